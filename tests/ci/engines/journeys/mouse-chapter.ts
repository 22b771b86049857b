import { beforeAll, describe, expect, it } from 'vitest';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import type { Journey } from '../journey.ts';
import * as reader from '../reader.ts';

const listing = 'section.listing[data-fn="circlesIntersect"]:not(.exercise)';
const shared = '30,33,15;54,40,18';

/** Reads a chapter by the mouse: the right button, a drag out of the window, and selected text. */
export function readsByMouse({ driver, open, problems }: Journey) {
  const fields = async () => (await reader.look(driver, figure.name)).fields;

  /** The start and end of a text in window pixels. */
  const endsOf = (selector: string) =>
    driver.evaluate((one) => {
      const element = document.querySelector(one)!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first, last] = [boxes[0]!, boxes.at(-1)!];
      return {
        from: { x: first.left + 1, y: first.top + first.height / 2 },
        to: { x: last.right - 1, y: last.top + last.height / 2 },
      };
    }, selector);

  /** Selects by dragging between two points, and copies the selection. */
  const copyBetween = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await driver.evaluate(() => {
      getSelection()?.removeAllRanges();
      document.querySelector('#pasted')?.remove();
    });
    await driver.moveTo(from.x, from.y);
    await driver.down();
    await driver.moveTo((from.x + to.x) / 2, (from.y + to.y) / 2);
    await driver.moveTo(to.x, to.y);
    await driver.up();
    await driver.press('Control+c');
    await driver.evaluate(() => {
      const pasted = document.createElement('textarea');
      pasted.id = 'pasted';
      document.querySelector('main')!.append(pasted);
      pasted.focus({ preventScroll: true });
    });
    await driver.press('Control+v');
    const text = () =>
      driver.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')!.value);
    await reader.until(text).not.toBe('');
    return text();
  };

  describe('by mouse', () => {
    beforeAll(async () => {
      await open('circle-and-circle/', reader.desktop);
    });

    it('the right button moves nothing, and its menu is not taken away', async () => {
      await reader.show(driver, figure, shared);
      const before = await fields();
      await driver.evaluate(() => {
        // The browser's own menu would take the keyboard, so only test whether the page suppressed
        // it.
        addEventListener('contextmenu', (event) => {
          document.documentElement.dataset.menu = String(event.defaultPrevented);
          event.preventDefault();
        });
      });
      const { x, y } = await reader.placeOf(driver, figure.name, 'second.center');
      await driver.moveTo(x, y);
      await driver.down('right');
      await driver.moveTo(x + 60, y + 20);
      await driver.up('right');
      await driver.moveTo(x + 90, y + 30);
      expect(await fields()).toEqual(before);
      expect(await driver.evaluate(() => document.documentElement.dataset.menu)).toBe('false');
      // The left button still works.
      const to = await reader.placeInWindow(driver, figure, { x: 60, y: 40 });
      await reader.take(driver, figure.name, 'second.center', to);
      await driver.up();
      await reader.until(fields).not.toEqual(before);
    });

    it('a drag that leaves the window goes on when it comes back', async () => {
      await reader.show(driver, figure, shared);
      const far = driver.leavesWindow ? { x: -80, y: -60 } : { x: 0, y: 0 };
      const back = await reader.placeInWindow(driver, figure, { x: 70, y: 20 });
      await reader.take(driver, figure.name, 'second.center', far, back);
      const x = async () => Number((await fields())['second.x']);
      await reader.until(async () => Math.abs((await x()) - 70)).toBeLessThan(1);
      await driver.up();
      const ended = await fields();
      await driver.moveTo(back.x - 60, back.y + 30);
      expect(await fields()).toEqual(ended);
    });

    it('prose is selected and copied as it is read', async () => {
      const { from, to } = await endsOf('.idea');
      const copied = await copyBetween(from, to);
      const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
      const read = await driver.evaluate(() => document.querySelector('.idea')!.textContent);
      // The browser decides whether the letters at the ends are selected.
      expect(words(read)).toContain(words(copied).slice(1, -1));
      expect(words(copied).length).toBeGreaterThan(words(read).length - 4);
    });

    it('a listing is copied as plain code, without numbers and values', async () => {
      await reader.startFigure(driver, figure.name);
      await driver.evaluate((one) => {
        document
          .querySelector(`${one} .listed pre`)!
          .scrollIntoView({ block: 'center', behavior: 'instant' });
      }, listing);
      await reader.until(() => reader.textOf(driver, `${listing} .values`)).not.toBe('');
      const lines = await driver.evaluate((one) => {
        const codes = [...document.querySelectorAll(`${one} .listed .line .code`)];
        const seen = codes.filter(
          (code) => code.checkVisibility() && code.textContent.trim() !== '',
        );
        const last = seen.slice(-4);
        const of = (code: Element) => {
          const range = document.createRange();
          range.selectNodeContents(code);
          return range.getBoundingClientRect();
        };
        const [start, end] = [of(last[0]!), of(last.at(-1)!)];
        return {
          texts: last.map(({ textContent }) => textContent),
          from: { x: start.left + 1, y: start.top + start.height / 2 },
          to: { x: end.right + 2, y: end.top + end.height / 2 },
        };
      }, listing);
      const copied = await copyBetween(lines.from, lines.to);
      expect(
        copied
          .replaceAll('\r', '')
          .split('\n')
          .map((line) => line.trimEnd()),
      ).toEqual(lines.texts.map((line) => line.trimEnd()));
      expect(await problems()).toEqual([]);
    });
  });
}
