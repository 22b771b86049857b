import { type Spread, spreadOf } from './spread.ts';

/** One way to answer, run over all scenes of its job; returns how many are hits. */
export interface Candidate {
  readonly name: string;
  readonly pass: () => number;
}

export interface MeasuredJob {
  readonly name: string;
  readonly scenes: number;
  readonly candidates: readonly Candidate[];
}

/** Nanoseconds a call. */
export interface Result extends Spread {
  readonly name: string;
  /** Its median over that of the fastest of its job. */
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
  /** The clock ticks so rarely that the time was over before there was enough to compare. */
  | { readonly kind: 'coarse'; readonly step: number };

export interface Tools {
  /** Milliseconds. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
}

/** Fewer rounds than this say nothing about how much they vary. */
const fewestRounds = 5;
/** A run is at least this many steps of the clock long, so that a step is an eighth of it at most. */
const steps = 8;
/** And at least this many milliseconds. */
const shortest = 1;

/**
 * Measures for `budget` milliseconds. In each round every candidate runs once, in a new random
 * order: whatever slows the machine down for a while slows all of them alike. Yields the share of
 * the time that is over, after each round.
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
    // Until the compilers are warm a pass takes longer, so the quickest one counts.
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
      // Too short to be told from the steps of the clock: longer from now on.
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
  /** What every pass has to return: as many hits as the first candidate finds. */
  readonly hits: number;
  readonly calls: number;
  /** Passes in a run. */
  times: number;
  readonly all: number[];
}

/** Looks at every answer: what nobody looks at, a compiler may leave out. */
function timeOf({ name, pass, hits, times }: Run, now: () => number): number {
  const start = now();
  let sum = 0;
  for (let time = 0; time < times; time += 1) sum += pass();
  const spent = now() - start;
  if (sum !== hits * times) throw new Error(`${name} gives other answers than the others.`);
  return spent;
}

/** The smallest step that the clock is seen to make; `most` milliseconds are spent on it. */
function clockStep(now: () => number, most: number): number {
  const start = now();
  let least = Infinity;
  let before = start;
  // A clock that stands still must not hold the loop for ever.
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
