import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/segment-and-circle.ts';
import { liveOf } from '#figure/live.ts';
import { fromDouble } from '#oracle/rational.ts';
import {
  compareRoot,
  exactPoint,
  segmentIntersectsCircle,
  squaredDistanceToEdge,
} from '#oracle/segment.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const exactly = ({ circle, a, b }: State) => segmentIntersectsCircle({ a, b }, circle);
const at = (a: [number, number], b: [number, number], c: [number, number], radius: number) => ({
  circle: { center: { x: c[0], y: c[1] }, radius },
  a: { x: a[0], y: a[1] },
  b: { x: b[0], y: b[1] },
});

describe('presets do as they say', () => {
  test.each(figure.presets)('$label: the answer is the exact one', ({ state }) => {
    expect(figure.answer(state).hit).toBe(exactly(state));
  });

  test('past b: the line runs through the circle, the segment misses it, t is 1.25', () => {
    const { hit, lineHit, t, q } = figure.answer(preset('past'));
    expect({ hit, lineHit, t, q }).toEqual({
      hit: false,
      lineHit: true,
      t: 1.25,
      q: { x: 62, y: 38 },
    });
    expect(q).toEqual(preset('past').b);
    expect(verdictOf(preset('past'))).toBe('miss: 3.5 apart; t = 1.25 is past b');
  });

  test('between: the foot is on the segment, 13 away', () => {
    const { hit, t, q, d } = figure.answer(preset('between'));
    expect({ hit, t, q, d }).toEqual({ hit: true, t: 0.75, q: { x: 50, y: 33 }, d: 13 });
    expect(wordsOf(preset('between')).rest).toBe('3 deep; t = 0.75');
  });

  test('before a: q is a', () => {
    const { hit, t, q } = figure.answer(preset('before'));
    expect(hit).toBe(true);
    expect(t).toBeLessThan(0);
    expect(q).toEqual(preset('before').a);
    expect(wordsOf(preset('before')).rest).toBe('2.1 deep; t = −0.12 is before a');
  });

  test('touching: exactly', () => {
    const state = preset('touching');
    expect(figure.answer(state)).toMatchObject({ hit: true, d: 13, t: 0.5 });
    expect(exactly(state)).toBe(true);
    expect(exactly({ ...state, circle: { ...state.circle, radius: 13 - 1e-12 } })).toBe(false);
    expect(wordsOf(state).rest).toBe('just touching; t = 0.5');
  });

  test('a on b: a point, 26 away from the centre', () => {
    const state = preset('point');
    expect(state.a).toEqual(state.b);
    expect(figure.answer(state)).toMatchObject({ hit: false, q: state.a, d: 26, t: 0 });
    expect(wordsOf(state).rest).toBe('4 apart; a and b are one point');
  });
});

test('answers as the exact test does, but for the rim', () => {
  forAllStates(figure, 2000, ({ circle, a, b }) => {
    const { hit, d } = figure.answer({ circle, a, b });
    expect(hit === exactly({ circle, a, b }) || Math.abs(d - circle.radius) < 1e-12).toBe(true);
  });
});

test('no place of the segment is nearer than q', () => {
  forAllStates(figure, 500, ({ circle, a, b }) => {
    const { d } = figure.answer({ circle, a, b });
    const truth = squaredDistanceToEdge(exactPoint(circle.center), exactPoint(a), exactPoint(b));
    expect(compareRoot(truth, fromDouble(d + 1e-9))).toBeLessThanOrEqual(0);
    if (d > 1e-9) expect(compareRoot(truth, fromDouble(d - 1e-9))).toBeGreaterThanOrEqual(0);
  });
});

describe('the verdict', () => {
  test.each([
    [at([10, 10], [50, 10], [30, 30], 15), 'miss', '5 apart; t = 0.5'],
    [at([10, 10], [50, 10], [30, 20], 15), 'hit', '5 deep; t = 0.5'],
    [at([10, 10], [50, 10], [50, 25.01], 15), 'miss', 'just apart; t = 1'],
    [at([10, 10], [50, 10], [50, 24.99], 15), 'hit', 'just touching; t = 1'],
    [at([10, 10], [50, 10], [62, 15], 13), 'hit', 'just touching; t = 1.3 is past b'],
    [at([10, 10], [50, 10], [50.1, 15], 13), 'hit', '8 deep; t = 1.01 is past b'],
  ])('%#', (state, word, rest) => {
    expect(wordsOf(state)).toEqual({ hit: word === 'hit', word, rest });
  });

  test('says past or before only where t is', () => {
    forAllStates(figure, 1000, (state) => {
      const answer = figure.answer(state);
      const { rest } = figure.verdict(state, answer);
      expect(rest.includes('past b')).toBe(answer.t > 1);
      expect(rest.includes('before a')).toBe(answer.t < 0);
      expect(rest.includes('one point')).toBe(answer.length === 0);
    });
  });
});

test('the formulas give t and q, but for rounding', () => {
  forAllStates(figure, 1000, (state) => {
    const answer = figure.answer(state);
    if (answer.length === 0) return;
    const live = liveOf(figure, state, answer);
    expect(live['projection.right']).toBeCloseTo(answer.t, 6);
    expect(live['closestAcross.right']).toBeCloseTo(answer.q.x, 9);
    expect(live['closestUp.right']).toBeCloseTo(answer.q.y, 9);
  });
});
