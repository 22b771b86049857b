import { expect, test } from 'vitest';
import { isFreeAfter, locallyNearest } from '#oracle/locally-nearest.ts';

// An L whose arms are 1 thick.
const corner = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 9 },
  { x: 0, y: 9 },
];
const found = (x: number, y: number, radius: number, polygon = corner) =>
  locallyNearest(polygon, { center: { x, y }, radius }).map(
    ({ kind, index }) => `${kind} ${index}`,
  );

test('the parts that a circle touches from outside are right, by hand', () => {
  expect(found(3, 2, 1)).toEqual(['edge 2']);
  expect(found(3, 2, 2)).toEqual(['edge 2', 'edge 3']);
  // Past the end of an arm, its corner is nearest, and the other arm is equally near.
  expect(found(10, 2, 9)).toEqual(['vertex 2', 'edge 3']);
  expect(found(10, 2, 8.99)).toEqual(['vertex 2']);
  // Level with a corner it is the corner, not the edge.
  expect(found(9, 3, 2)).toEqual(['vertex 2']);
  // Behind both arms, the dent is not found.
  expect(found(-1, 0.5, 3)).toEqual(['edge 5']);
  expect(found(-1, -1, 2)).toEqual(['vertex 0']);
  expect(found(3, 2, 2, corner.toReversed())).toEqual(['edge 1', 'edge 2']);
});

test('a circle is free if it is off the polygon or just touches it', () => {
  const circle = { center: { x: 2, y: 2 }, radius: 2 };
  expect(isFreeAfter(corner, circle, { x: 1, y: 1 })).toBe(true);
  expect(isFreeAfter(corner, circle, { x: 1, y: 1 - 2 ** -50 })).toBe(false);
  expect(isFreeAfter(corner, { ...circle, radius: 0 }, { x: -1.5, y: -1.5 })).toBe(false);
});
