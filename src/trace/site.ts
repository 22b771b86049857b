/** A range of a source: line and column of its start, then of its end. Lines from 1, columns from 0. */
export type Place = readonly [line: number, column: number, endLine: number, endColumn: number];

/**
 * A place of a source that records an event when it runs.
 *
 * - `enter`: a function is called; its parameters follow
 * - `parameter`: one of them, with its value
 * - `statement`: it, or the chosen side of a `? :`, is about to run; named, if it throws
 * - `value`: a variable or a field was assigned
 * - `condition`: it, or an operand of `&&` and `||`, was evaluated
 * - `call`: another function is about to be called
 * - `return`: a function returns a value
 * - `loop`: a loop is about to start
 * - `iteration`: one of its iterations starts
 * - `resume`: in a `catch` or `finally`: the function goes on
 * - `finally`: a `finally` is over; what was returned before it is returned now
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
  /** The number of the `enter` of the function around it. */
  readonly fn: number;
  /** For a nested function, the `enter` of the outer one. */
  readonly outer?: number;
  /** The number of the `loop` of the innermost loop around it. */
  readonly loop?: number;
  /** The name of a function or a variable, or the text of a condition. */
  readonly name?: string;
  /** For an operand, the number of its condition. */
  readonly partOf?: number;
  /** The condition that decides whether the loop goes on. */
  readonly isHeader?: true;
  /** True for the right side of `&&` and `||`, which may be skipped. */
  readonly isRight?: true;
}

/** All sites of a traced file. A site's number is its index in the list. */
export interface SiteMap {
  readonly file: string;
  readonly sites: readonly Site[];
}
