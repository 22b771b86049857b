import { expect, test } from 'vitest';
import type { Circle, Polygon } from '#lib/types.ts';
import { compareSigned, standing } from '#oracle/polygon.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { statedBound } from '../attack/stated.ts';
import { checkScenes, runs } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { farOffsets, replaceEachNumber, smallRadii } from './hard-numbers.ts';
import {
  anywherePolygonScene,
  integerPolygonScene,
  type MakePolygon,
  nearTouchingScene,
  type PolygonAndCircle,
  smallPolygons,
  tangentEverywhere,
  withEveryCircle,
} from './polygons-and-circles.ts';
import { type PredicateContract, predicateContract } from './predicate-contract.ts';
import { type Random, randomScenes } from './random-scenes.ts';
import { corners, disc } from './shapes.ts';
import { anyOrder, isConvex, rotated } from './simple-polygons.ts';
import { scalings } from './transforms.ts';

const count = runs(400, 100_000);

interface Subject {
  readonly truth: (polygon: Polygon, circle: Circle) => boolean;
  readonly makers: Readonly<Record<string, MakePolygon>>;
  /** The bound in ulps of the span, by default the one in the doc comment. */
  readonly ulps?: number;
  /** Only convex polygons? Then rotating the scene does not change the result for doubles. */
  readonly convex?: boolean;
  /** Only the outline? Then a distance inside counts as one outside. */
  readonly outline?: boolean;
}

/** Is the circle within this many ulps of the span from just touching? */
export function nearlyTouches(
  { polygon, circle }: PolygonAndCircle,
  ulps: number,
  outline = false,
): boolean {
  const { squaredDistance, inside } = standing(circle.center, polygon);
  const stands = { squaredDistance, inside: inside && !outline };
  const span = spanOf([...polygon, circle.center], circle.radius);
  const margin = ulpsOf(span, ulps);
  const radius = fromDouble(circle.radius);
  return (
    compareSigned(stands, add(radius, margin)) <= 0 &&
    compareSigned(stands, sub(radius, margin)) >= 0
  );
}

/** The scenes for the tests of a predicate of a polygon and a circle. */
export function polygonScenes(makers: Readonly<Record<string, MakePolygon>>) {
  const kinds = Object.entries(makers);
  // Middles of edges are exact for whole numbers only.
  const plain = kinds.filter(([kind]) => !kind.includes('idle')).map(([, make]) => make);
  return {
    integers: Object.fromEntries(
      kinds.map(([kind, make]) => [
        `${kind}, up to 4096`,
        (random: Random) => integerPolygonScene(random, 4096, make),
      ]),
    ),
    nearTouching: (random: Random, size: number) =>
      nearTouchingScene(random, size, random.pick(plain)),
    anywhere: (random: Random, size: number) =>
      anywherePolygonScene(random, size, random.pick(plain)),
    alsoBeside: smallRadii.flatMap((radius) =>
      farOffsets.flatMap((x) =>
        besideWalls(x).map((center) => ({
          polygon: triangleAt(x),
          circle: { center, radius },
        })),
      ),
    ),
    same: ({ polygon, circle }: PolygonAndCircle) => [
      { polygon: rotated(polygon, 1), circle },
      { polygon: polygon.toReversed(), circle },
    ],
  } satisfies Partial<PredicateContract<PolygonAndCircle, Polygon, Circle>>;
}

const triangleAt = (x: number) => [
  { x, y: 1 },
  { x: x + 4, y: 1 },
  { x: x + 4, y: 5 },
];

/** A corner of that triangle, and a point on each edge that is along an axis. */
const besideWalls = (x: number) => corners([x + 4, 1], [x + 4, 2], [x + 2, 1]);

