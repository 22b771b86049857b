import { describe, expect, it } from 'vitest';
import { pagesToOpen } from '../../../pages/support.ts';
import type { Journey } from '../journey.ts';
import { desktop, drawn, phone } from '../reader.ts';

/** Every page, wide and narrow, with all its figures at work. */
export function pagesOpen({ driver, open, problems }: Journey) {
  const paths = pagesToOpen('dist').map(({ path }) => path.slice(1));

  describe('the page', () => {
    it.each(paths)('/%s opens and starts its figures without an error', async (path) => {
      await open(path, desktop);
      const started = await driver.evaluate(async () => {
        const figures = [...document.querySelectorAll<HTMLElement>('first-contact-figure')];
        for (const figure of figures) {
          figure.scrollIntoView({ block: 'center', behavior: 'instant' });
          while (figure.dataset.ready === undefined) {
            await new Promise((resolve) => setTimeout(resolve, 10));
          }
        }
        return figures.length;
      });
      await drawn(driver);
      expect(await problems()).toEqual([]);
      const all = pagesToOpen('dist').find((page) => page.path === `/${path}`)!.html;
      expect(started).toBe(all.split('<first-contact-figure').length - 1);
    });

    it.each(paths)('/%s is no wider than a phone', async (path) => {
      await open(path, phone);
      const { left, over } = await driver.evaluate(() => {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const { scrollWidth, clientWidth } = document.documentElement;
        return { left: window.scrollX, over: scrollWidth - clientWidth };
      });
      expect({ left, over }).toEqual({ left: 0, over: 0 });
      await drawn(driver);
      expect(await problems()).toEqual([]);
    });
  });
}
