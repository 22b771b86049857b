import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { figure as rimMagnified } from '#chapters/exactness/figures/rim-magnified.ts';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { show as written } from '#figure/numbers.ts';
import { fieldsOf } from '#figure/store.ts';
import { drag, look, openFigure, placeInWindow, show } from './figure.ts';
import { openBrowser } from './support.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const { page } = await browser.newPage({ reducedMotion: true });

const { presets, world } = pointInCircle;
const [first, second] = presets;

describe('presets', async () => {
  const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
  const atStart = await look(figure);
  const click = (name: string) => figure.getByRole('button', { name, exact: true }).click();
  beforeEach(() => show(figure, 'point-in-circle=1;9,9;40,31,26'));

  it('give their positions, and the button of one alone is pressed', async () => {
    expect((await look(figure)).pressed).toEqual([]);
    const seen: unknown[] = [];
    for (const { label } of presets) {
      await click(label);
      const { verdict, pressed, fields } = await look(figure);
      seen.push({ label, verdict, pressed, fields });
    }
    const wanted = presets.map(({ label, state }) => {
      const { word, rest } = pointInCircle.verdict(state, pointInCircle.answer(state));
      const fields = fieldsOf(pointInCircle, { ...state });
      return {
        label,
        verdict: `${word}: ${rest}`,
        pressed: [label],
        fields: Object.fromEntries(fields.map(({ id, item }) => [id, written(item.value)])),
      };
    });
    expect(seen).toEqual(wanted);
  });

  it('are left as soon as something is moved', async () => {
    await click(first.label);
    await drag(figure, 'p.at', await placeInWindow(figure, world, { x: 9, y: 9 }));
    expect((await look(figure)).pressed).toEqual([]);
  });

  it('take a refusal away', async () => {
    await figure.getByRole('textbox', { name: 'radius r' }).fill('many');
    await figure.getByRole('textbox', { name: 'radius r' }).press('Enter');
    expect((await look(figure)).notice).not.toBe('');
    await click(second!.label);
    const { notice, fields } = await look(figure);
    expect(notice).toBe('');
    expect(fields['circle.radius']).toBe(written(second!.state.circle.radius));
  });

  it('and everything else end with Reset, which gives the figure as it starts', async () => {
    await click(second!.label);
    await drag(figure, 'circle.rim', await placeInWindow(figure, world, { x: 50, y: 20 }));
    await figure.getByRole('textbox', { name: 'x of p' }).fill('nowhere');
    await figure.getByRole('textbox', { name: 'x of p' }).press('Enter');
    await click('Reset');
    expect(await look(figure)).toEqual(atStart);
  });
});

describe('choices', async () => {
  // Another chapter, in another page of the browser.
  const other = await browser.newPage({ reducedMotion: true });
  const figure = await openFigure(other.page, 'exactness/', 'rim-magnified');
  const button = (part: string, option: string) =>
    figure.locator(`[data-part="${part}"][data-option="${option}"]`);
  const chosen = () =>
    figure
      .locator('[data-option][aria-pressed="true"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.option));
  // A float at a radius of 4096.
  beforeEach(() => show(figure, 'rim-magnified=1;0,2;2;0'));

  it('change one thing and leave the rest', async () => {
    expect(await chosen()).toEqual(['4096', 'float']);
    const { verdict, fields } = await look(figure);
    await button('format', 'double').click();
    const after = await look(figure);
    expect(await chosen()).toEqual(['4096', 'double']);
    expect(after.fields).toEqual(fields);
    expect(after.verdict).not.toBe(verdict);
  });

  it('draw the figure anew', async () => {
    const rim = () => figure.locator('[data-key="rim"]').getAttribute('points');
    const before = await rim();
    await button('radius', '100').click();
    await expect.poll(rim).not.toBe(before);
  });

  it('are set by presets too', async () => {
    const preset = rimMagnified.presets.at(-1)!;
    await figure.locator(`[data-preset="${preset.name}"]`).click();
    await look(figure);
    expect(await chosen()).toEqual([preset.state.radius, preset.state.format]);
  });
});
