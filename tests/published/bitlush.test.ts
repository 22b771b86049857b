import { describe, expect, test } from 'vitest';
import { collideConvexPolygonCircle } from '#lib/collide-convex-polygon-circle.ts';
import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import type { Circle, Polygon } from '#lib/types.ts';
import { convexPolygonIntersectsCircleByNearestVertex } from '#lib/variants/convex-polygon-intersects-circle-by-nearest-vertex.ts';
import * as oracle from '#oracle/polygon.ts';
import {
  incidentFaceAtNearestVertex,
  intersectsFromNearestVertex,
} from '#published/bitlush-nearest-vertex.ts';
import { intersectsInOnePass, isOuterByOneSign } from '#published/bitlush-one-pass.ts';
import { float32, float64, type Rounding } from '#published/monogame-circles.ts';
import { checkScenes, full } from '../lib/bench/check-scenes.ts';
import {
  anywherePolygonScene,
  convexMakers,
  everySmallPolygon,
  withEveryCircle,
} from '../lib/bench/polygons-and-circles.ts';
import { randomScenes } from '../lib/bench/random-scenes.ts';
import { corners, disc } from '../lib/bench/shapes.ts';
import { isConvex } from '../lib/bench/simple-polygons.ts';
import { inBothFormats } from './formats.ts';

/** The results of the two listings and of ours, and the truth. */
function answers(polygon: Polygon, circle: Circle, round: Rounding = float64) {
  return {
    onePass: intersectsInOnePass(polygon, circle, round),
    nearest: intersectsFromNearestVertex(polygon, circle, round),
    ours: convexPolygonIntersectsCircle(polygon, circle),
    oursNearest: convexPolygonIntersectsCircleByNearestVertex(polygon, circle),
    exact: oracle.polygonIntersectsCircle(polygon, circle),
  };
}

const square = corners([0, 0], [4, 0], [4, 4], [0, 4]);
const allMiss = { onePass: false, nearest: false, ours: false, oursNearest: false, exact: false };
const allHit = { onePass: true, nearest: true, ours: true, oursNearest: true, exact: true };

inBothFormats('A1, listing 2: in a corner region it drops through to a hit', (round) => {
  for (const circle of [disc(5, 5, 1), disc(1000, 1000, 1)]) {
    expect(answers(square, circle, round)).toEqual({ ...allMiss, nearest: true });
  }
});

inBothFormats('A2, listing 2: the facing edge need not touch the nearest corner', (round) => {
  const triangle = corners([-3, 0], [3, 0], [0, 1]);
  expect(answers(triangle, disc(0, -2, 1), round)).toEqual({ ...allMiss, nearest: true });
});

inBothFormats('A4, listing 1: a clockwise square misses what it holds', (round) => {
  const clockwise = corners([0, 0], [0, 4], [4, 4], [4, 0]);
  const found = answers(clockwise, disc(2, 2, 1), round);
  expect(found).toEqual({ ...allHit, onePass: false, nearest: found.nearest });
});

inBothFormats('A5, listing 1: a clockwise triangle hits what is a thousand away', (round) => {
  const clockwise = corners([0, 1], [1, 0], [0, 0]);
  const found = answers(clockwise, disc(-1000, 0, 1), round);
  expect(found).toEqual({ ...allMiss, onePass: true, nearest: found.nearest });
});

inBothFormats('A6, listing 1: a corner of an L is missed', (round) => {
  const angle = corners([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]);
  expect(intersectsInOnePass(angle, disc(2, 4, 1), round)).toBe(false);
  expect(polygonIntersectsCircle(angle, disc(2, 4, 1))).toBe(true);
  expect(oracle.polygonIntersectsCircle(angle, disc(2, 4, 1))).toBe(true);
});

inBothFormats('A7, listing 1: a repeated nearest corner loses its second edge', (round) => {
  const ring = corners([1, 0], [4, 1], [2, 5], [0, 0], [1, 0]);
  expect(answers(ring, disc(2, 2, 1), round)).toEqual({ ...allHit, onePass: false });
});

