import ts from 'typescript';
import type { Declaration } from './declarations.ts';
import type { Library } from './library.ts';

/** The operation counts of a function and those it calls, as maxima for one iteration. */
export interface Cost {
  readonly additions: number;
  readonly multiplications: number;
  readonly divisions: number;
  readonly comparisons: number;
  /** Minima and maxima. */
  readonly extremes: number;
  readonly absolutes: number;
  readonly roots: number;
}

export const operators: Partial<Record<ts.SyntaxKind, keyof Cost>> = {
  [ts.SyntaxKind.PlusToken]: 'additions',
  [ts.SyntaxKind.MinusToken]: 'additions',
  [ts.SyntaxKind.PlusEqualsToken]: 'additions',
  [ts.SyntaxKind.MinusEqualsToken]: 'additions',
  [ts.SyntaxKind.AsteriskToken]: 'multiplications',
  [ts.SyntaxKind.AsteriskEqualsToken]: 'multiplications',
  [ts.SyntaxKind.SlashToken]: 'divisions',
  [ts.SyntaxKind.SlashEqualsToken]: 'divisions',
  [ts.SyntaxKind.LessThanToken]: 'comparisons',
  [ts.SyntaxKind.LessThanEqualsToken]: 'comparisons',
  [ts.SyntaxKind.GreaterThanToken]: 'comparisons',
  [ts.SyntaxKind.GreaterThanEqualsToken]: 'comparisons',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: 'comparisons',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: 'comparisons',
};

export const calls: Partial<Record<string, keyof Cost>> = {
  'Math.sqrt': 'roots',
  'Math.abs': 'absolutes',
  'Math.min': 'extremes',
  'Math.max': 'extremes',
};

/** Operators that compute something but have no row in the table. */
const uncounted = [
  ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.PercentEqualsToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskEqualsToken,
] as ts.SyntaxKind[];

/** Throws for an operation without a row, because an incomplete count would be wrong. */
export function countOperations({ name, file, node }: Declaration, library: Library): Cost {
  const cost = {
    additions: 0,
    multiplications: 0,
    divisions: 0,
    comparisons: 0,
    extremes: 0,
    absolutes: 0,
    roots: 0,
  };
  const refuse = (what: string) => {
    throw new Error(
      `The cost of ${name} cannot be counted, because there is no row for "${what}".`,
    );
  };
  const call = (callee: string) => {
    const row = calls[callee];
    if (row) {
      cost[row] += 1;
      return;
    }
    const used = library.resolve(callee, file);
    if (!used) return refuse(callee);
    const inner = countOperations(used, library);
    for (const key of Object.keys(cost) as (keyof Cost)[]) cost[key] += inner[key];
  };
  const visit = (child: ts.Node): void => {
    if (ts.isBinaryExpression(child)) {
      const { kind } = child.operatorToken;
      const row = operators[kind];
      if (row) cost[row] += 1;
      if (uncounted.includes(kind)) refuse(child.operatorToken.getText());
    }
    if (ts.isCallExpression(child)) call(child.expression.getText());
    ts.forEachChild(child, visit);
  };
  visit(node);
  return cost;
}
