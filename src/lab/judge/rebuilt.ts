import { inDegreesAround } from '#figure/parts/angle.ts';

/** An object in a call's arguments, and the value requested in its place. */
export interface Node {
  readonly before: object;
  readonly requested: unknown;
}

export function pairsOfNodes(before: unknown, requested: unknown): Node[] {
  if (typeof before !== 'object' || before === null) return [];
  const below = Object.entries(before).flatMap(([name, part]) =>
    pairsOfNodes(part, (requested as Record<string, unknown> | undefined)?.[name]),
  );
  return [{ before, requested }, ...below];
}

/**
 * Returns a part of a state with the requested arguments in it. A part is matched by identity, as
 * the same object or an object with the same pieces.
 */
export function rebuilt(part: unknown, nodes: readonly Node[]): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const same = nodes.find(({ before }) => before === part);
  if (same) return same.requested;
  if (Array.isArray(part)) return part.map((one) => rebuilt(one, nodes));
  const fields = part as Readonly<Record<string, unknown>>;
  for (const { before, requested } of nodes) {
    const original = before as Readonly<Record<string, unknown>>;
    const common = Object.keys(fields).filter((name) => fields[name] === original[name]);
    if (common.some((name) => typeof fields[name] === 'object')) {
      return withPieces(fields, common, requested as Readonly<Record<string, unknown>>, nodes);
    }
  }
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, rebuilt(one, nodes)]),
  );
}

function withPieces(
  fields: Readonly<Record<string, unknown>>,
  names: readonly string[],
  requested: Readonly<Record<string, unknown>>,
  nodes: readonly Node[],
) {
  const pieces = Object.keys(fields).map((name) => {
    const isRequested = names.includes(name) && name in requested;
    return [name, isRequested ? requested[name] : rebuilt(fields[name], nodes)];
  });
  const { rotation } = requested;
  // A figure's box uses degrees, the library's radians.
  const usesDegrees = 'degrees' in fields && typeof rotation === 'number';
  return {
    ...fields,
    ...Object.fromEntries(pieces),
    ...(usesDegrees ? { degrees: inDegreesAround(rotation) } : {}),
  };
}
