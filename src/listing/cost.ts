import ts from 'typescript';
import type { Declaration } from './library.ts';

/** How many operations a function's own text holds: what one call costs where nothing loops. */
export interface Cost {
  readonly additions: number;
  readonly multiplications: number;
  readonly comparisons: number;
  readonly roots: number;
}

export function countOperations({ node }: Declaration): Cost {
  const cost = { additions: 0, multiplications: 0, comparisons: 0, roots: 0 };
  const { SyntaxKind } = ts;
  const visit = (child: ts.Node): void => {
    if (ts.isBinaryExpression(child)) {
      const kind = child.operatorToken.kind;
      if (kind === SyntaxKind.PlusToken || kind === SyntaxKind.MinusToken) cost.additions += 1;
      if (kind === SyntaxKind.AsteriskToken) cost.multiplications += 1;
      const compares = [
        SyntaxKind.LessThanEqualsToken,
        SyntaxKind.LessThanToken,
        SyntaxKind.GreaterThanToken,
        SyntaxKind.GreaterThanEqualsToken,
      ] as ts.SyntaxKind[];
      if (compares.includes(kind)) cost.comparisons += 1;
    }
    if (ts.isCallExpression(child) && child.expression.getText() === 'Math.sqrt') cost.roots += 1;
    ts.forEachChild(child, visit);
  };
  visit(node);
  return cost;
}
