import type { Page } from 'playwright-core';
import type { AnyFigure } from '#figure/figure.ts';
import { fieldsOf } from '#figure/store.ts';
import { figures } from '../../../support/all-figures.ts';

interface Shown {
  readonly name: string;
  /** Null while it is a still drawing. */
  readonly state: Record<string, unknown> | null;
  readonly verdict: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Returns verdicts that differ from the library's result, once they have followed the last move.
 */
export async function wrongVerdicts(page: Page): Promise<string[]> {
  let wrong = await wrongNow(page);
  for (let i = 0; i < 20 && wrong.length > 0; i += 1) {
    await page.waitForTimeout(50);
    wrong = await wrongNow(page);
  }
  return wrong;
}

/** Returns verdicts that differ from the library's result for the number fields. */
async function wrongNow(page: Page): Promise<string[]> {
  const shown = await page.evaluate(async (): Promise<Shown[]> => {
    // A pressed Play button may start late.
    for (const play of document.querySelectorAll<HTMLElement>('[data-motion=play]')) {
      if (play.textContent === 'Pause') play.click();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    type Live = HTMLElement & { access?: { state(): Record<string, unknown> } };
    return [...document.querySelectorAll<Live>('first-contact-figure')].map((root) => ({
      name: root.dataset.figure ?? '',
      state: root.access?.state() ?? null,
      verdict: root.querySelector('.verdict')?.textContent?.trim() ?? '',
      fields: Object.fromEntries(
        [...root.querySelectorAll<HTMLInputElement>('input[data-field]')].map((input) => [
          input.dataset.field ?? '',
          input.value,
        ]),
      ),
    }));
  });
  return shown.flatMap(({ name, state, verdict, fields }) => {
    const figure = figures.find((one) => one.name === name)!.figure as AnyFigure;
    const is = state ?? figure.presets[0].state;
    const { word, rest } = figure.verdict(is, figure.answer(is));
    const wrong =
      verdict === `${word}: ${rest}` ? [] : [`${name} says “${verdict}”, not “${word}: ${rest}”`];
    const values = fieldsOf(figure, is).filter(({ id }) => id in fields);
    for (const { id, item } of values) {
      // A polygon's fields belong to the selected corner.
      if (/^\d/.test(item.key)) continue;
      const number = Number(fields[id]?.replace('−', '-'));
      if (Math.abs(number - item.value) > 0.006)
        wrong.push(`${name}: ${id} is ${fields[id]}, not ${item.value}`);
    }
    return wrong;
  });
}