inBothFormats('A8, listing 2: NaN is a hit', (round) => {
  const nowhere = disc(NaN, NaN, 1);
  expect(intersectsFromNearestVertex(square, nowhere, round)).toBe(true);
  expect(intersectsInOnePass(square, nowhere, round)).toBe(false);
  expect(convexPolygonIntersectsCircle(square, nowhere)).toBe(false);
  expect(convexPolygonIntersectsCircleByNearestVertex(square, nowhere)).toBe(false);
});

inBothFormats('A8, listing 2: so is whatever is far from a polygon of one point', (round) => {
  const point = corners([0, 0]);
  expect(intersectsFromNearestVertex(point, disc(9, 9, 1), round)).toBe(true);
});

inBothFormats('A9: the nearest face is not at the nearest corner', (round) => {
  const roof = corners([-15, 0], [15, 0], [0, 5]);
  const found = incidentFaceAtNearestVertex(roof, disc(0, 2, 1), round);
  expect(found.face).toBe(1);
  expect(found.depth).toBeCloseTo(2.85 - 1, 2);
  expect(collideConvexPolygonCircle(roof, disc(0, 2, 1))).toEqual({
    normal: { x: expect.closeTo(0, 15), y: -1 },
    depth: 3,
    point: { x: 0, y: 0 },
    feature: { kind: 'edge', index: 0 },
  });
});

inBothFormats('A9: inside, depth is distance plus radius; it says less', (round) => {
  const found = incidentFaceAtNearestVertex(square, disc(3, 2, 1), round);
  expect(found).toEqual({ face: 1, depth: 0 });
  expect(collideConvexPolygonCircle(square, disc(3, 2, 1))!.depth).toBe(2);
});

inBothFormats(
  'outside and in front of an edge it is right about the face; depth has the wrong sign',
  (round) => {
    const found = incidentFaceAtNearestVertex(square, disc(5, 1, 3), round);
    expect(found).toEqual({ face: 1, depth: -2 });
    expect(collideConvexPolygonCircle(square, disc(5, 1, 3))!.depth).toBe(2);
  },
);

inBothFormats(
  'so it is about the first face, and of equally near corners it takes the first',
  (round) => {
    expect(incidentFaceAtNearestVertex(square, disc(1, -1, 3), round)).toEqual({
      face: 0,
      depth: -2,
    });
    // All corners are equally near. Faces 3 and 0, both 2 away, meet at the first.
    expect(incidentFaceAtNearestVertex(square, disc(2, 2, 1), round)).toEqual({
      face: 3,
      depth: 1,
    });
  },
);

inBothFormats('listing 2, level with a corner: the foot is on the edge, which tells', (round) => {
  expect(answers(square, disc(5, 0, 0.5), round)).toEqual(allMiss);
  expect(answers(square, disc(4, -1, 0.5), round)).toEqual(allMiss);
});

inBothFormats('in front of no edge the face is none', (round) => {
  expect(incidentFaceAtNearestVertex(square, disc(7, 8, 6), round)).toEqual({
    face: -1,
    depth: -1,
  });
});

