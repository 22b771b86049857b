// The plot of how time grows with the number of circles: what it measures, and where it stands.

/** The numbers of circles that are measured. */
export const sizes = [100, 300, 1000, 3000, 10_000, 30_000] as const;

/** The ways to find all pairs, and up to how many circles one is asked. */
export const ways = [
  { name: 'double loop', mark: 'square', most: 3000 },
  { name: 'grid, built anew', mark: 'disc', most: Infinity },
  { name: 'kept grid, a tenth moves', mark: 'diamond', most: Infinity },
] as const;

export type Way = (typeof ways)[number]['name'];

/** Both axes are logarithmic: where each begins and ends. */
const circles = { min: 100, max: 100_000 };
const milliseconds = { min: 0.001, max: 1000 };

/** Hundredths of the width of the plot. */
export function placeOfSize(size: number): string {
  return `${(100 * shareOf(size, circles)).toFixed(2)}%`;
}

/** Hundredths of its height, from above; what is beyond the axis stands at its end. */
export function placeOfTime(ms: number): string {
  return `${(100 - 100 * Math.min(1, Math.max(0, shareOf(ms, milliseconds)))).toFixed(2)}%`;
}

function shareOf(value: number, { min, max }: { min: number; max: number }): number {
  return Math.log(value / min) / Math.log(max / min);
}

/** The powers of ten on each axis. */
export const sizeTicks = [100, 1000, 10_000, 100_000];
export const timeTicks = [0.001, 0.01, 0.1, 1, 10, 100, 1000];

/** How a job and a candidate of the measurement are called. */
export function candidateName(way: Way, size: number): string {
  return `${way}, ${size}`;
}
