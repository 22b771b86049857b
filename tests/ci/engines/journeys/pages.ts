import { expect, it } from 'vitest';
import { type Page, pagesToOpen } from '../../../pages/support.ts';
import { offenders } from '../../../support/offenders.ts';
import type { Engine } from '../drivers/driver.ts';
import type { Journey } from '../journey.ts';
import { desktop, drawn, phone } from '../reader.ts';
import { inTurn } from '../turns.ts';

const kinds =
  /^\/(404\.html|(start-here|circle-and-circle|reference|museum|playground|glossary|embed-a-figure|reference\/createCircleGrid)\/)?$/;

/** Pages of each kind, by turns in the two engines that make the short journey. */
export function pagesOfEachKind(engine: Engine): readonly Page[] {
  const pages = pagesToOpen('dist').filter(({ path }) => kinds.test(path));
  return inTurn(pages, engine, ['Firefox', 'WebKit']);
}

/** Opens every page, wide and narrow, with all its figures running. */
export function pagesOpen(journey: Journey, pages: readonly Page[] = pagesToOpen('dist')) {
  it('each page starts its figures without an error, and is no wider than a phone', async () => {
    expect(pages.length).toBeGreaterThan(3);
    const check = (page: Page) => faultsOf(page, journey);
    expect(await offenders(pages, ({ path }) => path, check)).toEqual([]);
  });
}

async function faultsOf({ path, html }: Page, { driver, open, problems }: Journey) {
  await open(path.slice(1), desktop);
  const started = await driver.evaluate(async () => {
    const figures = [...document.querySelectorAll<HTMLElement>('first-contact-figure')];
    const end = performance.now() + 25_000;
    for (const figure of figures) {
      figure.closest('details')?.toggleAttribute('open', true);
      figure.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (figure.dataset.ready === undefined && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    }
    return figures.filter(({ dataset }) => dataset.ready !== undefined).length;
  });
  await drawn(driver);
  const faults = await problems();
  const figures = html.split('<first-contact-figure').length - 1;
  if (started !== figures) faults.push(`${started} of ${figures} figures start`);

  await open(path.slice(1), phone);
  const { left, over } = await driver.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { scrollWidth, clientWidth } = document.documentElement;
    return { left: window.scrollX, over: scrollWidth - clientWidth };
  });
  if (over !== 0) faults.push(`it is ${over} pixels wider than a phone`);
  if (left !== 0) faults.push(`a phone shows it scrolled sideways by ${left} pixels`);
  await drawn(driver);
  return [...faults, ...(await problems())];
}
