import { describe, expect, test } from 'vitest';
import { collideConvexPolygonCircle } from '#lib/collide-convex-polygon-circle.ts';
import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import type { Feature, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { beyondTip, nearlyTouches } from './bench/polygon-predicate.ts';
import {
  convexMakers,
  integerPolygonScene,
  nearTouchingScene,
  type PolygonAndCircle,
  smallPolygons,
  tangentEverywhere,
  withEveryCircle,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import {
  featureOwnsNormal,
  isUnit,
  moveLeavesTouching,
  noShorterMove,
  pointIsRight,
  polygonShape,
  sameContact,
  transformContact,
} from './bench/shape-contacts.ts';
import { isConvex, rotated } from './bench/simple-polygons.ts';
import { transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 60_000 : 1_500;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bound of the doc comment. */
const ulps = 12;

const answer = ({ polygon, circle }: PolygonAndCircle) =>
  collideConvexPolygonCircle(polygon, circle);

function isGood({ polygon, circle }: PolygonAndCircle): boolean {
  const contact = collideConvexPolygonCircle(polygon, circle);
  const hit = oracle.polygonIntersectsCircle(polygon, circle);
  if ((contact !== null) !== hit && !nearlyTouches({ polygon, circle })) return false;
  if (contact === null) return true;
  const shape = polygonShape(polygon);
  expect(contact.depth).toBeGreaterThanOrEqual(0);
  expect(isUnit(contact.normal)).toBe(true);
  expect(moveLeavesTouching(shape, circle, contact, ulps)).toBe(true);
  expect(featureOwnsNormal(polygon, contact)).toBe(true);
  return pointIsRight(shape, circle, contact, ulps);
}

/** For whole numbers: the answer itself is exact, and so is the feature of a centre outside. */
function isRight(scene: PolygonAndCircle): boolean {
  const { polygon, circle } = scene;
  const contact = answer(scene);
  expect(contact !== null).toBe(oracle.polygonIntersectsCircle(polygon, circle));
  if (contact !== null && !oracle.pointInPolygon(circle.center, polygon)) {
    expect(contact.feature).toEqual(oracle.nearestFeature(circle.center, polygon));
  }
  return isGood(scene);
}

const square = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];
const edge = (index: number): Feature => ({ kind: 'edge', index });

describe('is right', () => {
  test.each<[string, Vec2, Vec2, number, Vec2, Feature]>([
    ['in front of an edge', { x: 5, y: 1 }, { x: 1, y: 0 }, 1, { x: 4, y: 1 }, edge(1)],
    ['touching it', { x: 6, y: 1 }, { x: 1, y: 0 }, 0, { x: 4, y: 1 }, edge(1)],
    [
      'level with a corner',
      { x: 5, y: 0 },
      { x: 1, y: 0 },
      1,
      { x: 4, y: 0 },
      { kind: 'vertex', index: 1 },
    ],
    ['inside', { x: 3, y: 2 }, { x: 1, y: 0 }, 3, { x: 4, y: 2 }, edge(1)],
    ['on an edge', { x: 4, y: 1 }, { x: 1, y: 0 }, 2, { x: 4, y: 1 }, edge(1)],
    [
      'in a corner: the first of its edges',
      { x: 4, y: 4 },
      { x: 1, y: 0 },
      2,
      { x: 4, y: 4 },
      edge(1),
    ],
    [
      'in the middle: the first of all',
      { x: 2, y: 2 },
      { x: 0, y: -1 },
      4,
      { x: 2, y: 0 },
      edge(0),
    ],
  ])('%s', (_, center, normal, depth, point, feature) => {
    expect(collideConvexPolygonCircle(square, { center, radius: 2 })).toEqual({
      normal: { x: expect.closeTo(normal.x, 15), y: expect.closeTo(normal.y, 15) },
      depth,
      point,
      feature,
    });
  });

  test('a corner, by a triple', () => {
    expect(collideConvexPolygonCircle(square, { center: { x: 7, y: 8 }, radius: 6 })).toEqual({
      normal: { x: 0.6, y: 0.8 },
      depth: 1,
      point: { x: 4, y: 4 },
      feature: { kind: 'vertex', index: 2 },
    });
    expect(collideConvexPolygonCircle(square, { center: { x: 7, y: 8 }, radius: 4 })).toBeNull();
  });

  test('of two edges in line, the one that has the centre in front of it', () => {
    const polygon = square.toSpliced(1, 0, { x: 2, y: 0 });
    const at = (x: number, y: number) =>
      collideConvexPolygonCircle(polygon, { center: { x, y }, radius: 1 })!.feature;
    expect([at(1, 0.5), at(3, 0.5), at(3, 0), at(3, -0.5)]).toEqual([
      edge(0),
      edge(1),
      edge(1),
      edge(1),
    ]);
    expect(at(2, -0.5)).toEqual({ kind: 'vertex', index: 1 });
  });

  test('of edges in line, the first that reaches below the centre, from whichever it counts', () => {
    const polygon = square.toSpliced(1, 0, { x: 1, y: 0 }, { x: 2, y: 0 });
    for (let first = 0; first < polygon.length; first += 1) {
      const corners = rotated(polygon, first);
      const ends = corners.map((a, i) => [a, corners[(i + 1) % corners.length]!] as const);
      for (const x of [0.5, 1, 1.5, 2, 3]) {
        const circle = { center: { x, y: 0.25 }, radius: 1 };
        const below = ends.findIndex(([a, b]) => b.y === 0 && a.x <= x && x <= b.x);
        expect(answer({ polygon: corners, circle })!.feature).toEqual(edge(below));
      }
    }
  });

  test('on the convex polygons of a small grid, with every circle', () => {
    const polygons = smallPolygons.filter(isConvex).filter((_, index) => full || index % 3 === 0);
    expect(checkScenes(withEveryCircle(polygons), isRight)).toBe(polygons.length * 100);
  });

  test.each(Object.entries(convexMakers))('for whole numbers: %s', (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test('where they touch, near the origin and far away', () => {
    for (const { polygon, circle, side } of tangentEverywhere()) {
      const contact = answer({ polygon, circle })!;
      expect(contact.feature).toEqual(edge(side));
      expect(contact.depth).toBeLessThan(1e-13);
      isGood({ polygon, circle });
    }
  });

  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(runs, (random) => nearTouchingScene(random, size, make));
    expect(checkScenes(scenes, isGood)).toBe(runs);
  });

  test.each(sizes)('for doubles that overlap, size %d', (size) => {
    const scenes = randomScenes(runs, (random) => {
      const { polygon, circle } = nearTouchingScene(random, size, convexMakers.convex!);
      const radius = circle.radius + size * random.between(0, 1);
      return { polygon, circle: { ...circle, radius } };
    });
    expect(checkScenes(scenes, isGood)).toBe(runs);
  });

  // As seen from the edge's other end this centre is outside the edge, next to its corner; the way
  // from the corner to the centre leads inside.
  test('a step beside a corner of a pentagon', () => {
    const polygon = [
      { x: -0.883174897199466, y: 0.469043815604377 },
      { x: -0.7190032294984674, y: -0.6950067308816328 },
      { x: 0.438806463348472, y: -0.8985815976991773 },
      { x: 0.9902005383309581, y: 0.13965276183835676 },
      { x: 0.1731711250185033, y: 0.984891751138076 },
    ];
    const { x, y } = polygon[3]!;
    const around = gridPoints(3).map((steps) => ({
      polygon,
      circle: { center: { x: neighbour(x, steps.x), y: neighbour(y, steps.y) }, radius: 1 },
    }));
    expect(checkScenes(around, isGood)).toBe(49);
  });

  test('a step beside a corner of any polygon', () => {
    const scenes = randomScenes(2 * runs, (random) => {
      const make = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
      const polygon = convexMakers.convex!(random, make);
      const { x, y } = random.pick(polygon);
      const beside = (value: number) => neighbour(value, random.integer(-3, 3));
      return { polygon, circle: { center: { x: beside(x), y: beside(y) }, radius: 1 } };
    });
    expect(checkScenes(scenes, isGood)).toBe(2 * runs);
  });

  // The centre is on one edge, right beside a corner; the next edge goes on in line. As seen from its
  // far end rounding puts the centre outside, and the way from the corner leads along the edge.
  test('on an edge, a step beside a corner in line', () => {
    const scenes = [1, 2 ** -60].flatMap((unit) =>
      [1, -1].flatMap((way) => {
        const size = 2 ** 50 * unit;
        const polygon = [
          { x: -size, y: -3 * size },
          { x: 0, y: 0 },
          { x: 2 * size, y: 6 * size },
          { x: -3 * way * size, y: way * size },
        ];
        const circle = { center: { x: -unit / 4, y: (-3 * unit) / 4 }, radius: size };
        return [polygon, polygon.toReversed()].map((corners) => ({ polygon: corners, circle }));
      }),
    );
    expect(scenes.every(({ polygon }) => isConvex(polygon))).toBe(true);
    for (const transform of turnsAndMirrors) {
      const there = scenes.map((scene) => transformScene(scene, transform));
      expect(checkScenes(there, isGood)).toBe(8);
    }
  });

  // All edges have the centre on their inner side, but for rounding: it is the tip that is nearest.
  test.each([1e-2, 1e-4, 1e-6])('beyond the tip of a needle, its angle %d', (angle) => {
    const scenes = randomScenes(4 * runs, (random) => {
      const { polygon, circle } = beyondTip(random, angle);
      const { x, y } = circle.center;
      const gap = Math.min(...polygon.map((corner) => Math.hypot(x - corner.x, y - corner.y)));
      return { polygon, circle: { ...circle, radius: gap * random.between(1.01, 4) } };
    });
    expect(checkScenes(scenes, isGood)).toBe(4 * runs);
  });

  test('no shorter move parts them', () => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(150, (random) => integerPolygonScene(random, 4096, make));
    checkScenes(scenes, ({ polygon, circle }) => {
      const contact = collideConvexPolygonCircle(polygon, circle);
      return contact === null || noShorterMove(polygonShape(polygon), circle, contact, 48);
    });
  });
});

describe('null exactly where `convexPolygonIntersectsCircle` is false', () => {
  const agrees = ({ polygon, circle }: PolygonAndCircle) =>
    (collideConvexPolygonCircle(polygon, circle) !== null) ===
    convexPolygonIntersectsCircle(polygon, circle);

  test('on the convex polygons of a small grid, with every circle', () => {
    const polygons = smallPolygons.filter(isConvex);
    expect(checkScenes(withEveryCircle(polygons), agrees)).toBe(polygons.length * 100);
  });

  test.each(Object.entries(convexMakers))('for whole numbers: %s', (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    expect(checkScenes(scenes, agrees)).toBe(runs);
  });

  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    const make = convexMakers.convex!;
    const scenes = randomScenes(4 * runs, (random) => nearTouchingScene(random, size, make));
    expect(checkScenes(scenes, agrees)).toBe(4 * runs);
  });

  test('for a point a step beside a corner or an edge', () => {
    let hits = 0;
    const scenes = randomScenes(8 * runs, (random) => {
      const make = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
      const polygon = convexMakers.convex!(random, make);
      const [a, b] = [polygon[0]!, polygon[1]!];
      const t = random.pick([0, 1, random.between(0, 1)]);
      const beside = (value: number) => neighbour(value, random.integer(-3, 3));
      const center = { x: beside(a.x + t * (b.x - a.x)), y: beside(a.y + t * (b.y - a.y)) };
      return { polygon, circle: { center, radius: random.pick([0, 1e-17, 1e-16]) } };
    });
    const count = checkScenes(scenes, (scene) => {
      if (convexPolygonIntersectsCircle(scene.polygon, scene.circle)) hits += 1;
      return agrees(scene);
    });
    expect(count).toBe(8 * runs);
    expect(hits).toBeGreaterThan(count / 8);
    expect(hits).toBeLessThan((count * 7) / 8);
  });

  test('and for a polygon as flat as can be', () => {
    const polygon = [
      { x: 1.8, y: 2.9 },
      { x: 1.7, y: 1.6 },
      { x: 1.74, y: 2.12 },
    ];
    const scenes = gridPoints(20).map(({ x, y }) => ({
      polygon,
      circle: { center: { x: 1.75 + x / 40, y: 2.2 + y / 20 }, radius: 0.05 },
    }));
    expect(checkScenes(scenes, agrees)).toBe(41 * 41);
  });
});

