import type { Circle, Contact, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { compareSigned, exactStanding } from '#oracle/polygon.ts';
import { add, compare, fromDouble, type Rational, square, sub } from '#oracle/rational.ts';
import {
  compareRoot,
  type ExactPoint,
  exactPoint,
  moved,
  squaredDistance,
  squaredDistanceToEdge,
} from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import type { Transform } from './transforms.ts';

/** A shape as contacts are judged by: its exact signed distance, and the points that give its
 * size. */
export interface Shape {
  /** -1, 0, 1: is the signed distance of the point less than the value, equal, greater? */
  readonly compare: (point: ExactPoint, value: Rational) => -1 | 0 | 1;
  readonly points: readonly Vec2[];
  readonly radius: number;
}

export function polygonShape(polygon: Polygon): Shape {
  return {
    compare: (point, value) => compareSigned(exactStanding(point, polygon), value),
    points: polygon,
    radius: 0,
  };
}

export function segmentShape({ a, b }: Segment): Shape {
  const [from, to] = [exactPoint(a), exactPoint(b)];
  return {
    compare: (point, value) => compareRoot(squaredDistanceToEdge(point, from, to), value),
    points: [a, b],
    radius: 0,
  };
}

export function circleShape({ center, radius }: Circle): Shape {
  const middle = exactPoint(center);
  return {
    compare: (point, value) =>
      compareRoot(squaredDistance(point, middle), add(value, fromDouble(radius))),
    points: [center],
    radius,
  };
}

/** Length 1, within two ulps of its square. */
export function isUnit({ x, y }: Vec2): boolean {
  const square2 = add(square(fromDouble(x)), square(fromDouble(y)));
  const error = sub(square2, fromDouble(1));
  return (
    compare(error, fromDouble(4 * Number.EPSILON)) <= 0 &&
    compare(error, fromDouble(-4 * Number.EPSILON)) >= 0
  );
}

/** The scene's span: see the doc comments of the functions. */
export function contactSpan(shape: Shape, circle: Circle): number {
  return spanOf([...shape.points, circle.center], shape.radius + circle.radius);
}

/** Does the move that the contact proposes, done exactly, leave the two just touching? */
export function moveLeavesTouching(shape: Shape, circle: Circle, contact: Contact, ulps: number) {
  const there = moved(exactPoint(circle.center), contact.normal, fromDouble(contact.depth));
  return signedDistanceIsNear(
    shape,
    there,
    circle.radius,
    ulpsOf(contactSpan(shape, circle), ulps),
  );
}

/** No move that is a millionth shorter separates the two, in any of many directions. */
export function noShorterMove(shape: Shape, circle: Circle, contact: Contact, directions: number) {
  const shorter = fromDouble(contact.depth * (1 - 1e-6));
  for (let step = 0; step < directions; step += 1) {
    const angle = (2 * Math.PI * step) / directions;
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const there = moved(exactPoint(circle.center), direction, shorter);
    if (shape.compare(there, fromDouble(circle.radius)) > 0) return false;
  }
  return true;
}

/** Is the contact's point on the boundary, and "radius - depth" along the normal the way from
 * there to the centre? To so many ulps of the largest number around, where points are rounded. */
export function pointIsRight(shape: Shape, circle: Circle, contact: Contact, ulps: number) {
  const { x, y } = circle.center;
  const numbers = [...shape.points.flatMap((point) => [point.x, point.y]), x, y].map(Math.abs);
  const slack = ulpsOf(Math.max(...numbers, contactSpan(shape, circle)), ulps);
  const way = sub(fromDouble(circle.radius), fromDouble(contact.depth));
  const along = moved(exactPoint(contact.point), contact.normal, way);
  const off = squaredDistance(along, exactPoint(circle.center));
  const point = exactPoint(contact.point);
  return compareRoot(off, slack) <= 0 && signedDistanceIsNear(shape, point, 0, slack);
}

function signedDistanceIsNear(shape: Shape, point: ExactPoint, value: number, margin: Rational) {
  const wanted = fromDouble(value);
  return (
    shape.compare(point, add(wanted, margin)) <= 0 && shape.compare(point, sub(wanted, margin)) >= 0
  );
}

/** Does the normal belong to the feature: does it stand upright on the edge, or come from the
 * corner? */
export function featureOwnsNormal(
  corners: Polygon,
  contact: Pick<Contact, 'feature' | 'normal' | 'point'>,
): boolean {
  const { feature, normal, point } = contact;
  const a = corners[feature.index]!;
  const b = corners[(feature.index + 1) % corners.length]!;
  if (feature.kind === 'vertex') return point.x === a.x && point.y === a.y;
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const along = normal.x * ex + normal.y * ey;
  return Math.abs(along) <= 4 * Number.EPSILON * Math.hypot(ex, ey);
}

/** The contact, transformed: all of it goes along, and the feature keeps its number. Rounds where
 * the scene is moved, as its points do. */
export function transformContact(contact: Contact, transform: Transform): Contact {
  const start = transform.point({ x: 0, y: 0 });
  const isMove = start.x !== 0 || start.y !== 0;
  const way = isMove ? contact.normal : transform.point(contact.normal);
  const { x, y } = contact.point;
  return {
    normal: { x: way.x / transform.factor, y: way.y / transform.factor },
    depth: contact.depth * transform.factor,
    point: isMove ? { x: x + start.x, y: y + start.y } : transform.point(contact.point),
    feature: contact.feature,
  };
}

/** Are the two contacts the same, but for so many ulps of the size? */
export function sameContact(a: Contact, b: Contact, size: number, ulps: number): boolean {
  const slack = ulps * Number.EPSILON * size;
  const near = (p: number, q: number, margin: number) => Math.abs(p - q) <= margin;
  return (
    near(a.normal.x, b.normal.x, ulps * Number.EPSILON) &&
    near(a.normal.y, b.normal.y, ulps * Number.EPSILON) &&
    near(a.depth, b.depth, slack) &&
    near(a.point.x, b.point.x, slack) &&
    near(a.point.y, b.point.y, slack)
  );
}
