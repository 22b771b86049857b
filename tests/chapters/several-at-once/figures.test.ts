import { expect, test } from 'vitest';
import { figure } from '#chapters/several-at-once/figures/several-at-once.ts';
import {
  lengthOf,
  oneAfterTheOther,
  plus,
  pushesIn,
  scenes,
  shortestIn,
} from '#chapters/several-at-once/scenes.ts';
import { cross, dot, signedDistanceToPolygon } from '#lib/index.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { isFreeAt } from '#oracle/way-out.ts';
import { nothing } from '../../lib/bench/obstacles.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, verdictOf } = reading(figure);
const answerAt = (name: string) => figure.answer(preset(name));

test.each([
  ['tiles', 'hit: a push of 8 is enough, but the sum is 16'],
  ['corner', 'hit: the sum of the pushes is right, 10'],
  ['steep', 'hit: a push of 20.8 frees it, but the sum leaves it 5.6 deep'],
  ['flat', 'hit: a push of 9.8 is enough, but the sum is 16.6'],
  ['pillars', 'hit: a push of 10 frees it, but the sum leaves it 1.7 deep'],
])('%s: %s', (name, words) => expect(verdictOf(preset(name))).toBe(words));

test('far from everything it is free, and beside one tile only that tile pushes', () => {
  const at = (x: number, y: number) => ({
    ...preset('tiles'),
    circle: { center: { x, y }, radius: 14 },
  });
  expect(verdictOf(at(48, 44))).toBe('miss: the circle is free');
  expect(verdictOf(at(30, 28))).toBe('hit: only one obstacle, which pushes by 8');
});

test('the single pushes are as long as the text says', () => {
  const pushes = (name: string) => answerAt(name).pushes.map(lengthOf);
  expect(pushes('tiles')).toEqual([8, 8]);
  expect(answerAt('corner').pushes).toEqual([
    { x: 0, y: 8 },
    { x: 6, y: 0 },
  ]);
  for (const one of pushes('steep')) expect(one).toBeCloseTo(8, 12);
  for (const one of pushes('flat')) expect(one).toBeCloseTo(9, 12);
  expect(lengthOf(answerAt('flat').push)).toBeCloseTo(9.75, 12);
  expect(lengthOf(answerAt('steep').sum)).toBeCloseTo(6.2, 1);
});

test('between two walls that push equally, the sum is 1 + k times the shortest push', () => {
  for (const [name, k] of [
    ['tiles', 1],
    ['steep', -119 / 169],
    ['flat', 119 / 169],
  ] as const) {
    const { scene, circle } = preset(name);
    const [one, other] = pushesIn(scene, circle);
    expect(dot(one!, other!) / lengthOf(one!) / lengthOf(other!)).toBeCloseTo(k, 12);
    const { sum, push } = answerAt(name);
    expect(lengthOf(sum)).toBeCloseTo((1 + k) * lengthOf(push), 12);
    expect(cross(sum, push)).toBeCloseTo(0, 12);
  }
});

test('one after the other: 1, 2, and 22 pushes, and beside the middle in the flat valley', () => {
  expect(answerAt('tiles').turns.length).toBe(1);
  expect(answerAt('corner').turns.length).toBe(2);
  const { scene, circle } = preset('steep');
  const places = [circle.center, ...oneAfterTheOther(scene, circle)];
  expect(places.length - 1).toBe(22);
  const steps = places
    .slice(1)
    .map((to, i) => Math.hypot(to.x - places[i]!.x, to.y - places[i]!.y));
  for (const [i, step] of steps.slice(2).entries()) {
    expect(step / steps[i + 1]!).toBeCloseTo(119 / 169, 9);
  }
  const deep = pushesIn(scene, { ...circle, center: places[4]! }).map(lengthOf);
  expect(Math.max(...deep)).toBeCloseTo(4.8, 1);
  const flat = preset('flat');
  const end = answerAt('flat').turns.at(-1)!;
  expect(answerAt('flat').turns.length).toBe(2);
  expect(end.x - 48).toBeCloseTo(2.4, 1);
  expect(end.y - (flat.circle.center.y + 9.75)).toBeCloseTo(1, 1);
});

test('with the average of the pushes the tiles are right, but the corner is not', () => {
  const average = (name: string) => {
    const { pushes, sum } = answerAt(name);
    return { x: sum.x / pushes.length, y: sum.y / pushes.length };
  };
  expect(average('tiles')).toEqual({ x: 0, y: 8 });
  const { scene, circle } = preset('corner');
  const there = { ...circle, center: plus(circle.center, average('corner')) };
  expect(pushesIn(scene, there).map(lengthOf)).toEqual([4, 3]);
});

test('at the end of the push the circle overlaps nothing, and between pillars it touches both', () => {
  forAllStates(figure, 300, ({ scene, circle }) => {
    const push = shortestIn(scene, circle);
    const center = exactPoint(plus(circle.center, push));
    expect(
      isFreeAt({ ...nothing, polygons: scenes[scene] }, center, circle.radius, fromDouble(1e-9)),
    ).toBe(true);
    const single = pushesIn(scene, circle).map(lengthOf);
    expect(lengthOf(push)).toBeGreaterThan(Math.max(0, ...single) - 1e-9);
  });
  const { scene, circle } = preset('pillars');
  const there = plus(circle.center, shortestIn(scene, circle));
  for (const pillar of scenes[scene]) {
    expect(signedDistanceToPolygon(there, pillar)).toBeCloseTo(circle.radius, 9);
  }
});
