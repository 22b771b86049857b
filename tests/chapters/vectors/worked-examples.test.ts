import { expect, test } from 'vitest';
import { figure as product } from '#chapters/vectors/figures/dot-product.ts';
import { figure as frame } from '#chapters/vectors/figures/own-frame.ts';
import { findPreset } from '#figure/all-figures.ts';
import { cross, distance, dot, projectionParameter, reflect, toLocal } from '#lib/index.ts';

// The numbers that the chapter computes by hand.

const origin = { x: 0, y: 0 };

test('4 to the right and 3 up is 5 long', () => {
  expect(distance(origin, { x: 4, y: 3 })).toBe(5);
});

test('the dot product of (4, 2) and (1.5, 3) is 12, and the shadow 2.68', () => {
  const [u, v] = [
    { x: 4, y: 2 },
    { x: 1.5, y: 3 },
  ];
  expect(findPreset(product, 'ahead').state).toEqual({ u, v });
  expect(dot(u, v)).toBe(12);
  expect(distance(origin, u)).toBeCloseTo(4.47, 2);
  expect(dot(u, v) / distance(origin, u)).toBeCloseTo(2.68, 2);
});

test('the foot is halfway, at 20 of 40', () => {
  const [a, b, p] = [
    { x: 2, y: 1 },
    { x: 8, y: 3 },
    { x: 4, y: 5 },
  ];
  const e = { x: b.x - a.x, y: b.y - a.y };
  expect(e).toEqual({ x: 6, y: 2 });
  expect(dot({ x: p.x - a.x, y: p.y - a.y }, e)).toBe(20);
  expect(dot(e, e)).toBe(40);
  expect(projectionParameter(p, { a, b })).toBe(0.5);
});

test('the cross product of (4, 1) and (1, 2) is 7', () => {
  expect(cross({ x: 4, y: 1 }, { x: 1, y: 2 })).toBe(7);
});

test('off a floor, (3, −4) slides at (3, 0) and rebounds at (3, 4)', () => {
  const [v, n] = [
    { x: 3, y: -4 },
    { x: 0, y: 1 },
  ];
  expect(dot(v, n)).toBe(-4);
  expect(reflect(v, n, 0)).toEqual({ x: 3, y: 0 });
  expect(reflect(v, n, 1)).toEqual({ x: 3, y: 4 });
});

test('4 to the right and 8 up are (8, 4) for the rotated box', () => {
  const { local } = frame.answer(findPreset(frame, 'turned').state);
  expect(local.x).toBeCloseTo(8, 1);
  expect(local.y).toBeCloseTo(4, 1);
  const turn = Math.atan2(0.6, 0.8);
  const at = toLocal({ x: 4, y: 8 }, { center: origin, rotation: turn });
  expect(at.x).toBeCloseTo(8, 12);
  expect(at.y).toBeCloseTo(4, 12);
});
