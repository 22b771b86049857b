import { posix } from 'node:path';
import ts from 'typescript';
import type * as index from '#lib/index.ts';
import { sourceFiles } from '../lib/source-files.ts';

/**
 * The library in which every zero from arithmetic has the same sign. Compilers for games and
 * shaders do not distinguish 0 from -0, and remove operations such as `+ 0`.
 */
export function libraryWithZero(zero: number): typeof index {
  const plain = (value: unknown) => (value === 0 ? zero : value);
  const sources = new Map(sourceFiles().map(({ name, text }) => [name, text]));
  const loaded = new Map<string, object>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    if (known) return known;
    const exports = {};
    loaded.set(name, exports);
    const { outputText } = ts.transpileModule(sources.get(name)!, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
      transformers: { before: [wrapArithmetic] },
    });
    const require = (path: string) => load(posix.join(posix.dirname(name), path));
    new Function('exports', 'require', 'plain', outputText)(exports, require, plain);
    return exports;
  };
  return load('lib/index.ts') as typeof index;
}

const operators = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
]);

function isArithmetic(node: ts.Node): node is ts.Expression {
  if (ts.isBinaryExpression(node)) return operators.has(node.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.MinusToken;
  return ts.isCallExpression(node) && node.expression.getText().startsWith('Math.');
}

/** `a * b` becomes `plain(a * b)`. */
function wrapArithmetic(context: ts.TransformationContext): ts.Transformer<ts.SourceFile> {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!isArithmetic(node)) return inner;
    const { factory } = context;
    const name = factory.createIdentifier('plain');
    return factory.createCallExpression(name, undefined, [inner as ts.Expression]);
  };
  return (file) => ts.visitNode(file, visit) as ts.SourceFile;
}
