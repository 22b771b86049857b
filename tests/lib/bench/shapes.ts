import type { Circle, Vec2 } from '#lib/types.ts';

/** Makes corners from pairs [x, y]. */
export function corners(...places: readonly (readonly [number, number])[]): Vec2[] {
  return places.map(([x, y]) => ({ x, y }));
}

export function disc(x: number, y: number, radius: number): Circle {
  return { center: { x, y }, radius };
}
