import type { FunctionTree, Statement } from './tree.ts';

// C# refuses a name in a block if a nested block used it before, so the later one gets a number.

export function withDistinctNames(one: FunctionTree): FunctionTree {
  const taken = new Set([...one.parameters.map(({ name }) => name), ...namesIn(one.body)]);
  const fresh = (name: string): string => {
    const base = name.replace(/\d+$/, '');
    let number = 2;
    while (taken.has(`${base}${number}`)) number += 1;
    taken.add(`${base}${number}`);
    return `${base}${number}`;
  };
  return { ...one, body: inBlock(one.body, new Map(), fresh).body };
}

interface Block {
  readonly body: Statement[];
  /** The names in the block and in all nested blocks. */
  readonly names: ReadonlySet<string>;
}

function inBlock(
  all: readonly Statement[],
  outer: ReadonlyMap<string, string>,
  fresh: (name: string) => string,
): Block {
  const renamed = new Map(outer);
  const ofInner = new Set<string>();
  const own = new Set<string>();
  const inner = (body: readonly Statement[], names: readonly string[] = []): Statement[] => {
    const hidden = new Map([...renamed].filter(([name]) => !names.includes(name)));
    const block = inBlock(body, hidden, fresh);
    for (const name of [...names, ...block.names]) ofInner.add(name);
    return block.body;
  };
  const body = all.map((one): Statement => {
    switch (one.kind) {
      case 'let': {
        const value = withNames(one.value, renamed);
        const name = ofInner.has(one.name) ? fresh(one.name) : one.name;
        if (name === one.name) renamed.delete(name);
        else renamed.set(one.name, name);
        own.add(name);
        return { ...one, name, value };
      }
      case 'if':
        return {
          ...one,
          test: withNames(one.test, renamed),
          yes: inner(one.yes),
          no: inner(one.no),
        };
      case 'while':
        return { ...one, test: withNames(one.test, renamed), body: inner(one.body) };
      case 'count': {
        const from = withNames(one.from, renamed);
        const to = withNames(one.to, renamed);
        return { ...one, from, to, body: inner(one.body, [one.name]) };
      }
      case 'each': {
        const names = one.index === null ? [one.name] : [one.name, one.index];
        return { ...one, list: withNames(one.list, renamed), body: inner(one.body, names) };
      }
      default:
        return withNames(one, renamed);
    }
  });
  return { body, names: new Set([...own, ...ofInner]) };
}

/** Renames the variables in a part of a tree. */
function withNames<T>(node: T, renamed: ReadonlyMap<string, string>): T {
  if (renamed.size === 0) return node;
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(visit);
    if (one instanceof Map) return new Map([...one].map(([key, value]) => [key, visit(value)]));
    if (typeof one !== 'object' || one === null) return one;
    // Skip types, because they are cyclic and contain no variables.
    const entries = Object.entries(one).map(([key, value]) => [
      key,
      key === 'type' ? value : visit(value),
    ]);
    const copy = Object.fromEntries(entries) as { kind?: string; name?: string };
    const name = copy.kind === 'variable' ? renamed.get(copy.name!) : undefined;
    return name === undefined ? copy : { ...copy, name };
  };
  return visit(node) as T;
}

function namesIn(all: readonly Statement[]): string[] {
  return all.flatMap((one) => {
    switch (one.kind) {
      case 'let':
        return [one.name];
      case 'if':
        return [...namesIn(one.yes), ...namesIn(one.no)];
      case 'while':
        return namesIn(one.body);
      case 'count':
        return [one.name, ...namesIn(one.body)];
      case 'each':
        return [one.name, ...(one.index === null ? [] : [one.index]), ...namesIn(one.body)];
      default:
        return [];
    }
  });
}
