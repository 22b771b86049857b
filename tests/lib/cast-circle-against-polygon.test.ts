import { describe, expect, test } from 'vitest';
import { castCircleAgainstPolygon } from '#lib/cast-circle-against-polygon.ts';
import { pointInPolygon } from '#lib/point-in-polygon.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import { pointInPolygonExactly } from '#lib/variants/point-in-polygon-exactly.ts';
import { castContract } from './bench/cast-contract.ts';
import { castIsAsDefined } from './bench/cast-definition.ts';
import { type CastScene, castIsNear, castThrough, judgedPolygon } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { integers } from './bench/grids.ts';
import {
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
  smallPolygons,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { featureOwnsNormal } from './bench/shape-contacts.ts';
import { rotated } from './bench/simple-polygons.ts';
import { transforms } from './bench/transforms.ts';

const makers = Object.values(simpleMakers);
const [convex, concave] = [simpleMakers.convex!, simpleMakers.concave!];

/** Does the centre start so slightly inside that `pointInPolygon` returns false? */
const isHidden = ({ target, circle }: CastScene<Polygon>) =>
  pointInPolygonExactly(circle.center, target) && !pointInPolygon(circle.center, target);

const { call, isGood, integerScenes, count } = castContract<Polygon>(castCircleAgainstPolygon, {
  judge: judgedPolygon,
  cornersOf: (target) => target,
  startIsRight: (scene, cast) =>
    castIsAsDefined(scene, cast) || (isHidden(scene) && castIsNear(judgedPolygon(scene), cast, 32)),
  startsOutside: (scene) => !judgedPolygon(scene).stage.startsInside,
  featureIsRight: featureOwnsNormal,
  gridTargets: smallPolygons.filter((_, index) => index % 9 === 0),
  every: 59,
  integerScene: (random) => {
    const { polygon, circle } = integerPolygonScene(random, 4096, random.pick(makers));
    return { target: polygon, circle };
  },
  nearTouching: (random, size) => {
    const { polygon, circle } = nearTouchingScene(random, size, random.pick([convex, concave]));
    return { target: polygon, circle };
  },
  sizes: [1e-70, 1e-6, 1, 600, 1e70],
  refused: [NaN, Infinity],
  transforms,
});

const points = (...pairs: [number, number][]): Vec2[] => pairs.map(([x, y]) => ({ x, y }));

/** A floor, a wall at its right, and a step down at its left end. */
const room = points([0, 0], [10, 0], [10, 9], [12, 9], [12, -5], [0, -5]);
const cast = (polygon: Polygon, [x, y]: [number, number], [dx, dy]: [number, number], radius = 1) =>
  castCircleAgainstPolygon(polygon, { center: { x, y }, radius }, { x: dx, y: dy });

describe.each([
  ['with one winding', (polygon: Polygon) => polygon, (edge: number, _: number) => edge],
  [
    'with the other winding',
    (polygon: Polygon) => polygon.toReversed(),
    (edge: number, n: number) => (2 * n - 2 - edge) % n,
  ],
] as const)('by hand, %s', (_, order, edgeOf) => {
  const inRoom = order(room);
  const edge = (index: number) => ({ kind: 'edge', index: edgeOf(index, 6) });

  test('a circle hits the floor, the wall behind it, or the corner at its end', () => {
    expect(cast(inRoom, [3, 5], [2, -8])).toMatchObject({
      fraction: 0.5,
      point: { x: 4, y: 0 },
      feature: edge(0),
    });
    expect(cast(inRoom, [3, 5], [12, 0])).toMatchObject({
      fraction: 0.5,
      point: { x: 10, y: 5 },
      feature: edge(1),
    });
    expect(cast(inRoom, [-5, 0], [8, 0])).toMatchObject({
      fraction: 0.5,
      point: { x: 0, y: 0 },
      feature: { kind: 'vertex' },
    });
  });

  test('on or slightly in the floor, a circle moves up to the wall or past the end', () => {
    for (const y of [1, 1 - 2 ** -30, 0.5]) {
      expect(cast(inRoom, [3, y], [12, 0])).toMatchObject({ fraction: 0.5, feature: edge(1) });
      expect(cast(inRoom, [3, y], [-12, 0])).toBeNull();
      expect(cast(inRoom, [3, y], [-12, 3])).toBeNull();
      expect(cast(inRoom, [3, y], [12, -3])!.fraction).toBe(0);
    }
  });

  test('in the corner of floor and wall, only moving into one of them is a hit', () => {
    expect(cast(inRoom, [9, 1], [-3, 3])).toBeNull();
    expect(cast(inRoom, [9, 1], [-3, 0])).toBeNull();
    expect(cast(inRoom, [9, 1], [0, 3])).toBeNull();
    expect(cast(inRoom, [9, 1], [-3, -1])).toMatchObject({ fraction: 0, feature: edge(0) });
    expect(cast(inRoom, [9, 1], [1, 3])).toMatchObject({ fraction: 0, feature: edge(1) });
  });

  test('for a centre inside, the nearest edge decides', () => {
    expect(cast(inRoom, [3, -1], [0, -1])).toMatchObject({ fraction: 0, feature: edge(0) });
    expect(cast(inRoom, [3, -1], [0, 1])).toBeNull();
    expect(cast(inRoom, [3, -1], [1, 0])).toBeNull();
    // The circle leaves through the floor and hits the wall.
    expect(cast(inRoom, [8, -1], [4, 4])).toMatchObject({ fraction: 0.25, feature: edge(1) });
  });

  test('a ray starts at a corner, runs along the floor, or hits a corner', () => {
    expect(cast(inRoom, [0, 0], [-1, 1], 0)).toBeNull();
    expect(cast(inRoom, [0, 0], [1, 1], 0)).toBeNull();
    expect(cast(inRoom, [0, 0], [-1, -1], 0)).toBeNull();
    expect(cast(inRoom, [0, 0], [1, -1], 0)!.fraction).toBe(0);
    expect(cast(inRoom, [0, 0], [20, 0], 0)).toMatchObject({ fraction: 0.5, feature: edge(1) });
    expect(cast(inRoom, [20, -2], [0, 0], 0)).toBeNull();
    expect(cast(inRoom, [-4, 4], [8, -8], 0)!.fraction).toBe(0.5);
    expect(cast(inRoom, [-4, -4], [8, 8], 0)!.fraction).toBe(0.5);
  });

  test('the corner of a dent never stops a circle', () => {
    const dent = order(points([-8, -8], [8, -8], [8, 8], [0, 0], [-8, 8]));
    const contact = cast(dent, [0, 9], [0, -8], Math.SQRT1_2)!;
    expect(contact.fraction).toBeCloseTo(1, 14);
    expect(contact.feature.kind).toBe('edge');
    expect(cast(dent, [0, 9], [0, -20], 0)!.fraction).toBeCloseTo(0.45, 14);
  });
});

test('a circle on a tip hits it at once if it moves inwards, but not along the tangent', () => {
  const tip = points([0, 0], [-1, -9], [1, -9]);
  // Each centre is 5 from the tip, so with a radius of 6 the two overlap.
  for (const { x, y } of points([3, 4], [-3, 4], [4, 3], [-4, 3], [0, 5])) {
    for (const radius of [5, 6]) {
      for (let turn = -70; turn <= 70; turn += 7) {
        // The displacement points inwards, tilted by `turn` hundredths.
        const way = { x: -x - (turn / 100) * y, y: -y + (turn / 100) * x };
        const hit = cast(tip, [x, y], [way.x / 9, way.y / 9], radius);
        expect(hit?.fraction).toBe(0);
        expect(hit?.feature).toEqual({ kind: 'vertex', index: 0 });
      }
      // Tilted inwards by less than 8 ulps of its length, a tangent still counts as a tangent.
      for (const side of [1, -1]) {
        const along = (inwards: number): [number, number] => [
          side * y - inwards * x,
          -side * x - inwards * y,
        ];
        expect(cast(tip, [x, y], along(2 ** -53), radius)).toBeNull();
        expect(cast(tip, [x, y], along(2 ** -51), radius)).toBeNull();
      }
    }
  }
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
    const check = (scene: CastScene<Polygon>) => {
      const found = call(scene);
      if (found !== null) hits += 1;
      return castIsAsDefined(scene, found);
    };
    expect(checkScenes(scenes, check, kind)).toBe(count);
    expect(hits).toBeGreaterThan(count / 5);
    expect(hits).toBeLessThan((count * 9) / 10);
  }
});

