import { isDeclarationOfTypes } from './drop-types.ts';
import { childrenOf, type Node, namesIn } from './node.ts';

type Scope = ReadonlySet<string>;

/**
 * Returns the names that a source uses but does not declare where they are used, with the line of
 * their first use.
 */
export function unboundIn(program: Node): ReadonlyMap<string, number> {
  const used = new Map<string, number>();
  const visit = (node: Node, scopes: readonly Scope[]): void => {
    if (isDeclarationOfTypes(node)) return;
    const own = opensScope(node) ? [...scopes, new Set(declaredIn(node))] : scopes;
    // Of TypeScript's own nodes, only a typed expression computes something.
    if (node.type.startsWith('TS')) {
      if (node.expression) visit(node.expression, own);
    } else if (node.type === 'Identifier') {
      if (!used.has(node.name) && !own.some((scope) => scope.has(node.name)))
        used.set(node.name, node.loc.start.line);
    } else {
      for (const child of childrenOf(node)) if (isValue(node, child)) visit(child, own);
    }
  };
  visit(program, [new Set(['arguments', 'this'])]);
  return used;
}

const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression|Declaration)$/.test(type);

function opensScope(node: Node): boolean {
  return (
    isFunction(node) ||
    /^(Program|BlockStatement|StaticBlock|For(In|Of)?Statement|SwitchStatement|CatchClause|Class(Expression|Declaration))$/.test(
      node.type,
    )
  );
}

/** The names that a node declares for what is inside it. */
function declaredIn(node: Node): string[] {
  const names = (patterns: readonly (Node | null)[]) =>
    patterns.flatMap((one) => (one ? namesIn(one).map(({ name }) => name) : []));
  if (isFunction(node)) return names([node.id ?? null, ...node.params, ...varsIn(node.body)]);
  if (node.type === 'CatchClause') return names([node.param]);
  if (node.type.startsWith('Class')) return names([node.id]);
  const inside =
    node.type === 'SwitchStatement'
      ? node.cases.flatMap((one: Node) => one.consequent)
      : childrenOf(node);
  const direct = (inside as Node[]).flatMap(declares);
  return names(node.type === 'Program' ? [...direct, ...varsIn(node)] : direct);
}

/** The patterns that a statement declares in the block around it. */
function declares(node: Node): Node[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.map(({ id }: Node) => id);
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [node.id] : [];
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return node.declaration ? declares(node.declaration) : [];
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }: Node) => local);
    case 'LabeledStatement':
      return declares(node.body);
    default:
      return [];
  }
}

/** The patterns that `var` declares anywhere in a function. */
function varsIn(node: Node): Node[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclaration' && node.kind === 'var' ? declares(node) : [];
  return [...own, ...childrenOf(node).flatMap(varsIn)];
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
    case 'ClassDeclaration':
    case 'ClassExpression':
      // The interfaces that it implements are types.
      return child.type !== 'TSExpressionWithTypeArguments';
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
