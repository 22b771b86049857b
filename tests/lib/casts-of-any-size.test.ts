import { expect } from 'vitest';
import {
  castCircleAgainstBox,
  castCircleAgainstCircle,
  castCircleAgainstOrientedBox,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
  castCircleInsideBox,
  castCircleInsideCircle,
  castCircleInsidePolygon,
} from '#lib/index.ts';
import type { Cast, Circle, Vec2 } from '#lib/types.ts';
import { rule } from '../support/rule.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { corners, disc } from './bench/shapes.ts';

/** Numbers whose squares overflow or underflow, and ordinary ones. */
const sizes = [0, 5e-324, 1.5e-323, 1e-300, 1e-170, 1e-80, 0.1, 1, 3, 1e80, 1e160, 1e200, 1.7e308];
const any = (random: Random) =>
  random.pick([-1, 1]) * random.pick(sizes) * random.pick([1, random.between(0, 1)]);
const point = (random: Random) => ({ x: any(random), y: any(random) });
const length = (random: Random) => Math.abs(any(random));
const circle = (random: Random) => ({ center: point(random), radius: length(random) });
const box = (random: Random) => ({
  center: point(random),
  halfWidth: length(random),
  halfHeight: length(random),
});

interface Caster {
  readonly name: string;
  readonly target: (random: Random) => unknown;
  readonly cast: (target: never, circle: Circle, displacement: Vec2) => Cast | null;
}

const casters: readonly Caster[] = [
  { name: 'a box', target: box, cast: castCircleAgainstBox },
  { name: 'a circle', target: circle, cast: castCircleAgainstCircle },
  {
    name: 'a rotated box',
    target: (random) => ({ ...box(random), rotation: random.pick([0, 1, random.between(-4, 4)]) }),
    cast: castCircleAgainstOrientedBox,
  },
  {
    name: 'a polygon',
    target: (random) => [point(random), point(random), point(random)],
    cast: castCircleAgainstPolygon,
  },
  {
    name: 'a segment',
    target: (random) => ({ a: point(random), b: point(random) }),
    cast: castCircleAgainstSegment,
  },
  { name: 'inside a box', target: box, cast: castCircleInsideBox },
  {
    name: 'inside a polygon',
    target: (random) => [point(random), point(random), point(random)],
    cast: castCircleInsidePolygon,
  },
  { name: 'inside a circle', target: circle, cast: castCircleInsideCircle },
];

const isSound = ({ fraction, point, normal }: Cast) =>
  fraction >= 0 &&
  fraction <= 1 &&
  [point.x, point.y].every(Number.isFinite) &&
  Math.abs(Math.hypot(normal.x, normal.y) - 1) < 1e-9;

rule('a cast of any size returns finite numbers or null', casters, ({ target, cast }) => {
  const scenes = randomScenes(runs(5000, 1_000_000), (random) => ({
    target: target(random),
    circle: circle(random),
    displacement: point(random),
  }));
  checkScenes(scenes, (scene) => {
    const found = cast(scene.target as never, scene.circle, scene.displacement);
    return found === null || isSound(found);
  });
});

const halfUnit = { halfWidth: 1, halfHeight: 1 };
const targets: Readonly<Record<string, unknown>> = {
  'a box': { center: { x: 9, y: 0 }, ...halfUnit },
  'a circle': disc(9, 0, 1),
  'a rotated box': { center: { x: 9, y: 0 }, ...halfUnit, rotation: 0 },
  'a polygon': corners([8, -1], [10, -1], [10, 1], [8, 1]),
  'a segment': { a: { x: 8, y: -1 }, b: { x: 8, y: 1 } },
  'inside a box': { center: { x: 0, y: 0 }, halfWidth: 8, halfHeight: 8 },
  'inside a polygon': corners([-8, -8], [8, -8], [8, 8], [-8, 8]),
  'inside a circle': disc(0, 0, 8),
};

rule('an infinite displacement or an empty circle returns null', casters, ({ name, cast }) => {
  const target = targets[name] as never;
  expect(cast(target, disc(0, 0, 1), { x: 14, y: 0 })!.fraction).toBe(0.5);
  for (const x of [Infinity, -Infinity, 0, Number.NaN, 1e200]) {
    for (const y of [0, Infinity]) {
      expect(cast(target, disc(0, 0, 1), { x, y })).toBe(null);
    }
  }
  for (const radius of [-1, -5e-324, -Infinity]) {
    expect(cast(target, disc(0, 0, radius), { x: 14, y: 0 })).toBe(null);
    expect(cast(target, disc(9, 0, radius), { x: 14, y: 0 })).toBe(null);
  }
});

rule(
  'a side too short to square is hit at its corners, but not from far away',
  [{ name: 'box', cast: castCircleAgainstBox }],
  ({ cast }) => {
    const target = {
      center: { x: -0.8042673914557159, y: -0.8493790951361342 },
      halfWidth: 3.539957608454373e-13,
      halfHeight: 1.5e-323,
    };
    const ray = disc(-0.804267401167177, -0.8493790951361339, 0);
    expect(cast(target, ray, { x: -0.1955261299292535, y: -0.11926390659296349 })).toBe(null);
  },
);
