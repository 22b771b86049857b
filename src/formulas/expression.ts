// A formula is data: the page sets it in type, fills it with the figure's numbers, and the tests
// evaluate it exactly. So what a chapter prints and what is checked cannot drift apart.

export type Expression =
  | { readonly op: 'symbol'; readonly name: string }
  | { readonly op: 'square' | 'root'; readonly of: Expression }
  | {
      readonly op: 'add' | 'subtract' | 'multiply';
      readonly left: Expression;
      readonly right: Expression;
    };

/** A symbol of the figure: "r", or a coordinate: "p.x". */
export const symbol = (name: string): Expression => ({ op: 'symbol', name });
export const square = (of: Expression): Expression => ({ op: 'square', of });
export const root = (of: Expression): Expression => ({ op: 'root', of });
export const add = (left: Expression, right: Expression): Expression => ({
  op: 'add',
  left,
  right,
});
export const subtract = (left: Expression, right: Expression): Expression => ({
  op: 'subtract',
  left,
  right,
});

/** The numbers an expression is evaluated in: doubles in the page, exact rationals in the tests. */
export interface Arithmetic<N> {
  add(a: N, b: N): N;
  subtract(a: N, b: N): N;
  multiply(a: N, b: N): N;
  root(a: N): N;
}

export const doubles: Arithmetic<number> = {
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  root: Math.sqrt,
};

export function evaluate<N>(
  expression: Expression,
  values: Readonly<Record<string, N>>,
  arithmetic: Arithmetic<N>,
): N {
  const of = (inner: Expression) => evaluate(inner, values, arithmetic);
  switch (expression.op) {
    case 'symbol': {
      const value = values[expression.name];
      if (value === undefined) throw new Error(`No value for the symbol ${expression.name}.`);
      return value;
    }
    case 'square': {
      const value = of(expression.of);
      return arithmetic.multiply(value, value);
    }
    case 'root':
      return arithmetic.root(of(expression.of));
    default:
      return arithmetic[expression.op](of(expression.left), of(expression.right));
  }
}
