import { describe, expect, test } from 'vitest';
import { findPreset } from '../../src/components/figures.ts';
import { figure } from '../../src/figures/tolerance-ellipse.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const lengths = ['400', '10', '1', '0.1'] as const;
const at = (x: number, y: number, length: State['length']): State => ({ p: { x, y }, length });
const half = (length: State['length']) =>
  (figure.answer(at(50, 0, length)).half * Number(length)) / 100;

describe.each(lengths)('length %s', (length) => {
  // By plain arithmetic: the half axes of the ellipse with this sum of ways.
  const size = Number(length);
  const long = (size + 0.1) / 2;
  const short = Math.sqrt(long ** 2 - (size / 2) ** 2);

  test('is half an ellipse high at the middle, and 0.05 past the ends', () => {
    expect(half(length)).toBeCloseTo(short, 6);
    const { beyond } = figure.answer(at(50, 0, length));
    expect((beyond * size) / 100).toBeCloseTo(0.05, 6);
  });

  test('the border drawn is that ellipse', () => {
    const { rim } = figure.answer(at(50, 0, length));
    expect(rim.length).toBeGreaterThan(100);
    for (const { x, y } of rim) {
      const [along, up] = [((x - 50) * size) / 100, (y * size) / 100];
      const sum = Math.hypot(along - size / 2, up) + Math.hypot(along + size / 2, up);
      expect(Math.abs(sum - size - 0.1)).toBeLessThan(0.001);
    }
  });

  test('what is hatched is taken for the line, what is not is not', () => {
    for (let x = -27; x <= 127; x += 11) {
      for (let y = -50; y <= 50; y += 10) {
        const [along, up] = [((x - 50) * size) / 100, (y * size) / 100];
        const inside = (along / long) ** 2 + (up / short) ** 2 - 1;
        if (Math.abs(inside) < 1e-9) continue;
        expect(figure.answer(at(x, y, length)).accepted).toBe(inside < 0);
      }
    }
  });
});

test('0.71 for a length of 10, 4.47 for 400', () => {
  expect(half('10').toFixed(2)).toBe('0.71');
  expect(half('400').toFixed(2)).toBe('4.47');
});

test('0.1 long it takes almost every point in the window', () => {
  const { minX, maxX, minY, maxY } = figure.world;
  let [all, taken] = [0, 0];
  for (let x = minX; x <= maxX; x += 1) {
    for (let y = minY; y <= maxY; y += 1) {
      all += 1;
      if (figure.answer(at(x, y, '0.1')).accepted) taken += 1;
    }
  }
  expect(taken / all).toBeGreaterThan(0.95);
  expect(taken).toBeLessThan(all);
});

test.each([
  ['beside', 'on the line', 'it is 0.7 away; 10.1 instead of 10'],
  ['pixels', 'on the line', 'it is 4.4 away; 400.1 instead of 400'],
  ['past', 'on the line', 'it is 0.04 away; 1.08 instead of 1'],
  ['small', 'on the line', 'it is 0.04 away; 0.14 instead of 0.1'],
])('the preset %s: %s', (name, word, rest) => {
  expect(wordsOf(preset(name))).toMatchObject({ hit: true, word, rest });
});

test('a point of the segment is one; one farther off is none', () => {
  expect(wordsOf(at(50, 0, '10')).rest).toBe('and so it is; 10 instead of 10');
  expect(wordsOf(at(50, 8, '10'))).toMatchObject({ hit: false, word: 'off the line' });
});
