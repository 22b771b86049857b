import type { Expression, FunctionTree, Library, Statement } from './tree.ts';

// `const { xyr } = store` is an alias of a part of the store. In a language with ownership it would
// outlive the part or borrow it twice, so `store.xyr` replaces it.

export function withoutAliases(library: Library): Library {
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    functions.set(name, { ...one, body: statements(one.body, new Map(), library) });
  }
  return { ...library, functions };
}

type Paths = ReadonlyMap<string, Expression>;

function statements(all: readonly Statement[], outer: Paths, library: Library): Statement[] {
  const paths = new Map(outer);
  // The comment above a removed alias moves to the next statement.
  let why: readonly string[] = [];
  const done: Statement[] = [];
  for (const [i, one] of all.entries()) {
    if (one.kind === 'let' && one.value) {
      const value = withPaths(one.value, paths);
      if (isPart(value, library) && !isReplaced(all.slice(i + 1), one.name)) {
        paths.set(one.name, value);
        why = [...why, ...one.why];
        continue;
      }
    }
    const next = withPaths(one, paths, library);
    done.push({ ...next, why: [...why, ...next.why] });
    why = [];
    if (one.kind === 'let') paths.delete(one.name);
  }
  return done;
}

/** Whether it is a list, a buffer or an object in a field of a mutable object. */
function isPart(one: Expression, library: Library): boolean {
  if (one.kind !== 'field' || one.object.type.kind !== 'struct') return false;
  const { type } = one;
  const isLarge =
    type.kind === 'list' ||
    type.kind === 'buffer' ||
    (type.kind === 'struct' && library.structs.get(type.name)!.isMutable);
  return isLarge && library.structs.get(one.object.type.name)!.isMutable;
}

/** Whether a variable is assigned another object. */
function isReplaced(node: unknown, name: string): boolean {
  if (node instanceof Map) return isReplaced([...node.values()], name);
  if (Array.isArray(node)) return node.some((one) => isReplaced(one, name));
  if (typeof node !== 'object' || node === null) return false;
  const one = node as Statement;
  const isIt = (of: Expression): boolean => of.kind === 'variable' && of.name === name;
  if (one.kind === 'assign' && isIt(one.target)) return true;
  if (one.kind === 'swap' && (isIt(one.one) || isIt(one.other))) return true;
  return Object.entries(one).some(([key, of]) => key !== 'type' && isReplaced(of, name));
}

/** Replaces aliases by their paths. */
function withPaths<T>(node: T, paths: Paths, library?: Library): T {
  const visit = (one: unknown): unknown => {
    if (one instanceof Map) return new Map([...one].map(([key, value]) => [key, visit(value)]));
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== 'object' || one === null) return one;
    const { kind, name } = one as { kind?: unknown; name?: unknown };
    const path = kind === 'variable' ? paths.get(String(name)) : undefined;
    if (path) return path;
    const entries = Object.entries(one).map(([key, value]) => {
      const isBlock = library && (key === 'body' || key === 'yes' || key === 'no');
      if (isBlock && Array.isArray(value) && 'why' in one) {
        return [key, statements(value as Statement[], without(paths, one as Statement), library)];
      }
      return [key, key === 'type' ? value : visit(value)];
    });
    return Object.fromEntries(entries);
  };
  return visit(node) as T;
}

/** Removes the names that a loop shadows. */
function without(paths: Paths, one: Statement): Paths {
  const own = one.kind === 'count' || one.kind === 'each' ? [one.name] : [];
  if (one.kind === 'each' && one.index !== null) own.push(one.index);
  return new Map([...paths].filter(([name]) => !own.includes(name)));
}
