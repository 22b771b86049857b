import type { Expression, FunctionTree, Library, Type } from './tree.ts';

// Python and GDScript accept any object with x and y as a vector, such as pygame's or Godot's.
// Results have vectors of the same kind, so that the caller can add them. The last argument decides
// the kind. A cast's last argument is the displacement, which inside `moveAndSlide` is the
// library's own, so nothing is rounded there.

/** Whether a value of a type contains new vectors. */
export function hasVectors(type: Type, library: Library): boolean {
  if (type.kind === 'list' || type.kind === 'optional') return hasVectors(type.of, library);
  if (type.kind !== 'struct') return false;
  if (type.name === 'Vec2') return true;
  const { fields, methods } = library.structs.get(type.name)!;
  return !methods && fields.some((field) => hasVectors(field.type, library));
}

/** Returns the names of all fields of these types that contain vectors, directly or in a field. */
export function fieldsWithVectors(types: readonly Type[], library: Library): string[] {
  const names = new Set<string>();
  const visit = (type: Type): void => {
    if (type.kind === 'list' || type.kind === 'optional') visit(type.of);
    if (type.kind !== 'struct' || type.name === 'Vec2' || !hasVectors(type, library)) return;
    for (const field of library.structs.get(type.name)!.fields) {
      if (!hasVectors(field.type, library)) continue;
      names.add(field.name);
      visit(field.type);
    }
  };
  types.forEach(visit);
  return [...names];
}

/** Returns the vector in the last argument that has one, or null. */
export function vectorArgument(one: FunctionTree, library: Library): Expression | null {
  if (!hasVectors(one.returns, library)) return null;
  const paths = one.parameters.map(({ name, type }) =>
    vectorIn({ kind: 'variable', name, type }, library),
  );
  return paths.findLast((path) => path !== null) ?? null;
}

function vectorIn(value: Expression, library: Library): Expression | null {
  const { type } = value;
  if (type.kind === 'list') {
    const first = vectorIn({ kind: 'item', list: value, at: zero, type: type.of }, library);
    const length: Expression = { kind: 'length', list: value, type: zero.type };
    const test: Expression = {
      kind: 'binary',
      operator: '>',
      left: length,
      right: zero,
      type: { kind: 'boolean' },
    };
    const none: Expression = { kind: 'absent', type: { kind: 'optional', of: type.of } };
    return first && { kind: 'conditional', test, yes: first, no: none, type: none.type };
  }
  if (type.kind !== 'struct') return null;
  if (type.name === 'Vec2') return value;
  for (const { name, type: of } of library.structs.get(type.name)!.fields) {
    const found = vectorIn({ kind: 'field', object: value, name, type: of }, library);
    if (found) return found;
  }
  return null;
}

const zero: Expression = {
  kind: 'number',
  value: 0,
  type: { kind: 'number', slot: { isFloat: false, flowsTo: [] } },
};
