import ts from 'typescript';
import { type Cost, calls, operators } from './cost.ts';
import type { Library } from './library.ts';
import { makeSnippet } from './snippet.ts';

/**
 * Counts the operations of one call with these values while it runs, so only the branches that run
 * count. The jump of a switch does not.
 */
export function countRun(library: Library, name: string, values: readonly unknown[]): Cost {
  const cost = {
    additions: 0,
    multiplications: 0,
    divisions: 0,
    comparisons: 0,
    extremes: 0,
    absolutes: 0,
    roots: 0,
  };
  const count = (row: keyof Cost) => {
    cost[row] += 1;
  };
  const exports: Record<string, (...values: readonly unknown[]) => unknown> = {};
  const run = new Function('exports', 'count', counting(makeSnippet(library, name).typescript));
  run(exports, count);
  exports[name]?.(...values);
  return cost;
}

/** Returns the code with a call of `count` before each operation. */
function counting(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    transformers: { before: [countEach] },
  });
  return outputText;
}

const countEach: ts.TransformerFactory<ts.SourceFile> = (context) => {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    const row = rowOf(node);
    if (!row) return inner;
    const counted = factory.createCallExpression(factory.createIdentifier('count'), undefined, [
      factory.createStringLiteral(row),
    ]);
    return factory.createParenthesizedExpression(
      factory.createComma(counted, inner as ts.Expression),
    );
  };
  return (file) => ts.visitEachChild(file, visit, context);
};

function rowOf(node: ts.Node): keyof Cost | undefined {
  if (ts.isBinaryExpression(node)) return operators[node.operatorToken.kind];
  return ts.isCallExpression(node) ? calls[node.expression.getText()] : undefined;
}
