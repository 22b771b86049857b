import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { withCompanions } from '#trace/source/companions.ts';
import { translate, wholeFiles } from '#trace/source/languages.ts';
import { piecesOf } from '#trace/source/pieces.ts';
import { type Form, oneFile } from '#trace/source/take-home.ts';
import { floatLanguages, languages } from '#translate/languages.ts';
import { pageUrl } from '../../browser/figure.ts';
import { dropRoutes } from '../../browser/routes.ts';
import { openBrowser } from '../../browser/support.ts';
import { compileErrors, loadSnippet } from '../../pages/run-snippet.ts';
import { library } from '../../support/library.ts';
import { wrongAnswers } from '../../support/right-answers.ts';

// Ticking functions and downloading them: copied, saved, by keyboard, and with a file that cannot
// be loaded.

const browser = await openBrowser();
afterAll(() => browser.close());

const fileOf = (form: Form, ...names: string[]) =>
  oneFile(
    names.map((name) => piecesOf(library, name)),
    form,
  ).text;

const boxOf = (page: Page, name: string) =>
  page.locator('take-home').getByRole('checkbox', { name, exact: true });
const radioOf = (page: Page, name: string) =>
  page.locator('take-home').getByRole('radio', { name });
const buttonOf = (page: Page, name: string) =>
  page.locator('take-home').getByRole('button', { name });
const outcome = (page: Page) => page.locator('take-home .outcome').textContent();
const contents = (page: Page) => page.locator('take-home .contents-line').textContent();
const shown = (page: Page) => page.locator('take-home pre').textContent();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** The visible links in a function's row. */
const linksOf = async (page: Page, name: string) => {
  const row = page.locator('take-home tr').filter({ has: page.locator(`[value=${name}]`) });
  const texts = await row.locator('a:visible').allTextContents();
  return texts.map((text) => text.trim());
};
const ticked = (page: Page) =>
  page
    .locator('take-home input[type=checkbox][value]')
    .evaluateAll((all) =>
      all.flatMap((one) => (one instanceof HTMLInputElement && one.checked ? [one.value] : [])),
    );

