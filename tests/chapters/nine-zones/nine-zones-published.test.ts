import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/nine-zones/figures/nine-zones-published.ts';
import { findPreset } from '#kit/all-figures.ts';
import { compareDistance, offsetFrom, touches } from '../../oracle/box.ts';
import { fromDouble } from '../../oracle/rational.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const truth = ({ box, circle }: State) =>
  touches(offsetFrom(box, circle.center), box, circle.radius);
const f = Math.fround;
const inFloat = ({ box, circle }: State): State =>
  ({
    box: {
      center: { x: f(box.center.x), y: f(box.center.y) },
      halfWidth: f(box.halfWidth),
      halfHeight: f(box.halfHeight),
    },
    circle: {
      center: { x: f(circle.center.x), y: f(circle.center.y) },
      radius: f(circle.radius),
    },
  }) as unknown as State;

describe('half sides of 1 and a radius of 5, drawn three times as large', () => {
  test.each([
    ['corner', 4, 5],
    ['wall', 6, 0],
  ])('%s', (name, x, y) => {
    const { box, circle } = preset(name);
    expect([box.halfWidth, box.halfHeight, circle.radius]).toEqual([3, 3, 15]);
    expect(circle.center).toEqual({ x: box.center.x + 3 * x, y: box.center.y + 3 * y });
    expect(truth(preset(name))).toBe(true);
    const smaller = { ...preset(name), circle: { ...circle, radius: 14.999 } };
    expect(truth(smaller)).toBe(false);
  });

  test('read with <, a corner that is just touched is a miss and a wall a hit', () => {
    for (const format of ['float', 'double'] as const) {
      expect(figure.answer({ ...preset('corner'), format })).toMatchObject({
        said: false,
        hit: true,
      });
      expect(figure.answer({ ...preset('wall'), format })).toMatchObject({ said: true, hit: true });
    }
    expect(wordsOf(preset('corner'))).toEqual({
      hit: false,
      word: 'miss',
      rest: '15 away, radius\u00a015, ours says hit',
    });
  });

  test('read with ≤, both are hits', () => {
    for (const name of ['corner', 'wall']) {
      expect(wordsOf({ ...preset(name), reading: 'closed' })).toEqual({
        hit: true,
        word: 'hit',
        rest: '15 away, radius\u00a015, and so says ours',
      });
    }
  });
});

describe('touching in decimals', () => {
  const state = preset('decimals');

  test('on paper the three lengths add up', () => {
    const { box, circle } = state;
    const tenths = [box.center.x, box.halfWidth, circle.radius, circle.center.x].map((number) =>
      Math.round(number * 10),
    );
    expect(tenths.map((tenth) => tenth / 10)).toEqual([30.1, 12, 14.3, 56.4]);
    expect(tenths[0]! + tenths[1]! + tenths[2]!).toBe(tenths[3]);
  });

  test('the answer depends on the bits, and each is right about the numbers it was given', () => {
    expect(figure.answer(state)).toMatchObject({ zone: 5, said: false, hit: true });
    expect(figure.answer({ ...state, format: 'double' })).toMatchObject({ said: true, hit: true });
    expect([truth(inFloat(state)), truth(state)]).toEqual([false, true]);
  });
});

test('in 64 bits and with ≤ the article answers as the exact test does, but for rounding', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const scene = { ...state, reading: 'closed', format: 'double' } as unknown as State;
      const offset = offsetFrom(scene.box, scene.circle.center);
      const [less, more] = [-1e-9, 1e-9].map((hair) =>
        compareDistance(offset, scene.box, fromDouble(scene.circle.radius + hair)),
      );
      if (less === more) expect(figure.answer(scene).said).toBe(truth(scene));
    }),
    1000,
  );
});
