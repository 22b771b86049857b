import { createCircleGrid } from '#lib/create-circle-grid.ts';
import { findIntersectingPairsByGrid } from '#lib/find-intersecting-pairs-by-grid.ts';
import type { Circle } from '#lib/types.ts';
import { spreadOf } from '#site/measure/spread.ts';
import { pythagoreanTriples } from '../tests/lib/bench/hard-numbers.ts';
import { Random } from '../tests/lib/bench/random.ts';
import { byKDBush, crowds, finders } from './jobs/pairs.ts';
import { print } from './print.ts';

const kinds = ['uniform', 'clustered', 'unequal'] as const;

export type PairsTiming = ReturnType<typeof timeCrowd>;

/** Times finding all pairs of many circles. */
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

/** Compares one large crowd with 8 crowds an eighth its size, to show how our time grows. */
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

/**
 * Times a frame of a game in which some circles have moved and all pairs are needed. One run
 * compares a grid kept from frame to frame with one that is rebuilt. Both get the same circles.
 */
export function timeFrames() {
  return kinds.flatMap((kind) => [0.1, 1].map((share) => timeFrame(kind, 100_000, share)));
}

function timeFrame(kind: keyof typeof crowds, size: number, share: number) {
  const random = new Random(size);
  const circles = crowds[kind](size, random);
  const grid = createCircleGrid(circles);
  const kept: number[] = [];
  const anew: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const step = Math.round(1 / share);
    const ids: number[] = [];
    for (let id = round % step; id < size; id += step) ids.push(id);
    for (const id of ids) circles[id] = moved(circles[id]!, random);
    const start = performance.now();
    for (const id of ids) grid.move(id, circles[id]!);
    const pairs = grid.pairs();
    const middle = performance.now();
    const expected = findIntersectingPairsByGrid(circles);
    const end = performance.now();
    if (summary(pairs) !== summary(expected)) throw new Error('Other pairs are kept.');
    kept.push(middle - start);
    anew.push(end - middle);
    // KDBush takes seconds in crowds of unequal circles.
    if (kind === 'unequal' || round % 5 > 0) continue;
    const before = performance.now();
    byKDBush(circles);
    others.push((performance.now() - before) / kept.at(-1)!);
  }
  const row = {
    name: `${kind}, ${100 * share} % moved`,
    'kept: ms': spreadOf(kept),
    'anew: ms': spreadOf(anew),
    'anew / kept': spreadOf(anew.map((ms, round) => ms / kept[round]!)),
    ...(others.length > 0 && { 'kdbush / kept': spreadOf(others) }),
  };
  print(`a frame of ${size} circles`, [row]);
  return row;
}

function moved({ center, radius }: Circle, random: Random): Circle {
  const [x, y] = [center.x + random.between(-1, 1), center.y + random.between(-1, 1)];
  return { center: { x, y }, radius };
}

/** Returns the same text for the same pairs in any order. */
function summary(pairs: readonly (readonly [number, number])[]): string {
  let sum = 0;
  for (const [i, j] of pairs) sum = (sum + Math.imul(i, 0x9e3779b1) + Math.imul(j, 40503)) | 0;
  return `${pairs.length} ${sum}`;
}

/** Counts the pairs that each one finds among circles whose number of pairs is known. */
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
