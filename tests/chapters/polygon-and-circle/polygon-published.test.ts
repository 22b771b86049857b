import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-published.ts';
import { wordsAt } from '#figure/maps/truth-map.ts';
import { clashes } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset } = reading(figure);
const said = (state: State) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};

const { minX, maxX, minY, maxY } = figure.world;
const columns = maxX - minX - 1;
const rows = maxY - minY - 1;
/** The whole places in the window, and what the map says of each. */
function placesOf(state: State) {
  const comparison = figure.truth?.(state);
  if (!comparison) throw new Error('nothing to compare');
  return Array.from({ length: columns * rows }, (_, i) => {
    const at = { x: minX + 1 + (i % columns), y: minY + 1 + Math.floor(i / columns) };
    return { at, verdict: wordsAt(comparison, at) };
  });
}
const count = (state: State, verdict: string) =>
  placesOf(state).filter((place) => place.verdict === verdict).length;

test.each([
  ['bay', 'missed hit: inside, level with a corner', 10, 17],
  ['diamond', 'missed hit: inside, level with a corner', 0, 5],
  ['ghost', 'false hit: 9 apart, level with a corner', 16, 0],
  ['octagon', 'false hit: 5.7 apart, level with a corner', 61, 17],
  ['trapezoid', 'missed hit: inside, not level with a corner', 0, 113],
  ['small', 'missed hit: inside, not level with a corner', 0, 217],
])('%s: %s, %d false and %d missed', (name, words, falseHits, missed) => {
  expect(said(preset(name))).toBe(words);
  expect(count(preset(name), 'false hit')).toBe(falseHits);
  expect(count(preset(name), 'missed hit')).toBe(missed);
});

describe.each(figure.presets)('$name', ({ state }) => {
  const { circle, island } = state;
  const truth = (center: { x: number; y: number }) =>
    oracle.polygonIntersectsCircle(island, { center, radius: circle.radius });

  test('what is true in the map is so by the exact test', () => {
    for (const { at, verdict } of placesOf(state)) {
      expect(verdict === 'correct hit' || verdict === 'missed hit').toBe(truth(at));
    }
  });

  test('with the inside test, every wrong place is level with a corner', () => {
    const levels = island.map(({ y }) => y);
    for (const { at, verdict } of placesOf({ ...state, test: 'inside' })) {
      if (!verdict.startsWith('correct')) expect(levels).toContain(at.y);
    }
  });

  test('ours is wrong nowhere', () => {
    const ours = { ...state, test: 'ours' as const };
    expect(said(ours)).toMatch(/^correct (hit|miss):/);
    for (const { verdict } of placesOf(ours)) expect(verdict).toMatch(/^correct/);
  });

  test('the map is of whole places: a square of it has one answer', () => {
    const comparison = figure.truth?.(state);
    if (!comparison) throw new Error('nothing to compare');
    const { center } = circle;
    const here = wordsAt(comparison, center);
    for (const [dx, dy] of [
      [0.4, 0.4],
      [-0.4, 0.3],
      [0.2, -0.4],
    ] as const) {
      const beside = { x: center.x + dx, y: center.y + dy };
      expect(wordsAt(comparison, beside)).toBe(here);
      expect(comparison.nearest?.(beside)).toEqual(center);
    }
  });
});

test('one step up from the hatched row the test is right', () => {
  const { circle } = preset('bay');
  const up = { ...circle, center: { x: circle.center.x, y: circle.center.y + 1 } };
  expect(said({ ...preset('bay'), circle: up })).toMatch(/^correct hit/);
});

test('of what is no polygon there is no map', () => {
  const [a, b, c, ...others] = preset('bay').island;
  const island = [a!, c!, b!, ...others];
  expect(figure.truth?.({ ...preset('bay'), island })).toBeNull();
  expect(said({ ...preset('bay'), island })).toMatch(/^not simple/);
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
  expect(preset('small')).toMatchObject({ island: tenth, circle: { radius: 10 / 10 } });
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

test('on the octagon more than a quarter of the rows have wrong places', () => {
  const { island } = preset('octagon');
  expect(clashes(island)).toEqual([]);
  const wrong = placesOf(preset('octagon')).filter(({ verdict }) => !verdict.startsWith('correct'));
  const wrongRows = new Set(wrong.map(({ at }) => at.y));
  expect(wrongRows.size).toBe(6);
  expect(rows).toBe(23);
  for (const { x, y } of island) {
    expect(Math.abs(Math.hypot(x - 22, y - 12) - 10)).toBeLessThan(0.5);
  }
});
