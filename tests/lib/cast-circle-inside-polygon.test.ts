import { describe, expect, test } from 'vitest';
import { castCircleInsideBox } from '#lib/cast-circle-inside-box.ts';
import { castCircleInsidePolygon } from '#lib/cast-circle-inside-polygon.ts';
import { pointInPolygon } from '#lib/point-in-polygon.ts';
import type { Cast, Polygon, Vec2 } from '#lib/types.ts';
import { pointInPolygonExactly } from '#lib/variants/point-in-polygon-exactly.ts';
import { castContract } from './bench/cast-contract.ts';
import { castIsAsDefined } from './bench/cast-definition.ts';
import { type CastScene, castIsNear, castThrough, judgedPolygon } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { integers } from './bench/grids.ts';
import {
  distanceToOutline,
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
} from './bench/polygons-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { featureOwnsNormal } from './bench/shape-contacts.ts';
import { rotated } from './bench/simple-polygons.ts';
import { transforms } from './bench/transforms.ts';

type Scene = CastScene<Polygon>;

const makers = Object.values(simpleMakers);
const [convex, concave] = [simpleMakers.convex!, simpleMakers.concave!];

/** Returns the exact scene seen from inside, where a centre outside counts as inside. */
function judge(scene: Scene) {
  const judged = judgedPolygon(scene);
  const { stage } = judged;
  return { ...judged, stage: { ...stage, startsInside: !stage.startsInside } };
}

/** Does the centre start so slightly outside that `pointInPolygon` returns true? */
const isHidden = ({ target, circle }: Scene) =>
  !pointInPolygonExactly(circle.center, target) && pointInPolygon(circle.center, target);

const isAsDefined = (scene: Scene, cast: Cast | null) =>
  castIsAsDefined({ ...scene, isHole: true }, cast);

/** A scene whose circle is usually inside. */
function inside<One extends { readonly polygon: Polygon; readonly circle: Scene['circle'] }>(
  random: Random,
  make: () => One,
): Pick<Scene, 'target' | 'circle'> {
  for (let tries = 0; ; tries += 1) {
    const { polygon, circle } = make();
    const isIn = pointInPolygon(circle.center, polygon);
    if (tries < 20 && !isIn) continue;
    const room = distanceToOutline(circle.center, polygon);
    const isFree = isIn && circle.radius > room && random.integer(0, 3) > 0;
    const radius = isFree ? Math.floor(room * random.between(0, 1)) : circle.radius;
    return { target: polygon, circle: { ...circle, radius } };
  }
}

/** Rooms that fill a small grid, with dents and without. */
const points = (...pairs: [number, number][]): Vec2[] => pairs.map(([x, y]) => ({ x, y }));
const gridRooms = [
  points([-4, -4], [5, -4], [5, 5], [-4, 5]),
  points([-5, -5], [5, -5], [5, 0], [0, 0], [0, 5], [-5, 5]),
  points([-5, -5], [0, -1], [5, -5], [4, 5], [-3, 4]),
  points([-5, -3], [6, 0], [-5, 5]),
];

const { call, isGood, integerScenes, count } = castContract<Polygon>(castCircleInsidePolygon, {
  judge,
  cornersOf: (target) => target,
  // If rounding hides that the centre starts outside, the cast is judged like one from inside.
  startIsRight: (scene, cast) =>
    isAsDefined(scene, cast) || (isHidden(scene) && castIsNear(judge(scene), cast, 32)),
  startsOutside: (scene) => !judge(scene).stage.startsInside,
  featureIsRight: featureOwnsNormal,
  gridTargets: gridRooms.map((room, i) => (i % 2 === 0 ? room : room.toReversed())),
  every: 47,
  integerScene: (random) =>
    inside(random, () => integerPolygonScene(random, 4096, random.pick(makers))),
  nearTouching: (random, size) => {
    const { polygon, circle } = nearTouchingScene(random, size, random.pick([convex, concave]));
    return { target: polygon, circle };
  },
  sizes: [1e-70, 1e-6, 1, 600, 1e70],
  refused: [NaN, Infinity],
  transforms,
  isTie: () => false,
});

/** An L: a step at (4, 4) sticks out into the room. */
const bent = points([0, 0], [10, 0], [10, 4], [4, 4], [4, 10], [0, 10]);
const square = points([0, 0], [10, 0], [10, 10], [0, 10]);
const cast = (polygon: Polygon, [x, y]: [number, number], [dx, dy]: [number, number], radius = 1) =>
  castCircleInsidePolygon(polygon, { center: { x, y }, radius }, { x: dx, y: dy });

