import { expect, test } from 'vitest';
import { boxIntersectsCircleByClamp } from '#lib/variants/box-intersects-circle-by-clamp.ts';
import { boxIntersectsCircleByZone } from '#lib/variants/box-intersects-circle-by-zone.ts';
import { describeBoxPredicate, describeSameAnswers } from '../bench/box-predicate.ts';

describeBoxPredicate(boxIntersectsCircleByZone);
describeSameAnswers(boxIntersectsCircleByZone, boxIntersectsCircleByClamp);

test('beside a wall it takes no square, so it has no size too small', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 0 };
  const circle = { center: { x: 1e-170, y: 0 }, radius: 0 };
  expect(boxIntersectsCircleByZone(box, circle)).toBe(false);
});
