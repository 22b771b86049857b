import {
  closestPointOnPolygon,
  closestPointOnSegment,
  collideConvexPolygonCircle,
  collidePolygonCircle,
  collideSegmentCircle,
} from '#lib/index.ts';
import type { Circle, Contact, Polygon, Vec2 } from '#lib/types.ts';
import { ulp } from '#lib/ulp.ts';
import { clashes } from '#oracle/outline.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { add, compare, fromDouble, mul, sign, sub } from '#oracle/rational.ts';
import {
  type ExactPoint,
  exactPoint,
  footAlong,
  moved,
  squaredDistance,
  squaredDistanceToEdge,
} from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Subject } from './climb.ts';
import { apart, rootMinus, rootsApart } from './exact-error.ts';
import { cornersOf, placeOf } from './polygons.ts';

/** How far the move that a contact proposes misses touching, in ulps of the span. */
export function moveError(
  polygon: Polygon,
  circle: Circle,
  contact: Contact | null,
  filled: boolean,
): number {
  if (contact === null) return 0;
  const there = moved(exactPoint(circle.center), contact.normal, fromDouble(contact.depth));
  const { squaredDistance, inside } = exactStanding(there, polygon);
  const span = spanOf([...polygon, circle.center], circle.radius);
  const radius = fromDouble(circle.radius);
  if (filled && inside && sign(squaredDistance) > 0) {
    return rootMinus(squaredDistance, fromDouble(0), span) + circle.radius / ulp(span);
  }
  return Math.abs(rootMinus(squaredDistance, radius, span));
}

function move(
  name: string,
  stated: number,
  corners: number,
  collide: (polygon: Polygon, circle: Circle) => Contact | null,
): Subject {
  return {
    name,
    stated,
    size: 2 + 2 * corners,
    error: (numbers) => {
      const [center, polygon] = [placeOf(numbers), cornersOf(numbers)];
      // Nearly as large as the scene, so that it meets what is there.
      const circle = { center, radius: spanOf([...polygon, center]) * (1 - 2 ** -20) };
      return moveError(polygon, circle, collide(polygon, circle), corners > 2);
    },
  };
}

function exactFoot(point: Vec2, a: Vec2, b: Vec2): ExactPoint {
  const [p, from, to] = [exactPoint(point), exactPoint(a), exactPoint(b)];
  const t = footAlong(p, from, to);
  if (sign(t) <= 0) return from;
  if (compare(t, fromDouble(1)) >= 0) return to;
  return {
    x: add(from.x, mul(t, sub(to.x, from.x))),
    y: add(from.y, mul(t, sub(to.y, from.y))),
  };
}

/** How far a foot is off, without the last rounding to the place where it lies. */
export function footError(
  found: Vec2,
  point: Vec2,
  a: Vec2,
  b: Vec2,
  corners: readonly Vec2[],
): number {
  const span = spanOf([...corners, point]);
  const rounding = ulp(Math.max(Math.abs(found.x), Math.abs(found.y)));
  return Math.max(0, apart(exactPoint(found), exactFoot(point, a, b), span) - rounding / ulp(span));
}

const footOnSegment: Subject = {
  name: 'closestPointOnSegment',
  stated: 10,
  size: 6,
  error: (numbers) => {
    const point = placeOf(numbers);
    const [a, b] = cornersOf(numbers) as [Vec2, Vec2];
    return footError(closestPointOnSegment(point, { a, b }), point, a, b, [a, b]);
  },
};

const footOnPolygon: Subject = {
  name: 'closestPointOnPolygon',
  stated: 10,
  size: 8,
  error: (numbers) => {
    const [point, polygon] = [placeOf(numbers), cornersOf(numbers)];
    const { point: found, feature } = closestPointOnPolygon(point, polygon);
    if (feature.kind !== 'edge') return 0;
    const [a, b] = [polygon[feature.index]!, polygon[(feature.index + 1) % polygon.length]!];
    return footError(found, point, a, b, polygon);
  },
};

/** How much farther than the nearest part of a triangle the part is that is named as nearest. */
function partError(point: Vec2, triangle: Polygon): number {
  const { feature } = closestPointOnPolygon(point, triangle);
  const exact = exactPoint(point);
  const [a, b] = [0, 1].map((step) => exactPoint(triangle[(feature.index + step) % 3]!));
  const found =
    feature.kind === 'edge' ? squaredDistanceToEdge(exact, a!, b!) : squaredDistance(exact, a!);
  const nearest = exactStanding(exact, triangle).squaredDistance;
  return rootsApart(found, nearest, spanOf([...triangle, point]));
}

/** From one edge to another, another part becomes the nearest: there it may err. */
const nearestPart: Subject = {
  name: 'closestPointOnPolygon',
  stated: 8,
  size: 8,
  error: (numbers) => {
    const triangle = cornersOf(numbers);
    const on = (edge: number) => {
      const [a, b] = [triangle[edge]!, triangle[edge + 1]!];
      const t = Math.abs(numbers[edge]!) % 1;
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    };
    const [from, to] = [on(0), on(1)];
    const at = (t: number) => ({
      x: from.x + t * (to.x - from.x),
      y: from.y + t * (to.y - from.y),
    });
    const partAt = (t: number) => JSON.stringify(closestPointOnPolygon(at(t), triangle).feature);
    let [low, high] = [0, 1];
    const first = partAt(low);
    while (low + (high - low) / 2 !== low && low + (high - low) / 2 !== high) {
      const middle = low + (high - low) / 2;
      if (partAt(middle) === first) low = middle;
      else high = middle;
    }
    return Math.max(partError(at(low), triangle), partError(at(high), triangle));
  },
};

/** The push out of a quadrilateral, mostly concave, by a circle of any size. */
const push: Subject = {
  name: 'collidePolygonCircle',
  stated: 96,
  size: 11,
  error: (numbers) => {
    const polygon = cornersOf(numbers.slice(0, 10));
    if (clashes(polygon).length > 0) return 0;
    const circle = { center: placeOf(numbers), radius: Math.abs(numbers[10]!) };
    const hit = collidePolygonCircle(polygon, circle);
    if (hit === null) return 0;
    // All of the push as one contact.
    const [contact] = hit.contacts;
    return moveError(polygon, circle, { ...contact!, normal: hit.push, depth: 1 }, true);
  },
};

export const contacts: readonly Subject[] = [
  move('collideSegmentCircle', 6, 2, ([a, b], circle) =>
    collideSegmentCircle({ a: a!, b: b! }, circle),
  ),
  move('collideConvexPolygonCircle', 12, 3, collideConvexPolygonCircle),
  push,
  footOnSegment,
  footOnPolygon,
  nearestPart,
];
