import type { Family, Scene } from '../scenes/scene.ts';
import type { Compare } from '../suite.ts';
import type { Kind } from './tidy.ts';

// biome-ignore lint/suspicious/noExplicitAny: a function of the library, whatever its parameters.
export type AnyFunction<Result = unknown> = (...values: any[]) => Result;

/** What a suite is built from. */
export interface Spec {
  readonly fn: string;
  readonly family: Family;
  /** Named scenes around a shape that a figure never changes, and which argument that shape is. */
  readonly around?: {
    readonly argument: number;
    scenes(shape: never): readonly Scene[];
  };
  readonly kinds: readonly Kind[];
  /** The parameter names where they differ from the kinds. */
  readonly names?: readonly string[];
  /** Returns right results: our own function, or a corrected version of a published one. */
  readonly solution: AnyFunction;
  /**
   * Returns the exact yes or no. For a function that returns null or a value, yes means a value.
   */
  readonly truth?: AnyFunction<boolean>;
  /** Whether the function supports these arguments, because a figure may show others. */
  readonly accepts?: AnyFunction<boolean>;
  readonly compare?: Partial<Compare>;
  /** Returns other results that are equally right. */
  readonly also?: AnyFunction<readonly unknown[]>;
  /**
   * Formulas that differ from the solution only by rounding. No random case may tell them apart.
   */
  readonly alternatives?: readonly AnyFunction[];
  /** The approximate number of cases, by default 320. */
  readonly count?: number;
  /** How close to touching a random scene may be, relative to its size. */
  readonly noise?: number;
}
