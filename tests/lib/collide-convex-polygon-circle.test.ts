import { expect, test } from 'vitest';
import { collideConvexPolygonCircle } from '#lib/collide-convex-polygon-circle.ts';
import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import type { Feature, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { contactContract, inGroup } from './bench/contact-contract.ts';
import { neighbour } from './bench/doubles.ts';
import { gridCircles, gridPoints } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { beyondTip } from './bench/polygon-predicate.ts';
import {
  convexMakers,
  integerPolygonScene,
  nearTouchingScene,
  type PolygonAndCircle,
  smallPolygons,
  tangentEverywhere,
  withEveryCircle,
} from './bench/polygons-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { featureOwnsNormal, polygonShape, sameContact } from './bench/shape-contacts.ts';
import { isConvex, rotated } from './bench/simple-polygons.ts';
import { transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 60_000 : 300;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];
const convex = convexMakers.convex!;
const small = smallPolygons.filter(isConvex);

const answer = ({ polygon, circle }: PolygonAndCircle) =>
  collideConvexPolygonCircle(polygon, circle);

const agrees = ({ polygon, circle }: PolygonAndCircle) =>
  (collideConvexPolygonCircle(polygon, circle) !== null) ===
  convexPolygonIntersectsCircle(polygon, circle);

const square = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 4 },
  { x: 0, y: 4 },
];
const edge = (index: number): Feature => ({ kind: 'edge', index });

const beside = (size: number) => () =>
  randomScenes(runs, (random) => nearTouchingScene(random, size, convex));

const overlapping = (size: number) => () =>
  randomScenes(runs, (random) => {
    const { polygon, circle } = nearTouchingScene(random, size, convex);
    return { polygon, circle: { ...circle, radius: circle.radius + size * random.between(0, 1) } };
  });

const anyPolygon = (random: Random) =>
  convex(random, () => ({ x: random.between(-1, 1), y: random.between(-1, 1) }));

/** A centre next to a corner that seems to be outside, measured from the other end of the edge,
 * although the direction from the corner to the centre points inside. */
function besideCornerOfPentagon() {
  const polygon = [
    { x: -0.883174897199466, y: 0.469043815604377 },
    { x: -0.7190032294984674, y: -0.6950067308816328 },
    { x: 0.438806463348472, y: -0.8985815976991773 },
    { x: 0.9902005383309581, y: 0.13965276183835676 },
    { x: 0.1731711250185033, y: 0.984891751138076 },
  ];
  const { x, y } = polygon[3]!;
  return gridPoints(3).map((steps) => ({
    polygon,
    circle: { center: { x: neighbour(x, steps.x), y: neighbour(y, steps.y) }, radius: 1 },
  }));
}

function besideAnyCorner(random: Random): PolygonAndCircle {
  const polygon = anyPolygon(random);
  const { x, y } = random.pick(polygon);
  const step = (value: number) => neighbour(value, random.integer(-3, 3));
  return { polygon, circle: { center: { x: step(x), y: step(y) }, radius: 1 } };
}

/** A centre on an edge, next to a corner where the next edge continues in line. Measured from the
 * far end of that edge, rounding puts the centre outside. Measured from the corner, it is on the
 * line. */
function besideCornerInLine(): PolygonAndCircle[] {
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
  return turnsAndMirrors.flatMap((transform) =>
    scenes.map((scene) => transformScene(scene, transform)),
  );
}

/** A centre beyond a tip that rounding can put on the inner side of every edge. */
const beyondTipOf = (angle: number) => (random: Random) => {
  const { polygon, circle } = beyondTip(random, angle);
  const { x, y } = circle.center;
  const gap = Math.min(...polygon.map((corner) => Math.hypot(x - corner.x, y - corner.y)));
  return { polygon, circle: { ...circle, radius: gap * random.between(1.01, 4) } };
};

contactContract(collideConvexPolygonCircle, {
  parts: ({ polygon, circle }: PolygonAndCircle) => [polygon, circle],
  shape: polygonShape,
  predicate: convexPolygonIntersectsCircle,
  ownsNormal: featureOwnsNormal,
  whole: {
    'a small grid, with every circle': () =>
      withEveryCircle(small.filter((_, index) => full || index % 3 === 0)),
    ...Object.fromEntries(
      Object.entries(convexMakers).map(([kind, make]) => [
        `up to +-4096: ${kind}`,
        () => randomScenes(runs, (random) => integerPolygonScene(random, 4096, make)),
      ]),
    ),
  },
  doubles: {
    'beside a corner of a pentagon': besideCornerOfPentagon,
    'beside a corner of any polygon': () => randomScenes(2 * runs, besideAnyCorner),
    'beside a corner in line': besideCornerInLine,
    ...Object.fromEntries([
      ...sizes.flatMap((size) => [
        [`beside touching, ${size}`, beside(size)],
        [`overlapping, ${size}`, overlapping(size)],
      ]),
      ...[1e-2, 1e-4, 1e-6].map((angle) => [
        `beyond the tip of a needle, ${angle}`,
        () => randomScenes(4 * runs, beyondTipOf(angle)),
      ]),
    ]),
  },
  touching: { scenes: tangentEverywhere, depth: 1e-13 },
  shortest: {
    scenes: () => randomScenes(150, (random) => integerPolygonScene(random, 4096, convex)),
    directions: 48,
  },
  hits: [
    { x: 1, y: 2 },
    { x: 5, y: 2 },
    { x: 5, y: 5 },
  ].map((center) => ({ polygon: square, circle: { center, radius: 3 } })),
  spoiled: 'circle',
  follows: [
    {
      scenes: () => randomScenes(runs / 2, (random) => integerPolygonScene(random, 4096, convex)),
      transforms,
      ulps: 2,
      size: 2 ** 32,
    },
  ],
  also: ({ polygon, circle }, { feature }, isWhole) => {
    if (!isWhole || oracle.pointInPolygon(circle.center, polygon)) return;
    expect(feature).toEqual(oracle.nearestFeature(circle.center, polygon));
  },
});

