import { integer, itemOf } from './slots.ts';
import type { FunctionTree, Statement, Type } from './tree.ts';

// Gives variables of one name different names if a language requires it, by a number at the end.

/** C# refuses a name in a block if a nested block used it before. */
export function withDistinctNames(one: FunctionTree): FunctionTree {
  const fresh = freshNames(one);
  return renamedBy(one, (name, _, isUsedInside) => (isUsedInside ? fresh(name) : name));
}

/** Python's type checkers allow one type for a name in a function. */
export function withOneTypePerName(
  one: FunctionTree,
  typeOf: (type: Type) => string,
): FunctionTree {
  const fresh = freshNames(one);
  const types = new Map(one.parameters.map(({ name, type }) => [name, [[name, typeOf(type)]]]));
  return renamedBy(one, (name, type) => {
    const own = typeOf(type);
    const known = types.get(name) ?? [];
    const same = known.find(([, other]) => isAssignable(own, other!));
    if (same) return same[0]!;
    const given = known.length === 0 ? name : fresh(name);
    types.set(name, [...known, [given, own]]);
    return given;
  });
}

const isAssignable = (own: string, other: string): boolean =>
  own === other || other === `${own} | None` || (own === 'int' && other === 'float');

/** Returns a function that appends an unused number to a name. */
function freshNames(one: FunctionTree): (name: string) => string {
  const used = new Set([...one.parameters.map(({ name }) => name), ...namesIn(one.body)]);
  return (name) => {
    const base = name.replace(/\d+$/, '');
    let number = 2;
    while (used.has(`${base}${number}`)) number += 1;
    used.add(`${base}${number}`);
    return `${base}${number}`;
  };
}

/** Returns the name of a declared variable. */
type Naming = (name: string, type: Type, isUsedInside: boolean) => string;

const renamedBy = (one: FunctionTree, nameOf: Naming): FunctionTree => ({
  ...one,
  body: inBlock(one.body, new Map(), nameOf).body,
});

interface Block {
  readonly body: Statement[];
  /** The names in the block and in all nested blocks. */
  readonly names: ReadonlySet<string>;
}

function inBlock(
  all: readonly Statement[],
  outer: ReadonlyMap<string, string>,
  nameOf: Naming,
): Block {
  const renamed = new Map(outer);
  const inside = new Set<string>();
  const declared = new Set<string>();
  /** Renames a nested block with the variables of its loop. */
  const inner = (
    body: readonly Statement[],
    loop: readonly (readonly [name: string, own: string])[] = [],
  ): Statement[] => {
    const block = inBlock(body, new Map([...renamed, ...loop]), nameOf);
    for (const name of [...loop.map(([, own]) => own), ...block.names]) inside.add(name);
    return block.body;
  };
  const body = all.map((one): Statement => {
    switch (one.kind) {
      case 'let': {
        const value = withNames(one.value, renamed);
        const name = nameOf(one.name, one.type, inside.has(one.name));
        renamed.set(one.name, name);
        declared.add(name);
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
        const name = nameOf(one.name, integer(), false);
        return { ...one, name, from, to, body: inner(one.body, [[one.name, name]]) };
      }
      case 'each': {
        const list = withNames(one.list, renamed);
        const name = nameOf(one.name, itemOf(one.list.type), false);
        const index = one.index === null ? null : nameOf(one.index, integer(), false);
        const loop = [[one.name, name] as const];
        if (one.index !== null && index !== null) loop.push([one.index, index]);
        return { ...one, name, index, list, body: inner(one.body, loop) };
      }
      default:
        return withNames(one, renamed);
    }
  });
  return { body, names: new Set([...declared, ...inside]) };
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
