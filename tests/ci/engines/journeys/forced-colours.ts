import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Driver, Wishes } from '../drivers/driver.ts';
import { type Journey, startJourney } from '../journey.ts';
import * as reader from '../reader.ts';

const root = reader.figureSelector(figure.name);

/** For a reader whose system forces colours, which WebKit does not support. */
export function showsInForcedColours(start: (wishes: Wishes) => Promise<Driver>) {
  describe('in forced colours', () => {
    let journey: Journey;
    beforeAll(async () => {
      journey = await startJourney(() => start({ forcedColours: true }));
      const { driver, open } = journey;
      await open('circle-and-circle/', reader.desktop);
      await reader.show(driver, figure, '30,33,15;54,40,18');
    });
    afterAll(() => journey?.close());

    /** The pixels of an element with a margin. */
    const shoot = async (selector: string, margin = 4) => {
      const { driver } = journey;
      await reader.drawn(driver);
      const box = await driver.evaluate((one) => {
        const all = [...document.querySelectorAll(one)];
        const found = all.find((element) => element.checkVisibility())!;
        if (!found.closest('.bar')) found.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = found.getBoundingClientRect();
        return { left, top, width, height };
      }, selector);
      const region = {
        left: Math.max(0, Math.floor(box.left - margin)),
        top: Math.max(0, Math.floor(box.top - margin)),
        width: Math.ceil(box.width + 2 * margin),
        height: Math.ceil(box.height + 2 * margin),
      };
      return sharp(await driver.screenshot())
        .extract(region)
        .greyscale()
        .raw()
        .toBuffer();
    };
    /** The number of clearly different pixels in two pictures of equal size. */
    const differing = (a: Buffer, b: Buffer) =>
      a.reduce((count, value, i) => count + Number(Math.abs(value - b[i]!) > 60), 0);

    it('the browser has them', async () => {
      const { driver } = journey;
      const has = await driver.evaluate(() => matchMedia('(forced-colors: active)').matches);
      expect(has).toBe(true);
    });

    const controls = [
      `${root} [data-handle="first.center"] .mark`,
      `${root} [data-handle="first.rim"] .mark`,
      `${root} [data-handle="second.center"] .mark`,
      `${root} [data-handle="second.rim"] .mark`,
      `${root} [data-preset="apart"]`,
      `${root} [data-motion="play"]`,
      `${root} .motion input`,
      `${root} [data-do="share"]`,
      `${root} .numbers > summary`,
      '.search-button',
      'theme-button button',
    ];

    it('handles and controls are seen', async () => {
      const faults = offenders(
        controls,
        (selector) => selector,
        async (selector) => {
          const { driver } = journey;
          const shown = await shoot(selector);
          const hide = (is: boolean) =>
            driver.evaluate(
              (one, opacity) => {
                for (const element of document.querySelectorAll<HTMLElement>(one)) {
                  element.style.opacity = opacity;
                }
              },
              selector,
              is ? '0' : '',
            );
          await hide(true);
          const hidden = await shoot(selector);
          await hide(false);
          expect(differing(shown, hidden)).toBeGreaterThan(20);
        },
      );
      expect(await faults).toEqual([]);
    });

    it('a hit is told from a miss by more than its words', async () => {
      const { driver } = journey;
      const mark = `${root} .ring-mark`;
      const hit = await shoot(mark, 0);
      await reader.click(driver, `${root} [data-preset="apart"]`);
      await reader
        .until(async () => (await reader.look(driver, figure.name)).verdict)
        .toMatch(/^miss/);
      const miss = await shoot(mark, 0);
      expect(differing(hit, miss)).toBeGreaterThan(20);
    });

    it('the focus is seen on a handle and on a button', async () => {
      const { driver } = journey;
      for (const selector of [
        `${root} [data-handle="second.center"]`,
        `${root} [data-preset="touching"]`,
      ]) {
        await driver.evaluate((one) => {
          const all = [...document.querySelectorAll<HTMLElement>(one)];
          all.find((element) => element.checkVisibility())!.focus();
        }, selector);
        await driver.press('Shift+Tab');
        const before = await shoot(selector);
        await driver.press('Tab');
        expect(await reader.hasFocus(driver, selector)).toBe(true);
        expect(differing(before, await shoot(selector))).toBeGreaterThan(20);
      }
    });
  });
}
