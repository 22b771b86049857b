import { symbol, symbolCircle, symbolDiamond, symbolSquare } from 'd3-shape';
import results from '../../bench/results.json' with { type: 'json' };
import type { Point } from './measure/growth-plot.ts';
import type { Way } from './measure/growth-ways.ts';

/** What the benchmark measured for crowds of circles of similar sizes. */
export const benchmark: Readonly<Record<Way, readonly Point[]>> = {
  'double loop': timesBy('ours, double loop'),
  'grid, rebuilt': timesBy('ours, by grid'),
  // The benchmark's frames have this many circles.
  'same grid, a tenth moves': [{ size: 100_000, ms: frame(10)['kept: ms'].median }],
};

/** Finds the benchmark's times of a way to find the pairs in a crowd at rest. */
function timesBy(finder: string): Point[] {
  return results.pairs
    .filter(({ kind }) => kind === 'uniform')
    .flatMap(({ size, finders }) => {
      const ms = finders.find(({ name }) => name === finder)?.ms.median;
      return ms === undefined ? [] : [{ size, ms }];
    });
}

/** Finds the benchmark's row for a frame in which this percentage of the circles moved. */
function frame(percent: number) {
  const row = results.frames.find(({ name }) => name === `uniform, ${percent} % moved`);
  if (!row) throw new Error(`bench/results.json has no frame with ${percent} % moved.`);
  return row;
}

/** Returns how many times longer such a frame takes with a new grid than with a stored one. */
export function newToKept(percent: number): string {
  return twoDigits(frame(percent)['anew / kept'].median);
}

/** The machine and the Node version of the benchmark. */
export const machine = `${results.cpu.replaceAll('(R)', '')}, Node ${results.node.replace(/^v(\d+).*/, '$1')}`;

/** Returns how many times longer another library took for 100,000 circles of similar sizes. */
export function timesOurs(library: string): string {
  const row = results.pairs.find(({ kind, size }) => kind === 'uniform' && size === 100_000);
  const ratio = row?.finders.find(({ name }) => name === library)?.ratio.median;
  if (ratio === undefined) throw new Error(`bench/results.json has no pairs of "${library}".`);
  return ratio.toPrecision(2);
}

/** Returns the milliseconds for this many circles, with two digits. */
export function msOf(way: Way, size: number): string {
  const ms = benchmark[way].find((one) => one.size === size)?.ms;
  if (ms === undefined) throw new Error(`bench/results.json has no ${way} of ${size} circles.`);
  return twoDigits(ms);
}

function twoDigits(ms: number): string {
  return String(Number(ms.toPrecision(2)));
}

/** Outlines of the marks around (0, 0). */
export const outlines = {
  square: symbol(symbolSquare, 40)(),
  disc: symbol(symbolCircle, 40)(),
  diamond: symbol(symbolDiamond, 40)(),
};
