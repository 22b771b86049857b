import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import type { Size } from '#figure/projection.ts';
import { stageSizes } from '#figure/stage-sizes.ts';
import { exhibits } from '#museum/collections.ts';
import { figureOf } from '#museum/figure-of.ts';
import { size as cardSize } from '#museum/window.ts';
import { pageUrl } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';
import { figures } from '../../support/all-figures.ts';
import { museumShots, recordedOf, shotsOf } from '../../support/picture/figure.ts';
import { drawingIn } from '../../support/picture/marks.ts';
import { pictureOf, type Shot } from '../../support/picture/picture.ts';

// Every figure on a desktop and on a phone, in each preset, compared with the picture drawn without
// a browser in tests/pictures/figures.

const browser = await openBrowser();
afterAll(() => browser.close());
// The home page's figure moves by itself unless motion is reduced.
const { page } = await browser.newPage({ reducedMotion: true });

it.each(figures)('$name looks in the page as in its picture', async ({ figure, name }) => {
  const still = shotsOf(figure);
  const [desktop, phone] = stageSizes(figure);
  await page.goto(pageUrl(`embed/${name}/`));
  await page.locator('first-contact-figure[data-ready]').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await press(page, still, desktop);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await press(page, still, phone);
  const live = still.map((shot, i): Shot => {
    const { values = '', map = '' } = shot.words;
    const [{ svg, words }, { svg: narrowSvg }] = [wide[i]!, narrow[i]!];
    const drawings = { desktop: drawingIn(svg), phone: drawingIn(narrowSvg) };
    return { preset: shot.preset, words: { ...words, values, map }, ...drawings };
  });
  const recorded = recordedOf(figure);
  expect(pictureOf(figure, live, recorded)).toBe(recorded);
});

it('each card of the museum looks in the page as in its picture', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pageUrl('museum/'));
  for (const exhibit of exhibits) {
    const figure = figureOf(exhibit);
    const [still] = museumShots(figure) as [Shot];
    const card = `museum-exhibit[data-exhibit="${exhibit.slug}"]`;
    await page.locator(card).evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await page.locator(`${card}[data-ready]`).waitFor();
    const [{ svg, words }] = (await press(page, [still], cardSize, card)) as [Seen];
    const recorded = recordedOf(figure);
    const live = { ...still, words: { ...still.words, ...words }, desktop: drawingIn(svg) };
    expect(pictureOf(figure, [live], recorded), figure.name).toBe(recorded);
  }
});

interface Seen {
  svg: string;
  words: { says: string; fields: string; chosen: string; idle: string };
}

/**
 * Presses each preset and returns what its drawing shows, with its words once they are as expected.
 * A museum card has a single position without a button.
 */
function press(
  page: Page,
  shots: readonly Shot[],
  size: Size,
  selector = 'first-contact-figure',
): Promise<Seen[]> {
  const expected = shots.map(({ preset, words }) => {
    const { says = '', fields = '', chosen = '', idle = '' } = words;
    return { preset, words: { says, fields, chosen, idle } };
  });
  return page.evaluate(pressAll, { expected, selector, ...size });
}

async function pressAll({
  expected,
  selector,
  width,
  height,
}: Size & {
  selector: string;
  expected: readonly { preset: string; words: Readonly<Record<string, string>> }[];
}) {
  const root = document.querySelector(selector)!;
  const svg = root.querySelector<SVGSVGElement>('svg.drawing')!;
  const frame = () => new Promise(requestAnimationFrame);
  /** Waits a limited number of frames, and then returns in any case. */
  const until = async (holds: () => boolean) => {
    for (let frames = 0; frames < 60 && !holds(); frames += 1) await frame();
  };
  const all = <E extends HTMLElement>(selector: string) => [...root.querySelectorAll<E>(selector)];
  const verdict = root.querySelector<HTMLElement>('.verdict')!;
  const words = () => ({
    says: `${verdict.dataset.hit === 'true' ? 'hit' : 'miss'}, ${verdict.textContent.trim()}`,
    fields: all<HTMLInputElement>('input[data-field]')
      .map((input) => `${input.ariaLabel} ${input.value}`)
      .join('; '),
    chosen: all('[data-option][aria-pressed="true"], select[data-part]')
      .map((one) => {
        const option = one instanceof HTMLSelectElement ? one.value : one.dataset.option;
        return `${one.dataset.part} ${option}`;
      })
      .join('; '),
    idle: all('[data-command][aria-disabled="true"]')
      .map(({ textContent }) => textContent.trim())
      .join('; '),
  });
  const button = (preset: string) => root.querySelector<HTMLElement>(`[data-preset="${preset}"]`);

  Object.assign(svg.style, { width: `${width}px`, height: `${height}px` });
  await until(() => svg.getAttribute('viewBox') === `0 0 ${width} ${height}`);
  const seen: Seen[] = [];
  for (const { preset, words: wanted } of expected) {
    root.querySelector<HTMLElement>('[data-do="reset"]')!.click();
    button(preset)?.click();
    // The drawing follows in the next frame, and the words around it later.
    await frame();
    await frame();
    await until(
      () =>
        button(preset)?.getAttribute('aria-pressed') !== 'false' &&
        JSON.stringify(words()) === JSON.stringify(wanted),
    );
    seen.push({ svg: svg.outerHTML, words: words() });
  }
  return seen;
}
