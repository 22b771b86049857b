import fc from 'fast-check';
import { full, seed } from './check-scenes.ts';

/**
 * `fc.assert`, but a run without a SEED always sees the same values: a test goes red because of
 * a change, never by chance.
 */
export function forAll<Values>(property: fc.IRawProperty<Values>): void {
  fc.assert(property, { seed, numRuns: full ? 10_000 : 200 });
}
