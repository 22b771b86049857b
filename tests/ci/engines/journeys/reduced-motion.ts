import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagesToOpen } from '../../../pages/support.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Driver, Wishes } from '../drivers/driver.ts';
import { type Journey, startJourney } from '../journey.ts';
import * as reader from '../reader.ts';

/** With reduced motion, nothing moves by itself. */
export function restsUnasked(engine: Driver['engine'], start: (wishes: Wishes) => Promise<Driver>) {
  describe('with reduced motion', () => {
    let journey: Journey;
    beforeAll(async () => {
      journey = await startJourney(() => start({ reducedMotion: true }));
    });
    afterAll(() => journey?.close());
    const all = pagesToOpen('dist').map(({ path }) => path.slice(1));
    // The page's code is the same in all engines, so one tests all pages, and two test these.
    const paths = engine === 'Chromium' ? all : ['', 'line-and-circle/', 'museum/', 'playground/'];

    const movedOn = async (path: string) => {
      const { driver, open } = journey;
      await open(path, reader.desktop);
      return driver.evaluate(async () => {
        const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
        const found = matches ? [] : ['The browser does not know.'];
        if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
          found.push('It scrolls little by little.');
        }
        const frames = async (count: number) => {
          for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame);
        };
        // A figure in a closed fold does not start.
        const figures = [...document.querySelectorAll<HTMLElement>('first-contact-figure')].filter(
          (figure) => figure.checkVisibility(),
        );
        for (const figure of figures) {
          figure.scrollIntoView({ block: 'center', behavior: 'instant' });
          while (figure.dataset.ready === undefined) {
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }
        await frames(2);
        const places = () =>
          figures.map(({ dataset: { figure }, innerHTML }) =>
            [figure, innerHTML.match(/aria-valuetext="[^"]*"/g)?.join()].join(' '),
          );
        // A figure moves by itself only on the screen, so the last one is watched longest.
        const before = places();
        for (const moving of document.querySelectorAll('.motion')) {
          moving.scrollIntoView({ block: 'center', behavior: 'instant' });
          await frames(4);
        }
        await frames(4);
        const after = places();
        found.push(...after.filter((place, i) => place !== before[i]));
        for (const animation of document.getAnimations()) {
          if (animation.playState === 'running') found.push(`It animates ${String(animation.id)}.`);
        }
        return found;
      });
    };

    it('every page stands still', async () => {
      expect(await offenders(paths, (path) => `/${path}`, movedOn)).toEqual([]);
    });

    it('Play moves a figure all the same', async () => {
      const { driver, open } = journey;
      await open('', reader.desktop);
      await reader.startFigure(driver, 'one-circle');
      const play = `${reader.figureSelector('one-circle')} [data-motion="play"]`;
      const fields = async () => JSON.stringify((await reader.look(driver, 'one-circle')).fields);
      const before = await fields();
      expect(await reader.textOf(driver, play)).toBe('Play');
      await reader.click(driver, play);
      await reader.until(fields).not.toBe(before);
      await reader.click(driver, play);
      await reader.until(() => reader.textOf(driver, play)).toBe('Play');
    });
  });
}
