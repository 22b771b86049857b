import { isDeclarationOfTypes } from './drop-types.ts';
import { childrenOf, type Node, namesIn } from './node.ts';

/**
 * Returns the names that a source uses but nowhere declares, with the line of their first use. A
 * name declared only in another scope is not reported, because that shows when the code runs.
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
    // Of TypeScript's own nodes, only a typed expression computes something.
    if (node.type.startsWith('TS')) visitAll(node.expression ? [node.expression] : []);
    else if (node.type === 'Identifier') {
      if (!used.has(node.name)) used.set(node.name, node.loc.start.line);
    } else visitAll(childrenOf(node).filter((child) => isValue(node, child)));
  };
  visit(program);
  for (const name of bound) used.delete(name);
  return used;
}

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

/** Whether a child is evaluated, unlike the name of a property or a label. */
function isValue(node: Node, child: Node): boolean {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed || child !== node.property;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed || child === node.value;
    case 'UnaryExpression':
      // `typeof` accepts an undeclared name.
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
