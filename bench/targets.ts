import type { Growth } from './growth.ts';
import { exactName } from './jobs/exact.ts';
import type { PairsTiming, timeFrames, timePairsGrowth } from './pairs.ts';
import { print } from './print.ts';
import type { Timing } from './time.ts';

export interface JobResult {
  readonly job: string;
  readonly sameFormula: boolean;
  readonly timings: readonly { readonly regime: string; readonly candidates: readonly Timing[] }[];
}

interface Target {
  readonly name: string;
  readonly measured: number;
  readonly wanted: string;
  readonly met: boolean;
}

/** A tie, because two runs of the same code differ by as much. */
const tie = 0.9;

/** Lists each target with its measurement. Of our forms of one test, the default counts, because
 * readers copy it. */
export function listTargets(
  jobs: readonly JobResult[],
  pairs: readonly PairsTiming[],
  frames: ReturnType<typeof timeFrames>,
  pairsGrowth: ReturnType<typeof timePairsGrowth>,
  growth: Growth,
): Target[] {
  const targets = [
    ...jobs.flatMap(aheadOfPeers),
    ...pairs.flatMap(aheadInPairs),
    ...frames
      .filter(({ name }) => name.endsWith(' 10 % moved'))
      .map((row) => atLeast(`${row.name}: anew / kept`, row['anew / kept'].median, 3)),
    ...pairsGrowth.map(({ name, times }) => atMost(`8 times the circles, ${name}`, times, 12)),
    ...growth.map((row) => atMost(`16 times the corners, ${row.name}`, row['1024 / 64'], 20)),
  ];
  print('targets', targets);
  return targets;
}

/** How many times as long our exact form of a test may take as the default. */
const exactCost = 1.5;

function aheadOfPeers({ job, sameFormula, timings }: JobResult): Target[] {
  const planckTwice = /^(convex polygon of \d+|rotated box) \/ circle(, contact)?$/.test(job);
  const boxes = job === 'box / circle';
  return timings.flatMap(({ regime, candidates }) => {
    const exact = candidates.find(({ name }) => name === exactName);
    if (exact) return [atMost(`${job}, ${regime}`, exact.ratio.median, exactCost)];
    const peers = candidates.filter((candidate) => !isOurs(candidate));
    const [fastest] = peers.toSorted((a, b) => a.ratio.median - b.ratio.median);
    const { name, ratio } = fastest!;
    const ahead = `${job}, ${regime}: ${name} / ours`;
    const planck = peers.find((peer) => peer.name === 'planck');
    return [
      sameFormula
        ? atLeast(`${ahead}, a tie`, ratio.median, tie)
        : atLeast(ahead, ratio.median, boxes ? 1.5 : 1, boxes ? 'at least' : 'more than'),
      ...(planckTwice
        ? [atLeast(`${job}, ${regime}: planck / ours`, planck!.ratio.median, 2)]
        : []),
    ];
  });
}

function aheadInPairs({ kind, size, finders }: PairsTiming): Target[] {
  const wanted = size === 100_000 ? 5 : 1;
  return finders
    .filter(({ name }) => name === 'kdbush' || name === 'flatbush')
    .map(({ name, ratio }) =>
      atLeast(`${size} circles, ${kind}: ${name} / ours`, ratio.median, wanted),
    );
}

function atLeast(name: string, measured: number, limit: number, words = 'at least'): Target {
  return { name, measured, wanted: `${words} ${limit}`, met: measured >= limit };
}

function atMost(name: string, measured: number, limit: number): Target {
  return { name, measured, wanted: `at most ${limit}`, met: measured <= limit };
}

function isOurs({ name }: Timing): boolean {
  return name.startsWith('ours');
}
