import { findIntersectingPairsByGrid } from '#lib/find-intersecting-pairs-by-grid.ts';
import type { Circle } from '#lib/types.ts';
import { spreadOf } from '#site/measure/spread.ts';
import { pythagoreanTriples } from '../tests/lib/bench/hard-numbers.ts';
import { Random } from '../tests/lib/bench/random.ts';
import { crowds, finders } from './jobs/pairs.ts';
import { print } from './print.ts';

const kinds = ['uniform', 'clustered', 'unequal'] as const;

export type PairsTiming = ReturnType<typeof timeCrowd>;

/** All pairs of many circles. */
export function timePairs(): PairsTiming[] {
  return [
    ...[1000, 10_000].map((size) => timeCrowd('uniform', size)),
    ...kinds.map((kind) => timeCrowd(kind, 100_000)),
  ];
}

/** Milliseconds. */
function timeCrowd(kind: keyof typeof crowds, size: number) {
  const circles = crowds[kind](size, new Random(size));
  const rounds = size > 10_000 ? 7 : 25;
  const runs = finders
    .filter(({ most }) => size <= most)
    .map(({ name, find }) => ({ name, find, all: [] as number[], pairs: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    let expected: string | undefined;
    for (const run of runs) {
      if (round > 1 && Math.min(...run.all) > 2000) continue;
      const start = performance.now();
      const pairs = run.find(circles);
      run.all.push(performance.now() - start);
      run.pairs = pairs.length;
      expected ??= summary(pairs);
      if (summary(pairs) !== expected) throw new Error(`${run.name}: other pairs than ours.`);
    }
  }
  const ours = runs[0]!.all;
  const timed = runs.map(({ name, all, pairs }) => ({
    name,
    ms: spreadOf(all),
    ratio: spreadOf(all.map((ms, round) => ms / ours[round]!)),
    pairs,
  }));
  print(`all pairs of ${size} circles, ${kind}`, timed);
  return { kind, size, finders: timed };
}

/** How our time grows with 8 times the circles: the 8 small crowds take as long as the large. */
export function timePairsGrowth() {
  const [few, many] = [12_500, 100_000];
  const rows = kinds.map((kind) => {
    const large = crowds[kind](many, new Random(0));
    const small = Array.from({ length: 8 }, (_, seed) => crowds[kind](few, new Random(seed)));
    const [smallMs, largeMs]: [number[], number[]] = [[], []];
    for (let round = 0; round < 20; round += 1) {
      const start = performance.now();
      for (const circles of small) findIntersectingPairsByGrid(circles);
      const middle = performance.now();
      findIntersectingPairsByGrid(large);
      const end = performance.now();
      smallMs.push((middle - start) / small.length);
      largeMs.push(end - middle);
    }
    return {
      name: kind,
      [`${few}: ms`]: spreadOf(smallMs),
      [`${many}: ms`]: spreadOf(largeMs),
      times: spreadOf(largeMs.map((ms, round) => ms / smallMs[round]!)).median,
    };
  });
  print('all pairs: time by the number of circles', rows);
  return rows;
}

/** The same for the same pairs in any order. */
function summary(pairs: readonly (readonly [number, number])[]): string {
  let sum = 0;
  for (const [i, j] of pairs) sum = (sum + Math.imul(i, 0x9e3779b1) + Math.imul(j, 40503)) | 0;
  return `${pairs.length} ${sum}`;
}

/** How many pairs each finds where the number is known. */
export function countPairs() {
  const touching = (at: number) =>
    pythagoreanTriples(60).flatMap(({ a, b, c }, index): Circle[] => [
      { center: { x: at + 1000 * index, y: 0 }, radius: 1 },
      { center: { x: at + 1000 * index + a, y: b }, radius: c - 1 },
    ]);
  const same = Array.from({ length: 20 }, () => ({ center: { x: 3, y: 4 }, radius: 0 }));
  const families = [
    { family: 'touching', circles: touching(0), truth: touching(0).length / 2 },
    { family: 'touching, 1e8 away', circles: touching(1e8), truth: touching(0).length / 2 },
    { family: 'radius 0, all at one place', circles: same, truth: 190 },
    { family: 'no circles', circles: [], truth: 0 },
  ];
  const found = families.map(({ family, circles, truth }) => ({
    name: family,
    truth,
    ...Object.fromEntries(finders.map(({ name, find }) => [name, attempt(find, circles)])),
  }));
  print('all pairs, how many of them are found', found);
  return found;
}

function attempt(find: (typeof finders)[number]['find'], circles: readonly Circle[]) {
  try {
    return find(circles).length;
  } catch {
    return 'refuses';
  }
}
