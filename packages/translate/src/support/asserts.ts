// The library's asserts for languages whose types check everything except the ranges of numbers. The
// error's stack trace identifies the object, so its message does not.

import { isTooShort } from '../../../../src/lib/check.ts';
import { convexPolygonFault } from '../../../../src/lib/convex-polygon-fault.ts';
import { magnitude } from '../../../../src/lib/magnitude.ts';
import { polygonFault } from '../../../../src/lib/polygon-fault.ts';
import type {
  Box,
  Circle,
  ConvexPolygon,
  OrientedBox,
  Polygon,
  Segment,
  Vec2,
} from '../../../../src/lib/types.ts';

/**
 * Throws unless the value is a valid circle; a radius of 0 is valid.
 *
 * Call this where data enters your program, because the other functions check nothing.
 *
 * Throws a RangeError if a number is not finite or the radius is negative.
 */
export function assertCircle(circle: Circle): void {
  if (!isFinitePoint(circle.center)) {
    throw new RangeError('circle.center must be finite.');
  }
  if (!isSize(circle.radius)) {
    throw new RangeError('circle.radius must be finite and 0 or greater.');
  }
}

/**
 * Throws unless the value is a valid box; a half side of 0 is valid.
 *
 * Call this where data enters your program, because the other functions check nothing. For rotated boxes use
 * `assertOrientedBox`.
 *
 * Throws a RangeError if a number is not finite or a half side is negative.
 */
export function assertBox(box: Box): void {
  if (!isFinitePoint(box.center)) {
    throw new RangeError('box.center must be finite.');
  }
  if (!isSize(box.halfWidth)) {
    throw new RangeError('box.halfWidth must be finite and 0 or greater.');
  }
  if (!isSize(box.halfHeight)) {
    throw new RangeError('box.halfHeight must be finite and 0 or greater.');
  }
}

/**
 * Throws unless the value is a valid rotated box; any finite rotation is valid.
 *
 * Throws a RangeError if `assertBox` would, or if the rotation is not finite.
 */
export function assertOrientedBox(box: OrientedBox): void {
  if (!isFinitePoint(box.center)) {
    throw new RangeError('box.center must be finite.');
  }
  if (!isSize(box.halfWidth)) {
    throw new RangeError('box.halfWidth must be finite and 0 or greater.');
  }
  if (!isSize(box.halfHeight)) {
    throw new RangeError('box.halfHeight must be finite and 0 or greater.');
  }
  if (!Number.isFinite(box.rotation)) {
    throw new RangeError('box.rotation must be finite.');
  }
}

/**
 * Throws unless the value is a valid segment; both ends may be the same point.
 *
 * Call this where data enters your program, because the other functions check nothing.
 *
 * Throws a RangeError if a number is not finite or if the length is above 0 but below 1e-75.
 */
export function assertSegment(segment: Segment): void {
  const { a, b } = segment;
  if (!isFinitePoint(a)) {
    throw new RangeError('segment.a must be finite.');
  }
  if (!isFinitePoint(b)) {
    throw new RangeError('segment.b must be finite.');
  }
  const length = magnitude(b.x - a.x, b.y - a.y);
  if (length > 0 && isTooShort(length)) {
    throw new RangeError('segment must be a point, or 1e-75 or longer.');
  }
}

/**
 * Throws unless the value is a simple polygon; an outline that touches itself is not simple.
 *
 * Call this where data enters your program, because the other functions check nothing. Either winding is
 * fine, and a corner may lie on the straight line between its neighbours.
 *
 * Throws a RangeError for any fault that `polygonFault` finds, which also returns where it is.
 *
 * *Accuracy*: it is never wrong, like `polygonFault`.
 *
 * *Cost*: it tests every pair of edges, O(n^2).
 */
export function assertPolygon(polygon: Polygon): void {
  const fault = polygonFault(polygon);
  if (fault === null) return;
  if (fault.kind === 'not-finite') {
    throw new RangeError('polygon must have finite coordinates.');
  }
  if (fault.kind === 'too-few') {
    throw new RangeError('polygon must have 3 or more corners.');
  }
  if (fault.kind === 'repeated') {
    throw new RangeError('polygon repeats a corner.');
  }
  if (fault.kind === 'too-short') {
    throw new RangeError('polygon has an edge shorter than 1e-75.');
  }
  if (fault.kind === 'collinear') {
    throw new RangeError('polygon has no area.');
  }
  throw new RangeError('polygon crosses or touches itself.');
}

/**
 * Throws unless the value is a convex polygon, which turns the same way at every corner.
 *
 * Call this where data enters your program, because the other functions check nothing. A corner may be
 * straight, and either winding is fine.
 *
 * Throws a RangeError for any fault that `convexPolygonFault` finds, which also returns where it is.
 *
 * *Accuracy*: it is never wrong, like `polygonFault`.
 *
 * *Cost*: it tests every pair of edges, O(n^2).
 */
export function assertConvexPolygon(polygon: ConvexPolygon): void {
  const fault = convexPolygonFault(polygon);
  if (fault === null) return;
  // Any other fault is also a fault of a polygon that need not be convex.
  if (fault.kind !== 'dent') assertPolygon(polygon);
  throw new RangeError('polygon has a dent: it must turn the same way at every corner.');
}

function isFinitePoint(point: Vec2): boolean {
  return Number.isFinite(point.x) && Number.isFinite(point.y);
}

function isSize(value: number): boolean {
  return Number.isFinite(value) && value >= 0;
}