test('if a circle touches an edge, that edge is the feature', () => {
  for (const { polygon, circle, side } of tangentEverywhere()) {
    expect(answer({ polygon, circle })!.feature).toEqual(edge(side));
  }
});

const cases: readonly [string, Vec2, Vec2, number, Vec2, Feature][] = [
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
  ['in the middle: the first of all', { x: 2, y: 2 }, { x: 0, y: -1 }, 4, { x: 2, y: 0 }, edge(0)],
];

test('the contact is right in front of an edge, inside, and on the boundary', () => {
  for (const [where, center, normal, depth, point, feature] of cases) {
    expect(collideConvexPolygonCircle(square, { center, radius: 2 }), where).toEqual({
      normal: { x: expect.closeTo(normal.x, 15), y: expect.closeTo(normal.y, 15) },
      depth,
      point,
      feature,
    });
  }
});

test('the normal at a corner is that of a triple', () => {
  expect(collideConvexPolygonCircle(square, { center: { x: 7, y: 8 }, radius: 6 })).toEqual({
    normal: { x: 0.6, y: 0.8 },
    depth: 1,
    point: { x: 4, y: 4 },
    feature: { kind: 'vertex', index: 2 },
  });
  expect(collideConvexPolygonCircle(square, { center: { x: 7, y: 8 }, radius: 4 })).toBeNull();
});

test('of two edges in line, the feature is the one that has the centre in front of it', () => {
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

test('of edges in line, the first one below the centre is the feature, whichever corner is first', () => {
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

test('is null exactly when `convexPolygonIntersectsCircle` is false, in more scenes', () => {
  const groups = {
    'a small grid, with every circle': withEveryCircle(small),
    ...Object.fromEntries(
      sizes.map((size) => [
        `beside touching, ${size}`,
        randomScenes(4 * runs, (random) => nearTouchingScene(random, size, convex)),
      ]),
    ),
    'a polygon as flat as can be': besideFlatPolygon(),
  };
  for (const [name, scenes] of Object.entries(groups)) {
    const count = inGroup(name, scenes, (scene) => expect(agrees(scene)).toBe(true));
    expect(count).toBeGreaterThan(1000);
  }
});

function besideFlatPolygon(): PolygonAndCircle[] {
  const polygon = [
    { x: 1.8, y: 2.9 },
    { x: 1.7, y: 1.6 },
    { x: 1.74, y: 2.12 },
  ];
  return gridPoints(20).map(({ x, y }) => ({
    polygon,
    circle: { center: { x: 1.75 + x / 40, y: 2.2 + y / 20 }, radius: 0.05 },
  }));
}

test('the contact and the predicate agree a few ulps from a corner or an edge', () => {
  let hits = 0;
  const scenes = randomScenes(8 * runs, (random) => {
    const polygon = anyPolygon(random);
    const [a, b] = [polygon[0]!, polygon[1]!];
    const t = random.pick([0, 1, random.between(0, 1)]);
    const step = (value: number) => neighbour(value, random.integer(-3, 3));
    const center = { x: step(a.x + t * (b.x - a.x)), y: step(a.y + t * (b.y - a.y)) };
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

test('the first corner and the winding do not matter, unless two edges are equally near', () => {
  let ties = 0;
  const scenes = randomScenes(runs / 2, (random) => integerPolygonScene(random, 4096, convex));
  const count = checkScenes(scenes, ({ polygon, circle }) => {
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

test('no contact contains infinity or NaN, even if the polygon does', () => {
  const spoilt = [NaN, Infinity, -Infinity].flatMap((number) => [
    ...replaceEachNumber(square, number),
  ]);
  const far = [
    { x: Infinity, y: 0.929 },
    { x: -0.618, y: -0.37 },
    { x: 0.681, y: Infinity },
    { x: 1.239, y: 0.37 },
  ];
  const scenes = [far, ...spoilt].flatMap((polygon) =>
    [{ center: { x: 0.5, y: 0 }, radius: 1 }, ...gridCircles(6, 3)].map((circle) => ({
      polygon,
      circle,
    })),
  );
  const isClean = (scene: PolygonAndCircle) => {
    const contact = answer(scene);
    if (contact === null) return true;
    const { normal, depth, point } = contact;
    return Number.isFinite(normal.x + normal.y + depth + point.x + point.y);
  };
  expect(checkScenes(scenes, isClean)).toBe(25 * (1 + gridCircles(6, 3).length));
});
