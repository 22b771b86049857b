import { loopOver } from '#site/measure/loop.ts';
import { type Spread, spreadOf } from '#site/measure/spread.ts';
import { Random } from '../tests/lib/bench/random.ts';
import { agree, type Candidate, type Job } from './jobs/job.ts';

export interface Timing {
  readonly name: string;
  /** Nanoseconds per call. */
  readonly ns: Spread;
  /** Its time divided by our default form's in the same round, so a busy machine cancels out. */
  readonly ratio: Spread;
  /** The number of timed scenes in which its answer differs from ours. */
  readonly differ: number;
}

/** Milliseconds per round of a candidate, so short that other programs seldom interrupt it. */
const budget = 0.5;

/** Makes scenes of which half are hits, in random order. */
export function makeScenes<Scene>(job: Job<Scene>, count: number): Scene[] {
  const random = new Random(count);
  return Array.from({ length: count }, () => job.make(random.integer(0, 1) === 0, random));
}

/**
 * Times all candidates in turn, round by round, and checks the sum of the timed answers against
 * the sum of the same answers computed one by one. In a round, a fast candidate runs through the
 * scenes several times, and a slow one through some of them. With several parts the scenes are
 * fresh, because each candidate runs each part once, and never one that the previous candidate has
 * just loaded into the cache. Before timing, a candidate runs other scenes, or the same ones if
 * scenes repeat, so that it does not pay for the processor state that the previous one left.
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

/** Estimates the milliseconds per answer, and warms up the compilers. */
function roughly<Scene>({ answer }: Candidate<Scene>, scenes: readonly Scene[]): number {
  const some = scenes.slice(0, 1000);
  for (const scene of some) answer(scene);
  const start = performance.now();
  for (const scene of some) answer(scene);
  return (performance.now() - start) / some.length;
}
