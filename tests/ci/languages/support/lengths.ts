import { ulp } from '#lib/index.ts';
import type { Difference } from './run.ts';

/**
 * Whether `distance` differs by at most 2 ulps, because it uses the language's own vector length.
 */
function isOtherLength({ name, ours, theirs }: Difference): boolean {
  const [our = Number.NaN] = ours;
  const [their = Number.NaN] = theirs;
  if (name !== 'distance' || theirs.length !== 1) return false;
  return Math.abs(our - their) <= 2 * ulp(our);
}

export const butForLengths = (differences: readonly Difference[]): Difference[] =>
  differences.filter((one) => !isOtherLength(one));
