import type { Polygon } from '../../../lib/index.ts';
import { show } from '../numbers.ts';
import type { Part } from '../part.ts';
import { inWindow, isInWindow } from './point.ts';

export interface PolygonOptions {
  /** How many corners it may have. */
  readonly most?: number;
}

/** A polygon held by its corners, which are called v_0, v_1, ... */
export function polygon({ most = 10 }: PolygonOptions = {}): Part<Polygon> {
  return {
    handles: (value, world) =>
      value.map((at, i) => ({
        key: String(i),
        kind: 'vertex',
        at,
        name: `corner ${i}`,
        symbol: `v_${i}`,
        says: `x ${show(at.x)}, y ${show(at.y)}`,
        now: at.x,
        min: world.minX,
        max: world.maxX,
      })),
    move: (value, handle, to, world) => withCorner(value, handle, inWindow(to, world)),
    nudge: (value, handle, by, world) => {
      const corner = value[Number(handle)];
      if (!corner) return value;
      const to = { x: corner.x + by.x, y: corner.y + by.y };
      return withCorner(value, handle, inWindow(to, world));
    },
    fields: () => [],
    write: (value) => value,
    toNumbers: (value) => value.flatMap(({ x, y }) => [x, y]),
    fromNumbers: (numbers, world) => {
      if (numbers.length % 2 !== 0 || numbers.length < 6 || numbers.length > 2 * most) return null;
      const corners = numbers.flatMap((x, i) =>
        i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : [],
      );
      return corners.every((corner) => isInWindow(corner, world)) ? corners : null;
    },
  };
}

function withCorner(value: Polygon, handle: string, at: Polygon[number]): Polygon {
  return value.map((corner, i) => (String(i) === handle ? at : corner));
}

/** A new corner in the middle of the edge that leaves corner `index`. */
export function addCorner(value: Polygon, index: number): Polygon {
  const [a, b] = [value[index], value[(index + 1) % value.length]];
  if (!a || !b) return value;
  const middle = { x: Math.round((a.x + b.x) * 5) / 10, y: Math.round((a.y + b.y) * 5) / 10 };
  return value.toSpliced(index + 1, 0, middle);
}

/** Without corner `index`; a triangle keeps its three. */
export function removeCorner(value: Polygon, index: number): Polygon {
  return value.length > 3 ? value.toSpliced(index, 1) : value;
}
