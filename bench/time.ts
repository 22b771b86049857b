import { loopOver } from '#site/measure/loop.ts';
import { type Spread, spreadOf } from '#site/measure/spread.ts';
import { Random } from '../tests/lib/bench/random.ts';
import { agree, type Candidate, type Job } from './jobs/job.ts';

export interface Timing {
  readonly name: string;
  /** Nanoseconds a call. */
  readonly ns: Spread;
  /** Its time over that of our default form in the same round: what slows both leaves it as it is. */
  readonly ratio: Spread;
  /** In how many of the timed scenes the answer differs from ours. */
  readonly differ: number;
}

/** What a round of a candidate should take, in milliseconds: seldom does a busy machine cut in. */
const budget = 0.5;

/** Half of the scenes are hits, in no order. */
export function makeScenes<Scene>(job: Job<Scene>, count: number): Scene[] {
  const random = new Random(count);
  return Array.from({ length: count }, () => job.make(random.integer(0, 1) === 0, random));
}

/**
 * Times all candidates in turn, round by round, and compares the sum of the timed answers with
 * that of the same scenes asked one by one. A candidate that is fast goes through the scenes
 * several times a round, a slow one through some of them. With several parts the scenes are
 * fresh: each candidate meets each part once, and not one that another has just brought near.
 * Before the clock starts it meets other scenes, or where they repeat the same ones, so that
 * nobody pays for what the one before left in the processor.
 */
export function timeJob<Scene>(
  job: Job<Scene>,
  scenes: readonly Scene[],
  rounds: number,
  parts = 1,
): Timing[] {
  const size = Math.floor(scenes.length / parts);
  const runs = job.candidates.map((candidate) => {
    const each = roughly(candidate, scenes);
    return {
      ...candidate,
      loop: loopOver(`${job.name}, ${candidate.name}`, candidate.answer),
      most: Math.max(50, Math.ceil(budget / each)),
      times: parts > 1 ? 1 : Math.max(1, Math.floor(budget / each / scenes.length)),
      differ: 0,
      all: [] as number[],
    };
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      const part = (round + Math.floor((index * parts) / runs.length)) % parts;
      const some = scenes.slice(part * size, part * size + Math.min(size, run.most));
      run.loop(parts > 1 ? scenes.slice(0, run.most / 4) : some, 1);
      const start = performance.now();
      const sum = run.loop(some, run.times);
      const spent = performance.now() - start;
      run.all.push((spent * 1e6) / (some.length * run.times));
      const answers = some.map(run.answer);
      const expected = answers.reduce<number>((total, one) => total + Number(one), 0);
      if (Math.abs(sum - expected * run.times) > 1e-6 * Math.abs(sum)) {
        throw new Error(`${job.name}, ${run.name}: another answer while it was timed.`);
      }
      if (round < parts) {
        const ours = some.map(job.candidates[0]!.answer);
        const same = job.agree ?? agree;
        run.differ += answers.filter((answer, i) => !same(answer, ours[i]!)).length;
      }
    }
  }
  const ours = runs[0]!.all;
  return runs.map(({ name, all, differ }) => ({
    name,
    ns: spreadOf(all),
    ratio: spreadOf(all.map((ns, round) => ns / ours[round]!)),
    differ,
  }));
}

/** Milliseconds for one answer, more or less; the compilers warm up. */
function roughly<Scene>({ answer }: Candidate<Scene>, scenes: readonly Scene[]): number {
  const some = scenes.slice(0, 1000);
  for (const scene of some) answer(scene);
  const start = performance.now();
  for (const scene of some) answer(scene);
  return (performance.now() - start) / some.length;
}
