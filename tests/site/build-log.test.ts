import { expect, test } from 'vitest';
import { pagesIn, stepsIn, warningsIn } from '../../scripts/build-log.mjs';

const log = `15:25:19 [WARN] [vite] \u001b[33m[MODULE_LEVEL_DIRECTIVE] \u001b[0mThe semantics of "use astro:head-inject" in
   \u001b[38;5;246m╭─[ src/content/docs/museum.mdx:2:6 ]
15:25:20 [build] Rearranging server assets...
15:25:21 [WARN] [vite] Something new is wrong:
   in src/figure/mount.ts
15:25:21 [build] 13 page(s) built in 16.57s
15:25:22 [ERROR] Another thing`;

test('of the warnings those are shown that somebody can do something about, whole', () => {
  expect(warningsIn(log)).toEqual([
    '15:25:21 [WARN] [vite] Something new is wrong:\n   in src/figure/mount.ts',
    '15:25:22 [ERROR] Another thing',
  ]);
});

test('the pages are counted', () => {
  expect(pagesIn(log)).toBe(13);
  expect(pagesIn('nothing')).toBeNaN();
});

test('the steps are shown as they begin', () => {
  expect(stepsIn('15:25:18 [build] Collecting build info...')).toEqual([]);
  expect(stepsIn(log)).toEqual(['Drawing the pages and figures']);
});
