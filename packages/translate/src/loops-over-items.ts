import type { Expression, FunctionTree, Statement } from './tree.ts';

// `for (i = 0; i < n; i += 1) { const b = polygon[i]; ... }` needs no index if i is used for
// nothing else, so it becomes a loop over the corners.

/** Turns index loops over a whole list into loops over its items, and removes unused lengths. */
export function withLoopsOverItems(one: FunctionTree): FunctionTree {
  const lengths = new Map<string, Expression>();
  const body = statements(one.body, lengths);
  return { ...one, body: withoutUnused(body) };
}

function statements(all: readonly Statement[], lengths: Map<string, Expression>): Statement[] {
  return all.map((one) => {
    if (one.kind === 'let' && one.value?.kind === 'length' && !one.isChanged) {
      lengths.set(one.name, one.value.list);
    }
    if (one.kind === 'count') return each(one, lengths);
    if (one.kind === 'while' || one.kind === 'each') {
      return { ...one, body: statements(one.body, lengths) };
    }
    if (one.kind === 'if') {
      return { ...one, yes: statements(one.yes, lengths), no: statements(one.no, lengths) };
    }
    return one;
  });
}

function each(one: Statement & { kind: 'count' }, lengths: Map<string, Expression>): Statement {
  const body = statements(one.body, lengths);
  const counted = { ...one, body };
  const [first, ...rest] = body;
  const { from, to, name } = one;
  const end = to.kind === 'variable' ? lengths.get(to.name) : to.kind === 'length' ? to.list : null;
  if (one.isDown || from.kind !== 'number' || from.value !== 0 || end?.kind !== 'variable') {
    return counted;
  }
  if (first?.kind !== 'let' || first.isChanged || first.value?.kind !== 'item') return counted;
  const { list, at } = first.value;
  const isItem =
    list.kind === 'variable' &&
    list.type.kind === 'list' &&
    list.name === end.name &&
    at.kind === 'variable' &&
    at.name === name;
  if (!isItem || doesChange(rest, end.name)) return counted;
  return {
    kind: 'each',
    name: first.name,
    index: mentions(rest, name) ? name : null,
    list,
    body: rest.map((next, i) => (i === 0 ? { ...next, why: [...first.why, ...next.why] } : next)),
    why: one.why,
  };
}

function withoutUnused(all: readonly Statement[]): Statement[] {
  return all
    .filter((one, i) => {
      const isLength = one.kind === 'let' && one.value?.kind === 'length';
      return !isLength || mentions(all.slice(i + 1), one.name);
    })
    .map((one) => {
      if (one.kind === 'if') {
        return { ...one, yes: withoutUnused(one.yes), no: withoutUnused(one.no) };
      }
      return 'body' in one ? { ...one, body: withoutUnused(one.body) } : one;
    });
}

export function mentions(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((one) => mentions(one, name));
  if (node instanceof Map) return [...node.values()].some((one) => mentions(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Expression;
  if (one.kind === 'variable' && one.name === name) return true;
  return Object.entries(one).some(([key, value]) => key !== 'type' && mentions(value, name));
}

function doesChange(node: unknown, name: string): boolean {
  if (Array.isArray(node)) return node.some((one) => doesChange(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Statement;
  const of =
    one.kind === 'assign'
      ? one.target
      : one.kind === 'push' || one.kind === 'clear'
        ? one.list
        : null;
  if (of && mentions(of, name)) return true;
  return Object.entries(one).some(([key, value]) => key !== 'type' && doesChange(value, name));
}

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, bare) === JSON.stringify(other, bare);

/** Leaves out types, because they are cyclic. */
const bare = (key: string, value: unknown): unknown =>
  key === 'type' ? undefined : value instanceof Map ? [...value] : value;
