import { distance, type Polygon } from '#lib/index.ts';
import { toStep } from '../numbers.ts';
import type { Part } from '../part.ts';
import { corner as cornerName } from '../words/parts.ts';
import { cornerFields, selectedCorner } from './corner-fields.ts';
import { handleAt, inWindow, isOnGrid, nudged } from './point.ts';

export interface PolygonOptions {
  /** The maximum number of corners. */
  readonly most?: number;
  /** Whether the reader can add corners and remove them. */
  readonly grows?: boolean;
  /** False if its corners have no symbols, because the figure is about the edges. */
  readonly symbols?: boolean;
  /** The grid of the corners, in units. */
  readonly step?: number;
}

/** On a shorter edge, a new corner would be too close to the old ones. */
const leastEdge = 12;

/** A polygon with a handle at each corner; the corners' symbols are v_0, v_1, ... */
export function polygon(options: PolygonOptions = {}): Part<Polygon> {
  const { most = 10, grows = false, symbols = true, step = 0.1 } = options;
  return {
    handles: (value, world) =>
      value.map((at, i) =>
        handleAt(String(i), 'vertex', cornerName(i), at, world, symbols ? `v_${i}` : undefined),
      ),
    move: (value, handle, to, world) => withCorner(value, handle, inWindow(to, world, step)),
    nudge: (value, handle, by, world) => {
      const corner = value[Number(handle)];
      return corner ? withCorner(value, handle, nudged(corner, by, world, step)) : value;
    },
    ...(grows && {
      buds: (value) =>
        value.flatMap((a, i) => {
          const b = value[(i + 1) % value.length];
          const hasRoom = b && distance(a, b) >= leastEdge && value.length < most;
          return hasRoom ? [{ key: `after-${i}`, at: middleOf(a, b) }] : [];
        }),
      grow: (value, bud) => {
        const index = Number(bud.replace('after-', ''));
        const grown = addCorner(value, index, most);
        return grown === value ? null : { value: grown, handle: String(index + 1) };
      },
      remove: (value, handle) => {
        const less = removeCorner(value, Number(handle));
        const next = String(Math.min(Number(handle), less.length - 1));
        return less === value ? null : { value: less, handle: next };
      },
    }),
    fields: (value, world, selected) => {
      const index = selectedCorner(value, selected);
      const at = value[index];
      return at ? cornerFields(index, at, world) : [];
    },
    write: (value, field, to, selected) => {
      const index = selectedCorner(value, selected);
      const number = step < 1 ? to : toStep(to, step);
      return value.map((at, i) => (i === index ? { ...at, [field]: number } : at));
    },
    toNumbers: (value) => value.flatMap(({ x, y }) => [x, y]),
    fromNumbers: (numbers, world) => {
      if (numbers.length % 2 !== 0 || numbers.length < 6 || numbers.length > 2 * most) return null;
      const corners = numbers.flatMap((x, i) =>
        i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : [],
      );
      return corners.every((corner) => isOnGrid(corner, world, step)) ? corners : null;
    },
  };
}

type Corner = Polygon[number];

function withCorner(value: Polygon, handle: string, at: Corner): Polygon {
  return value.map((corner, i) => (String(i) === handle ? at : corner));
}

/** Returns the midpoint, rounded to tenths. */
function middleOf(a: Corner, b: Corner): Corner {
  return { x: Math.round((a.x + b.x) * 5) / 10, y: Math.round((a.y + b.y) * 5) / 10 };
}

/** Adds a corner in the middle of the edge after corner `index`, if that is allowed. */
export function addCorner(value: Polygon, index: number, most = Infinity): Polygon {
  const [a, b] = [value[index], value[(index + 1) % value.length]];
  if (!a || !b || value.length >= most) return value;
  return value.toSpliced(index + 1, 0, middleOf(a, b));
}

/** Removes corner `index`, except from a triangle. */
export function removeCorner(value: Polygon, index: number): Polygon {
  const stays = value.length <= 3 || value[index] === undefined;
  return stays ? value : value.toSpliced(index, 1);
}
