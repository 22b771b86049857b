import { describe, expect, test } from 'vitest';
import * as oracle from '#oracle/circle.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { neighbour } from '../bench/doubles.ts';
import { testEach } from '../bench/in-each.ts';
import { everyPointAndCircle, touchingEverywhere } from '../bench/points-and-circles.ts';

const unit = { center: { x: 0, y: 0 }, radius: 1 };
const ulp = 2 ** -52;

describe('the exact result', () => {
  test('is that of whole-number arithmetic on a small grid', () => {
    const count = checkScenes(everyPointAndCircle(2, 6), ({ point, circle }) => {
      const dx = point.x - circle.center.x;
      const dy = point.y - circle.center.y;
      return oracle.pointInCircle(point, circle) === dx ** 2 + dy ** 2 <= circle.radius ** 2;
    });
    expect(count).toBe(25 * 25 * 7);
  });

  test('is true if the two touch, and false if the radius is one ulp smaller', () => {
    const count = checkScenes(touchingEverywhere(), ({ point, circle }) => {
      const smaller = { ...circle, radius: neighbour(circle.radius, -1) };
      return oracle.pointInCircle(point, circle) && !oracle.pointInCircle(point, smaller);
    });
    expect(count).toBe(52 * 9 * 8);
  });

  test('is false for a negative radius', () => {
    const circle = { center: { x: 0, y: 0 }, radius: -3 };
    expect(oracle.pointInCircle({ x: 1, y: 0 }, circle)).toBe(false);
    expect(oracle.pointInCircle({ x: 0, y: 0 }, circle)).toBe(false);
  });
});

describe('ulps from the rim', () => {
  testEach(
    'between doubles',
    [
      [1, 0],
      [1 + ulp, 1],
      [1 + 3 * ulp, 3],
      [1 - ulp / 2, 0.5],
      [1 - 2 * ulp, 2],
    ],
    (x, ulps) => {
      expect(oracle.ulpsFromRim({ x, y: 0 }, unit)).toBe(ulps);
      expect(oracle.ulpsFromRim({ x: 0, y: -x }, unit)).toBe(ulps);
      expect(oracle.withinUlpsOfRim({ x, y: 0 }, unit, ulps)).toBe(true);
      if (ulps > 0) expect(oracle.withinUlpsOfRim({ x, y: 0 }, unit, ulps - 0.001)).toBe(false);
    },
  );

  test('are many at the centre, unless the circle is that small', () => {
    expect(oracle.withinUlpsOfRim(unit.center, unit, 1000)).toBe(false);
    const tiny = { center: unit.center, radius: 5e-324 };
    expect(oracle.withinUlpsOfRim(unit.center, tiny, 1)).toBe(true);
    expect(oracle.withinUlpsOfRim(unit.center, tiny, 0.5)).toBe(false);
    expect(oracle.withinUlpsOfRim(unit.center, tiny, 3)).toBe(true);
  });
});