describe('the table of a chapter', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900, clipboard: true });
  beforeEach(async () => {
    await page.goto('about:blank');
    await page.goto(pageUrl('circle-and-circle/'));
  });
  afterEach(async () => {
    await dropRoutes(page);
    // The chosen form is stored.
    await page.evaluate(() => localStorage.clear());
  });

  it('asks for no code before a reader turns to it', async () => {
    const names = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const isCode = (name: string) => /\/code\/|take-home-table/.test(name);
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    expect((await names()).filter(isCode)).toEqual([]);
    await boxOf(page, 'reflect').check();
    await expect.poll(async () => (await names()).filter(isCode).length).toBe(3);
  });

  it('copies what is ticked, at the first press', async () => {
    await buttonOf(page, 'Copy').evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => outcome(page)).toBe('Copied');
    expect(await copied(page)).toBe(fileOf('script', 'circlesIntersect'));
  });

  it.each([
    ['TypeScript', 'typescript'],
    ['JavaScript module', 'module'],
    ['plain <script>', 'script'],
  ] as const)('copies two functions as %s, and shows the same', async (label, form) => {
    await boxOf(page, 'reflect').check();
    await radioOf(page, label).check();
    await expect.poll(() => contents(page)).toContain('2 functions');
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toBe('Copied');
    const source = await copied(page);
    expect(source).toBe(fileOf(form, 'circlesIntersect', 'reflect'));
    expect(await shown(page)).toBe(source);
    expect(await page.locator('take-home pre').isVisible()).toBe(false);
    await page.getByText('Show it').click();
    expect(await page.locator('take-home pre').isVisible()).toBe(true);
  });

  it('saves a file that works, named after its function or after the chapter', async () => {
    const save = async () => {
      const saving = page.waitForEvent('download');
      await buttonOf(page, 'Download').click();
      const download = await saving;
      return {
        name: download.suggestedFilename(),
        text: readFileSync(await download.path(), 'utf8'),
      };
    };
    await radioOf(page, 'TypeScript').check();
    const alone = await save();
    expect(alone.name).toBe('circlesIntersect.ts');
    expect(compileErrors(alone.text, 'ts')).toEqual([]);
    const { circlesIntersect } = await loadSnippet(alone.text, 'ts');
    expect(wrongAnswers('circlesIntersect', circlesIntersect)).toEqual([]);
    await expect.poll(() => outcome(page)).toBe('Saved as circlesIntersect.ts');

    await page.getByRole('checkbox', { name: 'Tick all functions' }).check();
    await radioOf(page, 'plain').check();
    const all = await save();
    expect(all.name).toBe('circle-and-circle.global.js');
    const world = vm.createContext({});
    vm.runInContext(all.text, world);
    const names = await ticked(page);
    expect(names.flatMap((name) => wrongAnswers(name, world[name]))).toEqual([]);
  });

  it('ticks and unticks all, and the box for all follows', async () => {
    const all = page.getByRole('checkbox', { name: 'Tick all functions' });
    const isMixed = () => all.evaluate((one: HTMLInputElement) => one.indeterminate);
    await boxOf(page, 'reflect').check();
    await expect.poll(isMixed).toBe(true);
    await all.check();
    expect((await ticked(page)).length).toBe(await page.locator('take-home tbody tr').count());
    expect(await isMixed()).toBe(false);
    await all.uncheck();
    expect(await ticked(page)).toEqual([]);
    await expect.poll(() => contents(page)).toContain('Nothing is ticked');
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toContain('Nothing is ticked');
  });

  it('ticks all, though its script comes later', async () => {
    await page.route(/take-home-table\.[\w-]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.getByRole('checkbox', { name: 'Tick all functions' }).check();
    const count = await page.locator('take-home tbody tr').count();
    await expect.poll(async () => (await ticked(page)).length).toBe(count);
    await expect.poll(() => contents(page)).toContain(`${count} functions`);
  });

  it('can be used by keyboard alone', async () => {
    await boxOf(page, 'circlesIntersect').focus();
    await page.keyboard.press('Space');
    // To the next row, past this one's two files and its page.
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await ticked(page)).toEqual(['collideCircles']);
    await radioOf(page, 'plain').focus();
    await page.keyboard.press('ArrowDown');
    // Past the language choice.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => outcome(page)).toBe('Copied');
    expect(await copied(page)).toBe(fileOf('module', 'collideCircles'));
  });

  it('says so when the code does not come, keeps the ticks, and tries again', async () => {
    await page.route(/\/code\/reflect\.json$/, (route) => route.abort());
    await boxOf(page, 'reflect').check();
    await expect.poll(() => outcome(page)).toMatch(/^The code could not be loaded\. Check /);
    expect(await contents(page)).toBe('2 ticked, not loaded.');
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toMatch(/^The code could not be loaded/);
    expect(await ticked(page)).toEqual(['circlesIntersect', 'reflect']);

    await dropRoutes(page);
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toBe('Copied');
    expect(await copied(page)).toBe(fileOf('script', 'circlesIntersect', 'reflect'));
  });

  it('says so when a host answers with a page of its own', async () => {
    await page.route(/\/code\/reflect\.json$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not found' }),
    );
    await boxOf(page, 'reflect').check();
    await expect.poll(() => outcome(page)).toMatch(/^The code could not be loaded/);
  });

  it('says so when its own script does not come, and works once it has', async () => {
    await page.route(/take-home-table\.[\w-]+\.js$/, (route) => route.abort());
    await boxOf(page, 'reflect').check();
    await expect.poll(() => outcome(page)).toMatch(/^The code could not be loaded/);
    await dropRoutes(page);
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toBe('Copied');
    expect(await copied(page)).toBe(fileOf('script', 'circlesIntersect', 'reflect'));
  });

  it('says what to do where the browser forbids copying', async () => {
    await page.evaluate(() => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      navigator.clipboard.writeText = refuse;
      navigator.clipboard.write = refuse;
    });
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toContain('does not allow copying');
  });

  it('makes the file of the last tick, whichever comes first', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      void page.route(/\/code\/collideCircles\.json$/, async (route) => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        await route.continue();
      });
    });
    await boxOf(page, 'collideCircles').check();
    await isAsked;
    await boxOf(page, 'collideCircles').uncheck();
    await boxOf(page, 'reflect').check();
    await expect.poll(() => shown(page)).toBe(fileOf('script', 'circlesIntersect', 'reflect'));
    const came = page.waitForResponse(/collideCircles\.json$/);
    answer();
    await (await came).finished();
    expect(await shown(page)).toBe(fileOf('script', 'circlesIntersect', 'reflect'));
  });
});

