import { childrenOf, type Node } from './node.ts';

// How the probes treat each construct of the language.

/** Expressions without a probe of their own. Their operands have probes. */
export const plain = new Set([
  'ArrayExpression',
  'BinaryExpression',
  'ChainExpression',
  'Identifier',
  'Literal',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'Property',
  'SequenceExpression',
  'SpreadElement',
  'TaggedTemplateExpression',
  'TemplateElement',
  'TemplateLiteral',
  'ThisExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
]);

export const types = new Set([
  'TSTypeAnnotation',
  'TSTypeParameterDeclaration',
  'TSTypeParameterInstantiation',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]);

/** Whether the function can continue after an error. */
export function hasTry(node: Node): boolean {
  if (node.type === 'TryStatement') return true;
  const isInner = /^(Arrow)?Function(Expression|Declaration)$/.test(node.type);
  return !isInner && childrenOf(node).some(hasTry);
}

export function isPattern(node: Node): boolean {
  return node.type === 'ObjectPattern' || node.type === 'ArrayPattern';
}

export function isFunction(node: Node | null): node is Node {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

export function wordsFor({ type }: Node): string {
  const known: Readonly<Record<string, string>> = {
    ClassDeclaration: 'A class',
    ClassExpression: 'A class',
    TSEnumDeclaration: 'An enum',
    ExportDefaultDeclaration: 'A default export',
    ExportAllDeclaration: 'An export of everything',
    AwaitExpression: 'await',
    ImportExpression: 'import()',
    LabeledStatement: 'A label',
    WithStatement: 'with',
    DebuggerStatement: 'debugger',
    MetaProperty: 'import.meta or new.target',
    TSDeclareFunction: 'A function without a body',
    TSInstantiationExpression: 'A type in angle brackets after a name',
    TSModuleDeclaration: 'A namespace',
    TSTypeAssertion: 'A type in angle brackets before a value',
  };
  const isStatement = type.endsWith('Statement');
  return known[type] ?? (isStatement ? 'Code outside of functions' : 'This kind of code');
}
