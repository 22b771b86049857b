import { scaleLog } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond } from 'd3-shape';
import type * as library from '#lib/index.ts';
import results from '../../bench/results.json' with { type: 'json' };
import { grouped } from './grouped.ts';
import { boxForms, convexForms, pointForms } from './measure/jobs.ts';
import type { Spread } from './measure/spread.ts';

type FunctionName = keyof typeof library;

/** A job of the benchmark, in our words, with our functions for it. */
interface Shown {
  readonly job: string;
  readonly title: string;
  /** The benchmark's name for each of our forms. */
  readonly ours: Readonly<Record<string, FunctionName>>;
}

const byName = (forms: readonly { readonly name: string; readonly fn: FunctionName }[]) =>
  Object.fromEntries(forms.map(({ name, fn }) => [name, fn]));

const convexPolygon = (corners: number): Shown => ({
  job: `convex polygon of ${corners} / circle`,
  title: `convex polygon of ${corners} corners and circle`,
  ours: byName(convexForms),
});

const exact = (job: string, title: string, plain: FunctionName, exactly: FunctionName): Shown => ({
  job: `${job}, exactly`,
  title: `${title}, default and exact`,
  ours: { ours: plain, 'ours, exactly': exactly },
});

const shown: readonly Shown[] = [
  {
    job: 'point / circle',
    title: 'point and circle',
    ours: { ours: 'pointInCircle' },
  },
  {
    job: 'circle / circle',
    title: 'circle and circle',
    ours: { ours: 'circlesIntersect' },
  },
  {
    job: 'segment / circle',
    title: 'line segment and circle',
    ours: { ours: 'segmentIntersectsCircle' },
  },
  {
    job: 'box / circle',
    title: 'upright box (AABB) and circle',
    ours: byName(boxForms),
  },
  {
    job: 'rotated box / circle',
    title: 'rotated box (OBB) and circle',
    ours: { ours: 'orientedBoxIntersectsCircle' },
  },
  {
    job: 'rotated box / circle, contact',
    title: 'the same, with depth and normal',
    ours: { ours: 'collideOrientedBoxCircle' },
  },
  convexPolygon(4),
  {
    job: 'convex polygon of 4 / circle, contact',
    title: 'the same, with depth and normal',
    ours: { ours: 'collideConvexPolygonCircle' },
  },
  convexPolygon(32),
  {
    job: 'point / polygon of 8',
    title: 'point in a polygon of 8 corners',
    ours: byName(pointForms),
  },
];

/** Jobs that are also measured, but shown only with their functions in the reference. */
const further: readonly Shown[] = [
  {
    job: 'convex polygon of 32 / circle, contact',
    title: 'convex polygon of 32 corners and circle, with depth and normal',
    ours: { ours: 'collideConvexPolygonCircle' },
  },
  exact(
    'segment / circle',
    'line segment and circle',
    'segmentIntersectsCircle',
    'segmentIntersectsCircleExactly',
  ),
  exact(
    'box / circle',
    'upright box (AABB) and circle',
    'boxIntersectsCircle',
    'boxIntersectsCircleExactly',
  ),
  exact(
    'convex polygon of 8 / circle',
    'convex polygon of 8 corners and circle',
    'convexPolygonIntersectsCircle',
    'convexPolygonIntersectsCircleExactly',
  ),
  exact(
    'polygon of 8 / circle',
    'polygon of 8 corners and circle',
    'polygonIntersectsCircle',
    'polygonIntersectsCircleExactly',
  ),
  exact(
    'point / polygon of 8',
    'point in a polygon of 8 corners',
    'pointInPolygon',
    'pointInPolygonExactly',
  ),
  {
    job: 'moving circle / circle',
    title: 'moving circle against a circle',
    ours: { ours: 'castCircleAgainstCircle' },
  },
  {
    job: 'moving circle / segment',
    title: 'moving circle against a line segment',
    ours: { ours: 'castCircleAgainstSegment' },
  },
  {
    job: 'moving circle / box',
    title: 'moving circle against an upright box (AABB)',
    ours: { ours: 'castCircleAgainstBox' },
  },
  {
    job: 'moving circle / convex polygon of 8',
    title: 'moving circle against a convex polygon of 8 corners',
    ours: { ours: 'castCircleAgainstPolygon' },
  },
];

export interface Timed {
  /** Our function, or the library and how it is used. */
  readonly name: string;
  readonly isOurs: boolean;
  /** Nanoseconds per call, for scenes that repeat and for scenes that are new each time. */
  readonly repeating: Spread;
  readonly fresh: Spread;
  /** Wrong answers in hard scenes; null if the benchmark has no hard scenes for this job. */
  readonly wrong: Wrong | null;
}