/** The tests of every predicate that returns whether a circle touches a polygon or its outline. */
export function polygonContract(
  predicate: (polygon: Polygon, circle: Circle) => boolean,
  subject: Subject,
) {
  const { truth, makers, ulps = statedBound(predicate.name) } = subject;
  const { convex = false, outline = false } = subject;
  const small = smallPolygons.filter((polygon) => !convex || isConvex(polygon));
  const near = (scene: PolygonAndCircle, ulps: number) => nearlyTouches(scene, ulps, outline);
  const { call, isExact } = predicateContract(predicate, {
    args: ({ polygon, circle }: PolygonAndCircle) => [polygon, circle],
    ...polygonScenes(makers),
    truth: ({ polygon, circle }) => truth(polygon, circle),
    ulps,
    isNear: near,
    runs: count,
    grid: { scenes: () => withEveryCircle(small), count: small.length * 25 * 4 },
    hits: [1 / 4, 7 / 8],
    touching: {
      scenes: () => [...tangentEverywhere()].map(({ polygon, circle }) => ({ polygon, circle })),
      count: 11 * 3 * 4,
    },
    sizes: [1e-70, 1e-6, 1, 600, 1e70],
    clearHits: bothWays(outline ? reaching : [...reaching, inside]),
    nanIn: 'circle',
    infinityIn: 'circle',
    larger: ({ polygon, circle }) => [
      { polygon, circle: { ...circle, radius: neighbour(circle.radius, 1) } },
    ],
    // A ray has a fixed direction, so a rotated polygon is rounded differently.
    ...(convex || outline ? {} : { exactTransforms: scalings }),
  });

  test('is right if the circle contains the polygon, or the polygon the circle', () => {
    const some = small.slice(0, 200);
    const held = some.map((polygon) => ({
      polygon,
      circle: disc(1, -3, 99),
    }));
    if (!outline) expect(checkScenes(held, call)).toBe(some.length);
    const large = some.map((small) => {
      const polygon = small.map(({ x, y }) => ({ x: 999 * x, y: 999 * y }));
      const [a, b, c] = polygon;
      const center = { x: (a!.x + b!.x + c!.x) / 3, y: (a!.y + b!.y + c!.y) / 3 };
      return { polygon, circle: { center, radius: 1 } };
    });
    expect(checkScenes([...held, ...large], isExact)).toBe(2 * some.length);
  });

  test('a circle one ulp short of a corner on a vertical line is a miss', () => {
    const scenes = randomScenes(count, (random) => {
      const x = random.between(0.1, 1);
      const polygon = [
        { x: 0, y: 0 },
        { x: 0, y: random.between(0.1, 1) },
        { x: -1, y: 0 },
        { x: 0, y: -random.between(0.1, 1) },
      ];
      return { polygon, circle: { center: { x, y: 0 }, radius: neighbour(x, -1) } };
    });
    const isMissed = (scene: PolygonAndCircle) => bothWays([scene]).every((one) => !call(one));
    expect(checkScenes(scenes, isMissed)).toBe(count);
  });

  if (!convex) return;

  test('is wrong by at most the bound beyond a tip, however sharp it is', () => {
    for (const tip of [0.1, 1e-3, 1e-6, 1e-9]) {
      const scenes = randomScenes(count, (random) => beyondTip(random, tip));
      const check = (scene: PolygonAndCircle) => isExact(scene) || near(scene, ulps);
      expect(checkScenes(scenes, check, `${tip} radians`)).toBe(count);
    }
  });

  test('NaN in a corner is a miss for a circle inside', () => {
    for (const { polygon, circle } of bothWays([inside])) {
      const spoilt = replaceEachNumber(polygon, NaN);
      const isMissed = (one: Polygon) => !call({ polygon: one, circle });
      expect(checkScenes(spoilt, isMissed)).toBe(6);
    }
  });
}

const bothWays = (scenes: readonly PolygonAndCircle[]) =>
  scenes.flatMap(({ polygon, circle }) => [
    { polygon, circle },
    { polygon: polygon.toReversed(), circle },
  ]);

const besideTriangle = (x: number, y: number, radius: number): PolygonAndCircle => ({
  polygon: corners([0, 0], [8, 1], [3, 7]),
  circle: { center: { x, y }, radius },
});
const inside = besideTriangle(3, 3, 1);
const reaching = [besideTriangle(3, 3, 9), besideTriangle(4, -1, 2), besideTriangle(9, 1, 2)];

/** A needle, and a small circle slightly beyond its tip, in about the needle's direction. */
export function beyondTip(random: Random, angle: number): PolygonAndCircle {
  const tip = { x: random.between(0, 1), y: random.between(0, 1) };
  const way = random.between(0, 2 * Math.PI);
  const at = (turn: number, length: number) => ({
    x: tip.x + length * Math.cos(way + turn),
    y: tip.y + length * Math.sin(way + turn),
  });
  const polygon = anyOrder(random, [tip, at(0, 1), at(angle, 1)]);
  const gap = 10 ** random.between(-16, -15 - Math.log10(angle));
  const center = at(Math.PI + angle * random.between(-1, 2), gap);
  return { polygon, circle: { center, radius: random.pick([0, gap * random.between(0, 1)]) } };
}
