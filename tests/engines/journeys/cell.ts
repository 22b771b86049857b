import { describe, expect, it } from 'vitest';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';

/** A listing that is edited: judged, mapped, stopped where it has no end, and closed. */
export function cellRuns({ driver, open, problems }: Journey) {
  describe('an edit of a listing', () => {
    const press = (selector: string) => reader.click(driver, `${listing} ${selector}`);
    const text = (selector: string) => reader.textOf(driver, `${listing} ${selector}`);
    const summary = () => text('.judge-summary');
    const says = () => text('.map-says');

    /** Clicks behind a piece of the code. */
    const clickBehind = async (piece: string) => {
      const { x, y } = await driver.evaluate(
        (selector, wanted) => {
          const lines = [...document.querySelectorAll(`${selector} .cm-line`)];
          const line = lines.find((one) => one.textContent.includes(wanted))!;
          line.scrollIntoView({ block: 'center', behavior: 'instant' });
          const end = line.textContent.indexOf(wanted) + wanted.length;
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let from = 0; walker.nextNode(); from += (walker.currentNode as Text).length) {
            const { length } = walker.currentNode as Text;
            if (from >= end || end > from + length) continue;
            range.setStart(walker.currentNode, end - from - 1);
            range.setEnd(walker.currentNode, end - from);
          }
          const { right, top, height } = range.getBoundingClientRect();
          return { x: right, y: top + height / 2 };
        },
        listing,
        piece,
      );
      await driver.moveTo(x, y);
      await driver.down();
      await driver.up();
      await reader.drawn(driver);
    };
    const replace = async (piece: string, by: string) => {
      await clickBehind(piece);
      for (let i = 0; i < piece.length; i += 1) await driver.press('Backspace');
      if (by) await driver.type(by);
    };

    it('opens with our code, right in all cases and everywhere on the map', async () => {
      await open('circle-and-circle/');
      await reader.startFigure(driver, 'circles-touch');
      await driver.evaluate(async (selector) => {
        const root = document.querySelector<HTMLElement>(selector)!;
        root.scrollIntoView({ block: 'center', behavior: 'instant' });
        while (root.dataset.ready === undefined) await new Promise((go) => setTimeout(go, 20));
      }, listing);
      await press('[data-edit]');
      await reader.until(summary).toMatch(/^All \d+ right\.$/);
      await reader.until(says).toBe('Right everywhere on this map.');
    });

    it('is judged, and its map says where it is wrong', async () => {
      await replace('<=', '<');
      await reader.until(summary).toMatch(/^(?!All)\d+ of \d+ right\.$/);
      await reader.until(says).toMatch(/just touch/);
      expect(await text('.judge-first')).toMatch(/^First failure: touching/);
    });

    it('is stopped where it has no end, and works again after the next edit', async () => {
      await clickBehind('center.x;');
      await driver.type(' while (true) {}');
      await reader.until(summary).toMatch(/did not come to an end/);
      const start = performance.now();
      await replace('true', 'false');
      await reader.until(summary).toMatch(/^\d+ of \d+ right\.$/);
      const ms = Math.round(performance.now() - start);
      console.log(`${driver.engine}: right again after ${ms} ms`);
    });

    it('stands with its mistake at the line', async () => {
      await replace('* dx', '* dz');
      await reader.until(() => text('.fault-words')).toBe('Nothing here is called dz.');
      await press('[data-task="undo"]');
      await reader.until(() => text('.fault-words')).toBe('');
    });

    it('is reset and closed, and our listing is back', async () => {
      await press('[data-task="reset"]');
      await reader.until(summary).toMatch(/^All/);
      await press('[data-task="close"]');
      await reader.until(() => text('.edit-cell')).toBe('');
      await reader.until(() => text('[data-edit] .unless-kept')).toBe('Edit');
      expect(await problems()).toEqual([]);
    });
  });
}
