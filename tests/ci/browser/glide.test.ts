import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { figure as pointInCircle } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { look, openFigure, show } from '../../browser/figure.ts';
import { openBrowser } from '../../browser/support.ts';

// A preset glides to its place, so that a reader sees what changed.

const browser = await openBrowser();
afterAll(() => browser.close());

const away = 'point-in-circle=1;9,9;40,31,26';
const [{ label, state }] = pointInCircle.presets;

interface Frame {
  readonly x: number;
  readonly field: string;
}

/** Presses the preset and returns each frame until `frames` more are the same, or `stop` ends it. */
const press = (figure: Locator, stopByKey = false) =>
  figure.evaluate(
    async (root, [label, stopByKey]) => {
      const handle = () => root.querySelector('[data-handle="p.at"] .mark')!;
      const frame = (): Frame => {
        const { left, width } = handle().getBoundingClientRect();
        const field = root.querySelector<HTMLInputElement>('[data-field="p.x"]')!;
        return { x: left + width / 2, field: field.value };
      };
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const first = frame();
      [...root.querySelectorAll<HTMLButtonElement>('button[data-preset]')]
        .find((button) => button.textContent?.trim() === label)!
        .click();
      const seen = [first];
      const start = performance.now();
      let isStopped = false;
      let last = start;
      // It is over when nothing has moved for twice as long as a glide takes.
      while (performance.now() - last < 600) {
        await next();
        const now = frame();
        if (now.x !== seen.at(-1)!.x) last = performance.now();
        seen.push(now);
        if (stopByKey && !isStopped && now.x !== first.x) {
          isStopped = true;
          const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
          root.querySelector('[data-handle="p.at"]')!.dispatchEvent(key);
        }
      }
      return seen;
    },
    [label, stopByKey] as const,
  );

describe('a preset', async () => {
  const { page } = await browser.newPage();
  const figure = await openFigure(page, 'point-and-circle/', 'point-in-circle');

  it('glides to its place, while its numbers are there at once', async () => {
    await show(figure, away);
    const frames = await press(figure);
    const [from, to] = [frames[0]!.x, frames.at(-1)!.x];
    const between = frames.filter(({ x }) => x > from && x < to);
    expect(between.length).toBeGreaterThan(3);
    for (const { field } of between.slice(1)) expect(field).toBe(String(state.p.x));
    expect(frames.map(({ x }) => x)).toEqual(frames.map(({ x }) => x).sort((a, b) => a - b));
    // As after a fresh start, to a hundredth of a pixel.
    await show(figure, away);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const still = await press(figure);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(to).toBeCloseTo(still.at(-1)!.x, 2);
  });

  it('stops where it is as soon as a key moves something', async () => {
    await show(figure, away);
    const frames = await press(figure, true);
    const { fields, pressed } = await look(figure);
    expect(Number(fields['p.x'])).toBeGreaterThan(9);
    expect(Number(fields['p.x'])).toBeLessThan(state.p.x);
    expect(pressed).toEqual([]);
    await show(figure, `point-in-circle=1;${fields['p.x']},${fields['p.y']};40,31,26`);
    const at = await press(figure);
    expect(frames.at(-1)!.x).toBeCloseTo(at[0]!.x, 1);
  });

  it('is there at once where motion is not wanted', async () => {
    await show(figure, away);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const frames = await press(figure);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(new Set(frames.map(({ x }) => x)).size).toBe(2);
  });
});
