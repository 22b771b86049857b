import type { Circle } from '../src/lib/types.ts';
import { pythagoreanTriples } from '../tests/lib/bench/hard-numbers.ts';
import { Random } from '../tests/lib/bench/random.ts';
import { crowds, finders } from './jobs/pairs.ts';
import { print } from './print.ts';

export type PairsTiming = ReturnType<typeof timeCrowd>;

/** All pairs of many circles; each crowd at two sizes 8 apart shows the growth. */
export function timePairs(largest: number): PairsTiming[] {
  return [
    ...[1000, 10_000].map((size) => timeCrowd('uniform', size)),
    ...(['uniform', 'clustered', 'unequal'] as const).flatMap((kind) =>
      [largest / 8, largest].map((size) => timeCrowd(kind, size)),
    ),
  ];
}

/** Milliseconds: of all rounds the least, which other work on the machine disturbed least. */
function timeCrowd(kind: keyof typeof crowds, size: number) {
  const circles = crowds[kind](size, new Random(size));
  const rounds = size > 10_000 ? 7 : 25;
  const runs = finders
    .filter(({ most }) => size <= most)
    .map(({ name, find }) => ({ name, find, ms: Infinity, pairs: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    let expected: string | undefined;
    for (const run of runs) {
      const start = performance.now();
      const pairs = run.find(circles);
      run.ms = Math.min(run.ms, performance.now() - start);
      run.pairs = pairs.length;
      expected ??= summary(pairs);
      if (summary(pairs) !== expected) throw new Error(`${run.name}: other pairs than ours.`);
    }
  }
  const timed = runs.map(({ name, ms, pairs }) => ({ name, ms, ratio: ms / runs[0]!.ms, pairs }));
  print(`all pairs of ${size} circles, ${kind}`, timed);
  return { kind, size, finders: timed };
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
