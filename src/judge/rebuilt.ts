import { inDegreesAround } from '#kit/parts/angle.ts';

/** An object of a call's arguments, and what stands there in the wanted arguments. */
export interface Node {
  readonly before: object;
  readonly wanted: unknown;
}

export function pairsOfNodes(before: unknown, wanted: unknown): Node[] {
  if (typeof before !== 'object' || before === null) return [];
  const below = Object.entries(before).flatMap(([name, part]) =>
    pairsOfNodes(part, (wanted as Record<string, unknown> | undefined)?.[name]),
  );
  return [{ before, wanted }, ...below];
}

/**
 * A part of a state with what the wanted arguments say of it. What of the part is in the arguments
 * is found by identity: the object itself, or an object made of the same pieces.
 */
export function rebuilt(part: unknown, nodes: readonly Node[]): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const same = nodes.find(({ before }) => before === part);
  if (same) return same.wanted;
  if (Array.isArray(part)) return part.map((one) => rebuilt(one, nodes));
  const own = part as Readonly<Record<string, unknown>>;
  for (const { before, wanted } of nodes) {
    const given = before as Readonly<Record<string, unknown>>;
    const common = Object.keys(own).filter((name) => own[name] === given[name]);
    if (common.some((name) => typeof own[name] === 'object')) {
      return withPieces(own, common, wanted as Readonly<Record<string, unknown>>, nodes);
    }
  }
  return Object.fromEntries(Object.entries(own).map(([name, one]) => [name, rebuilt(one, nodes)]));
}

function withPieces(
  own: Readonly<Record<string, unknown>>,
  names: readonly string[],
  wanted: Readonly<Record<string, unknown>>,
  nodes: readonly Node[],
) {
  const pieces = Object.keys(own).map((name) => {
    const isHere = names.includes(name) && name in wanted;
    return [name, isHere ? wanted[name] : rebuilt(own[name], nodes)];
  });
  const { rotation } = wanted;
  // A box of a figure has degrees, one of the library radians.
  const turned = 'degrees' in own && typeof rotation === 'number';
  return {
    ...own,
    ...Object.fromEntries(pieces),
    ...(turned ? { degrees: inDegreesAround(rotation) } : {}),
  };
}
