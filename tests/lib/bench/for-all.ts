import fc from 'fast-check';
import { full, seed } from './check-scenes.ts';

/**
 * `fc.assert`, but a run without a SEED always uses the same values, so that a test fails because
 * of a change, never by chance.
 */
export function forAll<Values>(property: fc.IRawProperty<Values>): void {
  fc.assert(property, { seed, numRuns: full ? 10_000 : 200 });
}
