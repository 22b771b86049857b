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
  /** The kinds of its arguments. */
  readonly kinds: readonly Kind[];
  /** Their names in its code, as far as these are not their kinds. */
  readonly names?: readonly string[];
  /** Gives right answers: our own function, or for a published one what it should have been. */
  readonly solution: AnyFunction;
  /** The exact answer yes or no; of a function that returns null or more, whether it is more. */
  readonly truth?: AnyFunction<boolean>;
  /** Whether the function is for these arguments: a figure can show others too. */
  readonly accepts?: AnyFunction<boolean>;
  readonly compare?: Partial<Compare>;
  /** Other answers that are as right as this one. */
  readonly also?: AnyFunction<readonly unknown[]>;
  /** Other ways to the answer that only rounding makes differ: no random case is to tell them apart. */
  readonly ways?: readonly AnyFunction[];
  /** How many cases, about; 320 without it. */
  readonly count?: number;
  /** How near to its border a random scene may not be, relative to its size. */
  readonly noise?: number;
}
