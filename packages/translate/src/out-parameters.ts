import { refuseIn } from './refuse.ts';
import type { Expression, FunctionTree, Library, Parameter, Statement } from './tree.ts';

// `circlesNear(circle, ids = [])` fills and returns the given list, or a new one. If a language has
// no optional parameters or only borrows lists, the function just fills the given list.

export function withOutParameters(library: Library): Library {
  const filled = new Map<string, number>();
  for (const [name, one] of library.functions) {
    const place = one.parameters.findIndex((parameter) => isFilled(parameter, one));
    if (place >= 0) filled.set(name, place);
  }
  if (filled.size === 0) return library;
  const functions = new Map<string, FunctionTree>();
  for (const [name, one] of library.functions) {
    const place = filled.get(name);
    const filling = place === undefined ? one : asFilling(one, place);
    functions.set(name, { ...filling, body: statements(filling.body, filled, filling) });
  }
  return { ...library, functions };
}

const refuse = (one: FunctionTree, reason: string, instead: string): never =>
  refuseIn('C, C++ and Rust', one, reason, instead);

/** Whether a function only returns its optional list. */
function isFilled({ name, type, initial }: Parameter, { body, returns }: FunctionTree): boolean {
  const isOptional = type.kind === 'list' && type.grows && initial?.kind === 'list';
  const given = returnsIn(body);
  return (
    isOptional &&
    returns.kind === 'list' &&
    given.length > 0 &&
    given.every(({ value }) => value?.kind === 'variable' && value.name === name)
  );
}

function returnsIn(all: readonly Statement[]): (Statement & { kind: 'return' })[] {
  return all.flatMap((one) => {
    if (one.kind === 'return') return [one];
    if (one.kind === 'if') return [...returnsIn(one.yes), ...returnsIn(one.no)];
    return 'body' in one ? returnsIn(one.body) : [];
  });
}

function asFilling(one: FunctionTree, place: number): FunctionTree {
  const parameters = one.parameters.map((parameter, i) =>
    i === place ? { ...parameter, initial: null, isOut: true } : parameter,
  );
  const last = one.body.at(-1);
  if (last?.kind !== 'return' || returnsIn(one.body).length > 1) {
    return refuse(
      one,
      'it returns the list that it fills in more than one place',
      'Return the list only at the end.',
    );
  }
  return { ...one, parameters, returns: { kind: 'nothing' }, body: one.body.slice(0, -1) };
}

/** Rewrites `near = f(circle)` to create a list and fill it. */
function statements(
  all: readonly Statement[],
  filled: ReadonlyMap<string, number>,
  fn: FunctionTree,
): readonly Statement[] {
  return all.flatMap((one): readonly Statement[] => {
    if (one.kind === 'if') {
      const [yes, no] = [one.yes, one.no].map((branch) => statements(branch, filled, fn));
      return [{ ...one, yes: yes!, no: no! }];
    }
    if ('body' in one) return [{ ...one, body: statements(one.body, filled, fn) } as Statement];
    const call = one.kind === 'let' || one.kind === 'do' ? one.value : null;
    const place = call?.kind === 'call' ? filled.get(call.name) : undefined;
    if (place === undefined || call?.kind !== 'call') {
      if (names(one).some((name) => filled.has(name))) {
        return refuse(
          fn,
          'it uses a filled list within an expression',
          'Store the result of the call in a constant first.',
        );
      }
      return [one];
    }
    const given = call.values[place]!;
    const doing = (list: Expression): Statement => {
      const values = call.values.map((value, i) => (i === place ? list : value));
      const value: Expression = { ...call, values, type: { kind: 'nothing' } };
      return { kind: 'do', value, why: [] };
    };
    if (one.kind === 'do' && given.kind === 'variable') return [{ ...doing(given), why: one.why }];
    if (one.kind !== 'let' || given.kind !== 'list') {
      return refuse(
        fn,
        'it neither passes a list to be filled nor stores the new one',
        'Pass a variable, or store the result of the call in a constant.',
      );
    }
    const list: Expression = { kind: 'variable', name: one.name, type: one.type };
    return [{ ...one, value: given, isChanged: true }, doing(list)];
  });
}

function names(node: unknown): string[] {
  if (node instanceof Map) return names([...node.values()]);
  if (Array.isArray(node)) return node.flatMap(names);
  if (typeof node !== 'object' || node === null) return [];
  const { kind, name } = node as { kind?: unknown; name?: unknown };
  const own = kind === 'call' ? [String(name)] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, of]) => (key === 'type' ? [] : names(of))),
  ];
}
