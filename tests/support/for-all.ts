import fc from 'fast-check';

/** `fc.assert` with a fixed seed: a test goes red because of a change, never by chance. */
export function forAll<Values>(property: fc.IRawProperty<Values>, runs = 200): void {
  fc.assert(property, { seed: Number(process.env.SEED ?? 1), numRuns: runs });
}
