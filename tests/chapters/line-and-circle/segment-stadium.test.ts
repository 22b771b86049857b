import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/segment-stadium.ts';
import { isInWindow } from '#figure/parts/point.ts';
import { distance, orientation } from '#lib/index.ts';
import { fromDouble } from '#oracle/rational.ts';
import {
  compareRoot,
  exactPoint,
  segmentIntersectsCircle,
  squaredDistanceToEdge,
} from '#oracle/segment.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const exactly = ({ circle, a, b }: State) => segmentIntersectsCircle({ a, b }, circle);

/** How far past b along the segment, and how far beside its line. */
function fromEnd({ circle, a, b }: State) {
  const e = { x: b.x - a.x, y: b.y - a.y };
  const from = { x: circle.center.x - b.x, y: circle.center.y - b.y };
  const length = Math.hypot(e.x, e.y);
  return {
    past: (from.x * e.x + from.y * e.y) / length,
    beside: Math.abs(e.x * from.y - e.y * from.x) / length,
  };
}

describe('presets do as they say', () => {
  test('past the end: the line is hit, the segment is 20 away', () => {
    const state = preset('past');
    expect(fromEnd(state).past).toBeGreaterThan(0);
    expect(fromEnd(state).beside).toBeLessThan(state.circle.radius);
    expect(figure.answer(state)).toMatchObject({ hit: false, d: 20, q: state.b });
    expect(exactly(state)).toBe(false);
    expect(wordsOf(state).rest).toBe('7 from end b');
  });

  test('at the side', () => {
    expect(exactly(preset('side'))).toBe(true);
    expect(wordsOf(preset('side')).rest).toMatch(/deep, at the side$/);
  });

  test('at the end: 13 from b', () => {
    expect(exactly(preset('cap'))).toBe(true);
    expect(figure.answer(preset('cap')).d).toBe(13);
    expect(wordsOf(preset('cap')).rest).toBe('3 deep, at end b');
  });

  test('beside the end: less than r past the end, less than r beside the line, and a miss', () => {
    const state = preset('corner');
    const { past, beside } = fromEnd(state);
    expect(past).toBeGreaterThan(0);
    expect(past).toBeLessThan(state.circle.radius);
    expect(beside).toBeLessThan(state.circle.radius);
    expect(exactly(state)).toBe(false);
    expect(wordsOf(state).word).toBe('miss');
  });

  test('a on b', () => {
    expect(preset('point').a).toEqual(preset('point').b);
    expect(exactly(preset('point'))).toBe(true);
  });
});

test('answers as the exact test does, but for the rim', () => {
  forAllStates(figure, 1000, (one) => {
    const { hit, d } = figure.answer(one);
    expect(hit === exactly(one) || Math.abs(d - one.circle.radius) < 1e-12).toBe(true);
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

describe('the sweep', () => {
  const [{ state }] = figure.presets;
  const moments = Array.from({ length: 401 }, (_, i) => sweep.at(state, i / 400));

  test('rolls all the way around while the two touch, and nothing is deep', () => {
    const touching = moments.filter((one) => wordsOf(one).rest.startsWith('just touching'));
    expect(touching.length).toBeGreaterThan(200);
    for (const one of moments) expect(wordsOf(one).rest).not.toMatch(/deep/);
    // On both sides of the line, and around both ends.
    const sides = touching.map(({ circle, a, b }) => orientation(a, b, circle.center));
    expect(new Set(sides.map(Math.sign))).toEqual(new Set([-1, 1]));
    const closest = touching.map((one) => wordsOf(one).rest);
    expect(new Set(closest)).toEqual(
      new Set(['the side', 'end a', 'end b'].map((place) => `just touching ${place}`)),
    );
  });

  test('comes from a place in the window, and goes back to it', () => {
    const [first, last] = [moments[0]!.circle.center, moments.at(-1)!.circle.center];
    expect(first).toEqual(last);
    expect(isInWindow(first, figure.world)).toBe(true);
    expect(distance(first, figure.answer(state).q)).toBeGreaterThan(state.circle.radius);
  });
});
