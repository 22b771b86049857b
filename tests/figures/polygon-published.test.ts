import { describe, expect, test } from 'vitest';
import { findPreset } from '../../src/components/figures.ts';
import { figure as exercise } from '../../src/figures/polygon-exercise.ts';
import { figure } from '../../src/figures/polygon-published.ts';
import * as oracle from '../oracle/polygon.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const said = (state: State) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};

test.each([
  ['bay', 'missed hit: wrong in 27 of 805 places'],
  ['diamond', 'missed hit: wrong in 5 of 805 places'],
  ['ghost', 'invented hit: wrong in 16 of 805 places'],
  ['trapezoid', 'missed hit: wrong in 113 of 805 places'],
])('%s: %s', (name, words) => {
  expect(said(preset(name))).toBe(words);
});

describe.each(figure.presets)('$name', ({ state }) => {
  const { circle, island } = state;
  const { map } = figure.answer(state);
  const truth = (x: number, y: number) =>
    oracle.polygonIntersectsCircle(island, { center: { x, y }, radius: circle.radius });

  test('invented hits are misses, missed hits are hits, by the exact test', () => {
    for (const { x, y } of map.invented) expect(truth(x, y)).toBe(false);
    for (const { x, y } of map.missed) expect(truth(x, y)).toBe(true);
  });

  test('with the inside test, every wrong place is level with a corner', () => {
    const levels = island.map(({ y }) => y);
    const { map: inside } = figure.answer({ ...state, test: 'inside' });
    for (const { y } of [...inside.invented, ...inside.missed]) expect(levels).toContain(y);
  });

  test('ours is wrong nowhere', () => {
    expect(said({ ...state, test: 'mended' })).toMatch(/^right (hit|miss): wrong nowhere$/);
    for (let y = 1; y <= 23; y += 1) {
      for (let x = 1; x <= 35; x += 1) {
        const here = { ...state, circle: { ...circle, center: { x, y } }, test: 'mended' as const };
        expect(figure.answer(here).said).toBe(truth(x, y));
      }
    }
  });
});

test('in a bay there are both faults: invented at sea, missed inland', () => {
  const { map } = figure.answer(preset('bay'));
  expect([map.invented.length, map.missed.length]).toEqual([10, 17]);
});

test('one step up from the coloured row the test is right', () => {
  const { circle } = preset('bay');
  const up = { ...circle, center: { x: circle.center.x, y: circle.center.y + 1 } };
  expect(said({ ...preset('bay'), circle: up })).toMatch(/^right hit/);
});

test('errata D1 to D3 at their scales', () => {
  const tenth = [
    [200, 100],
    [400, 100],
    [350, 300],
    [250, 300],
  ].map(([x, y]) => ({ x: x! / 10 - 12, y: y! / 10 - 8 }));
  expect(preset('trapezoid')).toMatchObject({
    island: tenth,
    circle: { center: { x: 300 / 10 - 12, y: 200 / 10 - 8 }, radius: 30 / 10 },
    test: 'edges',
  });
  const five = (x: number, y: number, across: number) => ({ x: across + 5 * x, y: 2 + 5 * y });
  expect(preset('diamond').island).toEqual([
    five(2, 0, 8),
    five(4, 2, 8),
    five(2, 4, 8),
    five(0, 2, 8),
  ]);
  expect(preset('diamond').circle).toEqual({ center: five(2, 2, 8), radius: 5 });
  expect(preset('ghost').island).toEqual([five(2, 2, 12), five(4, 0, 12), five(4, 4, 12)]);
  expect(preset('ghost').circle).toMatchObject({ radius: 5, center: { y: 12 } });
});

describe('the exercise', () => {
  const judge = (name: string, change: Partial<State> = {}) => {
    const question = exercise.questions!.find((one) => one.name === name)!;
    const state = { ...question.solution, ...change };
    return question.judge(state, exercise.answer(state));
  };

  test('the solutions are what is asked for, by the exact test', () => {
    const [ghost, inland] = exercise.questions!.map(({ solution }) => solution);
    expect(oracle.polygonIntersectsCircle(ghost!.island, ghost!.circle)).toBe(false);
    expect(oracle.pointInPolygon(inland!.circle.center, inland!.island)).toBe(true);
    expect(oracle.polygonOutlineIntersectsCircle(inland!.island, inland!.circle)).toBe(false);
  });

  test('tells what is not yet right', () => {
    expect(judge('ghost', { test: 'mended' }).says).toMatch(/^Choose/);
    expect(judge('ghost', exercise.questions![1]!.solution)).toEqual({
      right: false,
      says: 'The circle touches the island.',
    });
    expect(judge('inland', exercise.questions![0]!.solution).says).toBe(
      'The circle is out at sea.',
    );
    const { circle } = exercise.questions![1]!.solution;
    expect(judge('inland', { circle: { ...circle, radius: 8 } }).says).toMatch(/reaches an edge/);
    const up = { ...circle, center: { x: circle.center.x, y: circle.center.y - 1 } };
    expect(judge('inland', { circle: up }).says).toBe('It says hit, and it is right.');
  });
});
