/** One call of a function, with its expected result. */
export interface Case {
  /** The arguments. Functions are replaced by their names, see named-function.ts. */
  readonly values: readonly unknown[];
  /** What is special about the case. Most cases have no name. */
  readonly name?: string;
  readonly expected: unknown;
  /** Other results that are equally right, for example at equal distances from two walls. */
  readonly also?: readonly unknown[];
}

/**
 * What scales an absolute tolerance: a length the scene's size, a product of two lengths its
 * square, and a ratio nothing.
 */
export type Measure = 'length' | 'product' | 'ratio';

/** How results are compared, and what yes and no are called. */
export interface Compare {
  readonly measure: Measure;
  /** The tolerance, relative to the measure. */
  readonly tolerance: number;
  /** The words for yes and no: hit or miss, inside or outside, wholly inside or not. */
  readonly answers: 'touch' | 'inside' | 'whole';
}

export interface Suite {
  readonly fn: string;
  /** The parameter names in the code. */
  readonly names: readonly string[];
  readonly cases: readonly Case[];
  readonly compare: Compare;
}

/** The returned value, or the message of the thrown error. */
export type Outcome = { readonly value: unknown } | { readonly error: string };
