import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { type Action, actions, performAll } from './actions.ts';

// Browsers that lack a feature, because they are old or it is disabled. The page reports what needs
// it, and everything else works.

const browser = await openBrowser();
afterAll(() => browser.close());

const chapter = 'point-and-circle/';
const kept: readonly Action[] = actions.filter((action) => action !== 'search');

/** Returns the actions that fail, and the page's messages. */
async function lost(page: Page, path: string, wanted = kept): Promise<Record<string, string>> {
  await page.goto(pageUrl(path));
  const outcomes = await performAll(page, wanted);
  expect(outcomes.length).toBeGreaterThan(2);
  return Object.fromEntries(
    outcomes
      .filter(({ result }) => result !== 'done')
      .map(({ action, result }) => [action, result]),
  );
}

async function pageWithout(lack: () => void) {
  const opened = await browser.newPage({ width: 1440, height: 900 });
  await opened.page.addInitScript(lack);
  return opened;
}

describe.each([
  [
    'IntersectionObserver and ResizeObserver',
    () => {
      for (const name of ['IntersectionObserver', 'ResizeObserver'])
        Reflect.deleteProperty(window, name);
    },
  ],
  [
    'requestIdleCallback, structuredClone, crypto.randomUUID and a clipboard, as pages by http have none',
    () => {
      for (const name of ['requestIdleCallback', 'structuredClone'])
        Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    },
  ],
  [
    'OffscreenCanvas, CompressionStream and BroadcastChannel',
    () => {
      for (const name of ['OffscreenCanvas', 'CompressionStream', 'BroadcastChannel']) {
        Reflect.deleteProperty(window, name);
      }
    },
  ],
] as const)('without %s', async (_, lack) => {
  const { page, problems } = await pageWithout(lack);

  it.each([chapter, 'playground/', 'museum/', 'embed/point-in-circle/'])(
    '/%s loses nothing',
    async (path) => {
      expect(await lost(page, path)).toEqual({});
      expect(problems).toEqual(noProblems);
    },
  );
});

const noWorker = /^There is no map, because this browser has no workers\.$|Code cannot run here/;

describe('without workers', async () => {
  const { page } = await pageWithout(() => Reflect.deleteProperty(window, 'Worker'));

  it('a chapter loses its maps and what runs edited code, in words', async () => {
    expect(await lost(page, chapter)).toEqual({
      'pointer-on-canvas: map':
        'The map of this figure could not be drawn. Press the figure to try again, or reload the page.',
      Edit: expect.stringMatching(noWorker),
      'map of the edit': expect.stringMatching(noWorker),
    });
  });

  it('a playground keeps its shapes, and says that it does not run', async () => {
    expect(await lost(page, 'playground/')).toEqual({
      'playground: judged': expect.stringMatching(noWorker),
    });
  });
});

describe('without a canvas', async () => {
  const { page } = await pageWithout(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });

  it('a chapter loses its maps and its program, in words', async () => {
    expect(await lost(page, chapter)).toEqual({
      'pointer-on-canvas: map':
        'The map of this figure could not be drawn. Press the figure to try again, or reload the page.',
      'map of the edit': 'There is no map, because this browser has no canvas.',
      'program: Play': expect.stringMatching(/^The program stopped with an error: /),
    });
  });
});
