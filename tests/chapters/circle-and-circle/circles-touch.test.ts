import { describe, expect, test } from 'vitest';
import { figure as exercise } from '#chapters/circle-and-circle/figures/circles-exercise.ts';
import { figure } from '#chapters/circle-and-circle/figures/circles-touch.ts';
import { reduce, start } from '#figure/store.ts';
import { circlesIntersectExactly } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const at = (r1: number, x: number, y: number, r2: number): State => ({
  first: { center: { x: 32, y: 32 }, radius: r1 },
  second: { center: { x, y }, radius: r2 },
});

describe('presets do as they say', () => {
  test('overlapping: 25 apart, the radii make 33, so 8 deep', () => {
    expect(figure.answer(preset('overlapping'))).toMatchObject({ hit: true, d: 25 });
    expect(figure.answer(preset('overlapping')).contact).toMatchObject({ depth: 8 });
    expect(verdictOf(preset('overlapping'))).toBe('hit: 8 deep');
  });

  test('radii of 1 and 2: a hit while the centres are at most 3 apart', () => {
    const hitAt = (d: number) => {
      const { first, second } = at(1, 32 + d, 32, 2);
      return figure.answer({ first, second }).hit;
    };
    expect([2.9, 3, 3.1].map(hitAt)).toEqual([true, true, false]);
  });

  test('apart', () => {
    expect(figure.answer(preset('apart'))).toMatchObject({ hit: false, contact: null });
  });

  test('touching: 15 and 10 make 25; 24 across and 7 up are 25 as well', () => {
    const { first, second } = preset('touching');
    expect([first.radius, second.radius]).toEqual([15, 10]);
    expect([second.center.x - first.center.x, second.center.y - first.center.y]).toEqual([24, 7]);
    expect(24 ** 2 + 7 ** 2).toBe(25 ** 2);
    expect(oracle.circlesIntersect(first, second)).toBe(true);
    expect(oracle.circlesIntersect(first, { ...second, radius: 10 - 1e-12 })).toBe(false);
    expect(wordsOf(preset('touching')).rest).toBe('just touching');
  });

  test('inside: the second lies wholly in the first', () => {
    const { first, second } = preset('inside');
    const { hit, d } = figure.answer(preset('inside'));
    expect(hit).toBe(true);
    expect(d + second.radius).toBeLessThan(first.radius);
  });

  test('on one centre: pushed to the right', () => {
    const { contact, d } = figure.answer(preset('concentric'));
    expect(d).toBe(0);
    expect(contact).toMatchObject({ normal: { x: 1, y: 0 }, depth: 28 });
    expect(wordsOf(preset('concentric')).rest).toBe('28 deep, pushed to the right by convention');
  });

  test('in decimals: on paper they touch, stored they are a hair apart', () => {
    const { first, second } = preset('decimals');
    const tenths = (value: number) => Math.round(value * 10);
    const across = tenths(second.center.x) - tenths(first.center.x);
    const up = tenths(second.center.y) - tenths(first.center.y);
    const sum = tenths(first.radius) + tenths(second.radius);
    // "24 across and 16.1 up make 28.9, and so do the radii of 16 and 12.9."
    expect([across, up, sum]).toEqual([240, 161, 289]);
    expect(across ** 2 + up ** 2).toBe(sum ** 2);
    expect([first.radius, second.radius]).toEqual([16, 12.9]);
    expect(oracle.circlesIntersect(first, second)).toBe(false);
    expect(oracle.withinUlpsOfTouching(first, second, 2)).toBe(true);
    expect(verdictOf(preset('decimals'))).toBe('miss: barely apart');
  });
});

test('answers as the exact test does, except within 3 ulps of touching', () => {
  forAllStates(figure, 2000, ({ first, second }) => {
    const { hit, contact } = figure.answer({ first, second });
    const exact = circlesIntersectExactly(first, second);
    expect(hit === exact || oracle.withinUlpsOfTouching(first, second, 3)).toBe(true);
    expect(contact !== null).toBe(hit);
  });
});

test('the verdict tells the gap or the depth', () => {
  expect(wordsOf(at(10, 52, 32, 6)).rest).toBe('4 apart');
  expect(wordsOf(at(10, 52, 32, 12.5)).rest).toBe('2.5 deep');
  expect(wordsOf(at(10, 52, 32, 9.99))).toMatchObject({ hit: false, rest: 'barely apart' });
  expect(wordsOf(at(10, 52, 32, 10.01))).toMatchObject({ hit: true, rest: 'barely overlapping' });
});

describe('the command', () => {
  const out = (state: State) => {
    const model = { ...start(figure), state: { ...state } };
    return reduce(figure, model, { type: 'command', name: 'out' }).state as unknown as State;
  };

  test('moves the second circle until they touch, and never the first', () => {
    let moved = 0;
    forAllStates(figure, 500, (before) => {
      const after = out(before);
      expect(after.first).toEqual(before.first);
      if (after.second === before.second) return;
      moved += 1;
      expect(after.second.radius).toBe(before.second.radius);
      expect(oracle.withinUlpsOfTouching(after.first, after.second, 40)).toBe(true);
    });
    expect(moved).toBeGreaterThan(20);
  });

  test('leads straight away from the first centre', () => {
    const { second } = out(preset('overlapping'));
    // 33/25 of the way from (30, 33) by (24, 7).
    expect(second.center.x).toBeCloseTo(30 + (24 * 33) / 25, 12);
    expect(second.center.y).toBeCloseTo(33 + (7 * 33) / 25, 12);
  });

  test('is idle where they are apart or touching, and where the way leads out of the window', () => {
    const idle = (state: State) => figure.commands![0]!.idle!(state, figure.answer(state), '');
    expect(idle(preset('apart'))).toBe(true);
    expect(idle(preset('touching'))).toBe(true);
    expect(idle(preset('overlapping'))).toBe(false);
    expect(idle(at(20, 32, 50, 20))).toBe(true);
  });
});

describe('the exercise', () => {
  const judge = (name: string, state: State) =>
    exercise.questions!.find((one) => one.name === name)!.judge(state, exercise.answer(state));

  test('touching: exactly, and not on a level line', () => {
    const { solution } = exercise.questions!.find(({ name }) => name === 'touch')!;
    expect(oracle.circlesIntersect(solution.first, solution.second)).toBe(true);
    expect(judge('touch', solution).right).toBe(true);
    expect(judge('touch', at(15, 57, 32, 10))).toMatchObject({ right: false });
    expect(judge('touch', at(15, 32, 57, 10)).says).toContain('one above the other');
    expect(judge('touch', at(15, 52, 47.1, 10)).says).toMatch(/^They are 0\.\d+ apart\.$/);
    expect(judge('touch', at(15, 52, 46.9, 10)).says).toMatch(/^They overlap by 0\.\d+\.$/);
  });

  test('deeper than it is wide: then it lies wholly in the first', () => {
    let right = 0;
    forAllStates(exercise, 2000, ({ first, second }) => {
      const { d } = exercise.answer({ first, second });
      const inside = d + second.radius < first.radius;
      if (Math.abs(d + second.radius - first.radius) < 1e-9) return;
      if (inside) right += 1;
      expect(judge('deep', { first, second }).right).toBe(inside);
    });
    expect(right).toBeGreaterThan(5);
  });

  test('has no button that would do the work', () => {
    expect(exercise.commands).toBeUndefined();
  });
});
