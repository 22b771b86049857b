import { expect, test } from 'vitest';
import { figure as closest } from '#chapters/line-and-circle/figures/segment-and-circle.ts';
import { figure as wayOut } from '#chapters/line-and-circle/figures/segment-way-out.ts';
import { figure as undivided } from '#chapters/line-and-circle/figures/touching-undivided.ts';
import { collideSegmentCircle, cross, distance, dot, projectionParameter } from '#lib/index.ts';
import { chapters } from '../../support/chapters.ts';
import { reading } from '../support.ts';

const { text } = chapters.find(({ name }) => name === 'line-and-circle')!;
const minus = (p: { x: number; y: number }, q: { x: number; y: number }) => ({
  x: p.x - q.x,
  y: p.y - q.y,
});

test('the dot product of the preset between', () => {
  const { circle, a, b } = reading(closest).preset('between');
  const [toC, e] = [minus(circle.center, a), minus(b, a)];
  expect([toC, e]).toEqual([
    { x: 31, y: 27 },
    { x: 48, y: 20 },
  ]);
  expect(text).toContain(`31 · 48 + 27 · 20 = ${dot(toC, e)}`);
  expect(text).toContain(`48 · 48 + 20 · 20 = ${dot(e, e)}`);
  const t = projectionParameter(circle.center, { a, b });
  expect(text).toContain(`${dot(toC, e)} / ${dot(e, e)} = ${t}`);
  expect(circle.radius).toBe(16);
});

test('the normal and the depth of the preset at the end', () => {
  const { circle, a, b } = reading(wayOut).preset('cap');
  expect(minus(circle.center, b)).toEqual({ x: 5, y: 12 });
  expect(distance(circle.center, b)).toBe(13);
  const { normal, depth } = collideSegmentCircle({ a, b }, circle)!;
  expect(normal).toEqual({ x: 5 / 13, y: 12 / 13 });
  expect(depth).toBe(3);
});

test('the cross product of the preset touching at (5, 5)', () => {
  const { b, c } = reading(undivided).preset('tangent');
  expect(text).toContain(`6 · 5 − 8 · 5 = −${-cross(b, c)}`);
  expect(distance({ x: 0, y: 0 }, b)).toBe(10);
});
