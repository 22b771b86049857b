import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/touching-undivided.ts';
import { liveOf } from '#figure/live.ts';
import { segmentIntersectsCircle } from '#oracle/segment.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const liveAt = (state: State) => liveOf(figure, state, figure.answer(state));
const isFull = process.env.FULL === '1';
const a = { x: 0, y: 0 };
const places = Array.from({ length: 11 * 16 }, (_, i) => ({
  x: (i % 16) - 4,
  y: Math.floor(i / 16) - 1,
}));
const radii = ['1', '2', '3', '5'] as const;
const settings = places.flatMap((b) => radii.map((radius) => ({ b, radius })));

test('every cell is judged right, whatever the segment and the radius', () => {
  let hits = 0;
  for (const { b, radius } of isFull ? settings : settings.filter((_, i) => i % 7 === 0)) {
    const answer = figure.answer({ c: a, b, radius });
    const right = places.filter((center) =>
      segmentIntersectsCircle({ a, b }, { center, radius: Number(radius) }),
    );
    expect(answer.hits).toEqual(right);
    hits += right.length;
  }
  expect(hits).toBeGreaterThan(2000);
});

test('the figure says of a cell what its colour says', () => {
  for (const { b, radius } of settings.filter((_, i) => i % 17 === 0)) {
    for (const c of places) {
      const { hit, hits } = figure.answer({ c, b, radius });
      expect(hits.some(({ x, y }) => x === c.x && y === c.y)).toBe(hit);
      expect(wordsOf({ c, b, radius }).hit).toBe(hit);
    }
  }
});

test('between the ends the formula holds where the circle touches', () => {
  let between = 0;
  for (const { b, radius } of settings.filter((_, i) => i % 9 === 0)) {
    for (const c of places.filter((_, i) => i % 5 === 0)) {
      const answer = figure.answer({ c, b, radius });
      if (!answer.isBetween) continue;
      between += 1;
      expect(liveOf(figure, { c, b, radius }, answer)['nearLine.holds']).toBe(answer.hit);
    }
  }
  expect(between).toBeGreaterThan(100);
});

describe('presets do as they say', () => {
  test('touching at (5, 5): both sides are 100, and t is 0.7', () => {
    const state = preset('tangent');
    expect(state).toEqual({ c: { x: 5, y: 5 }, b: { x: 6, y: 8 }, radius: '1' });
    expect(verdictOf(state)).toBe('hit: 100 is not above 100');
    expect(liveAt(state)).toMatchObject({ 'nearLine.left': 100, 'nearLine.right': 100 });
    expect((5 * 6 + 5 * 8) / (6 * 6 + 8 * 8)).toBe(0.7);
    // Doubles here are multiples of 2 ** -53, but 0.7 is not.
    expect(BigInt(0.7 * 2 ** 53) * 10n).not.toBe(7n * 2n ** 53n);
  });

  test('touching with radius 2', () => {
    const state = preset('two');
    expect(wordsOf(state).word).toBe('hit');
    expect(liveAt(state)).toMatchObject({ 'nearLine.left': 400, 'nearLine.right': 400 });
    expect(wordsOf({ ...state, radius: '1' }).rest).toBe('400 is above 100');
  });

  test('level segment: just touching', () => {
    const state = preset('level');
    expect(state.b.y).toBe(0);
    expect(liveAt(state)['nearLine.left']).toBe(liveAt(state)['nearLine.right']);
    expect(wordsOf(state).word).toBe('hit');
  });

  test('past the end: the formula does not decide', () => {
    expect(verdictOf(preset('past'))).toBe('miss: the distance from an end decides');
  });
});