test('NaN in the circle: null', () => {
  for (const center of [
    { x: 1, y: 2 },
    { x: 5, y: 2 },
    { x: 5, y: 5 },
  ]) {
    const circle = { center, radius: 3 };
    expect(answer({ polygon: square, circle })).not.toBeNull();
    for (const spoilt of replaceEachNumber(circle, NaN)) {
      expect(answer({ polygon: square, circle: spoilt })).toBeNull();
    }
  }
});

describe('goes along with the scene', () => {
  const make = convexMakers.convex!;
  const scenes = () => randomScenes(runs / 2, (random) => integerPolygonScene(random, 4096, make));

  test.each(transforms)('$name', (transform) => {
    checkScenes(scenes(), (scene) => {
      const contact = answer(scene);
      const there = answer(transformScene(scene, transform));
      if (contact === null || there === null) return contact === there;
      expect(there.feature).toEqual(contact.feature);
      return sameContact(
        there,
        transformContact(contact, transform),
        2 ** 32 * transform.factor,
        2,
      );
    });
  });

  test('counted from another corner, and backwards, unless two edges are equally near', () => {
    let ties = 0;
    const count = checkScenes(scenes(), ({ polygon, circle }) => {
      const contact = answer({ polygon, circle });
      const variants = [rotated(polygon, 1), polygon.toReversed()];
      return variants.every((corners) => {
        const there = answer({ polygon: corners, circle });
        if (contact === null || there === null) return contact === there;
        expect(Math.abs(there.depth - contact.depth)).toBeLessThan(1e-10);
        if (sameContact(there, contact, 8192, 4)) return true;
        ties += 1;
        return oracle.pointInPolygon(circle.center, polygon);
      });
    });
    expect(ties).toBeLessThan(count / 5);
  });
});
