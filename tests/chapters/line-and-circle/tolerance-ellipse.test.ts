import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/tolerance-ellipse.ts';
import { findPreset } from '#kit/all-figures.ts';
import { wordsAt } from '#maps/truth-map.ts';
import { sharesOver } from '../../support/shares.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const lengths = ['1000', '100', '10', '1', '0.1'] as const;
const at = (x: number, y: number, length: State['length']): State => ({ p: { x, y }, length });
const half = (length: State['length']) =>
  (figure.answer(at(50, 0, length)).half * Number(length)) / 100;

describe.each(lengths)('length %s', (length) => {
  // By plain arithmetic: the half axes of the ellipse with this sum of ways.
  const size = Number(length);
  const long = (size + 0.1) / 2;
  const short = Math.sqrt(long ** 2 - (size / 2) ** 2);

  test('is half an ellipse high at the middle, and 0.05 past the ends', () => {
    expect(half(length)).toBeCloseTo(short, 5);
    const past = (units: number) => at(100 + (100 * units) / size, 0, length);
    expect(figure.answer(past(0.0499)).said).toBe(true);
    expect(figure.answer(past(0.0501)).said).toBe(false);
  });

  test('what is hatched lies in that ellipse and off the line, and nothing else is', () => {
    const map = figure.truth?.(at(50, 0, length));
    if (!map) throw new Error('nothing to compare');
    let hatched = 0;
    for (let x = -27; x <= 127; x += 1) {
      for (let y = -50.3; y <= 50; y += 0.4) {
        const [along, up] = [((x - 50) * size) / 100, (y * size) / 100];
        const inside = (along / long) ** 2 + (up / short) ** 2 - 1;
        if (Math.abs(inside) < 1e-9) continue;
        const verdict = wordsAt(map, { x, y });
        expect(verdict).toBe(inside < 0 ? 'invented hit' : 'right miss');
        if (inside < 0) hatched += 1;
      }
    }
    expect(hatched).toBeGreaterThan(50);
  });
});

test('0.71 for a length of 10, 7.07 for 1000', () => {
  expect(half('10').toFixed(2)).toBe('0.71');
  expect(half('1000').toFixed(2)).toBe('7.07');
});

test('0.1 long it takes almost every point in the window', () => {
  const [, , invented = 0] = sharesOver(figure, at(0, 0, '0.1'));
  expect(invented).toBeGreaterThan(0.95);
  expect(invented).toBeLessThan(1);
});

test('ten times shorter, more of the window is taken, from a thin lens on', () => {
  const invented = lengths.map((length) => sharesOver(figure, at(0, 0, length))[2] ?? 0);
  expect(invented[0]).toBeLessThan(0.01);
  expect(invented).toEqual(invented.toSorted((one, other) => one - other));
});

test.each([
  ['beside', 'invented hit', '0.7 away; 10.1 instead of 10'],
  ['pixels', 'invented hit', '6 away; 1000.1 instead of 1000'],
  ['past', 'invented hit', '0.04 away; 1.08 instead of 1'],
  ['small', 'invented hit', '0.04 away; 0.14 instead of 0.1'],
])('the preset %s: %s', (name, word, rest) => {
  expect(wordsOf(preset(name))).toMatchObject({ hit: true, word, rest });
});

test('a point of the segment is one; one farther off is none', () => {
  expect(wordsOf(at(33.3, 0, '10'))).toEqual({
    hit: true,
    word: 'right hit',
    rest: 'on the segment; 10 instead of 10',
  });
  expect(wordsOf(at(50, 8, '10'))).toMatchObject({ hit: false, word: 'right miss' });
});
