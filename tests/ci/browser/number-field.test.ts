import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { fieldsOf, start } from '#figure/store.ts';
import {
  drag,
  drawn,
  handleIn,
  look,
  openFigure,
  placeInWindow,
  show,
} from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage();

const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
beforeEach(() => show(figure, 'point-in-circle=1;62,49;40,31,26'));

const field = (name: string) => figure.getByRole('textbox', { name, exact: true });

async function write(name: string, text: string, key = 'Enter') {
  await field(name).fill(text);
  await field(name).press(key);
}

const isInvalid = (name: string) =>
  field(name).evaluate((input) => input.getAttribute('aria-invalid'));

it('takes a number at Enter', async () => {
  await write('x of p', '40.25');
  const { fields, verdict, handles, pressed } = await look(figure);
  expect(fields['p.x']).toBe('40.25');
  expect(handles['p.at']).toBe('x 40.25, y 49');
  expect(verdict).toBe('hit: 8 inside the rim');
  expect(pressed).toEqual([]);
});

it('takes a number when it is left', async () => {
  await write('radius r', '20', 'Tab');
  expect((await look(figure)).fields['circle.radius']).toBe('20');
});

it('reads numbers as people write them', async () => {
  const seen: unknown[] = [];
  for (const text of [' 50 ', '12,5', '1e1']) {
    await write('x of p', text);
    const { fields, notice } = await look(figure);
    seen.push([text, fields['p.x'], notice]);
  }
  expect(seen).toEqual([
    [' 50 ', '50', ''],
    ['12,5', '12.5', ''],
    ['1e1', '10', ''],
  ]);
});

/** The allowed range in words: “from 3 to 93”. */
function range(name: string): string {
  const fields = fieldsOf(pointInCircle, start(pointInCircle).state);
  const { min, max } = fields.find(({ item }) => item.name === name)!.item;
  return `from ${min} to ${max}`;
}

const refused = [
  ['x of p', 'abc', 'x of p is “abc”', '62'],
  ['x of p', '', 'x of p is empty', '62'],
  ['y of p', '64.1', 'y of p is 64.1', '49'],
  ['x of c', '-1', 'x of c is -1', '40'],
  ['radius r', '0', 'radius r is 0', '26'],
  ['radius r', 'Infinity', 'radius r is “Infinity”', '26'],
] as const;

it('refuses what it may not be, says why, and keeps both the text and the last good value', async () => {
  const seen: unknown[] = [];
  const wanted: unknown[] = [];
  for (const [name, text, found, kept] of refused) {
    await show(figure, 'point-in-circle=1;62,49;40,31,26');
    const before = await look(figure);
    await write(name, text);
    const { notice, verdict, handles, pressed } = await look(figure);
    const [value, invalid] = [await field(name).inputValue(), await isInvalid(name)];
    const says = notice.replace('−', '-');
    seen.push({ name, value, invalid, says, verdict, handles, pressed });
    wanted.push({
      name,
      value: text,
      invalid: 'true',
      says: `${found}; give a number ${range(name)}. It is still ${kept}.`,
      verdict: before.verdict,
      handles: before.handles,
      pressed: before.pressed,
    });
  }
  expect(seen).toEqual(wanted);
});

it('says a refusal aloud at once', async () => {
  expect(await figure.locator('.notice').getAttribute('role')).toBe('alert');
});

it('is mended by a good value', async () => {
  await write('x of p', 'abc');
  await write('x of p', '50');
  const { fields, notice } = await look(figure);
  expect(fields['p.x']).toBe('50');
  expect(notice).toBe('');
  expect(await isInvalid('x of p')).toBeNull();
});

it('is mended by the value that it still is', async () => {
  await write('x of p', 'abc');
  await write('x of p', '62');
  const { fields, notice } = await look(figure);
  expect(fields['p.x']).toBe('62');
  expect(notice).toBe('');
  expect(await isInvalid('x of p')).toBeNull();
});

