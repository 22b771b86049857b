import { describe, expect, it } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-exercise.ts';
import { figure as circlesTouch } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

/** The page announces each action exactly once. */
export function doingsAreSaid({ driver, open }: Journey) {
  const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';

  /** Records the announcements for screen readers. */
  const listen = () =>
    driver.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const live = '[role=status], [role=alert], [aria-live]';
      // Hidden elements are not announced.
      const isTold = (region: Element) =>
        region.ariaLive !== 'off' &&
        !region.closest('[aria-hidden="true"], [inert]') &&
        region.checkVisibility({ visibilityProperty: true });
      const note = ({ target }: MutationRecord) => {
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(live);
        const words = region?.textContent?.trim();
        if (region && words && isTold(region)) heard.push(words);
      };
      const observer = new MutationObserver((changes) => changes.forEach(note));
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  const heard = () =>
    driver.evaluate(() => (window as unknown as { heard: string[] }).heard.slice());

  it('what is hidden from a screen reader is not heard here either', async () => {
    await open('circle-and-circle/', reader.desktop);
    await listen();
    await driver.evaluate(() => {
      const say = (words: string, alter: (region: HTMLElement, around: HTMLElement) => void) => {
        const [around, region] = [document.createElement('div'), document.createElement('p')];
        region.role = 'status';
        alter(region, around);
        around.append(region);
        document.querySelector('main')!.append(around);
        region.textContent = words;
      };
      say('not there', (_, around) => Object.assign(around, { hidden: true }));
      say('invisible', ({ style }) => Object.assign(style, { visibility: 'hidden' }));
      say('hidden', (_, around) => Object.assign(around, { ariaHidden: 'true' }));
      say('inert', (_, around) => Object.assign(around, { inert: true }));
      say('switched off', (region) => Object.assign(region, { ariaLive: 'off' }));
      say('out of sight', ({ classList }) => classList.add('visually-hidden'));
      say('in sight', () => {});
    });
    await reader.until(heard).toEqual(['out of sight', 'in sight']);
  });

  describe('a page', () => {
    it('says the verdict once a drag has ended, and not before', async () => {
      await open('circle-and-circle/', reader.desktop);
      const { name } = circlesTouch;
      await reader.show(driver, circlesTouch, '30,33,15;54,40,18');
      await reader.until(() => reader.textOf(driver, '.spoken')).not.toBe('');
      await listen();
      const places = [56, 60, 64, 68, 72, 76, 80].map((x) => ({ x, y: 40 }));
      const inWindow = await Promise.all(
        places.map((at) => reader.placeInWindow(driver, circlesTouch, at)),
      );
      await reader.take(driver, name, 'second.center', ...inWindow);
      await driver.up();
      const { verdict } = await reader.look(driver, name);
      expect(verdict).toMatch(/^miss/);
      await reader.until(heard).toEqual([verdict]);
    });

    it('says an answer that was found, together with the verdict', async () => {
      await reader.startFigure(driver, figure.name);
      await listen();
      const question = `[data-figure-questions="${figure.name}"] [data-question]`;
      await reader.click(driver, `${question} [data-do="solve"]`);
      await reader.startFigure(driver, figure.name);
      await reader.until(heard).toEqual([expect.stringMatching(/Right: .+/)]);
    });

    it('says where a step has led, and that Run has begun and ended', async () => {
      await reader.startFigure(driver, circlesTouch.name);
      await listen();
      const words = () => reader.textOf(driver, `${listing} .step-words`);
      await reader.click(driver, `${listing} [data-step="on"]`);
      await reader.until(words).toMatch(/^Step 1 of/);
      const step = await words();
      await reader.until(heard).toEqual([step.replace(/; .*/, '')]);
      await reader.click(driver, `${listing} [data-step="play"]`);
      await reader.until(async () => (await heard())[1]).toBe('Running');
      // It reaches the last step by itself.
      await reader.until(async () => (await heard())[2]).toMatch(/^Step \d+ of/);
      expect(await heard()).toHaveLength(3);
    });
  });
}
