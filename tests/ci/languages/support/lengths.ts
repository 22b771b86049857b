import { ulp } from '#lib/index.ts';
import type { Difference } from './run.ts';

/**
 * Whether a difference is that of `distance`, which has the length of a vector from the language: none
 * is more than 2 ulps off.
 */
function isOtherLength({ name, ours, theirs }: Difference): boolean {
  const [our = Number.NaN] = ours;
  const [their = Number.NaN] = theirs;
  if (name !== 'distance' || theirs.length !== 1) return false;
  return Math.abs(our - their) <= 2 * ulp(our);
}

/** All other differences. */
export const butForLengths = (differences: readonly Difference[]): Difference[] =>
  differences.filter((one) => !isOtherLength(one));
