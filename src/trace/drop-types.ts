import { dropClassHead, dropMemberTypes, isWithoutCode } from './drop-class-types.ts';
import type { Edits } from './edits.ts';
import { childrenOf, type Node } from './node.ts';

export function dropTypes(node: Node, source: string, edits: Edits): void {
  if (isDeclarationOfTypes(node) || isWithoutCode(node)) {
    edits.remove(node.start, node.end);
    // Without it, the lines around could become one statement.
    edits.close(node.start, ';');
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
      // Keep brackets around the expression, and comments, which may contain brackets.
      const remainder = source.slice(expression.end, node.end);
      const unchanged = /^(?:[\s)]|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(remainder)?.[0].length ?? 0;
      edits.remove(expression.end + unchanged, node.end);
      // A type ends a statement before these signs, but an expression goes on.
      if (/^\s*\n\s*[([`]/.test(source.slice(node.end))) edits.close(node.end, ';');
      return;
    }
    case 'TSTypeAssertion':
      edits.remove(node.start, source.indexOf('>', node.typeAnnotation.end) + 1);
      // The newlines of the type stay, and must not end a `return`.
      edits.open(node.start, '(');
      edits.close(node.end, ')');
      dropTypes(node.expression, source, edits);
      return;
    case 'ClassDeclaration':
    case 'ClassExpression':
      dropClassHead(node, source, edits);
      break;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      dropMemberTypes(node, source, edits);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const [self, next] = node.params;
      if (self?.name !== 'this') break;
      const comma = /^\s*,/.exec(source.slice(self.end))?.[0].length ?? 0;
      edits.remove(self.start, next?.start ?? self.end + comma);
      break;
    }
    case 'ArrowFunctionExpression':
      // JavaScript allows no newline before the arrow, so move the bracket down to it.
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

/** Whether a node is an interface, a type, or an import or export of types only. */
export function isDeclarationOfTypes(node: Node): boolean {
  return (
    node.type === 'TSInterfaceDeclaration' ||
    node.type === 'TSTypeAliasDeclaration' ||
    (node.type === 'ImportDeclaration' && node.importKind === 'type') ||
    (node.type === 'ExportNamedDeclaration' &&
      (node.exportKind === 'type' || (node.declaration && isDeclarationOfTypes(node.declaration))))
  );
}
