import {
  type Circle,
  createCircleGrid,
  findIntersectingPairs,
  findIntersectingPairsByGrid,
} from '#lib/index.ts';
import { diceOf } from './dice.ts';
import { candidateName, sizes, type Way, ways } from './growth-ways.ts';
import type { MeasuredJob } from './rounds.ts';
import { anyCrowd } from './scenes.ts';

/** Two frames of a crowd. Every tenth circle moves from one to the next. */
export interface Frames {
  readonly first: readonly Circle[];
  readonly second: readonly Circle[];
  readonly moving: readonly number[];
}

export function framesOf(size: number): Frames {
  const dice = diceOf(2718 + size);
  const first = anyCrowd(size, dice);
  const moving = first.flatMap((_, i) => (i % 10 === 0 ? [i] : []));
  const second = first.map((circle, i) => {
    if (i % 10 !== 0) return circle;
    const { x, y } = circle.center;
    return { ...circle, center: { x: x + dice.between(-1, 1), y: y + dice.between(-1, 1) } };
  });
  return { first, second, moving };
}

/**
 * A pass is two frames, there and back, for each candidate, so all find the same number of pairs.
 */
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
  'grid, rebuilt':
    ({ first, second }) =>
    () =>
      findIntersectingPairsByGrid(second).length + findIntersectingPairsByGrid(first).length,
  'same grid, a tenth moves': ({ first, second, moving }) => {
    const grid = createCircleGrid(first);
    const frame = (circles: readonly Circle[]) => {
      for (const i of moving) grid.move(i, circles[i]!);
      return grid.pairs().length;
    };
    return () => frame(second) + frame(first);
  },
};