describe.each([
  ['with one winding', (polygon: Polygon) => polygon, (edge: number, _: number) => edge],
  [
    'with the other winding',
    (polygon: Polygon) => polygon.toReversed(),
    (edge: number, n: number) => (2 * n - 2 - edge) % n,
  ],
] as const)('by hand, %s', (_, order, edgeOf) => {
  const room = order(bent);
  const edge = (index: number, n = 6) => ({ kind: 'edge', index: edgeOf(index, n) });

  test('a ray hits where it leaves', () => {
    const box = order(square);
    expect(cast(box, [5, 4], [20, 0], 0)).toMatchObject({
      fraction: 0.25,
      point: { x: 10, y: 4 },
      normal: { x: -1, y: 0 },
      feature: edge(1, 4),
    });
    expect(cast(box, [5, 4], [0, 20], 0)).toMatchObject({ fraction: 0.3, point: { x: 5, y: 10 } });
    expect(cast(box, [5, 4], [4, 5], 0)).toBeNull();
    expect(cast(box, [5, 5], [10, 10], 0)).toMatchObject({
      fraction: 0.5,
      point: { x: 10, y: 10 },
    });
  });

  test('a circle hits a wall, or the step', () => {
    expect(cast(room, [2, 2], [10, 0])).toMatchObject({ fraction: 0.7, feature: edge(1) });
    expect(cast(room, [7, 2], [0, 4])).toMatchObject({ fraction: 0.25, feature: edge(2) });
    const onStep = cast(room, [0.5, 0.5], [10, 10], 0.5)!;
    expect(onStep.point).toEqual({ x: 4, y: 4 });
    expect(onStep.feature.kind).toBe('vertex');
    expect(onStep.fraction).toBeCloseTo(0.35 - 0.05 * Math.SQRT1_2, 14);
    expect(onStep.normal.x).toBeCloseTo(-Math.SQRT1_2, 14);
  });

  test('a circle slides along a wall into a corner, and past the step', () => {
    expect(cast(room, [5, 1], [8, 0])).toMatchObject({ fraction: 0.5, feature: edge(1) });
    expect(cast(room, [9, 3], [0, -1])).toBeNull();
    expect(cast(room, [9, 3], [-7, 0])).toBeNull();
    expect(cast(room, [9, 3], [-8, 1])).toMatchObject({ fraction: 0, feature: edge(2) });
    // The step is as high as the circle.
    expect(cast(room, [3, 9], [0, -7])).toBeNull();
  });

  test('slightly outside, moving back in is free, but moving farther out is not', () => {
    for (const x of [9 + 2 ** -40, 9.5, 10]) {
      expect(cast(room, [x, 2], [1, 0])).toMatchObject({ fraction: 0, feature: edge(1) });
      expect(cast(room, [x, 2], [-3, 0])).toBeNull();
      expect(cast(room, [x, 2], [0, 0.5])).toBeNull();
      expect(cast(room, [x, 2], [0, 2])).toMatchObject({ feature: edge(2) });
    }
  });

  test('with its centre outside, a circle may come nearer, and then hits the far wall', () => {
    expect(cast(room, [13, 2], [1, 0])).toMatchObject({ fraction: 0, normal: { x: -1, y: 0 } });
    expect(cast(room, [13, 2], [-6, 0])).toBeNull();
    expect(cast(room, [13, 2], [-24, 0])).toMatchObject({ fraction: 0.5, feature: edge(5) });
    expect(cast(room, [13, 2], [0, 30])).toBeNull();
    expect(cast(room, [8, 5], [1, 1])).toMatchObject({ fraction: 0, normal: { x: 0, y: -1 } });
  });

  test('a ray from the step is free into the room, and hits at once into the wall', () => {
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 0],
      [0, 1],
    ] as const) {
      expect(cast(room, [4, 4], [dx, dy], 0)).toBeNull();
    }
    expect(cast(room, [4, 4], [1, 1], 0)!.fraction).toBe(0);
    expect(cast(room, [0, 0], [-1, 1], 0)!.fraction).toBe(0);
    expect(cast(room, [0, 0], [1, 1], 0)).toBeNull();
  });

  test('a circle that is too large may not move where it sticks out more', () => {
    expect(cast(room, [2, 2], [-1, 0], 3)!.fraction).toBe(0);
    expect(cast(room, [2, 2], [1, 1], 3)!.fraction).toBe(0);
  });
});

test('the cast agrees with its definition, wherever it starts', () => {
  for (const [kind, make] of Object.entries({ convex, concave })) {
    let hits = 0;
    const scenes = randomScenes(count, (random) => {
      const place = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
      const target = make(random, place);
      const circle = { center: place(), radius: random.pick([0, 0.1, random.between(0, 1)]) };
      return castThrough(random, { target, circle }, target, place);
    });
    const check = (scene: Scene) => {
      const found = call(scene);
      if (found !== null) hits += 1;
      return isAsDefined(scene, found);
    };
    expect(checkScenes(scenes, check, kind)).toBe(count);
    expect(hits).toBeGreaterThan(count / 5);
    expect(hits).toBeLessThan((count * 9) / 10);
  }
});

