import { describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const listing = 'section.listing:not(.exercise)[data-fn="pointInCircle"]';

/** Steps a live listing forwards and back, plays it, and moves its figure. */
export function listingSteps({ driver, open, problems }: Journey, size: typeof reader.desktop) {
  describe('a live listing', () => {
    // A listing off the screen does not update.
    const words = () =>
      driver.evaluate((selector) => {
        const said = document.querySelector(selector)!;
        said.scrollIntoView({ block: 'center', behavior: 'instant' });
        return said.textContent ?? '';
      }, `${listing} .step-words`);
    const press = (step: string) => reader.click(driver, `${listing} [data-step="${step}"]`);
    const stepOf = async () => Number(/^Step (\d+) of/.exec(await words())?.[1] ?? 0);

    it('tells the run of what is dragged', async () => {
      await open('point-and-circle/', size);
      // On a phone it is initially folded.
      await driver.evaluate((selector) => {
        document.querySelector<HTMLDetailsElement>(selector)!.open = true;
      }, `${listing} > .fold`);
      await reader.show(driver, pointInCircle, '62,49;40,31,26');
      await reader.until(words).toMatch(/false/);
      await reader.show(driver, pointInCircle, '50,40;40,31,26');
      await reader.until(words).toMatch(/true/);
    });

    it('steps on and back', async () => {
      await press('on');
      await reader.until(stepOf).toBe(1);
      await press('on');
      await reader.until(stepOf).toBe(2);
      await press('back');
      await reader.until(stepOf).toBe(1);
      const marked = () =>
        driver.evaluate(
          (selector) => document.querySelectorAll(`${selector} .line.here`).length,
          listing,
        );
      await reader.until(marked).toBe(1);
    });

    it('runs, and pauses', async () => {
      await press('more');
      await press('whole');
      await reader.until(stepOf).toBe(0);
      await press('play');
      await reader.until(stepOf).toBeGreaterThan(1);
      await press('whole');
      await reader.until(() => reader.textOf(driver, `${listing} [data-step="play"]`)).toBe('Run');
      expect(await problems()).toEqual([]);
    });
  });
}
