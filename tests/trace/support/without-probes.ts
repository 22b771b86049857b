import { type Node, Parser } from 'acorn';

type Fields = Record<string, unknown>;

/**
 * The syntax tree of a JavaScript source without places in it, probes and the braces that were put
 * around them: two sources have the same one if they do the same for the same reasons. Imports and
 * exports are left out, by whatever means: as such, or as the head and the end of a function's body.
 */
export function treeOf(code: string): unknown {
  const options = { ecmaVersion: 'latest', sourceType: 'module' } as const;
  const program = Parser.parse(code, { ...options, allowReturnOutsideFunction: true });
  const body = (program.body as (Node & Fields)[]).flatMap((node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ReturnStatement') return [];
    if (node.type === 'ExportNamedDeclaration') return node.declaration ? [node.declaration] : [];
    return isImported(node) ? [] : [node];
  });
  return cleaned(body);
}

/** `const { a } = $0[0];` */
function isImported({ type, declarations }: Node & Fields): boolean {
  if (type !== 'VariableDeclaration') return false;
  const [{ init }] = declarations as [{ init?: { object?: Fields } | null }];
  return init?.object?.name === '$0';
}

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isNothing(item)).map(cleaned);
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  const node = withoutProbe(value as Node & Fields);
  const fields: Fields = {};
  for (const [name, part] of Object.entries(node)) {
    if (['start', 'end', 'raw', 'loc'].includes(name)) continue;
    fields[name] = isBody(node.type, name) ? cleaned(inBraces(part)) : cleaned(part);
  }
  return fields;
}

/** `(probe, x)`, `probe(1, x)` and `probe(1, x, y)` are x. */
function withoutProbe(node: Node & Fields): Node & Fields {
  if (node.type === 'SequenceExpression') {
    const all = node.expressions as (Node & Fields)[];
    const left = all.filter((one) => !isTelling(one));
    if (left.length === 1 && left.length < all.length) return withoutProbe(left[0]!);
    return node;
  }
  if (node.type === 'ReturnStatement' && isTelling(node.argument)) {
    return { ...node, argument: null };
  }
  if (!probeOf(node)) return node;
  return withoutProbe((node.arguments as (Node & Fields)[])[1]!);
}

/** A statement that only tells, or none at all. */
function isNothing(item: unknown): boolean {
  const node = item as (Node & Fields) | null;
  if (node?.type === 'EmptyStatement') return true;
  if (node?.type === 'VariableDeclaration') {
    const [{ id }] = node.declarations as [{ id: Fields }];
    return id.name === '$1';
  }
  return (
    node?.type === 'ExpressionStatement' && (isTelling(node.expression) || isCheck(node.expression))
  );
}

/** Probes that stand alone. */
function isTelling(node: unknown): boolean {
  return /^[esltkb]$/.test(probeOf(node) ?? '');
}

/** `$$.v(1, name);` after the names were taken apart. */
function isCheck(node: unknown): boolean {
  const values = (node as { arguments?: Fields[] }).arguments;
  return probeOf(node) === 'v' && values?.[1]?.type === 'Identifier';
}

function probeOf(node: unknown): string | undefined {
  const { type, callee } = (node ?? {}) as { type?: string; callee?: Fields };
  const { object, property } = (callee ?? {}) as { object?: Fields; property?: Fields };
  return type === 'CallExpression' && object?.name === '$$' ? String(property?.name) : undefined;
}

function isBody(type: string, name: string): boolean {
  if (name === 'body') return /^(For|While|DoWhile)/.test(type);
  return type === 'IfStatement' && (name === 'consequent' || name === 'alternate');
}

function inBraces(part: unknown): unknown {
  if (!part || (part as Node).type === 'BlockStatement') return part;
  return { type: 'BlockStatement', body: [part] };
}
