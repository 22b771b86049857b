import type { Page } from 'playwright-core';
import { drawn } from '../../browser/figure.ts';

// Browsers forgive what moves right after a click. Readers do not, so here everything counts.

export interface Shift {
  value: number;
  /** What moved, as TAG.classes, or as text in that. */
  moved: string[];
}

/** Before the page is opened: notes down whatever moves in it. */
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
        // A block that comes back out of sight is said to leave a place where it never was. Whatever
        // moves the page also moves something that is still to be seen.
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

/** What has moved since the last call. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await drawn(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}
