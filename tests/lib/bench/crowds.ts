import type { Circle } from '#lib/types.ts';
import type { Random } from './random-scenes.ts';

/** Makes the circles of a list. */
type Many = (make: (index: number) => Circle) => Circle[];

export const lengths = [0, 1, 2, 30, 150];
export const shortLengths = [2, 3, 4, 6];

export type Crowd = (random: Random, many: Many) => Circle[];

/** Lists of circles that a grid could get wrong. */
export const crowds: Record<string, Crowd> = {
  uniform: (random, many) => many(() => disc(random, 100, random.between(0, 5))),
  'whole numbers': (random, many) =>
    many(() => ({
      center: { x: random.integer(-30, 30), y: random.integer(-30, 30) },
      radius: random.integer(0, 4),
    })),
  'equal radii': (random, many) => many(() => disc(random, 50, 2)),
  clustered: (random, many) => {
    const centers = Array.from({ length: 4 }, () => disc(random, 1e6, 0).center);
    return many(() => {
      const { center } = disc(random, 20, 0);
      const near = random.pick(centers);
      return {
        center: { x: near.x + center.x, y: near.y + center.y },
        radius: random.between(1, 3),
      };
    });
  },
  'very unequal': (random, many) => many(() => disc(random, 1000, 10 ** random.between(-9, 3))),
  'one giant': (random, many) => [
    ...many(() => disc(random, 100, 1)),
    { center: { x: 0, y: 0 }, radius: 80 },
  ],
  points: (random, many) =>
    many(() => ({
      center: { x: random.integer(0, 9) / 10, y: random.integer(0, 9) / 10 },
      radius: 0,
    })),
  'points and circles': (random, many) =>
    many(() => disc(random, 10, random.pick([0, 0, 1e-300, 2]))),
  'all in one place': (random, many) =>
    many(() => ({ center: { x: 0.1, y: -7 }, radius: random.pick([0, 0, 3]) })),
  'on a line, touching': (random, many) =>
    many((index) => ({ center: { x: 2 * index, y: 0 }, radius: random.pick([1, 0.5]) })),
  'a lattice of a power of two': (random, many) =>
    many((index) => ({
      center: { x: 1024 * (index % 7), y: 4096 * Math.floor(index / 7) },
      radius: random.pick([512, 1024, 2048]),
    })),
  huge: (random, many) => many(() => disc(random, 1e149, 1e148 * random.between(0, 2))),
  tiny: (random, many) => many(() => disc(random, 1e-149, 1e-150 * random.between(0, 20))),
  'of every size': (random, many) =>
    many(() => ({
      center: { x: random.ofAnySize(-150, 149), y: random.ofAnySize(-150, 149) },
      radius: Math.abs(random.ofAnySize(-150, 149)),
    })),
  'far away': (random, many) =>
    many(() => {
      const { center, radius } = disc(random, 60, random.integer(0, 5));
      return { center: { x: 1e15 + center.x, y: center.y - 1e15 }, radius };
    }),
  'far away, less than the step between numbers': (random, many) =>
    many(() => {
      const { center } = disc(random, 9, 0);
      return { center: { x: 1e16 + center.x, y: 1e16 }, radius: random.between(0, 1e-6) };
    }),
  'beyond squares': (random, many) =>
    many(() => disc(random, 1e156, 10 ** random.between(150, 157))),
  'too small for squares': (random, many) =>
    many(() => disc(random, 1e-161, random.pick([0, 1e-162, 1e-170]))),
  'one parked at infinity': (random, many) => [
    ...many(() => disc(random, 30, 2)),
    { center: { x: Infinity, y: 0 }, radius: 1 },
  ],
  'one parked at 1e300': (random, many) => [
    ...many(() => disc(random, 30, 2)),
    { center: { x: 1e300, y: 0 }, radius: 1 },
  ],
  'one parked at 1e140': (random, many) => [
    ...many(() => disc(random, 30, 2)),
    { center: { x: -1e140, y: 0 }, radius: 1 },
  ],
};

export function disc(random: Random, reach: number, radius: number): Circle {
  const coordinate = () => reach * random.between(-1, 1);
  return { center: { x: coordinate(), y: coordinate() }, radius };
}

/** Lists of a crowd. Each has one of these lengths, or is one circle longer. */
export const listsOf =
  (crowd: (typeof crowds)[string], lengths: readonly number[]) => (random: Random) =>
    crowd(random, (make) =>
      Array.from({ length: random.pick(lengths) }, (_, index) => make(index)),
    );
