import { afterAll, expect, it } from 'vitest';
import {
  useFigures,
  violationsInDark,
  violationsInLight,
  violationsOfShape,
} from './accessibility.ts';
import { pageUrl } from './figure.ts';
import { openBrowser } from './support.ts';

// One page of each kind. The nightly's accessibility-wide.test.ts and -narrow use the figures of every
// page.

const browser = await openBrowser();
afterAll(() => browser.close());

const chapter = 'point-and-circle/';

it('a page of each kind breaks no rule', async () => {
  const { page, close } = await browser.newPage({ width: 1440, height: 900 });
  const offenders: string[] = [];
  for (const path of ['', chapter, 'playground/', 'reference/boxIntersectsCircle/', 'museum/']) {
    await page.goto(pageUrl(path));
    if (path === chapter) await useFigures(page);
    const found = await violationsInLight(page, ['html']);
    if (path === chapter) found.push(...(await violationsInDark(page, ['html'])));
    offenders.push(...found.map((one) => `/${path}: ${one}`));
  }
  expect(offenders).toEqual([]);
  await close();
});

it('nor does a chapter on a phone, folded or not', async () => {
  const { page, close } = await browser.newPage({ width: 390, height: 900, touch: true });
  await page.goto(pageUrl(chapter));
  const folded = await violationsOfShape(page);
  await useFigures(page);
  expect([...folded, ...(await violationsOfShape(page))]).toEqual([]);
  await close();
});
