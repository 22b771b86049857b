import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Driver } from '../drivers/driver.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';
import { canvas, inks, openMap } from './map.ts';

/**
 * A browser that resists fingerprinting returns random colours from a canvas. The screen is right,
 * so take a screenshot, and read it in another browser.
 */
export function keepsColoursPrivate(journey: Journey, start: () => Promise<Driver>) {
  describe('in a browser that resists fingerprinting', () => {
    let driver: Driver;
    beforeAll(async () => {
      driver = await start();
    });
    afterAll(() => driver?.close());

    it('a map is painted in the colours of its legend', async () => {
      const { width, height } = reader.desktop;
      await driver.resize(width, height);
      await openMap({ driver, open: (path) => driver.goto(journey.url + path) });
      const box = await driver.evaluate((selector) => {
        const { left, top, width, height } = document
          .querySelector(selector)!
          .getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }, canvas);
      const picture = Buffer.from(await driver.screenshot()).toString('base64');
      await journey.open('start-here/');
      const shares = await journey.driver.evaluate(sharesOf, picture, box, inks);
      for (const [i, share] of shares.entries()) expect(share, inks[i]).toBeGreaterThan(0.01);
    });
  });
}

/** The share of each colour in a part of a picture. */
async function sharesOf(picture: string, box: number[], wanted: string[]): Promise<number[]> {
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(image, -left, -top);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = wanted.map(() => 0);
  for (let i = 0; i < data.length; i += 4) {
    const at = wanted.indexOf(data.slice(i, i + 4).join(' '));
    if (at >= 0) counts[at]! += 1;
  }
  return counts.map((count) => count / (width * height));
}
