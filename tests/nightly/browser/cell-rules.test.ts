import { afterAll, describe, expect, it } from 'vitest';
import { writeEdit } from '#lab/notebook/shared-edit.ts';
import { violationsInDark, violationsInLight } from '../../browser/accessibility.ts';
import * as cells from '../../browser/cell.ts';
import { pageUrl, startFigure } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// Pages with open editors are accessible and fit their width.

const browser = await openBrowser();
afterAll(() => browser.close());
const own = cells.ownCode();
const wrong = own.text.replace('<= reach', '< reach');

describe.each([1440, 390])('at %i pixels', async (width) => {
  const { page } = await browser.newPage({ width, height: 900, touch: width < 600 });
  const cell = cells.listingIn(page);
  const exercise = cells.exerciseIn(page, 'touching-counts');

  const keepsRules = async (where = ['.listing.is-edited', 'first-contact-figure .is-edited']) => {
    // At another scroll position the bar could cover a button of the cell.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violationsInLight(page, where)).toEqual([]);
    expect(await violationsInDark(page, where)).toEqual([]);
    const { wide, small } = await page.evaluate(() => {
      const shown = [
        ...document.querySelectorAll(
          ':is(.is-edited, .shared-edit) :is(button, summary, input, select)',
        ),
      ].filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const sizeOf = (one: Element) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height);
      };
      return {
        wide: document.documentElement.scrollWidth - innerWidth,
        small: shown.filter((one) => sizeOf(one) < 23.99).map((one) => one.outerHTML.slice(0, 99)),
      };
    });
    expect(wide).toBeLessThanOrEqual(0);
    // For a mouse the squares of cases are smaller, because arrow keys and buttons also reach them.
    expect(small.filter((one) => width < 600 || !one.includes('data-case'))).toEqual([]);
  };

  it('with a judged edit', async () => {
    await cells.openPage(page);
    await cells.ready(cell);
    if (width < 900) await cell.locator('details.fold > summary').click();
    await cells.edit(cell);
    await cells.write(cell, wrong);
    await expect.poll(() => cells.summary(cell).textContent()).toBe(cells.judgeOf(wrong).summary);
    await cell.getByRole('button', { name: 'Show it' }).click();
    await keepsRules();
  });

  it('with a mistake in the code', async () => {
    await cells.write(cell, own.text.replace('dx * dx', 'dx * dz'));
    await cell.locator('.fault-words').waitFor();
    await keepsRules();
  });

  it('with the debugger, at a step', async () => {
    await cells.write(cell, wrong);
    await cell.locator('.fault-words').waitFor({ state: 'detached' });
    await cell.locator('[data-step="more"]').click();
    await cell.locator('[data-step="on"]').click();
    await keepsRules();
  });

  it('with an exercise and its hints', async () => {
    // An exercise can be edited once its figure has started.
    await startFigure(page, 'circles-exercise');
    await cells.edit(exercise);
    for (const hint of await exercise.locator('details.hint > summary').all()) await hint.click();
    await keepsRules();
  });

  it('with shared code that is offered, and with some that cannot be read', async () => {
    const offered = await writeEdit({ listing: 'circles-touch/circlesIntersect', text: wrong });
    for (const [fragment, role] of [
      [offered, 'region'],
      ['edit=circles-touch/circlesIntersect=x', 'alert'],
    ] as const) {
      await page.goto('about:blank');
      await page.goto(pageUrl(`${cells.chapter}#${fragment}`));
      await page.locator(`.shared-edit[role=${role}]`).waitFor();
      await keepsRules(['.shared-edit']);
    }
  });
});