it('shows the true number again once something is dragged', async () => {
  await write('x of p', 'abc');
  const to = await placeInWindow(figure, pointInCircle.world, { x: 50, y: 40 });
  await drag(figure, 'circle.center', to);
  const { fields, notice } = await look(figure);
  expect(fields).toMatchObject({ 'p.x': '62', 'circle.x': '50' });
  expect(notice).toBe('');
  expect(await isInvalid('x of p')).toBeNull();
});

it('keeps what is being written while a different number is taken', async () => {
  await figure.evaluate(async (root) => {
    const [x, y] = root.querySelectorAll<HTMLInputElement>('input[data-field^="p."]');
    x!.value = '50';
    x!.dispatchEvent(new Event('change', { bubbles: true }));
    y!.value = '3';
    for (let i = 0; i < 6; i += 1) await new Promise(requestAnimationFrame);
  });
  expect((await look(figure)).fields).toMatchObject({ 'p.x': '50', 'p.y': '3' });
});

it('keeps arrow keys to itself', async () => {
  const before = await look(figure);
  await field('x of p').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await look(figure)).toEqual(before);
});

describe('the fields of the corner in hand', () => {
  const island = 'polygon-and-circle=1;80,10,5;20,20,60,20,60,50,20,50;0';
  let figure: Locator;
  beforeAll(async () => {
    const { page } = await browser.newPage();
    figure = await openFigure(page, 'embed/polygon-and-circle/', 'polygon-and-circle');
  });
  beforeEach(() => show(figure, island));

  const hold = async (id: string) => {
    await handleIn(figure, id).focus();
    await drawn(figure.page());
  };
  /** The text before and in the field, and its accessible name. */
  const seen = (axis: 'x' | 'y') =>
    figure
      .locator(`input[data-field="island.${axis}"]`)
      .evaluate((input: HTMLInputElement) => [
        input.closest('.field')?.firstElementChild?.textContent,
        input.value,
        input.ariaLabel,
      ]);
  const writeInto = async (axis: 'x' | 'y', text: string) => {
    const input = figure.locator(`input[data-field="island.${axis}"]`);
    await input.fill(text);
    await input.press('Enter');
  };

  it('change with it, in words and for a screen reader', async () => {
    expect(await seen('x')).toEqual(['corner 0: (', '20', 'x of corner 0']);
    await hold('island.2');
    expect(await seen('x')).toEqual(['corner 2: (', '60', 'x of corner 2']);
    expect(await seen('y')).toEqual(['', '50', 'y of corner 2']);
    await hold('circle.center');
    expect(await seen('y')).toEqual(['', '20', 'y of corner 0']);
  });

  it('put it where they are told to, and it stays in hand', async () => {
    await hold('island.2');
    await writeInto('x', '70,5');
    const { handles, active, notice } = await look(figure);
    expect(handles['island.2']).toBe('x 70.5, y 50');
    expect({ active, notice }).toEqual({ active: 'island.2', notice: '' });
    expect(await seen('x')).toEqual(['corner 2: (', '70.5', 'x of corner 2']);
  });

  it('write what makes it no polygon, and the figure says so, as after a drag', async () => {
    await hold('island.0');
    await writeInto('x', '90');
    expect((await look(figure)).verdict).toMatch(/^not simple: edges \d and \d cross or touch/);
  });

  it('refuse by its name, and show the next corner as it is', async () => {
    await hold('island.2');
    await writeInto('y', '62');
    expect((await look(figure)).notice).toBe(
      'y of corner 2 is 62; give a number from 3 to 61. It is still 50.',
    );
    await hold('island.3');
    expect((await look(figure)).notice).toBe('');
    expect(await seen('y')).toEqual(['', '50', 'y of corner 3']);
    expect(await figure.locator('[aria-invalid]').count()).toBe(0);
  });

  it('take up the same room, whichever corner it is', async () => {
    const boxes = new Set<string>();
    for (const index of [0, 1, 2, 3]) {
      await hold(`island.${index}`);
      const places = await figure
        .locator('.field, .hints')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      boxes.add(places.join());
    }
    expect(boxes.size).toBe(1);
  });
});
