import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPreset } from '../../src/components/figures.ts';
import { figure } from '../../src/figures/square-shoulders.ts';
import { segmentIntersectsCircle } from '../oracle/segment.ts';
import { forAll } from './support/for-all.ts';
import { reachable } from './support/states.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const exactly = ({ circle, a, b }: State) => segmentIntersectsCircle({ a, b }, circle);

describe('presets do as they say', () => {
  test('a hand wide: an invented hit', () => {
    expect(preset('hand').width).toBe('0.24');
    expect(wordsOf(preset('hand'))).toEqual({
      hit: true,
      word: 'invented hit',
      rest: '0.33 times r apart',
    });
  });

  test('in pixels the same scene is right', () => {
    const { width: _, ...hand } = preset('hand');
    const { width, ...pixels } = preset('pixels');
    expect(width).toBe('96');
    expect(pixels).toEqual(hand);
    expect(wordsOf(preset('pixels')).word).toBe('right miss');
  });

  test('past by a hair: 1 long, radius 1, 0.04 past the end and 1 beside the line', () => {
    const { width, circle, a, b } = preset('unit');
    const unit = Number(width) / 96;
    expect((b.x - a.x) * unit).toBeCloseTo(1, 12);
    expect(circle.radius * unit).toBeCloseTo(1, 12);
    expect((circle.center.x - b.x) * unit).toBeCloseTo(0.04, 12);
    expect((circle.center.y - b.y) * unit).toBeCloseTo(1, 12);
    expect(exactly(preset('unit'))).toBe(false);
    expect(wordsOf(preset('unit'))).toMatchObject({ word: 'invented hit', rest: 'just apart' });
  });

  test('far apart: the gap is larger than the radius', () => {
    const state = preset('tiny');
    const { circle, a, b } = state;
    const unit = Number(state.width) / 96;
    expect([b.x - a.x, circle.center.x - a.x, circle.center.y - a.y, circle.radius]).toEqual([
      10, 50, 10, 20,
    ]);
    expect(unit).toBeCloseTo(0.001, 15);
    expect(figure.answer(state).gap).toBeGreaterThan(circle.radius);
    expect(wordsOf(state).word).toBe('invented hit');
  });
});

test('mended it says what is exactly true, but for the rim, in every world', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const held = { ...(state as unknown as State), code: 'mended' as const };
      const { said, gap, strips } = figure.answer(held);
      expect(strips).toEqual([]);
      expect(said === exactly(held) || Math.abs(gap) < 1e-9).toBe(true);
    }),
    1000,
  );
});

test('published it errs past the ends only, by 0.05 at most, and at the rim', () => {
  let invented = 0;
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const held = { ...(state as unknown as State), code: 'published' as const };
      const { said, gap } = figure.answer(held);
      const { circle, a, b, width } = held;
      if (said === exactly(held) || Math.abs(gap) < 1e-9) return;
      expect(said).toBe(true);
      invented += 1;
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const length = Math.hypot(ex, ey);
      const along = ((circle.center.x - a.x) * ex + (circle.center.y - a.y) * ey) / length;
      const past = (Math.max(-along, along - length) * Number(width)) / 96;
      expect(past).toBeGreaterThan(0);
      expect(past).toBeLessThan(0.05 + 1e-9);
    }),
    4000,
  );
  expect(invented).toBeGreaterThan(20);
});

test('the strips drawn reach 0.05 past each end, or out of the window', () => {
  for (const width of ['96', '4.8', '0.24', '0.096'] as const) {
    const state = { ...preset('hand'), width };
    const { strips } = figure.answer(state);
    expect(strips).toHaveLength(2);
    const past = (0.05 / Number(width)) * 96;
    for (const { streaks } of strips) {
      // At the side there is no round end that reaches farther.
      const [from, to] = streaks[0]!;
      const reach = Math.hypot(to.x - from.x, to.y - from.y);
      expect(Math.abs(reach - Math.max(past, 0.0141 * 15))).toBeLessThan(0.03);
    }
  }
  // In the window of 10 centimetres the one at b leaves the picture.
  const { strips } = figure.answer({ ...preset('hand'), width: '0.096' });
  expect(Math.max(...strips[1]!.shape.map(({ x }) => x))).toBeGreaterThan(figure.world.maxX);
});
