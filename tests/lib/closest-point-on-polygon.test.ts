import { describe, expect, test } from 'vitest';
import { closestPointOnPolygon } from '#lib/closest-point-on-polygon.ts';
import type { BoundaryFeature, Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import {
  add,
  compare,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from '#oracle/rational.ts';
import {
  compareRoot,
  type ExactPoint,
  exactPoint,
  squaredDistance,
  squaredDistanceToEdge,
} from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import {
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
  smallPolygons,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 100_000 : 400;
const kinds = Object.entries(simpleMakers);

/** The bounds of the doc comment, for the point and for the choice of the nearest part. */
const ulps = 10;
const nearer = 8;

interface PointAndPolygon {
  readonly point: Vec2;
  readonly polygon: Polygon;
}

const answer = ({ point, polygon }: PointAndPolygon) => closestPointOnPolygon(point, polygon);

function* integerScenes(count: number) {
  for (const [, make] of kinds) {
    for (const scene of randomScenes(count, (random) => integerPolygonScene(random, 4096, make))) {
      yield { point: scene.circle.center, polygon: scene.polygon };
    }
  }
}

/** Is one square root at most the other plus the slack? Squaring twice makes this exact. */
function hardlyFarther(one: Rational, other: Rational, slack: Rational): boolean {
  const more = sub(sub(one, other), square(slack));
  const most = mul(mul(fromDouble(4), square(slack)), other);
  return sign(more) <= 0 || compare(square(more), most) <= 0;
}

function squaredDistanceToFeature(point: ExactPoint, polygon: Polygon, feature: BoundaryFeature) {
  const a = exactPoint(polygon[feature.index]!);
  const b = exactPoint(polygon[(feature.index + 1) % polygon.length]!);
  return feature.kind === 'vertex' ? squaredDistance(point, a) : squaredDistanceToEdge(point, a, b);
}

function isNear({ point, polygon }: PointAndPolygon): boolean {
  const found = answer({ point, polygon });
  const span = spanOf([...polygon, point]);
  const place = Math.max(Math.abs(found.point.x), Math.abs(found.point.y));
  const slack = add(ulpsOf(span, ulps), ulpsOf(place, 1));
  const [from, there] = [exactPoint(point), exactPoint(found.point)];
  const nearest = oracle.standing(point, polygon).squaredDistance;
  return (
    compareRoot(squaredDistanceToFeature(there, polygon, found.feature), slack) <= 0 &&
    hardlyFarther(
      squaredDistanceToFeature(from, polygon, found.feature),
      nearest,
      ulpsOf(span, nearer),
    )
  );
}

describe('returns the nearest feature, or the first of several', () => {
  test('of every triangle and quadrilateral of a small grid', () => {
    const scenes = smallPolygons.flatMap((polygon) =>
      gridPoints(2).map((point) => ({ point, polygon })),
    );
    const count = checkScenes(scenes, (scene) => {
      expect(answer(scene).feature).toEqual(oracle.nearestFeature(scene.point, scene.polygon));
      return isNear(scene);
    });
    expect(count).toBe(smallPolygons.length * 25);
  });

  test('for whole numbers up to +-4096', () => {
    const count = checkScenes(integerScenes(runs), (scene) => {
      expect(answer(scene).feature).toEqual(oracle.nearestFeature(scene.point, scene.polygon));
      return isNear(scene);
    });
    expect(count).toBe(runs * kinds.length);
  });
});

testEach('is within the bounds for doubles', [1e-70, 1e-6, 1, 600, 1e70], (size) => {
  for (const kind of ['convex', 'concave'] as const) {
    const scenes = randomScenes(runs, (random) =>
      nearTouchingScene(random, size, simpleMakers[kind]!),
    );
    const count = checkScenes(scenes, ({ polygon, circle }) =>
      isNear({ point: circle.center, polygon }),
    );
    expect(count).toBe(runs);
  }
});

describe('ties', () => {
  const square4 = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];

  test('edge 0 wins in the middle of a square', () => {
    expect(answer({ point: { x: 2, y: 2 }, polygon: square4 })).toEqual({
      point: { x: 2, y: 0 },
      feature: { kind: 'edge', index: 0 },
    });
  });

  test('the corner wins on the border between an edge and a corner', () => {
    for (const y of [-3, 0]) {
      expect(answer({ point: { x: 4, y }, polygon: square4 })).toEqual({
        point: { x: 4, y: 0 },
        feature: { kind: 'vertex', index: 1 },
      });
    }
  });

  test('the first copy of a repeated corner wins', () => {
    const polygon = [...square4, { x: 0, y: 0 }];
    expect(answer({ point: { x: -1, y: -1 }, polygon }).feature).toEqual({
      kind: 'vertex',
      index: 0,
    });
  });

  test('a corner is returned unrounded', () => {
    const polygon = [{ x: 0.1, y: 0.7 }, ...square4.slice(1)];
    expect(answer({ point: { x: -9, y: -9 }, polygon }).point).toEqual({ x: 0.1, y: 0.7 });
  });
});

testEach('the result follows the scene', [...turnsAndMirrors, ...scalings], (transform) => {
  checkScenes(integerScenes(runs / 8), (scene) => {
    const { point, feature } = answer(scene);
    const there = answer(transformScene(scene, transform));
    expect(there).toEqual({ point: transform.point(point), feature });
    return true;
  });
});
