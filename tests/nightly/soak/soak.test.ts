import { afterAll, describe, expect, inject, it } from 'vitest';
import { diceOf } from '../../../scripts/soak/dice.mjs';
import { click, drawn, reach } from '../../../scripts/soak/page.mjs';
import { prepare } from '../../../scripts/soak/run.mjs';
import { fewestSamples } from '../../../scripts/soak/statistics.mjs';
import { judge } from '../../../scripts/soak/verdict.mjs';
import { stayOn } from '../../../scripts/soak/visits.mjs';
import { openBrowser } from '../../browser/support.ts';

// The soak notices a page that keeps what it should let go of, and has nothing against one that does not.

const browser = await openBrowser();
afterAll(() => browser.close());

/** A page whose button makes elements and takes them away again. */
const lab = (press: string) => `<!doctype html><html lang="en"><title>A lab</title>
<link rel="icon" href="/favicon.svg" /><main><button type="button">Press</button></main>
<script>
  const kept = [];
  document.querySelector('button').addEventListener('click', () => {
    const made = document.createElement('div');
    for (let i = 0; i < 40; i += 1) made.append(document.createElement('p'));
    document.body.append(made);
    made.remove();
    ${press}
  });
</script></html>`;

/** As many samples of a page as a verdict needs, with two presses of its button between two of them. */
async function soak(html: string) {
  const { page, close } = await browser.newPage();
  const path = 'soak-lab/';
  const url = inject('siteUrl');
  await page.route(url + path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const press = {
    name: 'press',
    weight: 1,
    needs: 'button',
    async act() {
      const button = await reach(page, 'button', 0);
      if (!button) return null;
      await click(page, button);
      await drawn(page);
      return button.name;
    },
  };
  const run = await prepare({
    name: 'lab',
    page,
    seed: 1,
    deeds: [press],
    handle: null,
    isMeasured: true,
    say: () => {},
    pause: 0,
    settling: 0,
  });
  const { reader, sample, samples, problems } = run;
  const isOver = () => samples.length >= fewestSamples;
  await stayOn({ page, reader, url, path, sample, isOver, between: 2 });
  await close();
  const rows = judge(samples, diceOf(1, 'lab', 0));
  const tooMuch = rows.filter(({ verdict }) => verdict === 'too much');
  return { problems, samples, tooMuch: tooMuch.map(({ measure }) => measure) };
}

describe('the soak', () => {
  it('has nothing against a page that lets go of what it made', async () => {
    const { tooMuch, problems } = await soak(lab(''));
    expect({ tooMuch, problems }).toEqual({ tooMuch: [], problems: [] });
  });

  // On no page are two of them counted as the same.
  it.each([
    [
      'elements, much of the heap, and workers',
      `kept.push(made, Array.from({ length: 20_000 }, Math.random));
       kept.push(new Worker(URL.createObjectURL(new Blob(['onmessage = () => {}']))));`,
      ['DOM nodes', 'JavaScript heap, MB', 'workers'],
    ],
    [
      'elements by a listener of the window',
      "window.addEventListener('resize', () => made.remove());",
      ['DOM nodes', 'listeners'],
    ],
    [
      'frames',
      "document.body.append(document.createElement('iframe'));",
      ['DOM nodes', 'documents', 'frames'],
    ],
  ])('notices a page that keeps %s', async (_, press, wanted) => {
    const { tooMuch, problems } = await soak(lab(press));
    expect(tooMuch).toEqual(expect.arrayContaining(wanted));
    expect(problems).toEqual([]);
  });

  it('notices an error, and what could not be loaded', async () => {
    const { problems } = await soak(lab("fetch('/missing'); throw new Error('spoiled');"));
    expect(problems.join('\n')).toMatch(/error: Error: spoiled/);
    expect(problems.join('\n')).toMatch(/failed: .*\/missing, 404/);
  });
});
