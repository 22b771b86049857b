import { symbol, symbolCircle, symbolDiamond, symbolSquare } from 'd3-shape';
import results from '../../bench/results.json' with { type: 'json' };
import { placeOfSize, placeOfTime, type Way } from './measure/growth-axes.ts';

/** By what the benchmark calls each way that finds pairs of a crowd at rest. */
const finders: Readonly<Partial<Record<Way, string>>> = {
  'double loop': 'ours, double loop',
  'grid, built anew': 'ours, by grid',
};

/** How many circles the benchmark's frames have. */
const inFrame = 100_000;

export interface Point {
  readonly size: number;
  readonly ms: number;
  readonly x: string;
  readonly y: string;
}

/** What the benchmark measured for crowds of circles of similar sizes. */
export const benchmark: readonly { readonly way: Way; readonly points: readonly Point[] }[] = [
  ...Object.entries(finders).map(([way, finder]) => ({
    way: way as Way,
    points: results.pairs
      .filter(({ kind }) => kind === 'uniform')
      .flatMap(({ size, finders: all }) => {
        const ms = all.find(({ name }) => name === finder)?.ms.median;
        return ms === undefined ? [] : [pointAt(size, ms)];
      }),
  })),
  { way: 'kept grid, a tenth moves', points: [pointAt(inFrame, frame(10)['kept: ms'].median)] },
];

function pointAt(size: number, ms: number): Point {
  return { size, ms, x: placeOfSize(size), y: placeOfTime(ms) };
}

/** The benchmark's row of a frame in which so many of a hundred circles have moved. */
function frame(percent: number) {
  const row = results.frames.find(({ name }) => name === `uniform, ${percent} % moved`);
  if (!row) throw new Error(`bench/results.json has no frame with ${percent} % moved.`);
  return row;
}

/** How many times as long a new grid takes in such a frame as a kept one. */
export function newToKept(percent: number): string {
  return twoDigits(frame(percent)['anew / kept'].median);
}

/** On what the benchmark ran. */
export const machine = `${results.cpu.replaceAll('(R)', '')}, Node ${results.node.replace(/^v(\d+).*/, '$1')}`;

/** How many times as long as ours another library took for 100,000 circles of similar sizes. */
export function timesOurs(library: string): string {
  const row = results.pairs.find(({ kind, size }) => kind === 'uniform' && size === 100_000);
  const ratio = row?.finders.find(({ name }) => name === library)?.ratio.median;
  if (ratio === undefined) throw new Error(`bench/results.json has no pairs of "${library}".`);
  return ratio.toPrecision(2);
}

/** Milliseconds for so many circles, with two digits. */
export function msOf(way: Way, size: number): string {
  const points = benchmark.find((one) => one.way === way)?.points ?? [];
  const ms = points.find((one) => one.size === size)?.ms;
  if (ms === undefined) throw new Error(`bench/results.json has no ${way} of ${size} circles.`);
  return twoDigits(ms);
}

function twoDigits(ms: number): string {
  return String(Number(ms.toPrecision(2)));
}

/** Outlines of the marks around (0, 0). */
export const outlines = {
  square: symbol(symbolSquare, 40)() ?? '',
  disc: symbol(symbolCircle, 40)() ?? '',
  diamond: symbol(symbolDiamond, 40)() ?? '',
};
