import type { Page } from 'playwright-core';
import { drawn } from '../../browser/figure.ts';

// Browsers ignore shifts right after a click, but readers see them, so here every shift counts.

export interface Shift {
  value: number;
  /** The moved elements as TAG.classes, or text in them. */
  moved: string[];
}

/** Call before opening the page: records every shift. */
export const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; currentRect: DOMRectReadOnly }[];
        };
        // A block that returns off the screen is reported at a wrong place. A real shift also moves
        // something visible.
        if (sources.length > 0 && sources.every(({ currentRect }) => currentRect.width === 0))
          continue;
        const nameOf = (node: Node | null): string =>
          node instanceof Element
            ? `${node.tagName}.${node.getAttribute('class')}`
            : `text in ${node?.parentElement ? nameOf(node.parentElement) : 'nothing'}`;
        const moved = sources.map(({ node }) => nameOf(node));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts since the last call. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await drawn(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}
