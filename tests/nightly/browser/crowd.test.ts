import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { figure as crowd } from '#chapters/circle-and-circle/figures/circles-crowd.ts';
import { distance, type Vec2 } from '#lib/index.ts';
import { look, openFigure, placeInWindow, placeOf, show } from '../../browser/figure.ts';
import { listingOn, placeOfMark, press, read, scrollTo, stepMarks } from '../../browser/listing.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// One handle for many circles. A circle that is dragged or tapped becomes the selected one.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage();
const figure = await openFigure(page, 'circle-and-circle/', 'circles-crowd');
const { circles } = crowd.presets[0].state.crowd;
/** A circle that no other overlaps. */
const { hits } = crowd.answer(crowd.presets[0].state);
const lonely = circles.findIndex((_, i) => i > 0 && !hits.has(i));
const from = circles[lonely]!.center;
const to: Vec2 = { x: 40, y: 40 };

beforeEach(() => show(figure, 'circles-crowd=1;12,0'));
const inWindow = (at: Vec2) => placeInWindow(figure, crowd.world, at);

describe('a circle that is not in hand', () => {
  it('is taken by its body with the mouse, and stays where the hand took it', async () => {
    const grabbed = { x: from.x + circles[lonely]!.radius / 2, y: from.y };
    const [start, end] = [await inWindow(grabbed), await inWindow(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    const { fields, active } = await look(figure);
    expect(active).toBe('crowd.center');
    expect(fields['crowd.selected']).toBe(String(lonely));
    expect(Number(fields['crowd.x'])).toBeCloseTo(to.x - circles[lonely]!.radius / 2, 0);
    expect(Number(fields['crowd.y'])).toBeCloseTo(to.y, 0);
    // The previously selected circle has not moved.
    await figure.locator('input[data-field="crowd.selected"]').fill('0');
    await page.keyboard.press('Enter');
    expect((await look(figure)).fields['crowd.x']).toBe(String(circles[0]!.center.x));
  });

  it('comes into the hand by a tap, without moving; the next tap brings it elsewhere', async () => {
    const at = await inWindow(from);
    await page.mouse.click(at.x, at.y);
    const taken = (await look(figure)).fields;
    expect(taken).toMatchObject({
      'crowd.selected': String(lonely),
      'crowd.x': String(from.x),
      'crowd.y': String(from.y),
    });
    const empty = await inWindow({ x: 78, y: 6 });
    await page.mouse.click(empty.x, empty.y);
    const { fields } = await look(figure);
    expect(fields['crowd.selected']).toBe(String(lonely));
    expect(Number(fields['crowd.x'])).toBeCloseTo(78, 0);
  });

  it('is given back by Escape', async () => {
    const before = await look(figure);
    const [start, end] = [await inWindow(from), await inWindow(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    expect((await look(figure)).fields['crowd.selected']).toBe(String(lonely));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect((await look(figure)).fields).toEqual(before.fields);
  });
});

describe('the listing beside a crowd too large to follow', () => {
  const listing = listingOn(page, 'findIntersectingPairs');
  /** It is traced when the drag pauses. */
  const says = (words: RegExp) =>
    page.waitForFunction(
      ([fn, pattern]) =>
        new RegExp(pattern!).test(
          document.querySelector(`.listing:not(.exercise)[data-fn="${fn}"] .step-words`)
            ?.textContent ?? '',
        ),
      ['findIntersectingPairs', words.source],
    );

  it('says that it shows but the beginning, and of few circles the answer again', async () => {
    await scrollTo(listing);
    await says(/^\d+ steps, and it returns \d+ pairs$/);
    await show(figure, 'circles-crowd=1;200,0');
    await scrollTo(listing);
    await says(/^A long run: its first \d+ steps$/);
    const { words, last } = await read(listing);
    expect(words).toBe(`A long run: its first ${last + 1} steps`);
    expect(last).toBeGreaterThan(1000);
    await show(figure, 'circles-crowd=1;12,0');
    await scrollTo(listing);
    const { pairs } = crowd.answer(crowd.presets[0].state);
    await says(new RegExp(`^\\d+ steps, and it returns ${pairs.length} pairs$`));
  });

  it('can be stepped through, and its table says how much it leaves out', async () => {
    await show(figure, 'circles-crowd=1;200,0');
    await scrollTo(listing);
    await says(/^A long run/);
    const { last } = await read(listing);
    await listing.locator('[data-step="more"]').click();
    await listing.locator('.steps input[type=range]').focus();
    for (const [key, step] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      const seen = await read(listing);
      expect(seen.step).toBe(step);
      expect(seen.words).toMatch(new RegExp(`^Step ${step + 1} of ${last + 1}, line \\d+`));
      expect(seen.here.length).toBe(1);
    }
    await press(listing, 'whole');
    const table = listing.locator('.run-table');
    await table.locator('summary').click();
    await table.locator('tbody tr').first().waitFor();
    const rows = await table.locator('tbody tr').count();
    expect(rows).toBeGreaterThan(100);
    expect(await table.locator('.left-out').textContent()).toBe(
      `${last + 1 - rows} more steps are left out.`,
    );
    await table.locator('summary').click();
  });

  it('does not keep the figure from following the hand', async () => {
    await show(figure, 'circles-crowd=1;200,0');
    const [start, end] = [await placeOf(figure, 'crowd.center'), await inWindow(to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    const { fields } = await look(figure);
    await page.mouse.up();
    expect(Number(fields['crowd.x'])).toBeCloseTo(to.x, 0);
    expect(Number(fields['crowd.y'])).toBeCloseTo(to.y, 0);
  });

  it('shows the step in the figure where the hand has put the circle', async () => {
    await show(figure, 'circles-crowd=1;200,0');
    await scrollTo(listing);
    await says(/^A long run/);
    // Circle 0, the selected one, is tested first.
    await press(listing, 'on');
    while (!(await stepMarks(figure)).includes('step-a')) await press(listing, 'on');
    await scrollTo(figure.locator('.stage'));
    const end = await inWindow(to);
    const from = await placeOf(figure, 'crowd.center');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    const hand = await placeOf(figure, 'crowd.center');
    expect(Math.hypot(hand.x - from.x, hand.y - from.y)).toBeGreaterThan(20);
    await expect
      .poll(async () => distance(await placeOfMark(figure, 'step-a'), hand))
      .toBeLessThan(1);
    await scrollTo(listing);
    await press(listing, 'whole');
  });

  it('and nothing goes wrong', () => {
    expect(problems).toEqual(noProblems);
  });
});
