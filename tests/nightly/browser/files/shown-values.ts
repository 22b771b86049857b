import type { Page } from 'playwright-core';

// What listings, maps and cards of the museum say of the position that a page begins with.

/** The words in each place, by the place; "" for what is hidden. */
export type Values = Readonly<Record<string, string>>;

/** Everything back as it was at first, as far as its button works. */
export const reset = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const buttons = '[data-do=reset], [data-task=anew], [data-step=whole]';
    for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.click();
  });

/** What a page shows now. It goes through the page, because what nobody sees is not kept up to date. */
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
      // Without an answer it says so in other words.
      values.playground = /: (true|false)$/.test(said) ? said : '';
    }
    return values;
  });
}

/** Those that a page shows once it has come to rest: a map takes a moment. */
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

/** Those that are not one of the right ones, once they have had time to follow. */
export async function wrongValues(page: Page, right: readonly Values[]): Promise<string[]> {
  const wrongNow = async () => {
    const values = await readValues(page);
    return Object.entries(values).flatMap(([place, words]) => {
      // A dash stands where a number was lost.
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
