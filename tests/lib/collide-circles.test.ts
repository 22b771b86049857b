import { expect, test } from 'vitest';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import { collideCircles } from '#lib/collide-circles.ts';
import type { Circle } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { contactContract } from './bench/contact-contract.ts';
import {
  anywhereScene,
  integerScene,
  nearRimScene,
  touchingEverywhere,
} from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { circleShape } from './bench/shape-contacts.ts';
import { scalings, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 400;
const sizes = [1e-130, 1e-6, 1, 600, 1e150];

interface TwoCircles {
  readonly a: Circle;
  readonly b: Circle;
}

const isConcentric = ({ a, b }: TwoCircles) =>
  a.center.x === b.center.x && a.center.y === b.center.y;

const integerPair = (random: Random): TwoCircles => {
  const { point, circle } = integerScene(random, 4096);
  return { a: circle, b: { center: point, radius: random.integer(0, circle.radius) } };
};

const nearRim = (random: Random, size: number): TwoCircles => {
  const { point, circle } = nearRimScene(random, size);
  const part = circle.radius * random.pick([0, 0.5, random.between(0, 1), 1]);
  return { a: { ...circle, radius: circle.radius - part }, b: { center: point, radius: part } };
};

const anywhere = (random: Random, size: number): TwoCircles => {
  const { point, circle } = anywhereScene(random, size);
  return { a: circle, b: { center: point, radius: size * random.between(0, 2) } };
};

/** Circles whose rims just touch, because the radii add up to the distance. */
function* touching(): Generator<TwoCircles> {
  for (const { point, circle } of touchingEverywhere()) {
    const radius = Math.floor(circle.radius / 3);
    yield { a: { ...circle, radius: circle.radius - radius }, b: { center: point, radius } };
  }
}

contactContract(collideCircles, {
  parts: ({ a, b }: TwoCircles) => [a, b],
  shape: circleShape,
  predicate: circlesIntersect,
  ownsNormal: (_, { feature }) => feature.kind === 'edge' && feature.index === 0,
  whole: { 'up to +-4096': () => randomScenes(runs, integerPair) },
  doubles: Object.fromEntries(
    sizes.flatMap((size) => [
      [`beside touching, ${size}`, () => randomScenes(runs, (random) => nearRim(random, size))],
      [`anywhere, ${size}`, () => randomScenes(runs, (random) => anywhere(random, size))],
    ]),
  ),
  touching: { scenes: touching, depth: 0 },
  shortest: {
    scenes: () => randomScenes(100, (random) => anywhere(random, 1)),
    directions: 64,
  },
  hits: [
    {
      a: { center: { x: 1, y: 2 }, radius: 5 },
      b: { center: { x: 3, y: 4 }, radius: 6 },
    },
  ],
  follows: [
    {
      scenes: () => randomScenes(Math.ceil(runs / 4), integerPair),
      transforms,
      ulps: 2,
      size: 2 ** 32,
    },
    {
      scenes: () => randomScenes(Math.ceil(runs / 4), (random) => anywhere(random, 1)),
      transforms: [...turnsAndMirrors, ...scalings],
      ulps: 0,
      size: 1,
    },
  ],
  isTie: isConcentric,
  also: (scene, { normal }) => {
    if (isConcentric(scene)) expect(normal).toEqual({ x: 1, y: 0 });
  },
});

test('the contact is right, by hand', () => {
  const a = { center: { x: 1, y: 1 }, radius: 4 };
  const b = { center: { x: 4, y: 5 }, radius: 3 };
  expect(collideCircles(a, b)).toEqual({
    normal: { x: 0.6, y: 0.8 },
    depth: 2,
    point: { x: 1 + 0.6 * 4, y: 1 + 0.8 * 4 },
    feature: { kind: 'edge', index: 0 },
  });
  expect(collideCircles(a, { ...b, radius: 1 })!.depth).toBe(0);
  expect(collideCircles(a, { ...b, radius: 0.5 })).toBeNull();
});

test('if the centres are equal, the normal points to the right', () => {
  const a = { center: { x: 2, y: 3 }, radius: 4 };
  for (const radius of [0, 1, 9]) {
    expect(collideCircles(a, { ...a, radius })).toEqual({
      normal: { x: 1, y: 0 },
      depth: 4 + radius,
      point: { x: 6, y: 3 },
      feature: { kind: 'edge', index: 0 },
    });
  }
  const dot = { center: a.center, radius: 0 };
  expect(collideCircles(dot, dot)!.depth).toBe(0);
});

test('if the circles are swapped, the normal is reversed', () => {
  const scenes = randomScenes(runs, (random) => nearRim(random, 1));
  checkScenes(scenes, (scene) => {
    const there = collideCircles(scene.a, scene.b);
    const back = collideCircles(scene.b, scene.a);
    if (there === null || back === null) return there === back;
    expect(back.depth).toBe(there.depth);
    if (isConcentric(scene)) return true;
    return there.normal.x === -back.normal.x && there.normal.y === -back.normal.y;
  });
});
