// A formula is data: the page typesets it and fills in the figure's numbers, and the tests evaluate
// it exactly. So the printed formula is the checked one.

export type Expression =
  | { readonly op: 'number'; readonly value: number }
  | { readonly op: 'symbol'; readonly name: string }
  | { readonly op: 'square' | 'root' | 'abs'; readonly of: Expression }
  | { readonly op: 'dot' | 'cross'; readonly vectors: readonly [string, string] }
  | {
      readonly op: 'add' | 'subtract' | 'multiply' | 'divide' | 'min' | 'max';
      readonly left: Expression;
      readonly right: Expression;
    };

type Binary = (left: Expression, right: Expression) => Expression;

export const number = (value: number): Expression => ({ op: 'number', value });
/** A symbol of the figure: "r", or a coordinate: "p.x". */
export const symbol = (name: string): Expression => ({ op: 'symbol', name });
export const square = (of: Expression): Expression => ({ op: 'square', of });
export const root = (of: Expression): Expression => ({ op: 'root', of });
export const abs = (of: Expression): Expression => ({ op: 'abs', of });
export const add: Binary = (left, right) => ({ op: 'add', left, right });
export const subtract: Binary = (left, right) => ({ op: 'subtract', left, right });
export const multiply: Binary = (left, right) => ({ op: 'multiply', left, right });
export const divide: Binary = (left, right) => ({ op: 'divide', left, right });
export const min: Binary = (left, right) => ({ op: 'min', left, right });
export const max: Binary = (left, right) => ({ op: 'max', left, right });

/** The dot product of two vectors by their names: it is typeset as u · v. */
export const dot = (u: string, v: string): Expression => ({ op: 'dot', vectors: [u, v] });
/** Their cross product, u × v: in the plane it is a number. */
export const cross = (u: string, v: string): Expression => ({ op: 'cross', vectors: [u, v] });

/** A product of vectors in terms of their coordinates. */
export function inCoordinates(op: 'dot' | 'cross', [u, v]: readonly [string, string]): Expression {
  const [ux, uy, vx, vy] = [`${u}.x`, `${u}.y`, `${v}.x`, `${v}.y`].map(symbol) as [
    Expression,
    Expression,
    Expression,
    Expression,
  ];
  return op === 'dot'
    ? add(multiply(ux, vx), multiply(uy, vy))
    : subtract(multiply(ux, vy), multiply(uy, vx));
}

/** The numbers an expression is evaluated in: doubles in the page, exact rationals in the tests. */
export interface Arithmetic<N> {
  number(value: number): N;
  add(a: N, b: N): N;
  subtract(a: N, b: N): N;
  multiply(a: N, b: N): N;
  divide(a: N, b: N): N;
  root(a: N): N;
  abs(a: N): N;
  min(a: N, b: N): N;
  max(a: N, b: N): N;
}

export const doubles: Arithmetic<number> = {
  number: (value) => value,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  root: Math.sqrt,
  abs: Math.abs,
  min: Math.min,
  max: Math.max,
};

export function evaluate<N>(
  expression: Expression,
  values: Readonly<Record<string, N>>,
  arithmetic: Arithmetic<N>,
): N {
  const of = (inner: Expression) => evaluate(inner, values, arithmetic);
  switch (expression.op) {
    case 'number':
      return arithmetic.number(expression.value);
    case 'symbol': {
      const value = values[expression.name];
      if (value === undefined) throw new Error(`The symbol ${expression.name} has no value.`);
      return value;
    }
    case 'dot':
    case 'cross':
      return of(inCoordinates(expression.op, expression.vectors));
    case 'square': {
      const value = of(expression.of);
      return arithmetic.multiply(value, value);
    }
    case 'root':
    case 'abs':
      return arithmetic[expression.op](of(expression.of));
    default:
      return arithmetic[expression.op](of(expression.left), of(expression.right));
  }
}

/** The symbols in an expression, with repetitions. */
export function symbolsOf(expression: Expression): string[] {
  if (expression.op === 'symbol') return [expression.name];
  if ('vectors' in expression) {
    return symbolsOf(inCoordinates(expression.op, expression.vectors));
  }
  if ('of' in expression) return symbolsOf(expression.of);
  if ('left' in expression) return [...symbolsOf(expression.left), ...symbolsOf(expression.right)];
  return [];
}