test('a circle neither falls through a floor of many edges nor stumbles on a seam', () => {
  const tops = integers(0, 40).map((i) => ({ x: 0.2 * i, y: 0.6 }));
  const floor = [...tops.toReversed(), { x: 0, y: -3 }, { x: 8, y: -3 }];
  const scenes = randomScenes(count, (random) => {
    const x = random.pick([0.2 * random.integer(1, 39), random.between(0.5, 7.5)]);
    const radius = random.pick([0, 2 ** -53, 2 ** -40, 0.1, 1]);
    const fall = random.pick([0, random.between(-2, 2)]);
    const center = { x: x - fall, y: 0.6 + radius + 1 };
    const turned = rotated(floor, random.integer(0, floor.length - 1));
    return {
      target: random.pick([turned, turned.toReversed()]),
      circle: { center, radius },
      displacement: { x: 2 * fall, y: -2 },
      deep: random.pick([0, 2 ** -50, 2 ** -20, 0.01]),
    };
  });
  const checked = checkScenes(scenes, ({ target, circle, displacement, deep }) => {
    const fallen = call({ target, circle, displacement });
    const { radius } = circle;
    const along = { center: { x: 1, y: 0.6 + radius - deep * radius }, radius };
    const slid = [-20, 6].map((x) => call({ target, circle: along, displacement: { x, y: 0 } }));
    return Math.abs(fallen!.fraction - 0.5) < 1e-12 && slid.every((one) => one === null);
  });
  expect(checked).toBe(count);
});

