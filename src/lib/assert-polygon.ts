import {
  finitePoint,
  longEnough,
  show,
} from './check.ts';
import { turn } from './turn.ts';
import type { Polygon, Vec2 } from './types.ts';

/**
 * Lets a valid polygon pass, refuses all else. Call
 * it where data enters your program. Either winding
 * is fine, and so is a corner on the straight line
 * between its neighbours.
 *
 * Throws a TypeError for what is not an array of
 * points, a RangeError for a number that is not
 * finite, fewer than three corners, a corner that
 * repeats the one before, a last one that repeats
 * the first, corners all on one line, and an
 * outline that crosses or touches itself.
 *
 * It never errs: signs of cross products decide,
 * and they are exact. Every edge meets every other,
 * so the time grows with the square of the corners.
 */
export function assertPolygon(
  value: unknown,
  name = 'polygon',
): asserts value is Polygon {
  const corners = finitePoints(value, name);
  if (corners.length < 3) {
    throw new RangeError(
      `${name} must have 3 or more corners; ` +
        `it has ${corners.length}.`,
    );
  }
  refuseRepeats(corners, name);
  refuseShortEdges(corners, name);
  refuseOneLine(corners, name);
  refuseCrossings(corners, name);
}

function finitePoints(
  value: unknown,
  name: string,
): Polygon {
  if (!Array.isArray(value)) {
    throw new TypeError(
      `${name} is ${show(value)}; ` +
        'it must be an array of points.',
    );
  }
  // Array.from also visits holes, as undefined.
  return Array.from(value, (corner, index) =>
    finitePoint(corner, `${name}[${index}]`),
  );
}

function refuseRepeats(
  corners: Polygon,
  name: string,
) {
  const last = corners.length - 1;
  if (same(corners[last]!, corners[0]!)) {
    throw new RangeError(
      `${name}[${last}] repeats ${name}[0]; the ` +
        'last corner is joined to the first ' +
        'anyway: leave the repeat out.',
    );
  }
  for (let i = 1; i <= last; i += 1) {
    if (same(corners[i]!, corners[i - 1]!)) {
      throw new RangeError(
        `${name}[${i}] repeats ${name}[${i - 1}]; ` +
          'neighbours must differ.',
      );
    }
  }
}

function refuseShortEdges(
  corners: Polygon,
  name: string,
) {
  corners.forEach((a, i) => {
    const next = (i + 1) % corners.length;
    const edge = `${name}[${i}] to ${name}[${next}]`;
    longEnough(a, corners[next]!, edge);
  });
}

function refuseOneLine(
  corners: Polygon,
  name: string,
) {
  const [a, b] = [corners[0]!, corners[1]!];
  if (corners.every((c) => turn(a, b, c) === 0)) {
    throw new RangeError(
      `${name} has no area; its corners must not ` +
        'all lie on one line.',
    );
  }
}

function refuseCrossings(
  corners: Polygon,
  name: string,
) {
  const count = corners.length;
  for (let j = 1; j < count; j += 1) {
    for (let i = 0; i < j; i += 1) {
      if (clash(corners, i, j)) {
        throw new RangeError(
          `${name} crosses or touches itself at ` +
            `edges ${i} and ${j}; two edges may ` +
            'meet only in the corner they share.',
        );
      }
    }
  }
}

/** Do edges i < j meet where they must not? */
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

/** Does the way to b come back over itself? */
function foldsBack(a: Vec2, b: Vec2, c: Vec2) {
  if (turn(a, b, c) !== 0) return false;
  // On one line: b must lie between a and c.
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
    turn(a, b, c) * turn(a, b, d) <= 0 &&
    turn(c, d, a) * turn(c, d, b) <= 0
  );
}

function same(a: Vec2, b: Vec2): boolean {
  return a.x === b.x && a.y === b.y;
}

function between(a: number, b: number, c: number) {
  return Math.min(a, c) <= b && b <= Math.max(a, c);
}

/** Do the stretches a to b and c to d overlap? */
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
