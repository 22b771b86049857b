import { isDeclarationOfTypes } from './drop-types.ts';
import { childrenOf, type Node, namesIn } from './node.ts';

/**
 * The names that a source uses and declares in no scope at all, with the line of their first use. A
 * name that is declared in another scope only is not told: that shows when the code runs.
 */
export function unboundIn(program: Node): ReadonlyMap<string, number> {
  const bound = new Set(['arguments', 'this']);
  const used = new Map<string, number>();
  const visitAll = (nodes: readonly Node[]) => {
    for (const node of nodes) visit(node);
  };
  const visit = (node: Node): void => {
    if (isDeclarationOfTypes(node)) return;
    for (const { name } of namesBoundBy(node)) bound.add(name);
    // Of TypeScript's own nodes only an expression with a type beside it says what is computed.
    if (node.type.startsWith('TS')) visitAll(node.expression ? [node.expression] : []);
    else if (node.type === 'Identifier') {
      if (!used.has(node.name)) used.set(node.name, node.loc.start.line);
    } else visitAll(childrenOf(node).filter((child) => isValue(node, child)));
  };
  visit(program);
  for (const name of bound) used.delete(name);
  return used;
}

/** The names that a node declares itself. */
function namesBoundBy(node: Node): Node[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesIn(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...(node.id ? [node.id] : []), ...node.params.flatMap(namesIn)];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id] : [];
    case 'CatchClause':
      return node.param ? namesIn(node.param) : [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local];
    default:
      return [];
  }
}

/** Whether a child is evaluated; the name of a property or of a label is not. */
function isValue(node: Node, child: Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed || child !== node.property;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed || child === node.value;
    case 'UnaryExpression':
      // `typeof` alone may be asked about a name that is not there.
      return node.operator !== 'typeof' || child.type !== 'Identifier';
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return child !== node.label;
    case 'ImportSpecifier':
    case 'ExportSpecifier':
    case 'ImportAttribute':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}
