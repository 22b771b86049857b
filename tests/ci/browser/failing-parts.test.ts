import { afterAll, expect, it } from 'vitest';
import { drawn, look, openFigure, show } from '../../browser/figure.ts';
import { listingOn, read, scrollTo } from '../../browser/listing.ts';
import {
  editFile,
  figureScript,
  replaceExport,
  runScript,
  surveyScript,
} from '../../browser/scratch.ts';
import { openBrowser } from '../../browser/support.ts';

// What belongs to a figure fails: its words, its run, its survey.

const browser = await openBrowser();
afterAll(() => browser.close());

it('words that throw are told of, the rest follows', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  const code = `({ ...original, values(state, answer) {
    if (state.first.center.x < 20) throw new Error('no numbers');
    return original.values(state, answer);
  } })`;
  await replaceExport(page, figureScript('circles-touch'), 'figure', code);
  const figure = await openFigure(page, 'circle-and-circle/', 'circles-touch');
  // A formula's numbers are computed only while it is on the screen.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await show(figure, 'circles-touch=1;10,49,12;60,31,20');
  const fails =
    'The words and numbers do not follow this figure. Move it to try again, or reload the page.';
  await expect.poll(async () => (await look(figure)).notice).toBe(fails);
  expect((await look(figure)).fields['first.x']).toBe('10');
  await show(figure, 'circles-touch=1;40,31,12;60,31,20');
  await expect.poll(async () => (await look(figure)).notice).toBe('');
  expect((await look(figure)).verdict).toMatch(/^hit/);
  await close();
});

it('a run that throws as its listing comes into sight is told of, and the next one is shown', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  await editFile(page, figureScript(runScript('circlesIntersect')), (text) =>
    text.replace(
      /return\{circlesIntersect:(\w+)\}/,
      `return{get circlesIntersect(){if(globalThis.fails)throw Error('no run');return $1}}`,
    ),
  );
  const figure = await openFigure(page, 'circle-and-circle/', 'circles-touch');
  const listing = listingOn(page, 'circlesIntersect').first();
  await scrollTo(listing);
  await expect.poll(async () => (await read(listing)).words).toMatch(/^\d+ steps/);
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await drawn(page);
  await page.evaluate('globalThis.fails = true');
  await scrollTo(listing);
  const says = 'The listing does not follow this figure. Move it to try again, or reload the page.';
  await expect.poll(async () => (await look(figure)).notice).toBe(says);
  expect((await read(listing)).words).toBe(says);
  await page.evaluate('globalThis.fails = false');
  await show(figure, 'circles-touch=1;25,49,12;60,31,20');
  await expect.poll(async () => (await read(listing)).words).toMatch(/^\d+ steps/);
  expect((await look(figure)).notice).toBe('');
  await close();
});

it('a survey that throws frees the map, and says so', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  const name = 'voronoi-winding';
  await replaceExport(
    page,
    surveyScript(name),
    'survey',
    `(state) => {
      if (state.circle.radius > 12) throw new Error('no survey');
      return original(state);
    }`,
  );
  const figure = await openFigure(page, 'voronoi-regions/', name);
  const radius = figure.locator('input[data-field="circle.radius"]');
  const write = async (text: string) => {
    await radius.fill(text);
    await radius.press('Enter');
  };
  const legend = page.locator(`[data-truth-figure="${name}"]`);
  const canvas = figure.locator('canvas');
  const says =
    'The map of this figure could not be drawn. Press the figure to try again, or reload the page.';
  await write('8');
  await figure.locator('canvas[data-map="fine"]').waitFor();
  await write('13');
  await expect.poll(async () => (await look(figure)).notice).toBe(says);
  expect(await legend.locator('.truth-here').textContent()).toBe(says);
  expect(await legend.locator('[data-share]').first().textContent()).toBe('–');
  expect(await canvas.isVisible()).toBe(false);
  await write('9');
  await expect.poll(async () => (await look(figure)).notice).toBe('');
  await expect.poll(() => canvas.isVisible()).toBe(true);
  await expect.poll(() => legend.locator('[data-share]').first().textContent()).toContain('%');
  await close();
});
