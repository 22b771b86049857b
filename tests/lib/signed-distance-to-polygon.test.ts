import { describe, expect, test } from 'vitest';
import { signedDistanceToPolygon } from '#lib/signed-distance-to-polygon.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import { compareSigned, standing } from '#oracle/polygon.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
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
import { rotated } from './bench/simple-polygons.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 60_000 : 400;
const kinds = Object.entries(simpleMakers);

/** The bound of the doc comment. */
const ulps = 6;

interface PointAndPolygon {
  readonly point: Vec2;
  readonly polygon: Polygon;
}

const answer = ({ point, polygon }: PointAndPolygon) => signedDistanceToPolygon(point, polygon);

function isNear(scene: PointAndPolygon): boolean {
  const exact = standing(scene.point, scene.polygon);
  const found = fromDouble(answer(scene));
  const slack = ulpsOf(spanOf([...scene.polygon, scene.point]), ulps);
  return (
    compareSigned(exact, sub(found, slack)) >= 0 && compareSigned(exact, add(found, slack)) <= 0
  );
}

/** Is the sign right, and 0 exactly if the point is on the outline? */
function hasRightSign(scene: PointAndPolygon): boolean {
  return (
    Math.sign(answer(scene)) === compareSigned(standing(scene.point, scene.polygon), fromDouble(0))
  );
}

function* integerScenes(count: number) {
  for (const [, make] of kinds) {
    for (const scene of randomScenes(count, (random) => integerPolygonScene(random, 4096, make))) {
      yield { point: scene.circle.center, polygon: scene.polygon };
    }
  }
}

describe('is right', () => {
  testEach<[number, number, number]>(
    'inside, outside and on the outline of a square',
    [
      [2, 1, -1],
      [2, 2, -2],
      [2, 5, 1],
      [7, 8, 5],
      [-3, 1, 3],
      [4, 4, 0],
      [4, 2, 0],
    ],
    (x, y, expected) => {
      const square = [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 4 },
        { x: 0, y: 4 },
      ];
      // `toBe` also tests that it is 0 on the outline, not -0.
      expect(answer({ point: { x, y }, polygon: square })).toBe(expected);
      expect(answer({ point: { x, y }, polygon: square.toReversed() })).toBe(expected);
    },
  );

  test('on every triangle and quadrilateral of a small grid', () => {
    const scenes = smallPolygons.flatMap((polygon) =>
      gridPoints(2).map((point) => ({ point, polygon })),
    );
    const count = checkScenes(scenes, (scene) => isNear(scene) && hasRightSign(scene));
    expect(count).toBe(smallPolygons.length * 25);
  });

  test('on whole numbers up to +-4096', () => {
    const count = checkScenes(integerScenes(runs), (scene) => isNear(scene) && hasRightSign(scene));
    expect(count).toBe(runs * kinds.length);
  });

  testEach('on doubles', [1e-70, 1e-6, 1, 600, 1e70], (size) => {
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
});

// In theory the distance is x, and sqrt(x * x) is also x in doubles.
test('level with a corner on a vertical line, the distance is exact', () => {
  const scenes = randomScenes(runs, (random) => {
    const wall = () => random.between(0.1, 1);
    const polygon = [
      { x: 0, y: 0 },
      { x: 0, y: wall() },
      { x: -1, y: 0 },
      { x: 0, y: -wall() },
    ];
    return { point: { x: random.between(0.1, 1), y: 0 }, polygon };
  });
  expect(checkScenes(scenes, (scene) => answer(scene) === scene.point.x)).toBe(runs);
});

// Rounding puts the point past the end of every edge.
testEach<[Vec2, Polygon]>(
  'is right for a polygon smaller than the rounding of its distance',
  [
    [
      { x: 61819508260000000, y: 61819508260000000 },
      [
        { x: 4.304950714111329, y: -4.30495071411133 },
        { x: -9, y: 9 },
        { x: 1.2200965881347647, y: -1.2200965881347665 },
      ],
    ],
    [
      { x: 0.948198139667511, y: 0.948198139667511 },
      [
        { x: 5.974319253353634e-17, y: -5.974319253353635e-17 },
        { x: -1.169786910871671e-16, y: 1.169786910871671e-16 },
        { x: 1.6932241555172655e-17, y: -1.693224155517268e-17 },
      ],
    ],
  ],
  (point, polygon) => expect(isNear({ point, polygon })).toBe(true),
);

describe('the distance is the same', () => {
  testEach('for a transformed scene', transforms, (transform) => {
    checkScenes(
      integerScenes(runs / 4),
      (scene) => answer(transformScene(scene, transform)) === answer(scene) * transform.factor,
    );
  });

  test('from another first corner, and except for rounding in reverse order', () => {
    checkScenes(integerScenes(runs / 4), ({ point, polygon }) => {
      const distance = answer({ point, polygon });
      const back = answer({ point, polygon: polygon.toReversed() });
      return (
        answer({ point, polygon: rotated(polygon, 1) }) === distance &&
        Math.abs(back - distance) <= 4 * Number.EPSILON * Math.abs(distance)
      );
    });
  });
});
