/** Where in a source, from line 1 and column 0: line, column, line of the end, its column. */
export type Place = readonly [line: number, column: number, endLine: number, endColumn: number];

/**
 * A place of a source that tells of itself when it runs.
 *
 * - `enter`: a function is called; its parameters follow
 * - `parameter`: one of them, with its value
 * - `statement`: it, or the chosen side of a `? :`, is about to run; named, if it throws
 * - `value`: a variable or a field has got its value
 * - `condition`: it, or an operand of `&&` and `||`, came out
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
  /** Of the function it stands in: the number of that function's `enter`. */
  readonly fn: number;
  /** Of a function in a function, the outer one's `enter`. */
  readonly outer?: number;
  /** Of the innermost loop around it: the number of its `loop`. */
  readonly loop?: number;
  /** A function's, a variable's, the text of a condition. */
  readonly name?: string;
  /** An operand of this condition: its number. */
  readonly partOf?: number;
  /** The condition that decides whether the loop goes on. */
  readonly isHeader?: true;
  /** The right side of `&&` and `||`: it may be passed over. */
  readonly isRight?: true;
}

/** All that a traced file tells apart. A site's number is its place in the list. */
export interface SiteMap {
  readonly file: string;
  readonly sites: readonly Site[];
}
