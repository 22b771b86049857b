import { expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { boxIntersectsCircleByZone } from '#lib/variants/box-intersects-circle-by-zone.ts';
import { boxContract, sameResults } from '../bench/box-predicate.ts';
import { disc } from '../bench/shapes.ts';

boxContract(boxIntersectsCircleByZone);
sameResults(boxIntersectsCircleByZone, boxIntersectsCircle);

test('beside a side it squares nothing, so no size is too small', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 0 };
  const circle = disc(1e-170, 0, 0);
  expect(boxIntersectsCircleByZone(box, circle)).toBe(false);
});
