import type { Page } from 'playwright-core';

/** Returns prose, drawings, formulas and listings that are unreadable. */
export function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const background = getComputedStyle(document.body).backgroundColor;
    for (const selector of ['h1', 'main p', '.verdict']) {
      // A page without a figure has no verdict.
      if (!document.querySelector(selector)) continue;
      const [one] = shown(selector);
      if (!one) wrong.push(`nothing to read: ${selector}`);
      else if (getComputedStyle(one).color === background) wrong.push(`no contrast: ${selector}`);
    }
    const drawings = document.querySelectorAll('.stage');
    for (const stage of drawings) {
      // A figure in a proof is folded until the reader unfolds it.
      stage.closest('details')?.toggleAttribute('open', true);
      const svgs = [...stage.querySelectorAll('svg.drawing')].filter((one) =>
        one.checkVisibility(),
      );
      if (svgs.length !== 1) wrong.push(`a figure shows ${svgs.length} drawings`);
      const discs = svgs.flatMap((svg) => [...svg.querySelectorAll('circle, polygon, rect')]);
      // Without styles everything would be black.
      if (
        discs.length > 0 &&
        discs.every((disc) => getComputedStyle(disc).fill === 'rgb(0, 0, 0)')
      ) {
        wrong.push('a drawing is black');
      }
    }
    for (const selector of ['.katex', '.listed pre']) {
      if (
        document.querySelector(selector) &&
        shown(selector).length === 0 &&
        !document.querySelector('.cm-content')
      )
        wrong.push(`nothing to read: ${selector}`);
    }
    return wrong;
  });
}
