import { expect, test } from 'vitest';
import { keepCircleInsideBox } from '#lib/keep-circle-inside-box.ts';
import { keepCircleInsidePolygon } from '#lib/keep-circle-inside-polygon.ts';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import { polygonContainsCircle } from '#oracle/containment.ts';
import { compareSigned, exactStanding } from '#oracle/polygon.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { exactPoint, moved } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import {
  distanceToOutline,
  integerPolygonScene,
  type MakePolygon,
  nearTouchingScene,
  type PolygonAndCircle,
  simpleMakers,
  smallPolygons,
  withEveryCircle,
} from './bench/polygons-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { isUnit } from './bench/shape-contacts.ts';
import { rotated } from './bench/simple-polygons.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const ulps = statedBound('keepCircleInsidePolygon');
const count = runs(150, 5_000);
const { convex, concave } = simpleMakers as Record<string, MakePolygon>;
const call = ({ polygon, circle }: PolygonAndCircle) => keepCircleInsidePolygon(polygon, circle);

const points = (...pairs: [number, number][]): Vec2[] => pairs.map(([x, y]) => ({ x, y }));
const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

/** Is the circle inside after an exact move, with `off` ulps to spare, or missing if negative? */
function isInAfter({ polygon, circle }: PolygonAndCircle, way: Vec2, times: number, off: number) {
  const span = spanOf([...polygon, circle.center], circle.radius);
  const margin = ulpsOf(span, Math.abs(off));
  const radius = fromDouble(circle.radius);
  const least = off < 0 ? sub(radius, margin) : add(radius, margin);
  const there = moved(exactPoint(circle.center), way, fromDouble(times));
  return compareSigned(exactStanding(there, polygon), sub(fromDouble(0), least)) <= 0;
}

/** Positions, relative to the centre, beside the edges, around the corners and on a grid. */
function* placesOf({ polygon, circle: { center, radius } }: PolygonAndCircle, steps: number) {
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length]!;
    const along = Math.atan2(b.y - a.y, b.x - a.x);
    for (let step = 0; step < steps; step += 1) {
      const angle = (2 * Math.PI * step) / steps;
      yield {
        x: a.x + radius * Math.cos(angle) - center.x,
        y: a.y + radius * Math.sin(angle) - center.y,
      };
      const t = step / (steps - 1);
      for (const side of [-1, 1]) {
        yield {
          x: a.x + t * (b.x - a.x) - side * radius * Math.sin(along) - center.x,
          y: a.y + t * (b.y - a.y) + side * radius * Math.cos(along) - center.y,
        };
      }
    }
  }
  const xs = polygon.map(({ x }) => x);
  const ys = polygon.map(({ y }) => y);
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - low];
  for (let i = 0; i < steps; i += 1) {
    for (let j = 0; j < steps; j += 1) {
      yield {
        x: left + (width * i) / steps - center.x,
        y: low + (height * j) / steps - center.y,
      };
    }
  }
}

/** Does the circle just touch from inside after the push, and are nearer positions blocked? */
function isGood(scene: PolygonAndCircle, steps = 12): boolean {
  const contact = call(scene);
  const isIn = contact === null && isInAfter(scene, { x: 0, y: 0 }, 0, -ulps);
  if (isIn) return true;
  if (contact !== null) {
    const { normal, depth } = contact;
    const isTouching =
      isInAfter(scene, normal, depth, -ulps) && !isInAfter(scene, normal, depth, ulps + 1);
    if (!isTouching || !isUnit(normal) || depth < 0) return false;
  }
  const length = contact?.depth ?? Infinity;
  for (const place of placesOf(scene, steps)) {
    const isNearer = Math.hypot(place.x, place.y) < length * (1 - 1e-9);
    if (isNearer && isInAfter(scene, place, 1, 4 * ulps)) return false;
  }
  return true;
}

/** Is the push also null if the circle is already inside, in whole numbers? */
const isRight = (scene: PolygonAndCircle) =>
  (!polygonContainsCircle(scene.polygon, scene.circle) || call(scene) === null) && isGood(scene);

/** The scene with a radius that may fit somewhere. */
function shrunk(random: Random, { polygon, circle }: PolygonAndCircle, isWhole: boolean) {
  const room = Math.max(...polygon.map((_, i) => distanceToOutline(middleOf(polygon, i), polygon)));
  const radius = room * random.between(0, 1.2);
  return { polygon, circle: { ...circle, radius: isWhole ? Math.floor(radius) : radius } };
}

