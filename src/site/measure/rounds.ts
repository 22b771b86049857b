import { type Spread, spreadOf } from './spread.ts';

/** One implementation, run over all the scenes of its job. Returns the number of hits. */
export interface Candidate {
  readonly name: string;
  readonly pass: () => number;
}

export interface MeasuredJob {
  readonly name: string;
  readonly scenes: number;
  readonly candidates: readonly Candidate[];
}

/** Nanoseconds per call. */
export interface Result extends Spread {
  readonly name: string;
  /** Its median divided by the median of the fastest candidate. */
  readonly ratio: number;
}

export type Outcome =
  | {
      readonly kind: 'measured';
      readonly rounds: number;
      /** The smallest step of the clock, in milliseconds. */
      readonly step: number;
      readonly jobs: readonly { readonly name: string; readonly results: readonly Result[] }[];
    }
  /** The clock is so coarse that the time ran out before there was enough to compare. */
  | { readonly kind: 'coarse'; readonly step: number };

export interface Tools {
  /** Milliseconds. */
  now(): number;
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
}

/** With fewer rounds than this, their spread means nothing. */
const fewestRounds = 5;
/** A run lasts at least this many clock steps, so that one step is at most an eighth of it. */
const steps = 8;
/** A run also lasts at least this many milliseconds. */
const shortest = 1;

/**
 * Measures for `budget` milliseconds. In each round every candidate runs once, in a new random
 * order, so anything that slows the machine down for a while affects all of them equally. After
 * each round it yields the fraction of the time that has passed.
 */
export function* measure(
  jobs: readonly MeasuredJob[],
  budget: number,
  tools: Tools,
  fewest = fewestRounds,
): Generator<number, Outcome> {
  const { now } = tools;
  const start = now();
  const step = clockStep(now, budget / 10);
  const runs = jobs.flatMap(({ scenes, candidates }) => {
    const hits = candidates[0]?.pass() ?? 0;
    return candidates.map(
      (candidate): Run => ({ ...candidate, hits, calls: scenes, times: 1, all: [] }),
    );
  });

  if (step === Infinity) return { kind: 'coarse', step };

  const least = Math.max(shortest, steps * step);
  const calibration = budget / 4 / runs.length;
  for (const run of runs) {
    // A pass takes longer until the compilers are warm, so use the quickest one.
    let pass = Infinity;
    for (const end = now() + calibration; now() < end; ) {
      const spent = timeOf(run, now);
      if (spent < least) run.times *= 2;
      else pass = Math.min(pass, spent / run.times);
    }
    if (pass < Infinity) run.times = Math.ceil(least / pass);
  }

  while (now() - start < budget) {
    for (const run of shuffled(runs, tools.random)) {
      const spent = timeOf(run, now);
      // Too short to measure with this clock, so make the run longer from now on.
      if (spent < least / 2) run.times *= 2;
      else run.all.push((spent * 1e6) / (run.times * run.calls));
    }
    yield Math.min(1, (now() - start) / budget);
  }
  const rounds = Math.min(...runs.map(({ all }) => all.length));
  if (rounds < fewest) return { kind: 'coarse', step };

  const jobResults = jobs.map(({ name, candidates }) => {
    const own = candidates.map((candidate) => runs.find((run) => run.name === candidate.name)!);
    const spreads = own.map(({ name, all }) => ({ name, ...spreadOf(all) }));
    const fastest = Math.min(...spreads.map(({ median }) => median));
    const results = spreads.map((spread) => ({ ...spread, ratio: spread.median / fastest }));
    return { name, results };
  });
  return { kind: 'measured', rounds, step, jobs: jobResults };
}

interface Run extends Candidate {
  /** The number of hits that every pass must return, from the first candidate. */
  readonly hits: number;
  readonly calls: number;
  /** The number of passes in a run. */
  times: number;
  readonly all: number[];
}

/** Times a run. Checks every result, because a compiler may remove unused ones. */
function timeOf({ name, pass, hits, times }: Run, now: () => number): number {
  const start = now();
  let sum = 0;
  for (let time = 0; time < times; time += 1) sum += pass();
  const spent = now() - start;
  if (sum !== hits * times) throw new Error(`${name} returns different results from the others.`);
  return spent;
}

/** Returns the smallest observed clock step, after at most `most` milliseconds. */
function clockStep(now: () => number, most: number): number {
  const start = now();
  let least = Infinity;
  let before = start;
  // A clock that never advances must not keep the loop running.
  for (let seen = 0, asked = 0; seen < 8 && asked < 2e7 && before - start < most; asked += 1) {
    const after = now();
    if (after === before) continue;
    least = Math.min(least, after - before);
    before = after;
    seen += 1;
  }
  return least;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
