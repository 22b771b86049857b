import type { Edits } from './edits.ts';
import { childrenOf, type Node } from './node.ts';

/** Removes all that is TypeScript and not JavaScript. */
export function dropTypes(node: Node, source: string, edits: Edits): void {
  if (isDeclarationOfTypes(node)) {
    edits.remove(node.start, node.end);
    return;
  }
  switch (node.type) {
    case 'TSTypeAnnotation':
    case 'TSTypeParameterDeclaration':
    case 'TSTypeParameterInstantiation':
      edits.remove(node.start, node.end);
      return;
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression': {
      const { expression } = node;
      dropTypes(expression, source, edits);
      // Brackets around the expression stay, and so do comments, which may contain brackets too.
      const rest = source.slice(expression.end, node.end);
      const kept = /^(?:[\s)]|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(rest)?.[0].length ?? 0;
      edits.remove(expression.end + kept, node.end);
      return;
    }
    case 'ArrowFunctionExpression':
      // JavaScript allows no newline before the arrow: the bracket moves down to it.
      if (node.returnType) {
        const bracket = source.lastIndexOf(')', node.returnType.start);
        if (source.slice(bracket, node.returnType.end).includes('\n')) {
          edits.remove(bracket, bracket + 1);
          edits.close(node.returnType.end, ')');
        }
      }
      break;
    case 'VariableDeclarator':
      // The exclamation mark of `let b!: number`.
      if (node.definite) edits.remove(node.id.start + node.id.name.length, node.id.end);
      break;
    case 'Identifier':
      // The question mark of `b?: number`.
      if (node.optional) edits.remove(node.start + node.name.length, node.end);
  }
  for (const child of childrenOf(node)) dropTypes(child, source, edits);
}

/** An interface, a type, an import or export of nothing but types. */
export function isDeclarationOfTypes(node: Node): boolean {
  return (
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    (node.type === 'ImportDeclaration' && node.importKind === 'type') ||
    (node.type === 'ExportNamedDeclaration' &&
      (node.exportKind === 'type' || (node.declaration && isDeclarationOfTypes(node.declaration))))
  );
}
