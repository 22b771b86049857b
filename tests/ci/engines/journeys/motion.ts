import { describe, expect, it } from 'vitest';
import { figure as segmentAndCircle } from '#chapters/line-and-circle/figures/segment-and-circle.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** A moving figure, driven by its slider, by keys, and by Play. */
export function figureMoves({ driver, open, problems }: Journey, size: typeof reader.desktop) {
  describe('a figure that moves', () => {
    const { name } = segmentAndCircle;
    const motion = `${reader.figureSelector(name)} .motion`;
    const play = `${motion} [data-motion="play"]`;
    const x = async () => Number((await reader.look(driver, name)).fields['circle.x']);
    const slider = () =>
      driver.evaluate((selector) => {
        const input = document.querySelector<HTMLInputElement>(selector)!;
        return { value: Number(input.value), says: input.ariaValueText ?? '' };
      }, `${motion} input`);

    it('goes to the moment where its slider is pressed', async () => {
      await open('line-and-circle/', size);
      await reader.startFigure(driver, name);
      const before = await x();
      // Beside the thumb, which would only be grabbed. The track ends half a thumb early.
      await reader.click(driver, `${motion} input`, 1 / 4);
      await reader.until(async () => (await slider()).says).toMatch(/^2[2-6] %, centre c at x /);
      await reader.until(x).not.toBe(before);
    });

    it('moves by the arrow keys of its slider', async () => {
      const before = await slider();
      await driver.press('ArrowRight');
      await reader.until(async () => (await slider()).value).toBeGreaterThan(before.value);
      await driver.press('Home');
      await reader.until(async () => (await slider()).says).toMatch(/^0 %/);
    });

    it('plays, and pauses', async () => {
      const before = await x();
      await reader.click(driver, play);
      await reader.until(() => reader.textOf(driver, play)).toBe('Pause');
      await reader.until(x).not.toBe(before);
      await reader.click(driver, play);
      await reader.until(() => reader.textOf(driver, play)).toBe('Play');
      const at = await x();
      await reader.drawn(driver);
      expect(await x()).toBe(at);
      expect(await problems()).toEqual([]);
    });
  });
}