/** The average of a corner and the next two. */
function middleOf(polygon: Polygon, index: number): Vec2 {
  const n = polygon.length;
  const three = [0, 1, 2].map((step) => polygon[(index + step) % n]!);
  return {
    x: three.reduce((sum, { x }) => sum + x, 0) / 3,
    y: three.reduce((sum, { y }) => sum + y, 0) / 3,
  };
}

function checkAll(scenes: Iterable<PolygonAndCircle>, check: (scene: PolygonAndCircle) => boolean) {
  let pushes = 0;
  const all = checkScenes(scenes, (scene) => {
    if (call(scene) !== null) pushes += 1;
    return check(scene);
  });
  expect(pushes / all).toBeGreaterThan(0.2);
  expect(pushes / all).toBeLessThan(0.98);
}

test('is right on a small grid', () => {
  const some = smallPolygons.filter((_, index) => index % 54 === 0);
  const scenes = [...withEveryCircle(some)].filter((_, index) => index % 3 === 0);
  const small = scenes.map(({ polygon, circle }) => ({
    polygon,
    circle: { ...circle, radius: circle.radius / 4 },
  }));
  expect(small.length).toBeGreaterThan(50);
  checkAll(small, isRight);
});

const integerScenes = (times = 1) =>
  randomScenes(times * count, (random) =>
    shrunk(random, integerPolygonScene(random, 4096, random.pick([convex!, concave!])), true),
  );

test('is right for whole numbers', () => checkAll(integerScenes(2), isRight));

test(`is wrong by at most ${ulps} ulps for doubles`, () => {
  for (const size of [1e-70, 1e-6, 1, 600, 1e70]) {
    for (const make of [convex!, concave!]) {
      const scenes = randomScenes(count, (random) => {
        const scene = nearTouchingScene(random, size, make);
        return random.pick([true, false, false]) ? scene : shrunk(random, scene, false);
      });
      checkScenes(scenes, (scene) => isGood(scene));
    }
  }
});

test('returns null for NaN, for infinity, and for invalid circles', () => {
  let pushes = 0;
  checkScenes(integerScenes(), (scene) => {
    if (call(scene) !== null) pushes += 1;
    const { polygon, circle } = scene;
    return [
      ...replaceEachNumber(scene, NaN),
      ...[...replaceEachNumber(polygon, Infinity)].map((one) => ({ polygon: one, circle })),
      ...[-1, Infinity].map((radius) => ({ polygon, circle: { ...circle, radius } })),
      { polygon, circle: { ...circle, center: { x: Infinity, y: 0 } } },
    ].every((one) => call(one) === null);
  });
  expect(pushes).toBeGreaterThan(20);
  for (const polygon of [[], points([1, 1]), points([1, 1], [1, 1], [1, 1])]) {
    for (const radius of [0, 1]) {
      expect(keepCircleInsidePolygon(polygon, disc(5, 5, radius))).toBeNull();
    }
  }
});

test('the length of the push does not depend on a transform or on the order of the corners', () => {
  const isAsLong = (here: number | undefined, there: number | undefined) =>
    here === undefined || there === undefined
      ? here === there
      : Math.abs(here - there) <= 1e-9 * Math.max(1, here);
  for (const transform of transforms) {
    const goesAlong = (scene: PolygonAndCircle) => {
      const there = call(transformScene(scene, transform))?.depth;
      return isAsLong(call(scene)?.depth, there && there / transform.factor);
    };
    checkScenes(integerScenes(), goesAlong, transform.name);
  }
  checkScenes(integerScenes(), (scene) => {
    const { polygon, circle } = scene;
    return [rotated(polygon, 1), polygon.toReversed()].every((one) =>
      isAsLong(call(scene)?.depth, keepCircleInsidePolygon(one, circle)?.depth),
    );
  });
});

test('in a rectangle, it is the push of the box, if the circle fits', () => {
  const box = { center: { x: 5, y: 4 }, halfWidth: 5, halfHeight: 4 };
  const polygon = points([0, 0], [10, 0], [10, 8], [0, 8]);
  const scenes = randomScenes(4 * count, (random) => ({
    circle: disc(random.integer(-6, 16), random.integer(-6, 14), random.integer(0, 4)),
  }));
  checkScenes(scenes, ({ circle }) => {
    const [one, other] = [
      keepCircleInsideBox(box, circle),
      keepCircleInsidePolygon(polygon, circle),
    ];
    if (one === null || other === null) return one === other;
    return (
      Math.abs(one.depth - other.depth) < 1e-12 &&
      Math.abs(one.normal.x - other.normal.x) < 1e-12 &&
      Math.abs(one.normal.y - other.normal.y) < 1e-12
    );
  });
});

/** An L: a step at (4, 4) sticks out into the room. */
const bent = points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10]);

