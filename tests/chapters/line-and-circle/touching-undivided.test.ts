import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/touching-undivided.ts';
import { findPreset } from '#kit/all-figures.ts';
import { liveOf } from '#kit/live.ts';
import { lineCircle } from '#published/jeffrey-thompson-line-circle.ts';
import { float32, float64 } from '#published/monogame-circles.ts';
import { segmentIntersectsCircle } from '../../oracle/segment.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const a = { x: 0, y: 0 };
const places = Array.from({ length: 11 * 16 }, (_, i) => ({
  x: (i % 16) - 4,
  y: Math.floor(i / 16) - 1,
}));
const radii = ['1', '2', '3', '5'] as const;
const formats = ['float', 'double'] as const;
const rounding = { float: float32, double: float64 };

/** Every setting with b among some places, and what is exactly true of each cell. */
function* settings(ends: readonly State['b'][]): Generator<State> {
  for (const b of ends) {
    for (const radius of radii) {
      for (const format of formats) yield { c: a, b, radius, format };
    }
  }
}

describe('every cell', () => {
  const some = places.filter((_, i) => i % 13 === 0);

  test('is judged, and ours is right in it', () => {
    for (const state of settings(some)) {
      const { hits, wrong } = figure.answer(state);
      const { b, radius, format } = state;
      for (const center of places) {
        const circle = { center, radius: Number(radius) };
        const truth = segmentIntersectsCircle({ a, b }, circle);
        const said = lineCircle({ a, b }, circle, rounding[format]);
        const has = (list: typeof wrong) =>
          list.some(({ x, y }) => x === center.x && y === center.y);
        expect(has(hits)).toBe(truth && said);
        expect(has(wrong)).toBe(truth !== said);
        if (center.x % 4 !== 0 || center.y % 3 !== 0) continue;
        expect(figure.answer({ ...state, c: center }).at).toEqual({ said, truth });
      }
    }
  });

  test('that is marked just touches: with a radius a hair smaller it is a miss', () => {
    for (const { b, radius, format } of settings(some)) {
      for (const center of figure.answer({ c: a, b, radius, format }).wrong) {
        const smaller = { center, radius: Number(radius) - 1e-12 };
        expect(segmentIntersectsCircle({ a, b }, smaller)).toBe(false);
      }
    }
  });

  test('is right where the segment lies level', () => {
    const level = places.filter(({ y }) => y === 0);
    expect(level).toHaveLength(16);
    for (const state of settings(level)) expect(figure.answer(state).wrong).toEqual([]);
  });
});

describe('presets do as they say', () => {
  test('touching at (5, 5): 100 is 100, 70 is divided by 100, the foot lands farther than 1', () => {
    const state = preset('tangent');
    expect(state).toMatchObject({ c: { x: 5, y: 5 }, b: { x: 6, y: 8 }, radius: '1' });
    expect(wordsOf(state)).toEqual({
      hit: false,
      word: 'missed hit',
      rest: '2 of 176 cells wrong',
    });
    const live = liveOf(figure, state, figure.answer(state));
    expect(live).toMatchObject({ 'nearLine.left': 100, 'nearLine.right': 100 });
    expect(5 * 6 + 5 * 8).toBe(70);
    for (const round of [float32, float64]) {
      const t = round(70 / 100);
      const [x, y] = [round(t * 6) - 5, round(t * 8) - 5];
      expect(round(Math.sqrt(round(round(x * x) + round(y * y))))).toBeGreaterThan(1);
    }
    expect(wordsOf({ ...state, format: 'double' }).word).toBe('missed hit');
  });

  test('touching with 2: missed in 32 bits, not in 64', () => {
    const state = preset('two');
    expect(wordsOf(state).word).toBe('missed hit');
    expect(wordsOf({ ...state, format: 'double' }).word).toBe('right hit');
    expect(liveOf(figure, state, figure.answer(state))).toMatchObject({
      'nearLine.left': 400,
      'nearLine.right': 400,
    });
  });

  test('lying level: touching, and all are right', () => {
    expect(wordsOf(preset('level'))).toMatchObject({
      word: 'right hit',
      rest: '0 of 176 cells wrong',
    });
  });

  test('past the end: another test decides', () => {
    const state = preset('past');
    expect(wordsOf(state)).toMatchObject({
      word: 'right miss',
      rest: 'at an end; 2 of 176 cells wrong',
    });
    expect(figure.answer(state).isBetween).toBe(false);
  });
});

test('between the ends the formula holds where the circle touches', () => {
  for (const state of settings(places.filter((_, i) => i % 9 === 0))) {
    for (const c of places.filter((_, i) => i % 5 === 0)) {
      const answer = figure.answer({ ...state, c });
      if (!answer.isBetween) continue;
      const live = liveOf(figure, { ...state, c }, answer);
      expect(live['nearLine.holds']).toBe(answer.at.truth);
    }
  }
});
