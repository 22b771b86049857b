/** The numbers of circles to measure. */
export const sizes = [100, 300, 1000, 3000, 10_000, 30_000] as const;

/** The ways to find all pairs, each with the largest number of circles that it is measured for. */
export const ways = [
  { name: 'double loop', mark: 'square', most: 3000 },
  { name: 'grid, rebuilt', mark: 'disc', most: Infinity },
  { name: 'same grid, a tenth moves', mark: 'diamond', most: Infinity },
] as const;

export type Way = (typeof ways)[number]['name'];

/** Returns the name of a job and of its candidate. */
export function candidateName(way: Way, size: number): string {
  return `${way}, ${size}`;
}
