import { expect, test } from 'vitest';
import { figure as crossingRay } from '#chapters/polygon-and-circle/figures/crossing-ray.ts';
import { pushedOut } from '#chapters/polygon-and-circle/push.ts';
import {
  collideConvexPolygonCircle,
  collidePolygonCircle,
  cross,
  type Polygon,
  rayCrossings,
  signedDistanceToPolygon,
} from '#lib/index.ts';
import { chapters } from '../../support/chapters.ts';
import { reading } from '../support.ts';

const { text } = chapters.find(({ name }) => name === 'polygon-and-circle')!;
const polygon = (...corners: [number, number][]): Polygon => corners.map(([x, y]) => ({ x, y }));

const letterU = polygon(
  ...([
    [0, 0],
    [30, 0],
    [30, 40],
    [20, 40],
    [20, 10],
    [10, 10],
    [10, 40],
    [0, 40],
  ] as [number, number][]),
);
const start = { center: { x: 8, y: 20 }, radius: 6 };

test('a circle 2 inside the coast with a radius of 6 is 8 deep', () => {
  expect(signedDistanceToPolygon(start.center, letterU)).toBe(-2);
  expect(start.radius - signedDistanceToPolygon(start.center, letterU)).toBe(8);
});

test('in the U the push from the nearest edge moves the circle between 16 and 14 for ever', () => {
  let { center } = start;
  const visited = Array.from({ length: 7 }, () => {
    center = pushedOut(letterU, { ...start, center })!;
    return center.x;
  });
  expect(visited).toEqual([16, 14, 16, 14, 16, 14, 16]);
});

test('in the U the shortest push is (−14, 0)', () => {
  expect(text).toContain('its `push` is (−14, 0)');
  expect(collidePolygonCircle(letterU, start)?.push).toEqual({ x: -14, y: 0 });
});

test('one push frees a circle from a convex polygon', () => {
  const diamond = polygon([10, 0], [20, 10], [10, 20], [0, 10]);
  const circle = { center: { x: 12, y: 9 }, radius: 4 };
  const { normal, depth } = collideConvexPolygonCircle(diamond, circle)!;
  const { push } = collidePolygonCircle(diamond, circle)!;
  expect(push.x).toBeCloseTo(normal.x * depth, 12);
  expect(push.y).toBeCloseTo(normal.y * depth, 12);
});

test('the cross product of crossing 1 in the preset five', () => {
  const { p, island } = reading(crossingRay).preset('five');
  const crossings = rayCrossings(p, island).map(({ point }) => point.x);
  const [a, b] = [island[5]!, island[6]!];
  expect([a, b, p]).toEqual([
    { x: 32, y: 26 },
    { x: 12, y: 52 },
    { x: 16.5, y: 40 },
  ]);
  expect(Math.min(...crossings)).toBeCloseTo(32 - (20 * 14) / 26, 9);
  const product = cross({ x: b.x - a.x, y: b.y - a.y }, { x: p.x - a.x, y: p.y - a.y });
  expect(text).toContain(`(−20) · 14 − 26 · (−15.5) = ${product}`);
});
