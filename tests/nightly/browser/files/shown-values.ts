import type { Page } from 'playwright-core';

// What listings, maps and museum cards show for a page's initial position.

/** The words by their place, or "" for hidden ones. */
export type Values = Readonly<Record<string, string>>;

/** Restores the initial state by the page's buttons. */
export const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const buttons = '[data-do=reset], [data-task=anew], [data-step=whole]';
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.click();
  });

/**
 * The values that a page shows now. It scrolls through the page, because hidden parts are not
 * updated.
 */
export function readValues(page: Page): Promise<Values> {
  return page.evaluate(async () => {
    const values: Record<string, string> = {};
    const isSeen = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const read = (selector: string, root: ParentNode) =>
      [...root.querySelectorAll(selector)]
        .filter(isSeen)
        .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))
        .join(' | ');
    const listings = [...document.querySelectorAll<HTMLElement>('.listing[data-listing-figure]')];
    const legends = [...document.querySelectorAll<HTMLElement>('[data-truth-figure]')];
    for (const place of [...listings, ...legends]) {
      if (!place.checkVisibility()) continue;
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { fn, exercise, truthFigure } = place.dataset;
      if (truthFigure) values[`shares of ${truthFigure}`] = read('[data-share]', place);
      else if (!exercise && !place.matches('.is-edited')) {
        values[`values of ${fn}`] = read('.values', place);
      }
    }
    for (const card of document.querySelectorAll<HTMLElement>('museum-exhibit')) {
      values[`answers of ${card.dataset.exhibit}`] = read('.verdict, dd', card);
    }
    const playground = document.querySelector('.playground');
    if (playground) {
      const said = read('.playground-figure .verdict', playground);
      // Without a result the words differ.
      values.playground = /: (true|false)$/.test(said) ? said : '';
    }
    return values;
  });
}

/** The values once the page has settled, because a map takes a moment. */
export async function restingValues(page: Page): Promise<Values> {
  await reset(page);
  let now = await readValues(page);
  for (let same = 0; same < 4; ) {
    await page.waitForTimeout(250);
    const next = await readValues(page);
    same = JSON.stringify(next) === JSON.stringify(now) ? same + 1 : 0;
    now = next;
  }
  return now;
}

/** The values that are still wrong after a wait. */
export async function wrongValues(page: Page, right: readonly Values[]): Promise<string[]> {
  const wrongNow = async () => {
    const values = await readValues(page);
    return Object.entries(values).flatMap(([place, words]) => {
      // A dash replaces a missing number.
      const isRight = /^[–| ]*$/.test(words) || right.some((one) => one[place] === words);
      return isRight ? [] : [`${place}: “${words}”, not “${right[0]?.[place]}”`];
    });
  };
  await reset(page);
  let wrong = await wrongNow();
  for (let i = 0; i < 20 && wrong.length > 0; i += 1) {
    await page.waitForTimeout(50);
    wrong = await wrongNow();
  }
  return wrong;
}
