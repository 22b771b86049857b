import type { Vec2 } from '#lib/index.ts';
import type { Driver } from './drivers/driver.ts';
import { drawn } from './reader.ts';

// Pointer actions in a listing's editor.

/** The start and end of a piece of its code, in window pixels. */
const endsOf = (
  driver: Driver,
  listing: string,
  piece: string,
): Promise<{ from: Vec2; to: Vec2 }> =>
  driver.evaluate(
    (selector, wanted) => {
      const lines = [...document.querySelectorAll(`${selector} .cm-line`)];
      const line = lines.find((one) => one.textContent.includes(wanted))!;
      line.scrollIntoView({ block: 'center', behavior: 'instant' });
      const start = line.textContent.indexOf(wanted);
      const end = start + wanted.length;
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let from = 0; walker.nextNode(); from += (walker.currentNode as Text).length) {
        const { length } = walker.currentNode as Text;
        if (from <= start && start < from + length)
          range.setStart(walker.currentNode, start - from);
        if (from < end && end <= from + length) range.setEnd(walker.currentNode, end - from);
      }
      const { left, right, top, height } = range.getBoundingClientRect();
      const y = top + height / 2;
      return { from: { x: left, y }, to: { x: right, y } };
    },
    listing,
    piece,
  );

/** Clicks after a piece of the code. */
export async function clickBehind(driver: Driver, listing: string, piece: string): Promise<void> {
  const { to } = await endsOf(driver, listing, piece);
  await driver.moveTo(to.x, to.y);
  await driver.down();
  await driver.up();
  await drawn(driver);
}

/** Selects a piece of the code by dragging. */
export async function select(driver: Driver, listing: string, piece: string): Promise<void> {
  const { from, to } = await endsOf(driver, listing, piece);
  await driver.moveTo(from.x + 1, from.y);
  await driver.down();
  await driver.moveTo((from.x + to.x) / 2, from.y);
  await driver.moveTo(to.x - 1, to.y);
  await driver.up();
  await drawn(driver);
}
