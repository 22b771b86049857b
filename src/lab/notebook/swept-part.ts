import type { AnyFigure } from '#figure/figure.ts';
import type { Vec2 } from '#lib/index.ts';

type State = Readonly<Record<string, unknown>>;

/**
 * The part that a map moves to every place: the figure's own choice, its only point, or its circle.
 */
export function sweptPart({ truthOf }: AnyFigure, state: State): string | null {
  if (truthOf !== undefined) return truthOf;
  const names = Object.keys(state);
  const circles = names.filter((name) => hasFields(state[name], 'center', 'radius'));
  const points = names.filter((name) => hasFields(state[name], 'x', 'y'));
  if (points.length === 1 && points[0]) return points[0];
  return circles.find((name) => name === 'circle') ?? circles[0] ?? points[0] ?? null;
}

export function withPartAt(state: State, part: string, position: Vec2): State {
  const value = state[part];
  const hasCenter = hasFields(value, 'center');
  return { ...state, [part]: hasCenter ? { ...(value as object), center: position } : position };
}

function hasFields(value: unknown, ...names: readonly string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
