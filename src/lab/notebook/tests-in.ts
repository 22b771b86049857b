import { childrenOf, type Node, namesIn } from '#trace/node.ts';

/** What a program tests and assigns, which changes what its declared types imply. */
export interface Tests {
  readonly reassigned: ReadonlySet<string>;
  /** After an assignment the property exists. */
  readonly assigned: ReadonlySet<string>;
  /** Properties whose existence is tested: `if (a.b)`, `a.b ?? c`, `a.b === undefined`. */
  readonly checked: ReadonlySet<Node>;
  /** Names of objects tested by `'b' in a`. */
  readonly testedByIn: ReadonlySet<string>;
}

export function testsIn(program: Node): Tests {
  const reassigned = new Set<string>();
  const assigned = new Set<string>();
  const checked = new Set<Node>();
  const testedByIn = new Set<string>();
  const seen = new Set<Node>();
  const assign = (target: Node) => {
    if (target.type === 'MemberExpression') assigned.add(target.property.name ?? '');
    else for (const { name } of namesIn(target)) reassigned.add(name);
  };
  const markChecked = (node: Node | null | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.type === 'MemberExpression') checked.add(node);
    else if (node.type === 'LogicalExpression') {
      markChecked(node.left);
      markChecked(node.right);
    } else if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') {
      markChecked(node.expression);
    }
  };
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'AssignmentExpression':
        assign(node.left);
        break;
      case 'UpdateExpression':
        assign(node.argument);
        break;
      case 'ForOfStatement':
      case 'ForInStatement':
        if (node.left.type !== 'VariableDeclaration') assign(node.left);
        break;
      case 'VariableDeclaration':
        // A `var` is shared by all blocks of its function.
        if (node.kind === 'var') for (const { id } of node.declarations) assign(id);
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement':
        markChecked(node.test);
        break;
      case 'LogicalExpression':
        markChecked(node.left);
        break;
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === 'typeof') markChecked(node.argument);
        break;
      case 'MemberExpression':
        if (node.optional) {
          checked.add(node);
          markChecked(node.object);
        }
        break;
      case 'BinaryExpression':
        if (node.operator === 'in' && node.right.type === 'Identifier')
          testedByIn.add(node.right.name);
        if (isNothing(node.right)) markChecked(node.left);
        if (isNothing(node.left)) markChecked(node.right);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return { reassigned, assigned, checked, testedByIn };
}

function isNothing({ type, name, value }: Node): boolean {
  return (type === 'Identifier' && name === 'undefined') || (type === 'Literal' && value === null);
}