describe('the table of all functions', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });

  it('has the ticks of the chapter that a reader comes from, and makes one file of both', async () => {
    await page.goto(pageUrl('circle-and-circle/'));
    await boxOf(page, 'reflect').check();
    await expect.poll(() => contents(page)).toContain('2 functions');
    await page.getByRole('link', { name: 'Add functions from other chapters' }).click();
    await page.waitForURL('**/reference/#tick=circlesIntersect,reflect');
    await expect.poll(() => ticked(page)).toEqual(['circlesIntersect', 'reflect']);
    await radioOf(page, 'TypeScript').check();
    await boxOf(page, 'slide').check();
    await expect
      .poll(() => shown(page))
      .toBe(fileOf('typescript', 'circlesIntersect', 'slide', 'reflect'));
    expect(await page.locator('take-home .usage code').textContent()).toMatch(/first-contact\.ts/);
  });

  it('ticks the casts with the function that calls one, and they can be unticked', async () => {
    await page.goto(pageUrl('reference/'));
    expect(await contents(page)).toContain('Nothing is ticked');
    await boxOf(page, 'moveAndSlide').check();
    const together = withCompanions(library, ['moveAndSlide']);
    await expect.poll(async () => (await ticked(page)).toSorted()).toEqual(together.toSorted());
    await boxOf(page, 'castCircleAgainstPolygon').uncheck();
    await expect.poll(() => contents(page)).toContain(`${together.length - 1} functions`);
    await page.locator('[data-file-language]').selectOption('rust');
    await expect.poll(() => shown(page)).toMatch(/pub fn cast_circle_against_box/);
  });

  it('is kept in the form that was chosen last, script and module too', async () => {
    await page.goto(pageUrl('reference/'));
    await page.locator('take-home').scrollIntoViewIfNeeded();
    await expect.poll(() => radioOf(page, 'another').isChecked()).toBe(true);
    await radioOf(page, 'JavaScript module').check();
    await page.goto(pageUrl('nine-zones/'));
    await page.locator('take-home').scrollIntoViewIfNeeded();
    await expect.poll(() => radioOf(page, 'JavaScript module').isChecked()).toBe(true);
    await page.evaluate(() => localStorage.clear());
  });

  it('says that a file is loading, until it is there', async () => {
    let go = () => {};
    const isSlow = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\/code\/slide\.json$/, async (route) => {
      await isSlow;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(pageUrl('reference/'));
    await boxOf(page, 'slide').check();
    await expect.poll(() => contents(page)).toBe('1 ticked, loading.');
    go();
    await expect.poll(() => contents(page)).toContain('1 function');
    await boxOf(page, 'slide').uncheck();
    expect(await contents(page)).toContain('Nothing is ticked');
    await dropRoutes(page);
  });

  it('denies no tick while its script loads', async () => {
    let go = () => {};
    const isSlow = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/take-home-table\.[\w-]+\.js$/, async (route) => {
      await isSlow;
      await route.continue();
    });
    await page.goto('about:blank');
    await page.goto(pageUrl('reference/'));
    await boxOf(page, 'slide').check();
    expect(await contents(page)).toBe('');
    go();
    await expect.poll(() => contents(page)).toContain('1 function');
    await dropRoutes(page);
  });
});

