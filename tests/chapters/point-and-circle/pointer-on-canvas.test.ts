import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/pointer-on-canvas.ts';
import {
  button,
  buttonOnPage,
  onPage,
  outlineOnPage,
  pixelTaken,
} from '#chapters/point-and-circle/surveys/pointer-on-canvas.ts';
import { sharesOver } from '../../support/shares.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset } = reading(figure);
/** The shares of right misses, right hits, false hits and missed hits. */
const shares = (state: State) => sharesOver(figure, state);

test.each([
  ['half', 'missed hit', /^the code tests a point [\d.]+ from p$/],
  ['full', 'correct hit', /^the code tests p itself$/],
  ['window', 'missed hit', /^the code tests a point 11\.7 from p$/],
  ['scaled', 'correct hit', /^the code tests p itself$/],
])('the preset %s: %s', (name, word, rest) => {
  expect(figure.verdict(preset(name), figure.answer(preset(name)))).toMatchObject({
    word,
    rest: expect.stringMatching(rest),
  });
});

describe('what the chapter says', () => {
  test('minus the corner: right at full size; at half size every hit is missed, and another place works', () => {
    const [, , falseAtFull, missedAtFull] = shares(preset('full'));
    expect([falseAtFull, missedAtFull]).toEqual([0, 0]);
    const [, right, falseHits, missed] = shares(preset('half'));
    expect(right).toBe(0);
    expect(missed).toBeGreaterThan(0.01);
    expect(falseHits! / missed!).toBeCloseTo(4, 1);
    // The false hits are on the canvas, to the right of the button and below it.
    const [upperLeft, , lowerRight] = outlineOnPage('half');
    const { x, y } = button.center;
    const { center } = buttonOnPage('half');
    const falseDisc = onPage({ x, y }, 'full');
    expect(falseDisc.x).toBeGreaterThan(center.x);
    expect(falseDisc.y).toBeLessThan(center.y);
    expect(falseDisc.x + button.radius).toBeLessThan(lowerRight!.x);
    expect(falseDisc.y - button.radius).toBeGreaterThan(lowerRight!.y);
    expect(falseDisc.x - button.radius).toBeGreaterThan(upperLeft!.x);
  });

  test('scaled, no place is wrong', () => {
    for (const shown of ['full', 'half'] as const) {
      const [, right, falseHits, missed] = shares({ ...preset('scaled'), shown });
      expect(right).toBeGreaterThan(0.01);
      expect([falseHits, missed]).toEqual([0, 0]);
    }
  });

  test('in the window, the corner of the canvas is forgotten: false and missed hits', () => {
    const [, , falseHits, missed] = shares(preset('window'));
    expect(falseHits).toBeGreaterThan(0.01);
    expect(missed).toBeGreaterThan(0.01);
  });
});

test('the ring is where the pixel is shown that the test is given', () => {
  forAllStates(figure, 1000, ({ p, shown, code }) => {
    const { looksAt, said } = figure.answer({ p, shown, code });
    const pixel = pixelTaken(p, { shown, code });
    expect(looksAt).toEqual(onPage(pixel, shown));
    const { x, y } = button.center;
    expect(said).toBe((pixel.x - x) ** 2 + (pixel.y - y) ** 2 <= button.radius ** 2);
    if (code !== 'scaled') return;
    expect(looksAt.x).toBeCloseTo(p.x, 9);
    expect(looksAt.y).toBeCloseTo(p.y, 9);
  });
});

test('the canvas counts its pixels from the upper left, downwards', () => {
  expect(buttonOnPage('full')).toEqual({ center: { x: 36, y: 42 }, radius: 9.5 });
  expect(buttonOnPage('half')).toEqual({ center: { x: 23, y: 50 }, radius: 4.75 });
  expect(pixelTaken({ x: 36, y: 42 }, { shown: 'full', code: 'scaled' })).toEqual(button.center);
  expect(pixelTaken({ x: 23, y: 50 }, { shown: 'half', code: 'scaled' })).toEqual(button.center);
  expect(pixelTaken({ x: 0, y: 64 }, { shown: 'half', code: 'window' })).toEqual({ x: 0, y: 0 });
});