test('no circle gets through a seam between slanted edges', () => {
  const scenes = randomScenes(4 * count, (random) => {
    const make = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
    const [a, b] = [make(), make()];
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const t = random.between(0, 1);
    const cut = { x: a.x + t * ex, y: a.y + t * ey };
    const back = { x: cut.x + ey, y: cut.y - ex };
    const shift = random.pick([0, 2 ** -52, -(2 ** -51), random.between(-2, 2)]);
    const center = { x: cut.x - ey + shift * ex, y: cut.y + ex + shift * ey };
    const displacement = { x: 1.5 * (cut.x - center.x), y: 1.5 * (cut.y - center.y) };
    const radius = random.pick([0, 2 ** -53, 2 ** -40, 0.1]);
    return { target: [a, cut, b, back], circle: { center, radius }, displacement };
  });
  const checked = checkScenes(scenes, (scene) => {
    const turned = rotated(scene.target, 1);
    return [scene.target, turned, turned.toReversed()].every(
      (target) => call({ ...scene, target }) !== null,
    );
  });
  expect(checked).toBe(4 * count);
});

test('a centre inside by less than rounding hits later, within the bound', () => {
  const target = points(
    [0.5825494236782494, 0.9688666259430185],
    [-0.06617449692883803, -0.2643718424471688],
    [-0.06950387987534934, 0.3635059954909716],
  );
  const center = { x: 0.22730736381607372, y: 0.29354364201138755 };
  const circle = { center, radius: 7.55440605166409e-30 };
  const scene = { target, circle, displacement: { x: -1.2e-14, y: 2.3e-12 } };
  expect(isHidden(scene)).toBe(true);
  expect(call(scene)!.fraction).toBeGreaterThan(1e-5);
  expect(isGood(scene)).toBe(true);
});

test('the moment does not depend on the first corner or the winding', () => {
  const isSame = (scene: CastScene<Polygon>) => {
    if (judgedPolygon(scene).stage.startsInside) return true;
    const found = call(scene);
    return [rotated(scene.target, 1), scene.target.toReversed()].every((target) => {
      const there = call({ ...scene, target });
      if (found === null || there === null) return found === there;
      return Math.abs(there.fraction - found.fraction) < 1e-9;
    });
  };
  expect(checkScenes(integerScenes(count), isSame)).toBe(count);
});

describe('at corners whose rounded cross product is wrong', () => {
  const near = (scene: CastScene<Polygon>) => castIsNear(judgedPolygon(scene), call(scene), 32);
  const hits: readonly [string, Polygon, [number, number], number, [number, number], number][] = [
    [
      'the tip of three corners with one decimal, nearly in line',
      points([0.7, 0.4], [0.6, 1.2], [0.3, 3.6]),
      [-0.3, 8.4],
      1.2,
      [0.6, -4.8],
      0.7519305308215832,
    ],
    [
      'the tip of a needle thinner than an ulp of its length',
      points([0, 0], [3, 4], [-4e-17, 3e-17]),
      [6, 8],
      1,
      [-6, -8],
      0.4,
    ],
  ];
  test.each(hits)('%s', (_, target, center, radius, way, fraction) => {
    expect(cast(target, center, way, radius)!.fraction).toBe(fraction);
    expect(cast(target.toReversed(), center, way, radius)!.fraction).toBe(fraction);
  });

  test('a ray through a joint, nearly along both edges, hits one of them', () => {
    const joint = points([1.9, -2.5], [-0.9, 0.7], [-1.6, 1.5], [6, 5]);
    const bent = points([3.5, 2.8], [0.7, 0], [-1.4, -2.1], [-6, -1]);
    expect(cast(joint, [-2.7, 2.7], [3.6, -4], 0)!.fraction).toBeCloseTo(0.5, 12);
    expect(cast(bent, [-1.4, -2.2], [4.2, 4.4], 0)!.fraction).toBeCloseTo(0.5, 12);
  });

  test('a centre beside a slit narrower than rounding may move to the slit, but not away from it', () => {
    const slit = points(
      [-4, -4],
      [4, -4],
      [4, 4],
      [0.5000000000000001, 4],
      [0.5, -2],
      [0.5, 4],
      [-4, 4],
    );
    expect(cast(slit, [-1, 0], [1, 0], 0.25)).toBeNull();
    expect(cast(slit, [-1, 0], [-1, 0], 0.25)!.normal.x).toBeCloseTo(1, 12);
  });

  test('a circle past the end of a diagonal with a bend of 1e-8 is at most 32 ulps off', () => {
    const target = points([-0.5, -0.5], [0, 0], [0.500000008, 0.499999992], [0.5, -0.5]);
    const center = { x: -1.4078496013424229, y: 1.4078496013424229 };
    const displacement = { x: 0.5000000835, y: 0.4999999165 };
    expect(near({ target, circle: { center, radius: 1.991 }, displacement })).toBe(true);
  });
});
