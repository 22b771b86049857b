/** A source range. Lines count from 1, columns from 0. */
export type Place = readonly [line: number, column: number, endLine: number, endColumn: number];

/**
 * What a site records when it runs.
 *
 * - `enter`: a function is called, and its parameters follow
 * - `parameter`: one of them, with its value
 * - `statement`: it, or the chosen side of a `? :`, is about to run; named if it throws
 * - `value`: a variable or a field was assigned
 * - `condition`: it, or an operand of `&&` and `||`, was evaluated
 * - `call`: another function is about to be called
 * - `return`: a function returns a value
 * - `loop`: a loop is about to start
 * - `iteration`: one of its iterations starts
 * - `resume`: in a `catch` or `finally`, the function continues
 * - `finally`: a `finally` has ended, and an earlier `return` takes effect
 */
export type Kind =
  | 'enter'
  | 'parameter'
  | 'statement'
  | 'value'
  | 'condition'
  | 'call'
  | 'return'
  | 'loop'
  | 'iteration'
  | 'resume'
  | 'finally';

export interface Site {
  readonly kind: Kind;
  readonly at: Place;
  /** The number of the enclosing function's `enter`. */
  readonly fn: number;
  /** For a nested function, the `enter` of the outer one. */
  readonly outer?: number;
  /** The number of the innermost enclosing `loop`. */
  readonly loop?: number;
  /** A function's or variable's name, or a condition's text. */
  readonly name?: string;
  /** For an operand, the number of its condition. */
  readonly partOf?: number;
  /** Whether the condition decides if the loop continues. */
  readonly isHeader?: true;
  /** Whether it is the right side of `&&` or `||`, which may be skipped. */
  readonly isRight?: true;
}

/** The sites of a traced file. A site's number is its index. */
export interface SiteMap {
  readonly file: string;
  readonly sites: readonly Site[];
  /** The line that an editor counts as 1. By default each listing begins with 1. */
  readonly firstLine?: number;
}
