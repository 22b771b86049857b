import { describe, expect, it } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { embedCode } from '#figure/embed-code.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

// Same-origin, so that tests can look into the frame.
const course = `<!doctype html><html lang="en"><head><script src="/watch.js"></script>
<link rel="icon" href="/favicon.svg" /><title>A course</title></head><body>${embedCode(figure.name, '/', 'point-in-circle=1;20,30;40,31,10')}
<script src="/embed.js"></script></body></html>`;

export function embedFits({ driver, open, site, problems }: Journey) {
  describe('a figure in a frame', () => {
    const seen = () =>
      driver.evaluate(() => {
        const frame = document.querySelector('iframe')!;
        const page = frame.contentDocument!;
        const { left, top, height } = frame.getBoundingClientRect();
        const middle = (selector: string) => {
          const box = [...page.querySelectorAll(selector)]
            .find((one) => one.checkVisibility())
            ?.getBoundingClientRect();
          const { x = 0, y = 0, width = 0, height: high = 0 } = box ?? {};
          return { x: left + x + width / 2, y: top + y + high / 2 };
        };
        return {
          isReady: page.querySelector('first-contact-figure[data-ready]') !== null,
          x: page.querySelector<HTMLInputElement>('[data-field="p.x"]')?.value ?? '',
          spare: height - Math.ceil(page.body.getBoundingClientRect().height),
          handle: middle('[data-handle="p.at"] .mark'),
          leads: page.querySelector<HTMLAnchorElement>('.embed-source a')?.href ?? '',
          problems: (frame.contentWindow as Window).problems,
        };
      });

    it('starts in the position of its address, and the frame fits', async () => {
      site.add('/course.html', course, 'text/html');
      await open('course.html');
      await reader.until(async () => (await seen()).isReady).toBe(true);
      await reader.until(async () => (await seen()).x).toBe('20');
      await reader.until(async () => (await seen()).spare).toBe(0);
    });

    it('is dragged, and its link leads to where it was dragged', async () => {
      const { handle } = await seen();
      await driver.moveTo(handle.x, handle.y);
      await driver.down();
      await driver.moveTo(handle.x + 60, handle.y - 30);
      await driver.up();
      await reader.until(async () => (await seen()).x).not.toBe('20');
      await driver.evaluate(() => {
        const link = document
          .querySelector('iframe')!
          .contentDocument!.querySelector('.embed-source a');
        link?.dispatchEvent(new Event('pointerover'));
      });
      const { leads, x } = await seen();
      expect(leads).toContain('/point-and-circle/#point-in-circle=');
      expect(Number(/=1;([\d.]+),/.exec(leads)?.[1])).toBeCloseTo(Number(x), 0);
      expect((await seen()).problems).toEqual([]);
      expect(await problems()).toEqual([]);
    });
  });
}
