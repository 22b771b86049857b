import type { Locator } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawn, figureOn, look, pageUrl, startFigure } from '../../browser/figure.ts';
import { listingOn, press, read, scrollTo } from '../../browser/listing.ts';
import { openBrowser } from '../../browser/support.ts';
import { observeShifts, shiftsOf } from './shifts.ts';

// On a narrow page the idea comes before the code, and the drawing stays visible beside its
// unfolded listing.

const browser = await openBrowser();
afterAll(() => browser.close());
const phone = { width: 390, height: 844 };

describe('on a phone', async () => {
  const { page } = await browser.newPage(phone);
  await observeShifts(page);
  await page.goto(pageUrl('nine-zones/'));
  const figure = await startFigure(page, 'nine-zones');
  const listing = listingOn(page, 'boxIntersectsCircleByZone');
  const summary = listing.locator('.fold > summary');
  const code = listing.locator('.listed').first();

  it('a listing is folded to its name, a sentence and how its run came out', async () => {
    expect(await code.isVisible()).toBe(false);
    expect(await summary.innerText()).toMatch(
      /boxIntersectsCircleByZone\s+Returns .*\.\s+\d+ steps, .*returns false/,
    );
  });

  it('so that the idea begins in the second screen', async () => {
    const top = await page
      .locator('main h2')
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThan(2 * phone.height);
  });

  it('its words follow the figure while it is folded', async () => {
    await scrollTo(summary);
    await figure.locator('[data-preset="inside"]').evaluate((one: HTMLElement) => one.click());
    await expect.poll(() => summary.innerText()).toMatch(/steps, .*returns true/);
  });

  it('unfolding it moves nothing above it', async () => {
    await scrollTo(summary);
    const topOf = () => summary.evaluate((one) => one.getBoundingClientRect().top);
    const before = await topOf();
    await summary.click();
    await drawn(page);
    expect(await topOf()).toBeCloseTo(before, 0);
  });

  it('unfolded it is up to date, and the drawing stays above it while it is stepped', async () => {
    await scrollTo(listing.locator('.listed .line').last());
    const seen = await press(listing, 'on');
    expect(seen.here.length).toBe(1);
    expect(seen.lines.some(({ reach }) => reach === 'later')).toBe(true);
    const stage = (await figure.locator('.stage').boundingBox())!;
    const bar = (await page.locator('.bar').boundingBox())!;
    expect(stage.y).toBeCloseTo(bar.y + bar.height, 0);
    expect(stage.height).toBeLessThan(phone.height / 3);
    const steps = (await listing.locator('.stepper').boundingBox())!;
    expect(steps.y).toBeGreaterThanOrEqual(stage.y + stage.height - 1);
    const line = (await listing.locator('.line.here').boundingBox())!;
    expect(line.y).toBeGreaterThanOrEqual(steps.y + steps.height - 1);
    expect((await read(listing)).words).toMatch(/^Step 1 of/);
  });

  it('a wider page unfolds all, and a narrow one folds again', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.locator('.below-900:not([open])').count()).toBe(0);
    expect(await code.isVisible()).toBe(true);
    expect(await summary.isVisible()).toBe(false);
    await page.setViewportSize(phone);
    await expect.poll(() => page.locator('.below-900[open]').count()).toBe(0);
  });

  it('loading shifts nothing', async () => {
    await page.goto(pageUrl('nine-zones/'));
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('paper has all unfolded', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => code.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
  });

  it('what is linked to is unfolded', async () => {
    await page.locator('a.lines').first().click();
    await expect.poll(() => page.locator('.listing .line:target').isVisible()).toBe(true);
  });
});

describe('the numbers of a figure', async () => {
  const { page } = await browser.newPage({ ...phone, touch: true });
  let figure: Locator;
  let fold: Locator;
  let summary: Locator;
  let field: Locator;
  beforeEach(async () => {
    await page.setViewportSize(phone);
    await page.goto(pageUrl('point-and-circle/'));
    figure = await startFigure(page, 'point-in-circle');
    fold = figure.locator('.numbers');
    summary = fold.locator('summary');
    // The helper unfolds them for tests that type.
    await summary.tap();
    field = fold.getByRole('textbox', { name: 'x of p' });
  });
  const write = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  const isOpen = () => fold.evaluate((one: HTMLDetailsElement) => one.open);

  it('are folded under what they are for', async () => {
    expect(await field.isVisible()).toBe(false);
    expect(await summary.innerText()).toBe('Numbers');
  });

  it('are typed once a tap has unfolded them, and a tap folds them', async () => {
    await summary.tap();
    await write('40.25');
    expect((await look(figure)).handles['p.at']).toMatch(/^x 40.25, /);
    await summary.tap();
    expect(await field.isVisible()).toBe(false);
  });

  it('are reached by the keyboard', async () => {
    await summary.focus();
    await page.keyboard.press('Tab');
    expect(await field.isVisible()).toBe(false);
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('stay in sight while one is refused', async () => {
    await summary.tap();
    await field.fill('abc');
    // The tap leaves the field, whose invalid number would be refused and folded away.
    await summary.tap();
    await expect.poll(isOpen).toBe(true);
    await drawn(page);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.isVisible()).toBe(true);
    expect(await figure.locator('.notice').isVisible()).toBe(true);
    await summary.tap();
    await drawn(page);
    expect(await isOpen()).toBe(true);
    await write('50');
    await summary.tap();
    expect(await field.isVisible()).toBe(false);
  });

  it('are folded on a wide page as well; a refused one stays in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await isOpen()).toBe(false);
    await summary.click();
    await write('abc');
    await summary.click();
    await drawn(page);
    expect(await field.isVisible()).toBe(true);
  });

  it('leave its conventions to the fold of its legend', async () => {
    const below = figure.getByText('y points up');
    const legend = page.locator('.legend-fold').first();
    const inLegend = legend.getByText('y points up');
    const seen = async () => [await below.isVisible(), await inLegend.isVisible()];
    expect(await seen()).toEqual([false, false]);
    await legend.locator('summary').tap();
    expect(await seen()).toEqual([false, true]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await seen()).toEqual([true, false]);
    await page.emulateMedia({ media: 'print' });
    expect(await seen()).toEqual([true, false]);
    await page.emulateMedia({ media: null });
  });
});

it('without a script all is unfolded, and there are no numbers to type', async () => {
  const { page, close } = await browser.newPage({ ...phone, javaScript: false });
  await page.goto(pageUrl('nine-zones/'));
  expect(await page.locator('.fold:not([open])').count()).toBe(0);
  expect(await page.locator('.listing .listed').first().isVisible()).toBe(true);
  expect(await page.locator('.numbers').count()).toBeGreaterThan(0);
  expect(await page.locator('.numbers > *:visible').count()).toBe(0);
  expect(await page.locator('.legend-fold .conventions').first().isVisible()).toBe(true);
  await close();
});

describe('on a wide page', async () => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });

  const topOf = (selector: string) =>
    page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);

  it('the drawing waits for a longer column beside it', async () => {
    const name = 'which-test';
    await page.goto(pageUrl('which-test/'));
    await startFigure(page, name);
    const stage = `[data-figure="${name}"] .stage`;
    await page.evaluate(() => window.scrollTo(0, 250));
    const before = await topOf(stage);
    await page.evaluate(() => window.scrollBy(0, 40));
    expect(await topOf(stage)).toBeCloseTo(before, 0);
    expect(await figureOn(page, name).locator('.stage').isVisible()).toBe(true);
    expect(before).toBeGreaterThanOrEqual(0);
  });
});
