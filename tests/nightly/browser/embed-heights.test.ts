import { afterAll, expect, it } from 'vitest';
import known from '#site/embed-heights.json' with { type: 'json' };
import { drawn, pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import { embeds } from '../../pages/support.ts';

// Every figure by itself at the width for which the line to paste has its height. Heights that are new or
// have changed are written to src/site/embed-heights.json by `npm run test:nightly -- world embed-heights -u`.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 640, height: 900 });

const heights: Readonly<Record<string, number>> = known;
const measured: Record<string, number> = {};

it.each(embeds('dist').map(({ path }) => path))('%s starts without an error', async (path) => {
  await page.goto(pageUrl(path));
  await page.locator('first-contact-figure[data-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await drawn(page);
  measured[path.split('/').at(-2)!] = await page.evaluate(() =>
    Math.ceil(document.body.getBoundingClientRect().height),
  );
  expect(problems).toEqual(noProblems);
});

it('the line to paste has the height of each, with no more than 20 pixels to spare', async () => {
  const names = Object.keys(measured).sort();
  const right = names.map((name) => {
    const height = measured[name]!;
    const { [name]: now = 0 } = heights;
    // Browsers differ by a pixel: a height is changed only where it has to be.
    return [name, now >= height && now <= height + 20 ? now : 10 * Math.ceil((height + 2) / 10)];
  });
  const text = `${JSON.stringify(Object.fromEntries(right), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot('../../../src/site/embed-heights.json');
});