export interface Wrong {
  readonly count: number;
  readonly of: number;
  /** The families of scenes with wrong answers, and how many each has. */
  readonly where: readonly { readonly family: string; readonly count: number | 'refuses' }[];
}

export interface TimedJob {
  readonly title: string;
  readonly rows: readonly Timed[];
}

function timed({ job, title, ours }: Shown): TimedJob {
  const timings = results.jobs.find((one) => one.job === job)?.timings;
  const [repeating, fresh] = timings ?? [];
  if (!repeating || !fresh) throw new Error(`bench/results.json has no times of "${job}".`);
  const rows = repeating.candidates.map(({ name, ns }) => ({
    name: ours[name] ?? name.replace(', turned before', ', rotated beforehand'),
    isOurs: name in ours,
    repeating: ns,
    fresh: fresh.candidates.find((one) => one.name === name)!.ns,
    wrong: wrongAnswers(job, name),
  }));
  return { title, rows };
}

/** The jobs of the book's table. */
export const timedJobs: readonly TimedJob[] = shown.map(timed);

const allJobs = [...timedJobs, ...further.map(timed)];

/** Returns the jobs that measure one of our functions. */
export function jobsOf(fn: string): TimedJob[] {
  return allJobs.filter(({ rows }) => rows.some(({ name, isOurs }) => isOurs && name === fn));
}

function wrongAnswers(job: string, name: string): Wrong | null {
  const judged = results.wrong.find((one) => one.job === job);
  if (!judged) return null;
  const families = judged.families.map((family) => ({
    family: family.name,
    scenes: family.scenes,
    count: (family as unknown as Readonly<Record<string, number | 'refuses'>>)[name] ?? 0,
  }));
  const answered = families.filter(({ count }) => count !== 'refuses');
  return {
    count: answered.reduce((sum, { count }) => sum + Number(count), 0),
    of: answered.reduce((sum, { scenes }) => sum + scenes, 0),
    where: families
      .filter(({ count }) => count !== 0)
      .map(({ family, count }) => ({ family, count })),
  };
}

const rows = timedJobs.flatMap((job) => job.rows);
const spreads = allJobs
  .flatMap((job) => job.rows)
  .flatMap(({ repeating, fresh }) => [repeating, fresh]);
const slowest = Math.max(
  ...rows
    .filter(({ isOurs }) => isOurs)
    .flatMap(({ repeating, fresh }) => [repeating.median, fresh.median]),
);

/** The time of the slowest of our functions in the plot, and how many calls fit into a frame. */
export const slowestOfOurs = {
  time: `${nanoseconds(slowest)} ns`,
  callsInFrame: grouped(Number((1e9 / 60 / slowest).toPrecision(2))),
};

/** Maps nanoseconds to a percentage of the plot's width. */
const scale = scaleLog()
  .domain([
    Math.min(...spreads.map(({ low }) => low)) / 1.25,
    Math.max(...spreads.map(({ high }) => high)) * 1.25,
  ])
  .range([0, 100]);

export function place(nanoseconds: number): string {
  return `${scale(nanoseconds).toFixed(2)}%`;
}

/** The powers of ten: their positions on the plot, and their labels. */
export const ticks = scale
  .ticks()
  .filter((tick) => Number.isInteger(Math.log10(tick)))
  .map((tick) => ({
    at: place(tick),
    label: tick >= 1000 ? `${tick / 1000} µs` : `${tick} ns`,
  }));

/**
 * Outlines of the marks around (0, 0), a disc for ours and a diamond for others. They are so small
 * that they hide few bars.
 */
export const marks = {
  ours: symbol(symbolCircle, 30)() ?? '',
  other: symbol(symbolDiamond, 26)() ?? '',
};

/** Formats a measured time with three digits. */
export function nanoseconds(value: number): string {
  return grouped(Number(value.toPrecision(3)));
}

const { date, node, cpu, cores, load, rounds } = results;

/** The date and the machine of the measurement. */
export const measuredOn =
  `Measured on ${date} with Node ${node.replace('v', '')} in ${rounds} rounds, on a machine ` +
  `(${cpu.replaceAll('(R)', '')}) with ${cores} cores, of which ${load.median.toFixed(1)} were busy ` +
  'on average, this measurement included.';

const versions: Readonly<Record<string, string>> = results.peers;
const used = new Set(rows.map(({ name }) => name.split(',')[0]!));

/** The other libraries in the plot, with their versions. */
export const peers = Object.keys(versions)
  .filter((name) => used.has(name))
  .map((name) => `${name} ${versions[name]}`)
  .join(', ');