describe('the table in another language', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900, clipboard: true });
  const choice = page.locator('[data-file-language]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const piecesAsked = () => asked.filter((path) => path.startsWith('/code/pieces.'));
  beforeEach(async () => {
    asked.length = 0;
    await page.goto(pageUrl('circle-and-circle/'));
  });
  afterEach(async () => {
    await dropRoutes(page);
    await page.evaluate(() => localStorage.clear());
  });

  it.each(languages.map((one) => [one.name, one] as const))(
    'copies two functions in %s, and shows the same',
    async (_, language) => {
      await boxOf(page, 'reflect').check();
      expect(piecesAsked()).toEqual([]);
      await choice.selectOption(language.id);
      const { text } = translate(language, ['circlesIntersect', 'reflect'], 'circle-and-circle');
      await expect.poll(() => shown(page)).toBe(text);
      expect(await contents(page)).toMatch(/^2 functions, .* \d+ lines, MIT License\.$/);
      expect(piecesAsked()).toEqual([`/code/pieces.${language.extension}.json`]);
      await buttonOf(page, 'Copy').click();
      await expect.poll(() => outcome(page)).toBe('Copied');
      expect(await copied(page)).toBe(text);
    },
  );

  it('saves it by a name that the language can import', async () => {
    await choice.selectOption('python');
    const save = async () => {
      const saving = page.waitForEvent('download');
      await buttonOf(page, 'Download').click();
      return (await saving).suggestedFilename();
    };
    expect(await save()).toBe('circles_intersect.py');
    await boxOf(page, 'reflect').check();
    expect(await save()).toBe('circle_and_circle.py');
    expect(await page.locator('take-home .usage code').textContent()).toBe(
      'from circle_and_circle import circles_intersect, reflect',
    );
    await choice.selectOption('java');
    expect(await save()).toBe('FirstContact.java');
  });

  it('is the language of the listings, and is kept', async () => {
    const listing = page.locator('.listing[data-fn="circlesIntersect"] [data-language-choice]');
    await choice.selectOption('rust');
    await expect.poll(() => listing.first().inputValue()).toBe('rust');
    await page.reload();
    await choice.scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).toMatch(/pub fn circles_intersect/);
    const link = page.locator('take-home').getByRole('link', { name: 'reflect.rs' });
    expect(await link.getAttribute('download')).toBe('reflect.rs');
    expect(await choice.inputValue()).toBe('rust');
    await listing.first().selectOption('lua');
    await expect.poll(() => shown(page)).toMatch(/local function circlesIntersect/);
    await radioOf(page, 'TypeScript').check();
    await expect.poll(() => shown(page)).toBe(fileOf('typescript', 'circlesIntersect'));
  });

  it('links the files in the chosen language alone', async () => {
    const links = () => linksOf(page, 'reflect');
    expect(await links()).toEqual(['.ts', '.js', 'details']);
    await choice.selectOption('rust');
    await expect.poll(links).toEqual(['.ts', '.js', '.rs', 'details']);
    await choice.selectOption('glsl');
    await expect.poll(links).toEqual(['.ts', '.js', '.glsl', 'details']);
  });

  it('has 32 bits where the language has them', async () => {
    const bits = page.locator('[data-file-bits]');
    const cost = page.locator('take-home .cost-of-floats');
    expect(await bits.isVisible()).toBe(false);
    expect(await cost.isVisible()).toBe(false);
    await choice.selectOption('csharp');
    await bits.selectOption('32');
    const [csharp] = floatLanguages;
    await expect.poll(() => shown(page)).toBe(translate(csharp!, ['circlesIntersect']).text);
    expect(await cost.locator('a').getAttribute('href')).toBe('/exactness/#far-from-the-origin');
    expect(await cost.isVisible()).toBe(true);
    await choice.selectOption('python');
    await expect.poll(() => shown(page)).toMatch(/def circles_intersect/);
    expect(await bits.isVisible()).toBe(false);
    expect(await cost.isVisible()).toBe(false);
    // A shader has no other forms.
    await choice.selectOption('glsl');
    await expect.poll(() => shown(page)).toMatch(/bool circlesIntersect/);
    expect(await bits.isVisible()).toBe(false);
    expect(await cost.isVisible()).toBe(true);
    await boxOf(page, 'findIntersectingPairs').check();
    await expect.poll(() => contents(page)).toContain('findIntersectingPairs is not in GLSL');
  });

  it('says so when it does not come, and tries again', async () => {
    await page.route(/pieces\.rs\.json$/, (route) => route.abort());
    await choice.selectOption('rust');
    await expect.poll(() => outcome(page)).toMatch(/^The code could not be loaded/);
    await dropRoutes(page);
    await buttonOf(page, 'Copy').click();
    await expect.poll(() => outcome(page)).toBe('Copied');
    expect(await copied(page)).toContain('fn circles_intersect');
  });
});

it('without a script there are the files of each function, and nothing to tick', async () => {
  const { page, close } = await browser.newPage({ javaScript: false });
  await page.goto(pageUrl('circle-and-circle/'));
  expect(await page.locator('take-home input:visible, take-home button:visible').count()).toBe(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'reflect.js' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('reflect.js');
  expect(readFileSync(await download.path(), 'utf8')).toBe(fileOf('module', 'reflect'));
  await page.goto(pageUrl('reference/'));
  expect(await page.locator('take-home input:visible, take-home button:visible').count()).toBe(0);
  expect(await page.locator('.whole a:visible').count()).toBe(wholeFiles().length);
  await page.getByRole('link', { name: 'slide', exact: true }).click();
  await page.waitForURL('**/reference/slide/');
  await close();
});

it('works in a folder of a host', async () => {
  const { page, close } = await browser.newPage({ clipboard: true });
  await page.goto(new URL('nine-zones/', inject('subSiteUrl')).href);
  await boxOf(page, 'boxZone').check();
  await expect.poll(() => contents(page)).toContain('2 functions');
  await close();
});
