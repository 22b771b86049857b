import { describe, expect, it } from 'vitest';
import * as editor from '../editor.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';

/** Edits a listing until it is judged, mapped, stopped if endless, and closed. */
export function cellRuns({ driver, open, problems }: Journey) {
  describe('an edit of a listing', () => {
    const press = (selector: string) => reader.click(driver, `${listing} ${selector}`);
    const text = (selector: string) => reader.textOf(driver, `${listing} ${selector}`);
    /**
     * A busy machine may stop code that would end, so change it to run it again, as a reader would.
     */
    const ended = async (selector: string, stopped: RegExp) => {
      const now = await text(selector);
      if (stopped.test(now)) {
        await driver.type(' ');
        await reader.until(() => text(selector)).not.toBe(now);
      }
      return text(selector);
    };
    const summary = () => ended('.judge-summary', /ran too long/);
    const says = () => ended('.map-says', /did not return/);

    const clickBehind = (piece: string) => editor.clickBehind(driver, listing, piece);
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
      await reader.until(() => text('.judge-first')).toMatch(/^First failure: touching/);
    });

    it('is stopped where it has no end, and works again after the next edit', async () => {
      await clickBehind('center.x;');
      await driver.type(' while (true) {}');
      await reader.until(() => text('.judge-summary')).toMatch(/ran too long/);
      await replace('true', 'false');
      await reader.until(summary).toMatch(/^\d+ of \d+ right\.$/);
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
