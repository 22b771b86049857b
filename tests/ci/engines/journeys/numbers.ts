import { describe, expect, it } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** A figure's number fields, which are folded at first. */
export function numbersUnfold({ driver, open, problems }: Journey) {
  describe('the numbers of a figure on a phone', () => {
    const fold = `${reader.figureSelector(figure.name)} .numbers`;
    const summary = `${fold} > summary`;
    const field = `${fold} input[data-field="p.x"]`;
    const isSeen = () =>
      driver.evaluate((one) => document.querySelector(one)!.checkVisibility(), field);
    const write = async (text: string) => {
      await reader.click(driver, field);
      await driver.evaluate(
        (one) => document.querySelector<HTMLInputElement>(one)!.select(),
        field,
      );
      await driver.type(text);
    };

    it('are typed once they are unfolded', async () => {
      await open('point-and-circle/', reader.phone);
      await reader.startFigure(driver, figure.name);
      expect(await isSeen()).toBe(false);
      await reader.click(driver, summary);
      await reader.until(isSeen).toBe(true);
      await write('40.25');
      await driver.press('Enter');
      const verdict = async () => (await reader.look(driver, figure.name)).verdict;
      await reader.until(verdict).toMatch(/^hit/);
    });

    it('stay in sight while one is refused, and fold when it is corrected', async () => {
      await write('abc');
      // Headless Firefox does not send a blur event, which would also refuse the number.
      await driver.press('Enter');
      const notice = async () => (await reader.look(driver, figure.name)).notice;
      await reader.until(notice).toMatch(/^x of p is “abc”/);
      await reader.click(driver, summary);
      await reader.drawn(driver);
      await reader.until(isSeen).toBe(true);
      await write('50');
      await driver.press('Enter');
      await reader.until(notice).toBe('');
      await reader.click(driver, summary);
      await reader.until(isSeen).toBe(false);
      expect(await problems()).toEqual([]);
    });
  });
}
