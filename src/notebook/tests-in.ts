import { childrenOf, type Node, namesIn } from '#trace/node.ts';

/** What a program does with names and properties that tells of more than their types do. */
export interface Tests {
  /** Names that are given another value. */
  readonly changed: ReadonlySet<string>;
  /** Properties that are given a value: from then on they are there. */
  readonly set: ReadonlySet<string>;
  /** Properties whose being there is asked, as nodes: `if (a.b)`, `a.b ?? c`, `a.b === undefined`. */
  readonly asked: ReadonlySet<Node>;
  /** Names of objects that are asked for what they have: `'b' in a`. */
  readonly tested: ReadonlySet<string>;
}

export function testsIn(program: Node): Tests {
  const changed = new Set<string>();
  const set = new Set<string>();
  const asked = new Set<Node>();
  const tested = new Set<string>();
  const seen = new Set<Node>();
  const assign = (target: Node) => {
    if (target.type === 'MemberExpression') set.add(target.property.name ?? '');
    else for (const { name } of namesIn(target)) changed.add(name);
  };
  const ask = (node: Node | null | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (node.type === 'MemberExpression') asked.add(node);
    else if (node.type === 'LogicalExpression') {
      ask(node.left);
      ask(node.right);
    } else if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') {
      ask(node.expression);
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
        // It is one and the same in all blocks of a function.
        if (node.kind === 'var') for (const { id } of node.declarations) assign(id);
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
      case 'WhileStatement':
        ask(node.test);
        break;
      case 'LogicalExpression':
        ask(node.left);
        break;
      case 'UnaryExpression':
        if (node.operator === '!' || node.operator === 'typeof') ask(node.argument);
        break;
      case 'MemberExpression':
        if (node.optional) {
          asked.add(node);
          ask(node.object);
        }
        break;
      case 'BinaryExpression':
        if (node.operator === 'in' && node.right.type === 'Identifier') tested.add(node.right.name);
        if (isNothing(node.right)) ask(node.left);
        if (isNothing(node.left)) ask(node.right);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(program);
  return { changed, set, asked, tested };
}

function isNothing({ type, name, value }: Node): boolean {
  return (type === 'Identifier' && name === 'undefined') || (type === 'Literal' && value === null);
}
