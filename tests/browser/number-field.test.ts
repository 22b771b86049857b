import { afterAll, beforeEach, expect, it } from 'vitest';
import { fieldsOf, start } from '../../src/figures/kit/store.ts';
import { figure as pointInCircle } from '../../src/figures/point-in-circle.ts';
import { drag, look, openFigure, placeInWindow, show } from './figure.ts';
import { openBrowser } from './support.ts';

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

it.each([
  [' 50 ', '50'],
  ['12,5', '12.5'],
  ['1e1', '10'],
])('reads %j as %s', async (text, shown) => {
  await write('x of p', text);
  const { fields, notice } = await look(figure);
  expect(fields['p.x']).toBe(shown);
  expect(notice).toBe('');
});

/** “from 3 to 93”: what a field allows. */
function range(name: string): string {
  const fields = fieldsOf(pointInCircle, start(pointInCircle).state);
  const { min, max } = fields.find(({ item }) => item.name === name)!.item;
  return `from ${min} to ${max}`;
}

it.each([
  ['x of p', 'abc', 'x of p is “abc”', '62'],
  ['x of p', '', 'x of p is empty', '62'],
  ['y of p', '64.1', 'y of p is 64.1', '49'],
  ['x of c', '-1', 'x of c is -1', '40'],
  ['radius r', '0', 'radius r is 0', '26'],
  ['radius r', 'Infinity', 'radius r is “Infinity”', '26'],
])('refuses %s = %j, says why, and keeps both the text and the last good value', async (...row) => {
  const [name, text, found, kept] = row;
  const before = await look(figure);
  await write(name, text);
  const after = await look(figure);
  expect(after.notice.replace('−', '-')).toBe(
    `${found}; give a number ${range(name)}. It is still ${kept}.`,
  );
  expect(await field(name).inputValue()).toBe(text);
  expect(await isInvalid(name)).toBe('true');
  expect(after.verdict).toBe(before.verdict);
  expect(after.handles).toEqual(before.handles);
  expect(after.pressed).toEqual(before.pressed);
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

it('keeps arrow keys to itself', async () => {
  const before = await look(figure);
  await field('x of p').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  expect(await look(figure)).toEqual(before);
});
