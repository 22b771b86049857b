import { By, type WebDriver } from 'selenium-webdriver';
import type { Spoken } from './spoken.ts';

/** Elements that may have a role or an accessible name. */
const said =
  'a[href], button, input, select, textarea, summary, h1, h2, h3, h4, h5, h6, nav, main, header,' +
  ' footer, figure, iframe, img, dialog, [role], [aria-label], [aria-labelledby], [contenteditable=true]';

/**
 * Returns each element's role and name as WebKit computes them for screen readers. The driver
 * reports nothing else, so the rest is read from the page.
 */
export async function computedRoles(session: WebDriver): Promise<Spoken[]> {
  for (;;) {
    try {
      return await askForRoles(session);
    } catch (error) {
      // A figure that has just started has new elements.
      if ((error as Error).name !== 'StaleElementReferenceError') throw error;
    }
  }
}

async function askForRoles(session: WebDriver): Promise<Spoken[]> {
  const elements = await session.findElements(By.css(said));
  const seen = await session.executeScript<{ value: string; level: number; isSaid: boolean }[]>(
    `return [...document.querySelectorAll(arguments[0])].map((one) => ({
      value: one.getAttribute('aria-valuetext') ?? (one.matches('input, textarea') ? one.value : ''),
      level: Number(/^H([1-6])$/.exec(one.tagName)?.[1] ?? 0),
      isSaid: one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })
        && !one.closest('[aria-hidden=true]'),
    }))`,
    said,
  );
  const all: Spoken[] = [];
  for (const [i, element] of elements.entries()) {
    const { isSaid = false, value = '', level = 0 } = seen[i] ?? {};
    if (!isSaid) continue;
    const [role, name] = await Promise.all([element.getAriaRole(), element.getAccessibleName()]);
    all.push({ role, name, value, level, states: [] });
  }
  return all;
}