test('the push is right off a wall, into a corner, off the step and from outside', () => {
  const push = (x: number, y: number, radius: number) => {
    const found = keepCircleInsidePolygon(bent, disc(x, y, radius));
    return found && { x: found.normal.x * found.depth, y: found.normal.y * found.depth };
  };
  const near = (x: number, y: number) => ({ x: expect.closeTo(x, 12), y: expect.closeTo(y, 12) });
  expect(push(2, 2, 2)).toBeNull();
  expect(push(9.5, 2, 1)).toEqual(near(-0.5, 0));
  expect(push(9.5, 3.5, 1)).toEqual(near(-0.5, -0.5));
  expect(push(13, 2, 1)).toEqual(near(-4, 0));
  expect(push(13, -2, 1)).toEqual(near(-4, 3));
  // Off the step, the circle moves straight away from it.
  expect(push(3.76, 3.68, 1)).toEqual(near(-0.36, -0.48));
  // On the step itself, both arms are equally near.
  expect(Math.hypot(push(4, 4, 1)!.x, push(4, 4, 1)!.y)).toBeCloseTo(1, 12);
  // From the notch outside, the circle moves into the nearer arm.
  expect(push(7, 5, 1)).toEqual(near(0, -2));
  expect(push(5, 7, 1)).toEqual(near(-2, 0));
  // Only the corner has room for this circle.
  expect(push(7, 2, 2.2)).toEqual(near(4 - Math.sqrt(2.2 ** 2 - 1.8 ** 2) - 7, 0.2));
  const largest = 4 * Math.SQRT2 * (Math.SQRT2 - 1);
  expect(push(7, 2, largest - 1e-9)).not.toBeNull();
  expect(push(7, 2, largest + 1e-9)).toBeNull();
  // These circles fit nowhere.
  expect(push(2, 2, 2.5)).toBeNull();
  expect(push(5, 5, 50)).toBeNull();
});

test('a point is pushed from outside, but not from the outline', () => {
  expect(keepCircleInsidePolygon(bent, disc(2, 0, 0))).toBeNull();
  expect(keepCircleInsidePolygon(bent, disc(2, -3, 0))).toEqual({
    normal: { x: 0, y: 1 },
    depth: 3,
    point: { x: 2, y: 0 },
    feature: { kind: 'edge', index: 0 },
  });
  expect(keepCircleInsidePolygon(bent, disc(-3, -4, 0))).toMatchObject({
    depth: 5,
    feature: { kind: 'vertex', index: 0 },
  });
});

/** A hall with three chambers above it, each behind a door 2 wide, and a hall that winds. */
const halls: readonly Polygon[] = [
  points(
    [0, 0],
    [18, 0],
    [18, 3],
    [16, 3],
    [16, 5],
    [18, 5],
    [18, 9],
    [12, 9],
    [12, 5],
    [14, 5],
    [14, 3],
    [10, 3],
    [10, 5],
    [11, 5],
    [9, 12],
    [7, 5],
    [8, 5],
    [8, 3],
    [4, 3],
    [4, 5],
    [6, 5],
    [3, 10],
    [0, 5],
    [2, 5],
    [2, 3],
    [0, 3],
  ),
  points(
    [0, 0],
    [20, 0],
    [20, 20],
    [4, 20],
    [4, 8],
    [12, 8],
    [12, 12],
    [8, 12],
    [8, 16],
    [16, 16],
    [16, 4],
    [0, 4],
  ),
];

test('in halls with chambers, no nearer position is free, even through walls', () => {
  let pushes = 0;
  for (const polygon of halls) {
    const scenes = randomScenes(runs(40, 1_500), (random) => ({
      polygon: random.pick([polygon, polygon.toReversed()]),
      circle: disc(
        random.between(-2, 22),
        random.between(-2, 22),
        random.pick([0.5, 1, 2, random.between(0, 3)]),
      ),
    }));
    checkScenes(scenes, (scene) => {
      if (call(scene) !== null) pushes += 1;
      return isGood(scene, 14);
    });
  }
  expect(pushes).toBeGreaterThan(40);
});

test('repeating each corner two or three times does not change the push', () => {
  for (const circle of [disc(9.5, 3.5, 1), disc(13, -2, 1), disc(3.7, 3.6, 1), disc(7, 5, 1)]) {
    const wanted = keepCircleInsidePolygon(bent, circle)!.depth;
    for (const times of [2, 3]) {
      const repeated = bent.flatMap((one) => Array.from({ length: times }, () => one));
      expect(keepCircleInsidePolygon(repeated, circle)!.depth).toBeCloseTo(wanted, 12);
    }
  }
});
