import fc from 'fast-check';

/** `fc.assert` with a fixed seed: a test goes red because of a change, never by chance. */
export function forAll<Values>(property: fc.IRawProperty<Values>, runs = 200): void {
  fc.assert(property, { seed: Number(process.env.SEED ?? 1), numRuns: runs });
}

/**
 * Numbers anywhere in a range. `fc.double` spreads evenly over all doubles, so most of its numbers
 * are next to a limit or to 0.
 */
export const anywhere = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 2 ** 30 }).map((step) => min + (step / 2 ** 30) * (max - min));
