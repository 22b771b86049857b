import type { Expression, FunctionTree, Library, Type } from './tree.ts';

// Integer types make tests for integers unnecessary.

export function withoutIntegerTests(library: Library): Library {
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    functions.set(name, hasIntegerTests(one.body) ? { ...one, body: without(one.body) } : one);
  }
  return { ...library, functions };
}

function hasIntegerTests(node: unknown): boolean {
  if (node instanceof Map) return hasIntegerTests([...node.values()]);
  if (Array.isArray(node)) return node.some(hasIntegerTests);
  if (typeof node !== 'object' || node === null) return false;
  const { kind, name } = node as { kind?: unknown; name?: unknown };
  if (kind === 'math' && name === 'isWhole') return true;
  return Object.entries(node).some(([key, of]) => key !== 'type' && hasIntegerTests(of));
}

function without<T>(node: T): T {
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit);
    if (one instanceof Map) return new Map([...one].map(([key, of]) => [key, visit(of)]));
    if (typeof one !== 'object' || one === null) return one;
    const entries = Object.entries(one).map(([key, of]) => [key, key === 'type' ? of : visit(of)]);
    return simpler(Object.fromEntries(entries) as Expression);
  };
  return visit(node) as T;
}

const boolean: Type = { kind: 'boolean' };

/** `true && b` and `false || b` become b. */
function simpler(one: Expression): Expression {
  if (one.kind === 'math' && one.name === 'isWhole') {
    return { kind: 'boolean', value: true, type: boolean };
  }
  if (one.kind === 'not' && one.of.kind === 'boolean') return { ...one.of, value: !one.of.value };
  if (one.kind !== 'binary' || one.left.kind !== 'boolean') return one;
  const isNeeded = one.operator === (one.left.value ? '&&' : '||');
  return isNeeded ? one.right : one;
}
