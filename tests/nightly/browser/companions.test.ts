import { afterAll, describe, expect, it } from 'vitest';
import { drawn, handleIn, look, pageUrl } from '../../browser/figure.ts';
import { listingOn, read, scrollTo } from '../../browser/listing.ts';
import { editPage } from '../../browser/scratch.ts';
import { openBrowser } from '../../browser/support.ts';

// The same figure twice in a page, each with its own companions.

const browser = await openBrowser();
afterAll(() => browser.close());

const { page } = await browser.newPage({ width: 1440, height: 1600 });
const errors: string[] = [];
page.on('pageerror', (error) => errors.push(String(error)));

const name = 'point-in-circle';
const piece = (html: string, tag: string, from: number) => {
  const end = html.indexOf(`</${tag}>`, from) + tag.length + 3;
  return html.slice(html.lastIndexOf(`<${tag}`, from), end);
};

await editPage(page, 'point-and-circle/', (html) => {
  const figure = piece(html, 'first-contact-figure', html.indexOf(`data-figure="${name}"`));
  const listing = piece(html, 'section', html.indexOf(`data-listing-figure="${name}"`));
  const formula = piece(html, 'div', html.indexOf(`data-figure-numbers="${name}"`));
  const of = (which: string) =>
    `<div class="formula-body">${formula.replace('data-figure-numbers', `data-of="${which}" data-figure-numbers`)}</div>`;
  const second = `<div id="second">${figure}${listing}</div>${of(`${name}#2`)}${of(`${name}#7`)}`;
  return html.replace(/<div class="spread">/, `${second}<div class="spread">`);
});
await page.goto(pageUrl('point-and-circle/'));
await page.evaluate(async () => {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-figure="point-in-circle"]')) {
    figure.scrollIntoView({ block: 'center', behavior: 'instant' });
    while (figure.dataset.ready === undefined) await new Promise(requestAnimationFrame);
  }
});
await drawn(page);

// In page order the added one comes first, and is #1.
const [added, own] = [0, 1].map((i) => page.locator(`[data-figure="${name}"]`).nth(i));
const wordsOf = async (i: number) => {
  const listing = listingOn(page, 'pointInCircle').nth(i);
  await scrollTo(listing);
  const { words, lines, parameters } = await read(listing);
  return JSON.stringify({ words, parameters, said: lines.map(({ said }) => said) });
};
const numbersOf = (selector: string) =>
  page.locator(`${selector} [data-live]`).allTextContents().then(String);

async function move(i: number) {
  await handleIn([added, own][i]!, 'p.at').focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await drawn(page);
}

describe('one figure twice in a page', () => {
  it('each drives only the listing beside it', async () => {
    const before = [await wordsOf(0), await wordsOf(1)];
    await move(0);
    expect(await wordsOf(0)).not.toBe(before[0]);
    expect(await wordsOf(1)).toBe(before[1]);
    const between = await wordsOf(0);
    await move(1);
    expect(await wordsOf(0)).toBe(between);
    expect(await wordsOf(1)).not.toBe(before[1]);
  });

  it('each has its own words and fields', async () => {
    const before = [await look(added!), await look(own!)];
    await move(1);
    expect(await look(added!)).toEqual(before[0]);
    expect((await look(own!)).fields).not.toEqual(before[1]!.fields);
  });

  it('a companion may name the one that it is of', async () => {
    const named = `[data-of="${name}#2"]`;
    await page.locator(named).scrollIntoViewIfNeeded();
    const before = await numbersOf(named);
    await move(0);
    await page.locator(named).scrollIntoViewIfNeeded();
    await drawn(page);
    expect(await numbersOf(named)).toBe(before);
    await move(1);
    await page.locator(named).scrollIntoViewIfNeeded();
    await expect.poll(() => numbersOf(named)).not.toBe(before);
  });

  it('one that names a figure which is not there is told of, and nothing else suffers', () => {
    const said = `Error: The page has no figure "${name}#7", only "${name}#1", "${name}#2".`;
    expect(new Set(errors)).toEqual(new Set([said]));
  });
});
