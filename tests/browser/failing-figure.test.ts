import { afterAll, describe, expect, it } from 'vitest';
import { figureOn, handleIn, look, openFigure, show } from './figure.ts';
import { figureScript, replaceExport } from './scratch.ts';
import { openBrowser } from './support.ts';

// A figure whose own code throws.

const browser = await openBrowser();
afterAll(() => browser.close());

const stays =
  'This position could not be computed, so the figure stays as it was. Try another one.';

describe.each(['answer', 'draw'])('a figure whose %s throws left of 20', async (method) => {
  const { page } = await browser.newPage({ width: 1440, height: 900 });
  const draw = `*draw(state, answer, view) {
    yield* original.draw(state, answer, view);
    if (state.first.center.x < 20) throw new Error('no drawing');
  }`;
  const answer = `answer(state) {
    if (state.first.center.x < 20) throw new Error('no answer');
    return original.answer(state);
  }`;
  const code = `({ ...original, ${method === 'draw' ? draw : answer} })`;
  await replaceExport(page, figureScript('circles-touch'), 'figure', code);
  const figure = await openFigure(page, 'circle-and-circle/', 'circles-touch');

  it('stays as it was, says so, and goes on', async () => {
    await show(figure, 'circles-touch=1;25,49,12;60,31,20');
    const before = await look(figure);
    const marks = () =>
      figure.locator('svg.drawing').evaluate((svg) => svg.innerHTML.replaceAll(' lit', ''));
    const drawing = await marks();
    await handleIn(figure, 'first.center').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    const after = await look(figure);
    expect(after).toEqual({ ...before, notice: stays });
    expect(await marks()).toBe(drawing);

    await page.keyboard.press('ArrowRight');
    const { fields, notice } = await look(figure);
    expect(fields['first.x']).toBe('26');
    expect(notice).toBe('');
  });

  it('shows no such position of an address', async () => {
    await show(figure, 'circles-touch=1;30,49,12;60,31,20');
    const before = await look(figure);
    await show(figure, 'circles-touch=1;10,49,12;60,31,20');
    expect(await look(figure)).toEqual({ ...before, notice: stays });
  });

  it('is no matter to the others', async () => {
    const other = await openFigure(page, 'circle-and-circle/', 'circles-grown');
    expect((await look(other)).notice).toBe('');
  });
});

it('a figure that throws at once stays a still drawing, and says so', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  const code = `({ ...original, answer() { throw new Error('no answer'); } })`;
  await replaceExport(page, figureScript('circles-touch'), 'figure', code);
  await openFigure(page, 'circle-and-circle/', 'circles-grown');
  const figure = figureOn(page, 'circles-touch');
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(() => figure.locator('.notice').textContent())
    .toBe(
      'This could not start, so it is only a picture. Press it to try again, or reload the page.',
    );
  expect(await figure.locator('svg.drawing:visible .handle').count()).toBeGreaterThan(1);
  await close();
});
