// The plot of time against the number of circles: its measurements and its axes.

/** The numbers of circles to measure. */
export const sizes = [100, 300, 1000, 3000, 10_000, 30_000] as const;

/** The ways to find all pairs, each with the largest number of circles that it is measured for. */
export const ways = [
  { name: 'double loop', mark: 'square', most: 3000 },
  { name: 'grid, built anew', mark: 'disc', most: Infinity },
  { name: 'kept grid, a tenth moves', mark: 'diamond', most: Infinity },
] as const;

export type Way = (typeof ways)[number]['name'];

/** The ends of the axes. Both axes are logarithmic. */
const circles = { min: 100, max: 100_000 };
const milliseconds = { min: 0.001, max: 1000 };

/** Returns a percentage of the plot's width. */
export function placeOfSize(size: number): string {
  return `${(100 * shareOf(size, circles)).toFixed(2)}%`;
}

/** Returns a percentage of the plot's height, from the top, clamped to the axis. */
export function placeOfTime(ms: number): string {
  return `${(100 - 100 * Math.min(1, Math.max(0, shareOf(ms, milliseconds)))).toFixed(2)}%`;
}

function shareOf(value: number, { min, max }: { min: number; max: number }): number {
  return Math.log(value / min) / Math.log(max / min);
}

/** The powers of ten on each axis. */
export const sizeTicks = [100, 1000, 10_000, 100_000];
export const timeTicks = [0.001, 0.01, 0.1, 1, 10, 100, 1000];

/** Returns the name of a job and of its candidate. */
export function candidateName(way: Way, size: number): string {
  return `${way}, ${size}`;
}
