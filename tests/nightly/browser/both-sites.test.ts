import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileAt, filesNamed } from '../../pages/support.ts';

it('has the same pictures and search scripts in a folder of a host, to the last byte', () => {
  const names = filesNamed(/^previews\/.*\.png$|^pagefind\/([^/]*\.(js|css)|wasm[^/]*)$/, 'dist');
  expect(names.length).toBeGreaterThan(100);
  expect(names).toContain('pagefind/pagefind-ui.js');
  const others = names.filter((name) => {
    const [one, other] = (['dist', 'dist-sub'] as const).map((of) =>
      readFileSync(fileAt(name, of)),
    );
    return !one!.equals(other!);
  });
  expect(others).toEqual([]);
});
