import { describe, expect, test } from 'vitest';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/containment.ts';
import { checkScenes } from '../bench/check-scenes.ts';
import { neighbour } from '../bench/doubles.ts';
import { gridCircles, gridPoints, integers } from '../bench/grids.ts';

/** Points of a rim, enough for one of them to stick out if the circle does in these scenes. */
function rimOf({ center, radius }: Circle): Vec2[] {
  return integers(0, 179).map((step) => {
    const angle = (step * Math.PI) / 90;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

/** Does the outline go round the point, or through it? */
function windsRound({ x, y }: Vec2, polygon: Polygon): boolean {
  let turns = 0;
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const [px, py, qx, qy] = [a.x - x, a.y - y, b.x - x, b.y - y];
    const [cross, dot] = [px * qy - py * qx, px * qx + py * qy];
    if (cross === 0 && dot <= 0) return true;
    turns += Math.atan2(cross, dot);
  }
  return Math.abs(turns) > 1;
}

const circle = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

describe('the result is that of many points of the rim', () => {
  test('in a circle', () => {
    const outer = circle(1, 0, 3);
    const inside = ({ x, y }: Vec2) => Math.hypot(x - 1, y) <= 3 + 1e-9;
    const count = checkScenes(gridCircles(5, 4), (inner) => {
      return oracle.circleContainsCircle(outer, inner) === rimOf(inner).every(inside);
    });
    expect(count).toBe(121 * 5);
  });

  test('in a box', () => {
    const box = { center: { x: 1, y: 0 }, halfWidth: 3, halfHeight: 2 };
    const inside = ({ x, y }: Vec2) => Math.abs(x - 1) <= 3 + 1e-9 && Math.abs(y) <= 2 + 1e-9;
    const count = checkScenes(gridCircles(5, 4), (inner) => {
      return oracle.boxContainsCircle(box, inner) === rimOf(inner).every(inside);
    });
    expect(count).toBe(121 * 5);
  });

  // Circles are made smaller by 0.0005, because then no circle of whole numbers just touches.
  test('in a polygon', () => {
    const arrow = [
      { x: -6, y: -6 },
      { x: 6, y: -6 },
      { x: 6, y: 6 },
      { x: 0, y: 0 },
      { x: -6, y: 6 },
    ];
    let held = 0;
    for (const center of gridPoints(6)) {
      for (const radius of integers(0, 3)) {
        const shrunk = { center, radius: Math.max(0, radius - 0.0005) };
        const truth = rimOf(shrunk).every((point) => windsRound(point, arrow));
        expect(oracle.polygonContainsCircle(arrow, { center, radius })).toBe(truth);
        if (truth) held += 1;
      }
    }
    expect(held).toBeGreaterThan(130);
  });
});

test('a circle that touches from inside is contained, and one that is an ulp larger is not', () => {
  const box = { center: { x: 0, y: 0 }, halfWidth: 5, halfHeight: 9 };
  const corners = [
    { x: -5, y: -9 },
    { x: 5, y: -9 },
    { x: 5, y: 9 },
    { x: -5, y: 9 },
  ];
  for (const [radius, holds] of [
    [2, true],
    [neighbour(2, 1), false],
    [neighbour(2, -1), true],
  ] as const) {
    expect(oracle.circleContainsCircle(circle(0, 0, 7), circle(3, -4, radius))).toBe(holds);
    expect(oracle.boxContainsCircle(box, circle(-3, 7, radius))).toBe(holds);
    expect(oracle.polygonContainsCircle(corners, circle(-3, 7, radius))).toBe(holds);
  }
  expect(oracle.circleContainsCircle(circle(0, 0, 2), circle(0, 0, 3))).toBe(false);
});

test('a circle is nearly contained within the right number of ulps', () => {
  const ulp = 2 ** -52;
  const square = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  const box = { center: { x: 0.5, y: 0.5 }, halfWidth: 1, halfHeight: 2 };
  for (const off of [-3, 3]) {
    const radius = 0.25 + off * ulp;
    for (const [ulps, near] of [
      [2.9, false],
      [3, true],
    ] as const) {
      expect(oracle.circleNearlyContains(circle(0, 0, 1), circle(0, 0.75, radius), ulps)).toBe(
        near,
      );
      expect(oracle.boxNearlyContains(box, circle(1.25, 0.5, radius), ulps)).toBe(near);
      expect(oracle.polygonNearlyContains(square, circle(0.5, 0.25, radius), ulps)).toBe(near);
    }
  }
  // A circle that touches one side but crosses another is not nearly contained.
  expect(oracle.boxNearlyContains(box, circle(1.25, 9, 0.25), 4)).toBe(false);
});
