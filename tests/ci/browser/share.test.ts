import { afterAll, expect, it } from 'vitest';
import { figure as turnedShip } from '#chapters/start-here/figures/turned-ship.ts';
import { openFigure } from '../../browser/figure.ts';
import { bringsBack, isAsItStarts, openShared } from '../../browser/share.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';

// The address of one figure's position. share.test.ts of the nightly tests every kind.

const browser = await openBrowser();
afterAll(() => browser.close());
const { page, problems } = await browser.newPage();

it('an address brings back a figure as it was left', () =>
  bringsBack(page, 'start-here/', turnedShip, [
    ['ship.rotation', { x: 50, y: 62 }],
    ['ship.1', { x: 55, y: 30 }],
    ['circle.rim', { x: 42, y: 60 }],
  ]));

it('one that cannot be read gives the figure as it starts, and says so', async () => {
  const older = 'point-in-circle=0;62,49;40,31,26';
  await isAsItStarts(await openShared(page, 'point-and-circle/', older, 'point-in-circle'));
  expect(problems).toEqual(noProblems);
});

it('the address forgets a position that the figure has left', async () => {
  const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');
  const hash = () => page.evaluate(() => location.hash);
  await figure.getByRole('button', { name: 'Share' }).click();
  await expect.poll(hash).toMatch(/^#point-in-circle=/);
  await figure.getByRole('button', { name: 'inside', exact: true }).click();
  await expect.poll(hash).toBe('');
  expect(problems).toEqual(noProblems);
});
