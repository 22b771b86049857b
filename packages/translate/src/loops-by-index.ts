import type { Expression, FunctionTree, Library, Statement, Type } from './tree.ts';

// `for (const k of store.levels) search(store, k)` borrows the levels during the loop, and the
// store at the same time. Rust forbids this, so the loop uses an index.

export function withLoopsByIndex(library: Library): Library {
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    functions.set(name, { ...one, body: statements(one.body, namesIn(one)) });
  }
  return { ...library, functions };
}

function statements(all: readonly Statement[], taken: Set<string>): Statement[] {
  return all.map((one): Statement => {
    if (one.kind === 'if') {
      return { ...one, yes: statements(one.yes, taken), no: statements(one.no, taken) };
    }
    if (one.kind !== 'each') {
      return 'body' in one ? ({ ...one, body: statements(one.body, taken) } as Statement) : one;
    }
    const root = one.list.kind === 'field' ? rootOf(one.list) : null;
    const body = statements(one.body, taken);
    if (root === null || one.index !== null || !isGiven(one.body, root)) return { ...one, body };
    return byIndex(one, body, taken);
  });
}

function byIndex(
  { name, list, why }: Statement & { kind: 'each' },
  body: readonly Statement[],
  taken: Set<string>,
): Statement {
  const index = ['i', 'j', 'm', 'n', 'at'].find((one) => !taken.has(one)) ?? `${name}Index`;
  taken.add(index);
  const type: Type = { kind: 'number', slot: { isFloat: false, flowsTo: [] } };
  const zero: Expression = { kind: 'number', value: 0, type };
  const at: Expression = { kind: 'variable', name: index, type };
  const of = list.type.kind === 'list' ? list.type.of : type;
  const value: Expression = { kind: 'item', list, at, type: of };
  const first: Statement = { kind: 'let', name, type: of, value, isChanged: false, why: [] };
  const to: Expression = { kind: 'length', list, type };
  return { kind: 'count', name: index, from: zero, to, isDown: false, body: [first, ...body], why };
}

function rootOf(one: Expression): string | null {
  if (one.kind === 'field') return rootOf(one.object);
  return one.kind === 'variable' ? one.name : null;
}

/** Whether a whole variable is passed to a function. */
function isGiven(node: unknown, name: string): boolean {
  if (node instanceof Map) return isGiven([...node.values()], name);
  if (Array.isArray(node)) return node.some((one) => isGiven(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Expression;
  if (one.kind === 'call') {
    const isIt = one.values.some((value) => value.kind === 'variable' && value.name === name);
    if (isIt) return true;
  }
  return Object.entries(one).some(([key, of]) => key !== 'type' && isGiven(of, name));
}

function namesIn({ parameters, body }: FunctionTree): Set<string> {
  const names = new Set(parameters.map(({ name }) => name));
  const visit = (node: unknown): void => {
    if (node instanceof Map || Array.isArray(node)) for (const one of node.values()) visit(one);
    else if (typeof node === 'object' && node !== null) {
      for (const [key, of] of Object.entries(node)) {
        if (key === 'name' || key === 'index') names.add(String(of));
        else if (key !== 'type') visit(of);
      }
    }
  };
  visit(body);
  return names;
}
