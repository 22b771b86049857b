import { isTooShort } from './check.ts';
import { magnitude } from './magnitude.ts';
import { orientation } from './orientation.ts';
import type {
  Polygon,
  PolygonFault,
  Vec2,
} from './types.ts';

/**
 * Finds the first fault of the polygon, or returns
 * null if it is simple; an outline that touches
 * itself is not simple.
 *
 * @example
 * const corners = [{ x: 0, y: 0 }, { x: 4, y: 4 },
 *   { x: 4, y: 0 }, { x: 0, y: 4 }];
 * polygonFault(corners);
 * // { kind: 'crossing', edges: [0, 2] }
 *
 * @remarks
 * This is for an editor that shows where the fault
 * is, while `assertPolygon` puts it into words. It
 * looks for numbers that are not finite, then for
 * too few corners, a corner that repeats its
 * neighbour, an edge shorter than 1e-75, corners
 * that are all on one line, and edges that cross or
 * touch. Either winding is fine, and a corner may
 * lie on the straight line between its neighbours.
 *
 * *Accuracy*: it is never wrong, because the signs
 * of cross products that it uses are exact. Only
 * lengths are rounded, so an edge that equals 1e-75
 * to 15 digits may or may not count as too short.
 *
 * *Cost*: it tests every pair of edges, O(n^2).
 *
 * @group checks
 * @figure polygon-and-circle/polygon-and-circle
 */
export function polygonFault(
  polygon: Polygon,
): PolygonFault | null {
  const count = polygon.length;
  for (let i = 0; i < count; i += 1) {
    const { x, y } = polygon[i]!;
    if (!Number.isFinite(x))
      return notFinite(i, 'x');
    if (!Number.isFinite(y))
      return notFinite(i, 'y');
  }
  if (count < 3) return { kind: 'too-few', count };
  return (
    repeatIn(polygon) ??
    shortEdgeIn(polygon) ??
    lineIn(polygon) ??
    crossingIn(polygon)
  );
}

function notFinite(
  corner: number,
  coordinate: 'x' | 'y',
): PolygonFault {
  return { kind: 'not-finite', corner, coordinate };
}

function repeatIn(
  corners: Polygon,
): PolygonFault | null {
  const last = corners.length - 1;
  if (same(corners[last]!, corners[0]!)) {
    return { kind: 'repeated', corners: [0, last] };
  }
  for (let i = 1; i <= last; i += 1) {
    if (same(corners[i]!, corners[i - 1]!)) {
      return {
        kind: 'repeated',
        corners: [i - 1, i],
      };
    }
  }
  return null;
}

function shortEdgeIn(
  corners: Polygon,
): PolygonFault | null {
  for (let i = 0; i < corners.length; i += 1) {
    const a = corners[i]!;
    const b = corners[(i + 1) % corners.length]!;
    const length = magnitude(b.x - a.x, b.y - a.y);
    if (isTooShort(length)) {
      return { kind: 'too-short', edge: i, length };
    }
  }
  return null;
}

function lineIn(
  corners: Polygon,
): PolygonFault | null {
  const [a, b] = [corners[0]!, corners[1]!];
  for (const c of corners) {
    if (orientation(a, b, c) !== 0) return null;
  }
  return { kind: 'collinear' };
}

function crossingIn(
  corners: Polygon,
): PolygonFault | null {
  for (let j = 1; j < corners.length; j += 1) {
    for (let i = 0; i < j; i += 1) {
      if (clash(corners, i, j)) {
        return { kind: 'crossing', edges: [i, j] };
      }
    }
  }
  return null;
}

/**
 * Returns whether edges i < j meet where they must
 * not.
 */
function clash(
  corners: Polygon,
  i: number,
  j: number,
): boolean {
  const count = corners.length;
  const a = corners[i]!;
  const b = corners[i + 1]!;
  const c = corners[j]!;
  const d = corners[(j + 1) % count]!;
  if (j === i + 1) return foldsBack(a, b, d);
  if ((j + 1) % count === i) {
    return foldsBack(c, a, b);
  }
  return segmentsMeet(a, b, c, d);
}

/**
 * Returns whether the path from a through b to c
 * folds back.
 */
function foldsBack(
  a: Vec2,
  b: Vec2,
  c: Vec2,
): boolean {
  if (orientation(a, b, c) !== 0) return false;
  // On one line, b must lie between a and c.
  return !(
    between(a.x, b.x, c.x) && between(a.y, b.y, c.y)
  );
}

function segmentsMeet(
  a: Vec2,
  b: Vec2,
  c: Vec2,
  d: Vec2,
): boolean {
  if (
    !overlap(a.x, b.x, c.x, d.x) ||
    !overlap(a.y, b.y, c.y, d.y)
  ) {
    return false;
  }
  // Neither has both ends on one side of the other.
  return (
    orientation(a, b, c) * orientation(a, b, d) <=
      0 &&
    orientation(c, d, a) * orientation(c, d, b) <= 0
  );
}

function same(a: Vec2, b: Vec2): boolean {
  return a.x === b.x && a.y === b.y;
}

function between(
  a: number,
  b: number,
  c: number,
): boolean {
  return Math.min(a, c) <= b && b <= Math.max(a, c);
}

/**
 * Returns whether the interval from a to b overlaps
 * the one from c to d.
 */
function overlap(
  a: number,
  b: number,
  c: number,
  d: number,
): boolean {
  return (
    Math.min(a, b) <= Math.max(c, d) &&
    Math.min(c, d) <= Math.max(a, b)
  );
}
