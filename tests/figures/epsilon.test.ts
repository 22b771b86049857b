import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPreset } from '../../src/components/figures.ts';
import { figure } from '../../src/figures/epsilon.ts';
import { reduce, start } from '../../src/figures/kit/store.ts';
import { float32 } from '../../src/lib/published/monogame-circles.ts';
import { compareDistance, offsetFrom } from '../oracle/box.ts';
import { fromDouble } from '../oracle/rational.ts';
import { forAll } from './support/for-all.ts';
import { reachable } from './support/states.ts';

type State = (typeof figure.presets)[0]['state'];

const box = { center: { x: 48, y: 32 }, halfWidth: 20, halfHeight: 12 };
const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const overlaps = (x: number, y: number, radius: number) =>
  compareDistance(offsetFrom(box, { x, y }), box, fromDouble(radius)) < 0;

describe('presets do as they say', () => {
  test('4 metres, in kilometres: an overlap is missed, and a ring of others', () => {
    const state = preset('ring');
    const { x, y } = state.circle.center;
    expect(overlaps(x, y, 4)).toBe(true);
    expect(wordsOf(state)).toEqual({
      hit: false,
      word: 'missed hit',
      rest: '1.4 m deep; 72 of 380 cells missed',
    });
  });

  test('3 metres: no place is a hit, and the centre lies in the box', () => {
    const state = preset('never');
    const { hits, missed } = figure.answer(state);
    expect(hits).toEqual([]);
    expect(missed.length).toBeGreaterThan(200);
    expect(overlaps(48, 32, 3)).toBe(true);
    expect(wordsOf(state).rest).toContain('all of 308 cells missed');
  });

  test('in metres nothing is missed, with any radius', () => {
    expect(wordsOf(preset('metres')).word).toBe('right hit');
    for (let radius = 2; radius <= 16; radius += 0.1) {
      const circle = { ...preset('metres').circle, radius };
      expect(figure.answer({ circle, unit: 'm', code: 'printed' }).missed).toEqual([]);
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
  for (const unit of ['mm', 'm', 'km'] as const) {
    for (const radius of [2, 3, 4, 9.3, 16]) {
      const circle = { center: { x: 48, y: 32 }, radius };
      expect(figure.answer({ circle, unit, code: 'ours' }).missed).toEqual([]);
    }
  }
});

test('the cells are those that overlap, and no others', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const one = state as unknown as State;
      const { hits, missed } = figure.answer(one);
      const cells = new Set([...hits, ...missed].map(({ x, y }) => `${x} ${y}`));
      expect(cells.size).toBe(hits.length + missed.length);
      for (let x = 0; x < 96; x += 2) {
        for (let y = 0; y < 64; y += 2) {
          const { radius } = one.circle;
          const deep = overlaps(x + 1, y + 1, radius - 0.002);
          const shallow = overlaps(x + 1, y + 1, radius);
          if (deep === shallow) expect(cells.has(`${x} ${y}`)).toBe(deep);
        }
      }
    }),
    20,
  );
});

test('the verdict judges by the exact test', () => {
  forAll(
    fc.property(reachable(figure), ({ state }) => {
      const one = state as unknown as State;
      const { center, radius } = one.circle;
      const { word } = wordsOf(one);
      if (word === 'still a hit' || word === 'no hit') {
        expect(overlaps(center.x, center.y, radius + 0.002)).toBe(true);
        expect(overlaps(center.x, center.y, radius - 0.002)).toBe(false);
        return;
      }
      const truth = overlaps(center.x, center.y, radius);
      expect(word === 'right hit' || word === 'missed hit').toBe(truth);
    }),
    500,
  );
});