test('in a square, it is the cast inside a box', () => {
  const box = { center: { x: 5, y: 5 }, halfWidth: 5, halfHeight: 5 };
  const scenes = randomScenes(2 * count, (random) => ({
    circle: {
      center: { x: random.integer(2, 8), y: random.integer(2, 8) },
      radius: random.integer(0, 2),
    },
    displacement: { x: random.integer(-20, 20), y: random.integer(-20, 20) },
  }));
  let hits = 0;
  const checked = checkScenes(scenes, ({ circle, displacement }) => {
    const one = castCircleInsideBox(box, circle, displacement);
    const other = castCircleInsidePolygon(square, circle, displacement);
    if (one === null || other === null) return one === other;
    hits += 1;
    return Math.abs(one.fraction - other.fraction) < 1e-14;
  });
  expect(checked).toBe(2 * count);
  expect(hits).toBeGreaterThan(count);
});

test('a circle neither falls through a floor of many edges nor stumbles on a seam', () => {
  const floor = integers(0, 40).map((i) => ({ x: 0.2 * i, y: 0.6 }));
  const room = [...floor, { x: 8, y: 9 }, { x: 0, y: 9 }];
  const scenes = randomScenes(count, (random) => {
    const x = random.pick([0.2 * random.integer(1, 39), random.between(0.5, 7.5)]);
    const radius = random.pick([0, 2 ** -53, 2 ** -40, 0.1, 0.4]);
    const fall = random.pick([0, random.between(-0.05, 0.05)]);
    const turned = rotated(room, random.integer(0, room.length - 1));
    return {
      target: random.pick([turned, turned.toReversed()]),
      circle: { center: { x: x - fall, y: 0.6 + radius + 1 }, radius },
      displacement: { x: 2 * fall, y: -2 },
    };
  });
  const checked = checkScenes(scenes, ({ target, circle, displacement }) => {
    const { radius } = circle;
    const fallen = call({ target, circle, displacement });
    const along = { center: { x: 1, y: 0.6 + radius }, radius };
    const slid = call({ target, circle: along, displacement: { x: 6, y: 0 } });
    // Near the ends of the floor, the circle hits the walls first.
    const atWall = circle.center.x < radius + 0.1 || circle.center.x > 7.9 - radius;
    return slid === null && (atWall || Math.abs(fallen!.fraction - 0.5) < 1e-12);
  });
  expect(checked).toBe(count);
});

test('a circle that would end outside always hits', () => {
  let out = 0;
  const scenes = randomScenes(4 * count, (random) => {
    const place = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
    const target = random.pick([convex, concave])(random, place);
    return { target, center: place(), to: place(), radius: random.pick([0, 2 ** -40, 0.02]) };
  });
  checkScenes(scenes, ({ target, center, to, radius }) => {
    const displacement = { x: 2 * (to.x - center.x), y: 2 * (to.y - center.y) };
    const end = { x: center.x + displacement.x, y: center.y + displacement.y };
    if (!pointInPolygon(center, target) || pointInPolygon(end, target)) return true;
    if (distanceToOutline(end, target) < 1e-9) return true;
    out += 1;
    return call({ target, circle: { center, radius }, displacement }) !== null;
  });
  expect(out).toBeGreaterThan(count / 4);
});

test('the moment does not depend on the first corner or the winding', () => {
  const isSame = (scene: Scene) => {
    if (judge(scene).stage.startsInside) return true;
    const found = call(scene);
    return [rotated(scene.target, 1), scene.target.toReversed()].every((target) => {
      const there = call({ ...scene, target });
      if (found === null || there === null) return found === there;
      return Math.abs(there.fraction - found.fraction) < 1e-9;
    });
  };
  expect(checkScenes(integerScenes(count), isSame)).toBe(count);
});

test('the tip of a needle is hit, although its rounded cross product is wrong', () => {
  // A needle of three corners sticks into the room from its floor.
  const room = points([-9, -9], [-4e-17, -9], [0, 0], [4e-17, -9], [9, -9], [9, 9], [-9, 9]);
  expect(cast(room, [0, 5], [0, -8], 1)!.fraction).toBe(0.5);
  expect(cast(room.toReversed(), [0, 5], [0, -8], 1)!.fraction).toBe(0.5);
  expect(
    isGood({
      target: room,
      circle: { center: { x: 0, y: 5 }, radius: 1 },
      displacement: { x: 0.5, y: -8 },
    }),
  ).toBe(true);
});