describe('A3: the sign of one coordinate', () => {
  const slanted = corners([0, 0], [10, 0], [10.000000000000002, 10], [0, 10]);

  test('one ulp of slant: a hit from 5 away, by both listings', () => {
    const found = answers(slanted, disc(15, 5.5, 1));
    expect(found).toEqual({ ...allMiss, onePass: true, nearest: true });
  });

  test('without the slant, or rounded to float32, it is a miss', () => {
    const upright = slanted.with(2, { x: 10, y: 10 });
    expect(answers(upright, disc(15, 5.5, 1))).toEqual(allMiss);
    expect(answers(slanted, disc(15, 5.5, 1), float32)).toEqual(allMiss);
  });

  test('on paper the sign is that of the cross product', () => {
    // Edges in eight directions, and perpendicular vectors to the foot.
    for (const [ex, ey] of [[2, 0] as const, [1, 1] as const, [0, 2] as const, [-1, 3] as const]) {
      expect(isOuterByOneSign(ex, ey, -ey, ex)).toBe(true);
      expect(isOuterByOneSign(ex, ey, ey, -ex)).toBe(false);
      expect(isOuterByOneSign(-ex, -ey, ey, -ex)).toBe(true);
      expect(isOuterByOneSign(-ex, -ey, -ey, ex)).toBe(false);
      // A point on the edge is not outside.
      expect(isOuterByOneSign(ex, ey, 0, 0)).toBe(false);
      expect(isOuterByOneSign(-ex, -ey, 0, 0)).toBe(false);
    }
  });
});

test('float32 rounds at every step: a tangency in tenths that doubles of it would decide', () => {
  const hit = corners([0.4, 1.5], [2, 1.2], [3, 3.6]);
  expect(intersectsInOnePass(hit, disc(3.7, 3.2, 0.8), float32)).toBe(true);
  const miss = corners([1.9, 2.8], [0.1, 0.4], [3.1, 1.6]);
  expect(intersectsInOnePass(miss, disc(0.9, 2.3, 0.5), float32)).toBe(false);
});

test('float32, listing 2: a corner just touched counts, where the foot beside it is rounded away', () => {
  // (693, 789) is 4 and 3 from the first corner: 5 away.
  const triangle = corners([689, 792], [1900, 2404], [581, 2537]);
  expect(answers(triangle, disc(693, 789, 5), float32)).toEqual(allHit);
});

describe('what is right about listing 1', () => {
  const counterClockwise = everySmallPolygon.filter((polygon) => {
    const [a, b, c] = polygon;
    return (
      isConvex(polygon) && (oracle.turnAt(a!, b!, c!) || oracle.turnAt(b!, c!, polygon[3]!)) > 0
    );
  });

  test('in whole numbers: every convex, counter-clockwise polygon', () => {
    const some = counterClockwise.filter((_, index) => full || index % 4 === 0);
    const count = checkScenes(withEveryCircle(some), ({ polygon, circle }) => {
      const truth = oracle.polygonIntersectsCircle(polygon, circle);
      return intersectsInOnePass(polygon, circle, float64) === truth;
    });
    expect(count).toBe(some.length * 100);
    expect(counterClockwise).toHaveLength(1268 / 2);
  });

  test('the last corner nearest, and the centre in front of the edge before it alone', () => {
    const blunt = corners([-4, -3], [3, -1], [0, 0]);
    expect(answers(blunt, disc(1, -1, 0.5))).toEqual(allHit);
  });

  test('listing 2 errs on the same scenes, and never misses', () => {
    let wrong = 0;
    let count = 0;
    for (const { polygon, circle } of withEveryCircle(counterClockwise.slice(0, 200))) {
      const says = intersectsFromNearestVertex(polygon, circle, float64);
      const is = oracle.polygonIntersectsCircle(polygon, circle);
      if (says !== is) {
        expect(says).toBe(true);
        wrong += 1;
      }
      count += 1;
    }
    expect(wrong / count).toBeGreaterThan(0.1);
  });

  test('random polygons: ours agree with the truth where listing 2 errs', () => {
    let errs = 0;
    const scenes = randomScenes(2_000, (random) =>
      anywherePolygonScene(random, 600, convexMakers.convex!),
    );
    checkScenes(scenes, ({ polygon, circle }) => {
      const smaller = { ...circle, radius: circle.radius / 10 };
      const { nearest, ours, oursNearest, exact } = answers(polygon, smaller);
      if (nearest !== exact) errs += 1;
      return ours === exact && oursNearest === exact;
    });
    expect(errs).toBeGreaterThan(200);
  });
});
