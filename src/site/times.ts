import { scaleLog } from 'd3-scale';
import { symbol, symbolCircle, symbolDiamond } from 'd3-shape';
import type { Name } from '#chapters/which-test/calls.ts';
import results from '../../bench/results.json' with { type: 'json' };
import { grouped } from './test-counts.ts';

/** The jobs of the benchmark that the plot shows, in our words, with our functions for them. */
const shown: readonly {
  readonly job: string;
  readonly title: string;
  /** By what the benchmark calls each of our forms. */
  readonly ours: Readonly<Record<string, Name>>;
}[] = [
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
    ours: {
      ours: 'boxIntersectsCircle',
      'ours, by clamp': 'boxIntersectsCircleByClamp',
      'ours, by zone': 'boxIntersectsCircleByZone',
    },
  },
  {
    job: 'turned box / circle',
    title: 'turned box (OBB) and circle',
    ours: { ours: 'orientedBoxIntersectsCircle' },
  },
  {
    job: 'turned box / circle, contact',
    title: 'the same, with depth and normal',
    ours: { ours: 'collideOrientedBoxCircle' },
  },
  {
    job: 'convex polygon of 4 / circle',
    title: 'convex polygon of 4 corners and circle',
    ours: {
      ours: 'convexPolygonIntersectsCircle',
      'ours, branch-free': 'convexPolygonIntersectsCircleBranchFree',
      'ours, nearest vertex': 'convexPolygonIntersectsCircleByNearestVertex',
    },
  },
  {
    job: 'convex polygon of 4 / circle, contact',
    title: 'the same, with depth and normal',
    ours: { ours: 'collideConvexPolygonCircle' },
  },
  {
    job: 'convex polygon of 32 / circle',
    title: 'convex polygon of 32 corners and circle',
    ours: {
      ours: 'convexPolygonIntersectsCircle',
      'ours, branch-free': 'convexPolygonIntersectsCircleBranchFree',
      'ours, nearest vertex': 'convexPolygonIntersectsCircleByNearestVertex',
    },
  },
  {
    job: 'point / polygon of 8',
    title: 'point in a polygon of 8 corners',
    ours: { ours: 'pointInPolygon', 'ours, branch-free': 'pointInPolygonBranchFree' },
  },
];

export interface Timed {
  /** Our function, or the library and how it is used. */
  readonly name: string;
  readonly isOurs: boolean;
  /** Nanoseconds a call: scenes that repeat, and scenes that are new each time. */
  readonly repeating: number;
  readonly fresh: number;
  /** Wrong answers in hard scenes; null where the benchmark has none for this job. */
  readonly wrong: Wrong | null;
}

export interface Wrong {
  readonly count: number;
  readonly of: number;
  /** In which families of scenes, and how many. */
  readonly where: readonly { readonly family: string; readonly count: number | 'refuses' }[];
}

export interface TimedJob {
  readonly title: string;
  readonly rows: readonly Timed[];
}

export const timedJobs: readonly TimedJob[] = shown.map(({ job, title, ours }) => {
  const timings = results.jobs.find((one) => one.job === job)?.timings;
  const [repeating, fresh] = timings ?? [];
  if (!repeating || !fresh) throw new Error(`bench/results.json has no times of "${job}".`);
  const rows = repeating.candidates.map(({ name, ns }) => ({
    name: ours[name] ?? name.replace(', turned before', ', turned beforehand'),
    isOurs: name in ours,
    repeating: ns,
    fresh: fresh.candidates.find((one) => one.name === name)?.ns ?? ns,
    wrong: wrongAnswers(job, name),
  }));
  return { title, rows };
});

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

const all = timedJobs.flatMap(({ rows }) => rows.flatMap((row) => [row.repeating, row.fresh]));

/** From nanoseconds to hundredths of the width of the plot. */
const scale = scaleLog()
  .domain([Math.min(...all) / 1.25, Math.max(...all) * 1.25])
  .range([0, 100]);

export function place(nanoseconds: number): string {
  return `${scale(nanoseconds).toFixed(2)}%`;
}

/** The powers of ten: where they are on the plot, and how they read. */
export const ticks = scale
  .ticks()
  .filter((tick) => Number.isInteger(Math.log10(tick)))
  .map((tick) => ({
    at: place(tick),
    label: tick >= 1000 ? `${tick / 1000} µs` : `${tick} ns`,
  }));

/** Outlines of the marks around (0, 0): a disc for ours, a diamond for others. */
export const marks = {
  ours: symbol(symbolCircle, 70)() ?? '',
  other: symbol(symbolDiamond, 55)() ?? '',
};

/** Three digits, as measured. */
export function nanoseconds(value: number): string {
  return grouped(Number(value.toPrecision(3)));
}

const { date, cpu } = results as { readonly date?: string; readonly cpu?: string };

/** When and on what it was measured, as a sentence. */
export const measuredOn = [
  date === undefined ? 'Measured' : `Measured on ${date}`,
  `with Node ${results.node.replace('v', '')}${cpu === undefined ? '' : `, on ${cpu}`}.`,
].join(' ');

const versions: Readonly<Record<string, string>> = results.peers;
const used = new Set(timedJobs.flatMap(({ rows }) => rows.map(({ name }) => name.split(',')[0]!)));

/** The other libraries in the plot, with their versions. */
export const peers = Object.keys(versions)
  .filter((name) => used.has(name))
  .map((name) => `${name} ${versions[name]}`)
  .join(', ');
