import { assertPolygon } from './assert-polygon.ts';
import { turn } from './turn.ts';
import type { Polygon } from './types.ts';

/**
 * `assertPolygon` for a convex one: going round, it
 * never turns the other way. Going straight on at a
 * corner is fine, and so is either winding.
 *
 * Throws a RangeError that names the first corner
 * turning the other way. It never errs, as exact as
 * `assertPolygon`, and no faster.
 */
export function assertConvexPolygon(
  value: unknown,
  name = 'polygon',
): asserts value is Polygon {
  assertPolygon(value, name);
  const winding = turnAt(value, leftmost(value));
  for (let i = 0; i < value.length; i += 1) {
    if (turnAt(value, i) === -winding) {
      throw new RangeError(
        `${name}[${i}] is a dent; a convex ` +
          'polygon turns the same way at every ' +
          'corner.',
      );
    }
  }
}

/**
 * No dent can be here: all else lies to the right.
 * Of several the lowest, which is a true corner.
 */
function leftmost(corners: Polygon): number {
  let first = 0;
  corners.forEach(({ x, y }, i) => {
    const best = corners[first]!;
    if (x < best.x || (x === best.x && y < best.y)) {
      first = i;
    }
  });
  return first;
}

function turnAt(
  corners: Polygon,
  i: number,
): number {
  const count = corners.length;
  return turn(
    corners[(i + count - 1) % count]!,
    corners[i]!,
    corners[(i + 1) % count]!,
  );
}
