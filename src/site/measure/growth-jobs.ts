import {
  type Circle,
  createCircleGrid,
  findIntersectingPairs,
  findIntersectingPairsByGrid,
} from '#lib/index.ts';
import { candidateName, sizes, type Way, ways } from './growth-axes.ts';
import type { MeasuredJob } from './rounds.ts';

/** Two frames of a crowd: from one to the next every tenth circle moves. */
export interface Frames {
  readonly first: readonly Circle[];
  readonly second: readonly Circle[];
  readonly moving: readonly number[];
}

/** About one pair for each two circles, however many there are. */
export function framesOf(size: number): Frames {
  let state = 2718 + size;
  const between = (min: number, max: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return min + ((max - min) * state) / 2_147_483_647;
  };
  const side = 10 * Math.sqrt(size);
  const first = Array.from({ length: size }, () => ({
    center: { x: between(0, side), y: between(0, side) },
    radius: between(2, 4),
  }));
  const moving = first.flatMap((_, i) => (i % 10 === 0 ? [i] : []));
  const second = first.map((circle, i) => {
    if (i % 10 !== 0) return circle;
    const { x, y } = circle.center;
    return { ...circle, center: { x: x + between(-1, 1), y: y + between(-1, 1) } };
  });
  return { first, second, moving };
}

/** A pass is two frames, there and back, whoever does it: so all find the same number of pairs. */
export function makeGrowthJobs(): MeasuredJob[] {
  return sizes.map((size) => {
    const frames = framesOf(size);
    return {
      name: String(size),
      scenes: 2,
      candidates: ways
        .filter(({ most }) => size <= most)
        .map(({ name }) => ({ name: candidateName(name, size), pass: passes[name](frames) })),
    };
  });
}

const passes: Readonly<Record<Way, (frames: Frames) => () => number>> = {
  'double loop':
    ({ first, second }) =>
    () =>
      findIntersectingPairs(second).length + findIntersectingPairs(first).length,
  'grid, built anew':
    ({ first, second }) =>
    () =>
      findIntersectingPairsByGrid(second).length + findIntersectingPairsByGrid(first).length,
  'kept grid, a tenth moves': ({ first, second, moving }) => {
    const grid = createCircleGrid(first);
    const frame = (circles: readonly Circle[]) => {
      for (const i of moving) grid.move(i, circles[i]!);
      return grid.pairs().length;
    };
    return () => frame(second) + frame(first);
  },
};
