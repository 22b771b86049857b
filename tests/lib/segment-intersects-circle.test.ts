import { expect, test } from 'vitest';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import * as oracle from '#oracle/segment.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { farOffsets, smallRadii } from './bench/hard-numbers.ts';
import { nearlyTouches } from './bench/polygon-predicate.ts';
import {
  distanceToOutline,
  everySegmentAndCircle,
  integerSegmentScene,
  nearTouchingSegment,
  type SegmentAndCircle,
  tangentEverywhere,
} from './bench/polygons-and-circles.ts';
import { predicateContract } from './bench/predicate-contract.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { corners } from './bench/shapes.ts';

const truth = ({ segment, circle }: SegmentAndCircle) =>
  oracle.segmentIntersectsCircle(segment, circle);

const reversed = ({ segment: { a, b }, circle }: SegmentAndCircle) => ({
  segment: { a: b, b: a },
  circle,
});

/** Every segment of a small grid with every circle, to be compared with the other direction. */
function inOneDirection(): SegmentAndCircle[] {
  return [...everySegmentAndCircle()].filter(
    ({ segment: { a, b } }) => a.y < b.y || (a.y === b.y && a.x <= b.x),
  );
}

/** Edges that a circle touches exactly, in both directions. */
function* tangents(): Generator<SegmentAndCircle> {
  for (const { polygon, circle, side } of tangentEverywhere()) {
    const scene = { segment: { a: polygon[side]!, b: polygon[(side + 1) % 3]! }, circle };
    yield scene;
    yield reversed(scene);
  }
}

const { call, isExact } = predicateContract(segmentIntersectsCircle, {
  args: ({ segment, circle }: SegmentAndCircle) => [segment, circle],
  truth,
  isNear: ({ segment: { a, b }, circle }, ulps) =>
    nearlyTouches({ polygon: [a, b], circle }, ulps, true),
  runs: runs(1_000, 100_000),
  grid: { scenes: inOneDirection, count: ((25 * 26) / 2) * 25 * 5 },
  integers: { 'up to 4096': (random) => integerSegmentScene(random, 4096) },
  hits: [1 / 4, 7 / 8],
  touching: { scenes: tangents, count: 11 * 3 * 4 * 2 },
  sizes: [1e-70, 1e-6, 1, 600, 1e70],
  nearTouching: nearTouchingSegment,
  alsoBeside: smallRadii.flatMap((radius) =>
    farOffsets.flatMap((x) =>
      [0, 2, 4].map((along) => ({
        segment: { a: { x, y: 1 }, b: { x: x + 4, y: 1 } },
        circle: { center: { x: x + along, y: 1 }, radius },
      })),
    ),
  ),
  clearHits: corners([0, 0], [4, 3], [9, 2]).map((center) => ({
    segment: { a: { x: 1, y: 1 }, b: { x: 7, y: 2 } },
    circle: { center, radius: 3 },
  })),
  infinityIn: 'circle',
  same: (scene) => [reversed(scene)],
  larger: ({ segment, circle }) => [
    { segment, circle: { ...circle, radius: neighbour(circle.radius, 1) } },
  ],
});

// The cross product is at most 2^26 here, and its square at most 2^52.
test('the longest segment and the farthest centre of that range are right', () => {
  const ends = [-4096, -4095, 0, 4095, 4096];
  const points = ends.flatMap((x) => ends.map((y) => ({ x, y })));
  const a = { x: -4096, y: -4096 };
  const scenes = points.flatMap((b) =>
    points.flatMap((center) => {
      const near = distanceToOutline(center, [a, b]);
      return [-1, 0, 1].map((step) => ({
        segment: { a, b },
        circle: { center, radius: Math.max(0, Math.round(near) + step) },
      }));
    }),
  );
  expect(checkScenes(scenes, isExact)).toBe(25 * 25 * 3);
});

// The squared cross product differs by 1 from the squared radius times the squared length. This is
// the least difference between whole numbers, so no hit within +-4096 is narrower.
test.each([
  [7933, 397, 8180, -7755, 3860],
  [5441, 7459, 8031, -368, 7599],
  [7937, 673, 7472, -7232, 8184],
])('the narrowest hits are found, with radius %d', (radius, ex, ey, dx, dy) => {
  const least = { x: Math.min(0, ex, dx) + 4096, y: Math.min(0, ey, dy) + 4096 };
  const at = (x: number, y: number) => ({ x: x - least.x, y: y - least.y });
  const segment = { a: at(0, 0), b: at(ex, ey) };
  const scene = { segment, circle: { center: at(dx, dy), radius } };
  const gap = BigInt(ex * dy - ey * dx) ** 2n - BigInt(radius) ** 2n * BigInt(ex ** 2 + ey ** 2);
  expect(gap).toBe(-1n);
  expect(truth(scene)).toBe(true);
  expect(call(scene)).toBe(true);
});

test('a segment of no length is a point', () => {
  const at = (x: number, y: number, radius: number) =>
    call({
      segment: { a: { x: 3, y: 3 }, b: { x: 3, y: 3 } },
      circle: { center: { x, y }, radius },
    });
  expect([at(0, -1, 5), at(0, -1, 4), at(3, 3, 0), at(3, 4, 0)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

// In theory the two touch, and both sides of the comparison are the same square.
test('touching is exact level with an end of a vertical segment, for doubles', () => {
  const scenes = randomScenes(runs(1_000, 100_000), (random) => ({
    length: random.between(0.1, 1),
    radius: random.between(0.1, 1),
  }));
  checkScenes(scenes, ({ length, radius }) => {
    const ends = { a: { x: 0, y: 0 }, b: { x: 0, y: length } };
    const circle = { center: { x: radius, y: 0 }, radius };
    const back = { a: ends.b, b: ends.a };
    return segmentIntersectsCircle(ends, circle) && segmentIntersectsCircle(back, circle);
  });
});
