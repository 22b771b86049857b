import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/exactness/figures/epsilon.ts';
import { compare, perMetre } from '#chapters/exactness/surveys/epsilon.ts';
import { reduce, start } from '#figure/store.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { float32 } from '#published/monogame-circles.ts';
import { sharesOver } from '../../support/shares.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const box = { center: { x: 30, y: 20 }, halfWidth: 12, halfHeight: 8 };
const { preset, verdictOf, wordsOf } = reading(figure);
const overlaps = (x: number, y: number, radius: number) =>
  compareDistance(offsetFrom(box, { x, y }), box, fromDouble(radius)) < 0;

describe('presets do as they say', () => {
  test('4 metres, in kilometres: one hit in five is missed', () => {
    const state = preset('ring');
    const { x, y } = state.circle.center;
    expect(overlaps(x, y, 4)).toBe(true);
    expect(verdictOf(state)).toBe('missed hit: 1.5 m deep');
    const [, hits = 0, , missed = 0] = sharesOver(figure, state);
    expect(missed / (hits + missed)).toBeCloseTo(0.21, 2);
  });

  test('3 metres: no place is a hit, and the centre lies in the box', () => {
    const state = preset('never');
    const [, hits, falseHits, missed] = sharesOver(figure, state);
    expect([hits, falseHits]).toEqual([0, 0]);
    expect(missed).toBeGreaterThan(0.2);
    expect(overlaps(30, 20, 3)).toBe(true);
    expect(wordsOf(state).word).toBe('missed hit');
  });

  test('in metres nothing is missed, with any radius', () => {
    expect(wordsOf(preset('metres')).word).toBe('correct hit');
    for (let radius = 2; radius <= 9.5; radius += 0.5) {
      const circle = { ...preset('metres').circle, radius };
      const shares = sharesOver(figure, { circle, unit: 'm', code: 'published' }, 149, 97);
      expect(shares.slice(2)).toEqual([0, 0]);
    }
  });

  test('up to hectometres hardly a place is missed', () => {
    for (const radius of [2, 3, 4, 9.5]) {
      const circle = { ...preset('metres').circle, radius };
      for (const unit of ['dam', 'hm']) {
        const [, , falseHits, missed] = sharesOver(figure, { circle, unit, code: 'published' });
        expect(falseHits).toBe(0);
        expect(missed).toBeLessThan(0.001);
      }
    }
  });

  test('in millimetres the epsilon does nothing, and the moved circle is still a hit', () => {
    const state = preset('millimetres');
    const r = state.circle.radius * 1000;
    expect(float32(r * r - 0.00001)).toBe(float32(r * r));
    const model = { ...start(figure), state: state as never };
    const after = reduce(figure, model, { type: 'command', name: 'move-out' });
    expect(wordsOf(after.state as unknown as State)).toMatchObject({
      hit: true,
      word: 'still a hit',
    });
  });
});

test('the numbers of the prose: 0.004 squared, and 0.003 squared, beside the epsilon', () => {
  expect(4 * 4).toBe(16); // millionths, of which the epsilon takes 10
  expect(3 * 3).toBeLessThan(10);
  expect(0.00001 * 1e6).toBeCloseTo(10, 12);
});

test('ours misses nothing, in any unit', () => {
  for (const unit of ['mm', 'cm', 'dm', 'm', 'dam', 'hm', 'km'] as const) {
    for (const radius of [2, 3, 4, 9.3]) {
      const circle = { center: { x: 30, y: 20 }, radius };
      const shares = sharesOver(figure, { circle, unit, code: 'ours' }, 149, 97);
      expect(shares.slice(2)).toEqual([0, 0]);
    }
  }
});

test('each unit is ten of the one before', () => {
  const units = Object.values(perMetre);
  units.slice(1).forEach((one, i) => {
    expect(units[i]! / one).toBeCloseTo(10, 12);
  });
});

test('what the map takes for true are the overlaps, and no others', () => {
  forAllStates(figure, 20, (state) => {
    const { truth } = compare(state);
    const { radius } = state.circle;
    for (let x = 0; x < 60; x += 2) {
      for (let y = 0; y < 40; y += 2) {
        const deep = overlaps(x + 0.7, y + 0.7, radius - 0.002);
        const shallow = overlaps(x + 0.7, y + 0.7, radius + 0.002);
        if (deep === shallow) expect(truth({ x: x + 0.7, y: y + 0.7 })).toBe(deep);
      }
    }
  });
});

test('the verdict judges by the exact test', () => {
  forAllStates(figure, 500, (one) => {
    const { center, radius } = one.circle;
    const { word } = wordsOf(one);
    if (word === 'still a hit' || word === 'no hit') {
      expect(overlaps(center.x, center.y, radius + 0.002)).toBe(true);
      expect(overlaps(center.x, center.y, radius - 0.002)).toBe(false);
      return;
    }
    const truth = overlaps(center.x, center.y, radius);
    expect(word === 'correct hit' || word === 'missed hit').toBe(truth);
  });
});
