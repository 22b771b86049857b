import ts from 'typescript';
import type { Declaration } from './library.ts';

/** How many operations a function's own text holds: what one call costs where nothing loops. */
export interface Cost {
  readonly additions: number;
  readonly multiplications: number;
  readonly comparisons: number;
  readonly roots: number;
}

const operators: Partial<Record<ts.SyntaxKind, keyof Cost>> = {
  [ts.SyntaxKind.PlusToken]: 'additions',
  [ts.SyntaxKind.MinusToken]: 'additions',
  [ts.SyntaxKind.PlusEqualsToken]: 'additions',
  [ts.SyntaxKind.MinusEqualsToken]: 'additions',
  [ts.SyntaxKind.AsteriskToken]: 'multiplications',
  [ts.SyntaxKind.AsteriskEqualsToken]: 'multiplications',
  [ts.SyntaxKind.LessThanToken]: 'comparisons',
  [ts.SyntaxKind.LessThanEqualsToken]: 'comparisons',
  [ts.SyntaxKind.GreaterThanToken]: 'comparisons',
  [ts.SyntaxKind.GreaterThanEqualsToken]: 'comparisons',
};

/** Operators that compute something, and that no row of the table counts. */
const uncounted = [
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.SlashEqualsToken,
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.PercentEqualsToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskEqualsToken,
] as ts.SyntaxKind[];

/** Throws for an operation that it has no row for: a cost that leaves something out is false. */
export function countOperations({ name, node }: Declaration): Cost {
  const cost = { additions: 0, multiplications: 0, comparisons: 0, roots: 0 };
  const refuse = (what: string) => {
    throw new Error(`The cost of ${name} cannot be counted: there is no row for "${what}".`);
  };
  const visit = (child: ts.Node): void => {
    if (ts.isBinaryExpression(child)) {
      const { kind } = child.operatorToken;
      const row = operators[kind];
      if (row) cost[row] += 1;
      if (uncounted.includes(kind)) refuse(child.operatorToken.getText());
    }
    if (ts.isCallExpression(child)) {
      if (child.expression.getText() === 'Math.sqrt') cost.roots += 1;
      else refuse(child.expression.getText());
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return cost;
}
