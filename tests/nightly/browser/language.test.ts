import { afterAll, describe, expect, it } from 'vitest';
import { allLanguages, translate } from '#trace/source/languages.ts';
import { floatLanguages } from '#translate/languages.ts';
import * as cells from '../../browser/cell.ts';
import { endRoutes } from '../../browser/routes.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// The language of listings is stored, and loaded only when it is chosen.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage({ width: 1440, height: 900, clipboard: true });

const listing = cells.listingIn(page);
const choice = listing.locator('[data-language-choice]');
const shown = listing.locator('.translated');
const asked: string[] = [];
page.on('request', (request) => asked.push(new URL(request.url()).pathname));
const codeAsked = () => asked.filter((path) => path.startsWith('/code/'));
const others = allLanguages.filter(({ id }) => id !== 'typescript');
const rust = others.find(({ id }) => id === 'rust')!;

describe('the language of a listing', () => {
  it('is TypeScript at first, and nothing is loaded for the others', async () => {
    await cells.openPage(page);
    await choice.scrollIntoViewIfNeeded();
    expect(await choice.inputValue()).toBe('');
    expect(await choice.locator('option').allTextContents()).toEqual([
      'TypeScript',
      ...others.map(({ name }) => name),
    ]);
    expect(codeAsked()).toEqual([]);
    expect(asked.filter((path) => path.includes('translated-listing'))).toEqual([]);
  });

  it.each(others.map((language) => [language.name, language] as const))(
    'is %s when that is chosen: read, and copied whole',
    async (name, language) => {
      await choice.selectOption(language.id);
      const isOfShaders = 'hasFloatsOnly' in language;
      const said = isOfShaders ? 'A shader uses 32-bit numbers' : `The ${name} code returns`;
      await shown.getByText(said).waitFor();
      const { text } = translate(language, ['circlesIntersect']);
      const words = (await shown.locator('pre').last().textContent()) ?? '';
      expect(words).toMatch(/circles_?intersect/i);
      expect(await listing.locator('.listed').first().isVisible()).toBe(false);
      await listing.locator('header copy-button button').click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      const href = await shown.locator('a').first().getAttribute('href');
      const file = await page.request.get(new URL(href ?? '', page.url()).href);
      expect(await file.text()).toBe(text);
    },
  );

  it('is kept for all listings and pages', async () => {
    await choice.selectOption('rust');
    await shown.getByText('The Rust code returns').waitFor();
    await page.reload();
    await choice.scrollIntoViewIfNeeded();
    await shown.getByText('The Rust code returns').waitFor();
    const other = page.locator('.listing:not(.exercise)[data-fn="collideCirclesSimply"]').first();
    await other.scrollIntoViewIfNeeded();
    await other.locator('.translated').getByText('The Rust code returns').waitFor();
    expect(await other.locator('[data-language-choice]').inputValue()).toBe('rust');
  });

  it.each(floatLanguages.map((one) => [one.name, one] as const))(
    'is %s when these are chosen, and says what they cost',
    async (_, language) => {
      const bits = listing.locator('[data-bits-choice]');
      await choice.scrollIntoViewIfNeeded();
      await choice.selectOption('python');
      await shown.getByText('The Python code returns').waitFor();
      expect(await bits.isVisible()).toBe(false);
      await choice.selectOption(language.id);
      await bits.selectOption('32');
      await shown.getByText('6 of the 7,280 yes-or-no results').waitFor();
      const { text } = translate(language, ['circlesIntersect']);
      await listing.locator('header copy-button button').click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
      expect(await shown.locator('a').first().textContent()).toBe(
        `circlesIntersect.${language.extension}`,
      );
      const more = await shown.locator('a').last().getAttribute('href');
      const target = await page.request.get(new URL(more ?? '', page.url()).href);
      expect(await target.text()).toContain('id="far-from-the-origin"');
      await page.reload();
      await choice.scrollIntoViewIfNeeded();
      await shown.getByText('6 of the 7,280 yes-or-no results').waitFor();
      expect(await bits.inputValue()).toBe('32');
      await bits.selectOption('');
      await shown.getByText('returns the same results as the TypeScript').waitFor();
    },
  );

  it('says why where it has no file of a function, and what 32 bits cost where it has', async () => {
    await cells.openPage(page);
    await choice.scrollIntoViewIfNeeded();
    await choice.selectOption('glsl');
    const more = shown.locator('a').last();
    await expect.poll(() => more.getAttribute('href')).toBe('/exactness/#far-from-the-origin');
    const before = codeAsked().length;
    await page.goto(new URL('/reference/moveAndSlide/', page.url()).href);
    const other = page.locator('.listing[data-fn="moveAndSlide"]');
    await other.scrollIntoViewIfNeeded();
    const reason = 'moveAndSlide is not in GLSL, because it calls your function';
    await other.locator('.translated').getByText(reason).waitFor();
    await page.locator('.signature .reason').getByText(reason).waitFor();
    expect(await other.locator('.listed').first().isVisible()).toBe(false);
    expect(codeAsked().length).toBe(before);
    await other.locator('[data-language-choice]').selectOption('');
    await other.locator('.listed').first().waitFor();
    expect(await page.locator('.signature .reason').isVisible()).toBe(false);
    await cells.openPage(page);
    await choice.scrollIntoViewIfNeeded();
  });

  it('is TypeScript again, lit and copied as before', async () => {
    await choice.selectOption('');
    await expect.poll(() => shown.count()).toBe(0);
    expect(await listing.locator('.listed').first().isVisible()).toBe(true);
    await listing.locator('header copy-button button').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^\/\/ circlesIntersect, from First Contact/);
    await page.reload();
    expect(await choice.inputValue()).toBe('');
  });

  it('that does not load says so, and what to do', async () => {
    expect(problems).toEqual(noProblems);
    await page.route('**/code/*.rs', (route) => route.abort());
    await cells.openPage(page);
    await choice.scrollIntoViewIfNeeded();
    await choice.selectOption('rust');
    await shown.getByText('The Rust code could not be loaded.').waitFor();
    await endRoutes(page);
    await choice.selectOption('');
    await choice.selectOption('rust');
    await shown.getByText('The Rust code returns').waitFor();
    expect(translate(rust, ['circlesIntersect']).text).toContain('fn circles_intersect');
  });
});

it('is TypeScript again if that is chosen before the listing was seen in another language', async () => {
  const { page: own, problems: wrong, close } = await browser.newPage();
  const addresses: string[] = [];
  own.on('request', (request) => addresses.push(request.url()));
  await cells.openPage(own);
  const list = cells.listingIn(own).locator('[data-language-choice]');
  await list.scrollIntoViewIfNeeded();
  // The first time loads the code that shows them.
  await list.selectOption('rust');
  await cells.listingIn(own).getByText('The Rust code returns').waitFor();
  await list.selectOption('');
  await list.evaluate(async (choice: HTMLSelectElement) => {
    const choose = (language: string) => {
      choice.value = language;
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const { port1, port2 } = new MessageChannel();
    for (let times = 0; times < 20; times += 1) {
      choose('rust');
      await new Promise(requestAnimationFrame);
      // After the browser has observed the listing, and before the page is notified.
      const between = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage('');
      await between;
      choose('');
      await new Promise(requestAnimationFrame);
    }
  });
  await own.waitForLoadState('networkidle');
  expect(addresses.filter((address) => address.includes('undefined'))).toEqual([]);
  expect(await cells.listingIn(own).locator('.translated').count()).toBe(0);
  expect(wrong).toEqual(noProblems);
  await close();
});
