import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { readShared } from '#figure/read-shared.ts';
import { share } from '#figure/share.ts';
import { start } from '#figure/store.ts';
import { deflated } from '#lab/notebook/deflated-text.ts';
import { writeEdit } from '#lab/notebook/shared-edit.ts';
import { firstScene } from '#lab/playground/examples.ts';
import { writeScene } from '#lab/playground/shared-scene.ts';
import { pageUrl, startFigures } from '../../browser/figure.ts';
import { noProblems, openBrowser, type Problems } from '../../browser/support.ts';
import { embeds, pages, pagesToOpen } from '../../pages/support.ts';
import { figures } from '../../support/all-figures.ts';
import { canary, hostile, payloads } from '../../support/hostile.ts';

// Malformed addresses in a real browser: in every figure's page, in embedded pages, in cells, in
// the playground, and for any page. Nothing in them runs, nothing throws, and a figure shows the
// library's result or a message. tests/kit and tests/notebook read many more in Node.

const browser = await openBrowser();
afterAll(() => browser.close());

const seed = Number(process.env.SEED ?? 1);
/** The number of addresses: 6000 in all. */
const count = { figures: 3000, embeds: 1000, cells: 1000, playgrounds: 600, pages: 400 };

const names = figures.map(({ name }) => name);
const ofStart = figures.map(({ figure }) => share(figure, figure.presets[0].state));
const sample = <One>(arbitrary: fc.Arbitrary<One>, numRuns: number, more = 0) =>
  fc.sample(arbitrary, { numRuns, seed: seed + more });

/** What a figure shows, and what it should show. */
interface Shown {
  readonly verdict: string;
  readonly notice: string;
  readonly state: Record<string, unknown> | null;
}

/** A page that records whether anything from an address has run. */
async function open() {
  const opened = await browser.newPage({ width: 1440, height: 900 });
  const dialogs: string[] = [];
  opened.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const isClean = async (problems: Problems) => {
    expect(dialogs).toEqual([]);
    expect(problems).toEqual(noProblems);
    expect(await opened.page.evaluate((name) => name in window, canary)).toBe(false);
  };
  return { ...opened, isClean };
}

/** The fragment after the browser's normalization. */
function decoded(written: string): string {
  const address = new URL('https://first-contact.example/');
  // A page does not see what follows ":~:", because it is for the browser.
  address.hash = written.replace(/:~:.*$/s, '');
  try {
    return decodeURIComponent(address.hash.slice(1));
  } catch {
    return address.hash.slice(1);
  }
}

/** The expected state of a figure after each of these fragments in turn. */
function expectedOf(name: string, fragments: readonly string[]): Shown[] {
  const { figure } = figures.find((one) => one.name === name)!;
  const first = start(figure);
  let { state } = first;
  let notice = '';
  return fragments.map((fragment) => {
    const shared = readShared(figure, decoded(fragment));
    // A fragment for something else changes nothing.
    if (shared) state = 'state' in shared ? shared.state : first.state;
    if (shared) notice = 'problem' in shared ? shared.problem.trim() : '';
    const { word, rest } = figure.verdict(state, figure.answer(state));
    return { verdict: `${word}: ${rest}`, notice, state };
  });
}

/**
 * Applies one fragment after the other like the address bar, and returns where the figure is wrong.
 * A browser ignores more than 200 changes in ten seconds.
 */
function giveAll(
  page: Page,
  name: string,
  fragments: readonly string[],
  expected: readonly Shown[] = [],
): Promise<string[]> {
  return page.evaluate(
    async ({ name, fragments, expected }) => {
      type Live = HTMLElement & { access: { state(): Record<string, unknown> } };
      const figure = document.querySelector<Live>(`[data-figure="${name}"]`);
      const text = (selector: string) => figure?.querySelector(selector)?.textContent?.trim() ?? '';
      const look = () => ({
        verdict: text('.verdict'),
        notice: text('.notice'),
        state: figure?.access.state() ?? null,
      });
      const wrong: string[] = [];
      for (const [i, fragment] of fragments.entries()) {
        const pause = new Promise((resolve) => setTimeout(resolve, 52));
        location.hash = fragment;
        await pause;
        const should = JSON.stringify(expected[i] ?? look());
        const end = performance.now() + 3000;
        while (JSON.stringify(look()) !== should && performance.now() < end) {
          await new Promise(requestAnimationFrame);
        }
        const is = JSON.stringify(look());
        if (is !== should)
          wrong.push(
            `after #${fragments[i - 1]?.slice(0, 80)}, #${fragment.slice(0, 80)} shows ${is.slice(0, 300)}, not ${should.slice(0, 300)}`,
          );
      }
      return wrong;
    },
    { name, fragments, expected },
  );
}

async function inPairs<One>(all: readonly One[], task: (one: One, i: number) => Promise<void>) {
  const left = [...all.entries()];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) await task(next[1], next[0]);
  };
  await Promise.all([lane(), lane()]);
}

const figuresOf = (html: string) =>
  [...html.matchAll(/<first-contact-figure[^>]* data-figure="([\w-]+)"/g)].map(([, name]) => name!);

