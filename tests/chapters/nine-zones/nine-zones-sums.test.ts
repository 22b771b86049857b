import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/nine-zones/figures/nine-zones-sums.ts';
import { findPreset } from '#kit/all-figures.ts';
import { offsetFrom, touches } from '../../oracle/box.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';

type State = (typeof figure.presets)[0]['state'];

const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const preset = (name: string): State => findPreset(figure, name).state;
const holds = (state: State) => {
  const { across, up } = figure.answer(state);
  return { across: across['sumAcross.holds'], up: up['sumUp.holds'] };
};

describe('presets do as they say', () => {
  test.each([
    ['right', false, 'zone 5, the sum across is too short'],
    ['reaching', true, 'zone 5, both sums reach'],
    ['touching', true, 'zone 5, both sums reach'],
    ['above', false, 'zone 7, the upright sum is too short'],
    ['corner', false, 'zone 8, both sums reach, the circle does not'],
  ])('%s', (name, hit, rest) => {
    const { box, circle } = preset(name);
    expect(wordsOf(preset(name))).toEqual({ hit, word: hit ? 'hit' : 'miss', rest });
    expect(touches(offsetFrom(box, circle.center), box, circle.radius)).toBe(hit);
  });

  test('out of reach: a way of 36 against 18 and 14', () => {
    const { across } = figure.answer(preset('right'));
    expect([across['sumAcross.left'], across['sumAcross.right']]).toEqual([36, 18 + 14]);
  });

  test('just in reach: the way is exactly the sum', () => {
    const { across } = figure.answer(preset('touching'));
    expect(across['sumAcross.left']).toBe(across['sumAcross.right']);
  });
});

test('a hit needs both sums to reach, in every zone', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const scene = state as unknown as State;
      const { box, circle } = scene;
      const { across, up } = holds(scene);
      const clear = (gap: number) => Math.abs(gap) > 1e-9;
      const x = Math.abs(circle.center.x - box.center.x) - box.halfWidth - circle.radius;
      const y = Math.abs(circle.center.y - box.center.y) - box.halfHeight - circle.radius;
      if (!clear(x) || !clear(y)) return;
      const truth = touches(offsetFrom(box, circle.center), box, circle.radius);
      if (truth) expect({ across, up }).toEqual({ across: true, up: true });
      if (!across || !up) expect(figure.answer(scene).hit).toBe(false);
    }),
    1000,
  );
});

test('beside a wall one of the two is sure, and the other decides', () => {
  const { box } = preset('right');
  let sides = 0;
  for (let x = 3; x <= 93; x += 3) {
    for (let y = 3; y <= 57; y += 3) {
      for (const radius of [3, 8, 20]) {
        const state = { box, circle: { center: { x, y }, radius } };
        const { zone, hit } = figure.answer(state);
        const { across, up } = holds(state);
        if (zone === 3 || zone === 5) expect([up, across]).toEqual([true, hit]);
        if (zone === 1 || zone === 7) expect([across, up]).toEqual([true, hit]);
        if (zone % 2 === 1) sides += 1;
      }
    }
  }
  expect(sides).toBeGreaterThan(500);
});

test('what is held stays clear of the scales', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const { box, circle } = state as unknown as State;
      for (const { x, y } of [box.center, circle.center]) {
        expect(x).toBeGreaterThanOrEqual(3);
        expect(y).toBeGreaterThanOrEqual(3);
        expect(y).toBeLessThanOrEqual(58);
      }
    }),
  );
});
