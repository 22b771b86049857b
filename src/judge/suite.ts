/** One question to a function, with its right answer. */
export interface Case {
  /** The arguments. What is no data is given by name: see given.ts. */
  readonly values: readonly unknown[];
  /** What is special about it, in plain words; most cases have no name. */
  readonly name?: string;
  readonly expected: unknown;
  /** Other answers that are as right: of two walls that are equally near, either. */
  readonly also?: readonly unknown[];
}

/**
 * What numbers in an answer are measured in, so that a tolerance can be relative: a length by the
 * size of the scene, a product of two lengths by its square, a ratio by 1.
 */
export type Measure = 'length' | 'product' | 'ratio';

/** How an answer is compared with the right one, and what yes and no are called. */
export interface Compare {
  readonly measure: Measure;
  /** How far off a number may be, relative to its measure. */
  readonly tolerance: number;
  /** Yes and no are a hit and a miss; of a point inside and outside; of a shape inside and not inside. */
  readonly answers: 'touch' | 'inside' | 'whole';
}

/** All that a function is judged by. */
export interface Suite {
  readonly fn: string;
  /** What its arguments are called in its code. */
  readonly names: readonly string[];
  readonly cases: readonly Case[];
  readonly compare: Compare;
}

/** What came of a case: what the function returned, or the message of what it threw. */
export type Outcome = { readonly value: unknown } | { readonly error: string };