describe('figures', () => {
  const chapters = pages('dist').filter(
    ({ path, html }) => !path.startsWith('/reference/') && figuresOf(html).length > 0,
  );
  const each = Math.ceil(count.figures / names.length);

  it('show what any address of theirs says, or why they do not', async () => {
    const met = new Set<string>();
    const wrong: string[] = [];
    let tried = 0;
    await inPairs(chapters, async ({ path, html }) => {
      const own = figuresOf(html).filter((name) => !met.has(name));
      for (const name of own) met.add(name);
      if (own.length === 0) return;
      const { page, problems, isClean, close } = await open();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pageUrl(path.slice(1)));
      await startFigures(page);
      for (const name of own) {
        const { figure } = figures.find((one) => one.name === name)!;
        const real = fc.constantFrom(...figure.presets.map(({ state }) => share(figure, state)));
        // Many changes leave the figure's name unknown, so that the address is ignored.
        const changed = sample(hostile(real, ofStart), each, names.indexOf(name));
        // Addresses for other figures of the page may also concern this one.
        const fragments = [share(figure, start(figure).state), ...changed];
        wrong.push(...(await giveAll(page, name, fragments, expectedOf(name, fragments))));
        tried += fragments.length;
      }
      await isClean(problems);
      await close();
    });
    expect(wrong).toEqual([]);
    expect(met.size).toBe(names.length);
    expect(tried).toBeGreaterThanOrEqual(count.figures);
  }, 300_000);

  it('to embed do so, too', async () => {
    const some = sample(fc.constantFrom(...embeds('dist')), 100);
    const wrong: string[] = [];
    await inPairs(some, async ({ path, html }, i) => {
      const [name = ''] = figuresOf(html);
      const { figure } = figures.find((one) => one.name === name)!;
      const { page, problems, isClean, close } = await open();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pageUrl(path.slice(1)));
      await startFigures(page);
      const real = fc.constant(share(figure, figure.presets[0].state));
      const fragments = sample(hostile(real, ofStart), count.embeds / some.length, i);
      wrong.push(...(await giveAll(page, name, fragments, expectedOf(name, fragments))));
      await isClean(problems);
      await close();
    });
    expect(wrong).toEqual([]);
  });
});

/** Code whose execution would be noticed. */
const codes = ['export const one = 1;', `window.${canary} = 1;`, ...payloads];

describe('code in an address', () => {
  it('of a cell is neither shown nor run before the reader says so', async () => {
    const { page, problems, isClean, close } = await open();
    const listings = ['circles-touch/circlesIntersect', 'touching-counts', 'nothing/here'];
    const real = await Promise.all(
      codes.flatMap((text) => listings.map((listing) => writeEdit({ listing, text }))),
    );
    const fragments = sample(hostile(fc.constantFrom(...real), real), count.cells);
    await page.goto(pageUrl('circle-and-circle/'));
    await startFigures(page);
    await giveAll(page, '', [...real, ...fragments]);
    expect(await page.locator('.cm-editor, iframe[title="Where edited code runs"]').count()).toBe(
      0,
    );
    // Only the last message remains.
    expect(await page.locator('.shared-edit').count()).toBeLessThan(2);
    await isClean(problems);
    await close();
  });

  it('of a playground is neither shown nor run before the reader says so', async () => {
    const { page, problems, isClean, close } = await open();
    const real = await Promise.all(
      codes.map(async (code) => `play=${await deflated(writeScene(firstScene(code)))}`),
    );
    const fragments = sample(hostile(fc.constantFrom(...real), real), count.playgrounds);
    await page.goto(pageUrl('playground/'));
    await page.locator('.playground[data-ready]').waitFor();
    const kept = () => page.evaluate(() => localStorage.getItem('first-contact:playground'));
    await expect.poll(kept).not.toBeNull();
    const before = await kept();
    await giveAll(page, '', [...fragments, ...real]);
    expect(await page.locator('.shared-edit').textContent()).toContain('not by us');
    expect(await kept()).toBe(before);
    await isClean(problems);
    await close();
  });
});

it('every page opens with any query and fragment, and runs nothing of them', async () => {
  const paths = [...pagesToOpen('dist').map(({ path }) => path.slice(1)), 'nothing-here/'];
  const real = fc.constantFrom(...ofStart, ...codes, 'the-idea', '_top');
  const rounds = Math.ceil(count.pages / paths.length);
  const addresses = sample(
    fc.tuple(hostile(real, ofStart), hostile(real, ofStart)),
    rounds * paths.length,
  ).map(([query, fragment], i) => {
    const address = new URL(pageUrl(paths[i % paths.length]!));
    address.hash = fragment.slice(0, 1_000_000);
    // The queries that a page reads, and arbitrary ones.
    address.search =
      i % 2 === 0
        ? `kind=${query.slice(0, 2000)}&theme=${query.slice(0, 50)}`
        : query.slice(0, 2000);
    return address.href;
  });
  await inPairs([0, 1], async (half) => {
    const { page, problems, isClean, close } = await open();
    for (const address of addresses.filter((_, i) => i % 2 === half)) {
      await page.goto(address);
      expect(await page.locator('h1').first().isVisible(), address.slice(0, 200)).toBe(true);
      // A missing page is also a page.
      problems.failedRequests = problems.failedRequests.filter(
        (one) => !one.includes('nothing-here'),
      );
      problems.consoleErrors = problems.consoleErrors.filter((one) => !one.includes('404'));
      await isClean(problems);
    }
    await close();
  });
}, 300_000);
