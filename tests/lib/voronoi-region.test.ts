import { describe, expect, test } from 'vitest';
import type { Feature, Polygon, Vec2 } from '#lib/types.ts';
import { voronoiRegion } from '#lib/voronoi-region.ts';
import * as oracle from '#oracle/polygon.ts';
import { mul, type Rational, sign, square } from '#oracle/rational.ts';
import { compareRoot, exactPoint, footAlong, squaredDistance } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import {
  convexMakers,
  integerPolygonScene,
  nearTouchingScene,
  smallPolygons,
} from './bench/polygons-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { isConvex, rotated } from './bench/simple-polygons.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 100_000 : 400;
const kinds = Object.entries(convexMakers);

/** The bound of the doc comment. */
const ulps = 8;

interface PointAndPolygon {
  readonly point: Vec2;
  readonly polygon: Polygon;
}

const answer = ({ point, polygon }: PointAndPolygon) => voronoiRegion(point, polygon);

function truth({ point, polygon }: PointAndPolygon): Feature {
  if (oracle.pointInPolygon(point, polygon)) return { kind: 'interior' };
  return oracle.nearestFeature(point, polygon);
}

const same = (a: Feature, b: Feature) => JSON.stringify(a) === JSON.stringify(b);
const isExact = (scene: PointAndPolygon) => same(answer(scene), truth(scene));

function* integerScenes(count: number, limit = 4096) {
  for (const [, make] of kinds) {
    for (const scene of randomScenes(count, (random) => integerPolygonScene(random, limit, make))) {
      yield { point: scene.circle.center, polygon: scene.polygon };
    }
  }
}

const square4 = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];

describe('the region is right', () => {
  testEach<[number, number, Feature]>(
    'around a square',
    [
      [2, -9, { kind: 'edge', index: 0 }],
      [9, 2, { kind: 'edge', index: 1 }],
      [5, 5, { kind: 'vertex', index: 2 }],
      [4, 5, { kind: 'vertex', index: 2 }],
      [3, 5, { kind: 'edge', index: 2 }],
      [4, 4, { kind: 'interior' }],
      [4, 2, { kind: 'interior' }],
      [2, 2, { kind: 'interior' }],
    ],
    (x, y, feature) => {
      expect(answer({ point: { x, y }, polygon: square4 })).toEqual(feature);
    },
  );

  test('on every convex polygon of a small grid', () => {
    const convex = smallPolygons.filter(isConvex);
    const scenes = convex.flatMap((polygon) => gridPoints(3).map((point) => ({ point, polygon })));
    expect(checkScenes(scenes, isExact)).toBe(convex.length * 49);
  });

  testEach('on whole numbers', [4096, 2 ** 25], (limit) => {
    expect(checkScenes(integerScenes(runs, limit), isExact)).toBe(runs * kinds.length);
  });

  test('and the first of repeated corners wins', () => {
    const polygon = [...square4, { x: 0, y: 0 }, { x: 0, y: 0 }];
    expect(answer({ point: { x: -1, y: -1 }, polygon })).toEqual({ kind: 'vertex', index: 0 });
  });

  // The point is in front of the middle of an edge whose ends are both far away.
  test('and the nearest corner need not be an end of the edge', () => {
    const polygon = [
      { x: -3, y: 0 },
      { x: 3, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(answer({ point: { x: 0, y: -2 }, polygon })).toEqual({ kind: 'edge', index: 0 });
  });
});

describe(`a wrong result is within ${ulps} ulps of a border`, () => {
  /** Is the foot of the perpendicular past a towards b, or before a by at most the margin? */
  function footReaches(point: Vec2, a: Vec2, b: Vec2, margin: Rational): boolean {
    const t = footAlong(exactPoint(point), exactPoint(a), exactPoint(b));
    const length2 = squaredDistance(exactPoint(a), exactPoint(b));
    return sign(t) >= 0 || compareRoot(mul(square(t), length2), margin) <= 0;
  }

  function isRight({ point, polygon }: PointAndPolygon): boolean {
    if (isExact({ point, polygon })) return true;
    const margin = ulpsOf(spanOf([...polygon, point]), ulps);
    const { squaredDistance: outline, inside } = oracle.standing(point, polygon);
    const found = answer({ point, polygon });
    if (found.kind === 'interior' || inside) return compareRoot(outline, margin) <= 0;
    const n = polygon.length;
    const at = (offset: number) => polygon[(found.index + offset + n) % n]!;
    if (found.kind === 'edge') {
      return footReaches(point, at(0), at(1), margin) && footReaches(point, at(1), at(0), margin);
    }
    // The point must be past the corner along both edges, so the foot is on each extended edge.
    const past = (from: Vec2) => {
      const ahead = { x: 2 * at(0).x - from.x, y: 2 * at(0).y - from.y };
      return footReaches(point, at(0), ahead, margin);
    };
    return past(at(-1)) && past(at(1));
  }

  testEach('for doubles', [1e-150, 1e-6, 1, 600, 1e150], (size) => {
    const make = convexMakers.convex!;
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => {
      const { polygon, circle } = nearTouchingScene(random, size, make);
      return { polygon, point: random.pick([circle.center, nearBorder(random, polygon)]) };
    });
    const count = checkScenes(scenes, (scene) => {
      if (!isExact(scene)) wrong += 1;
      return isRight(scene);
    });
    expect(count).toBe(runs);
    // If nothing is wrong here, the scenes are too easy.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  /** A point on the border between the regions of a corner and an edge, or an ulp off. */
  function nearBorder(random: Random, polygon: Polygon): Vec2 {
    const index = random.integer(0, polygon.length - 1);
    const corner = polygon[index]!;
    const next = polygon[(index + random.pick([1, polygon.length - 1])) % polygon.length]!;
    const off = random.between(-1, 1);
    return {
      x: neighbour(corner.x - off * (next.y - corner.y), random.integer(-1, 1)),
      y: neighbour(corner.y + off * (next.x - corner.x), random.integer(-1, 1)),
    };
  }
});

describe('the result follows the scene', () => {
  testEach('if it is transformed', transforms, (transform) => {
    checkScenes(integerScenes(runs / 4), (scene) =>
      same(answer(transformScene(scene, transform)), answer(scene)),
    );
  });

  /** Polygons without repeated corners, so that indices are unique. */
  const plain = () =>
    randomScenes(runs, (random) => integerPolygonScene(random, 4096, convexMakers.convex!));

  test('if another corner is the first', () => {
    checkScenes(plain(), ({ polygon, circle: { center } }) => {
      const feature = answer({ point: center, polygon });
      const there = answer({ point: center, polygon: rotated(polygon, 1) });
      if (feature.kind === 'interior' || there.kind === 'interior') return same(feature, there);
      const back = { ...there, index: (there.index + 1) % polygon.length };
      return same(feature, back);
    });
  });

  test('if the corners are in reverse order', () => {
    checkScenes(plain(), ({ polygon, circle: { center } }) => {
      const feature = answer({ point: center, polygon });
      const there = answer({ point: center, polygon: polygon.toReversed() });
      if (feature.kind === 'interior' || there.kind === 'interior') return same(feature, there);
      const n = polygon.length;
      const index = n - 1 - there.index - (there.kind === 'edge' ? 1 : 0);
      return same(feature, { ...there, index: (index + n) % n });
    });
  });
});
