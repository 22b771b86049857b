import type { Difference } from './run.ts';

/**
 * The differences but for those of `distance`, which takes a language's own length of a vector: each may
 * round its last two digits in its own way.
 */
export function butForLengths(differences: readonly Difference[]): Difference[] {
  return differences.filter(({ name, ours, theirs }) => {
    if (name !== 'distance' || theirs.length !== 1) return true;
    return !(ulpsApart(ours[0]!, theirs[0]!) <= 2);
  });
}

/** How many steps from one double to the other. */
function ulpsApart(one: number, other: number): number {
  const [a, b] = [one, other].map((value) => new BigInt64Array(Float64Array.of(value).buffer)[0]!);
  return Math.abs(Number(a! - b!));
}
