import type { Box, Circle, Contact, OrientedBox, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { compareDistance } from '#oracle/box.ts';
import { cosSin } from '#oracle/oriented-box.ts';
import { compareSigned, exactStanding } from '#oracle/polygon.ts';
import { add, compare, fromDouble, mul, type Rational, square, sub } from '#oracle/rational.ts';
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

/** The exact signed distance of a shape, and the lengths in whose ulps errors are measured. */
export interface Shape {
  /** Is the signed distance of the point less than the value (-1), equal (0) or greater (1)? */
  readonly compare: (point: ExactPoint, value: Rational) => -1 | 0 | 1;
  /** The length in whose ulps the doc comment states errors. */
  readonly unit: (circle: Circle) => number;
  /** Its coordinates and lengths. The largest decides how much a position is rounded. */
  readonly numbers: readonly number[];
}

const spanWith =
  (points: readonly Vec2[], length = 0) =>
  ({ center, radius }: Circle) =>
    spanOf([...points, center], length + radius);

const coordinatesOf = (points: readonly Vec2[]): number[] => points.flatMap(({ x, y }) => [x, y]);

export function polygonShape(polygon: Polygon): Shape {
  return {
    compare: (point, value) => compareSigned(exactStanding(point, polygon), value),
    unit: spanWith(polygon),
    numbers: coordinatesOf(polygon),
  };
}

export function segmentShape({ a, b }: Segment): Shape {
  const [from, to] = [exactPoint(a), exactPoint(b)];
  return {
    compare: (point, value) => compareRoot(squaredDistanceToEdge(point, from, to), value),
    unit: spanWith([a, b]),
    numbers: coordinatesOf([a, b]),
  };
}

export function circleShape({ center, radius }: Circle): Shape {
  const middle = exactPoint(center);
  return {
    compare: (point, value) =>
      compareRoot(squaredDistance(point, middle), add(value, fromDouble(radius))),
    unit: spanWith([center], radius),
    numbers: coordinatesOf([center]),
  };
}

export function boxShape(box: Box | OrientedBox): Shape {
  const middle = exactPoint(box.center);
  const { halfWidth, halfHeight } = box;
  const turn = box.rotation ? cosSin(box.rotation) : null;
  const local = ({ x, y }: ExactPoint) => {
    if (turn === null) return { x, y };
    const { cos, sin } = turn;
    return { x: add(mul(x, cos), mul(y, sin)), y: sub(mul(y, cos), mul(x, sin)) };
  };
  return {
    compare: ({ x, y }, value) =>
      compareDistance(local({ x: sub(x, middle.x), y: sub(y, middle.y) }), box, value),
    unit: ({ radius }) => Math.max(radius, halfWidth, halfHeight),
    numbers: [...coordinatesOf([box.center]), halfWidth, halfHeight],
  };
}

/** Is the length 1, within two ulps? */
export function isUnit({ x, y }: Vec2): boolean {
  const square2 = add(square(fromDouble(x)), square(fromDouble(y)));
  const error = sub(square2, fromDouble(1));
  return (
    compare(error, fromDouble(4 * Number.EPSILON)) <= 0 &&
    compare(error, fromDouble(-4 * Number.EPSILON)) >= 0
  );
}

/** Does an exact move leave the circle just touching? */
export function moveLeavesTouching(
  shape: Shape,
  circle: Circle,
  move: Vec2,
  times: number,
  ulps: number,
): boolean {
  const there = moved(exactPoint(circle.center), move, fromDouble(times));
  return signedDistanceIsNear(shape, there, circle.radius, ulpsOf(shape.unit(circle), ulps));
}

/** Is the circle so near to just touching that both results are allowed? */
export function nearlyTouches(shape: Shape, circle: Circle, ulps: number): boolean {
  return moveLeavesTouching(shape, circle, { x: 0, y: 0 }, 1, ulps);
}

/** Is it true for many directions that a move a millionth shorter does not separate the two? */
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

/** Is the contact's point on the boundary, and is the centre "radius - depth" along the normal
 * from there? Errors of `ulps` ulps of the largest number are allowed. */
export function pointIsRight(shape: Shape, circle: Circle, contact: Contact, ulps: number) {
  const { x, y } = circle.center;
  const largest = Math.max(...[...shape.numbers, x, y].map(Math.abs), shape.unit(circle));
  const slack = ulpsOf(largest, ulps);
  const rest = sub(fromDouble(circle.radius), fromDouble(contact.depth));
  const along = moved(exactPoint(contact.point), contact.normal, rest);
  const off = squaredDistance(along, exactPoint(circle.center));
  const point = exactPoint(contact.point);
  return compareRoot(off, slack) <= 0 && signedDistanceIsNear(shape, point, 0, slack);
}

/** Is "radius - depth" the signed distance of the centre, to this many ulps? */
export function depthIsRight(shape: Shape, circle: Circle, contact: Contact, ulps: number) {
  const rest = sub(fromDouble(circle.radius), fromDouble(contact.depth));
  const slack = ulpsOf(shape.unit(circle), ulps);
  const center = exactPoint(circle.center);
  return (
    shape.compare(center, add(rest, slack)) <= 0 && shape.compare(center, sub(rest, slack)) >= 0
  );
}

function signedDistanceIsNear(shape: Shape, point: ExactPoint, value: number, margin: Rational) {
  const wanted = fromDouble(value);
  return (
    shape.compare(point, add(wanted, margin)) <= 0 && shape.compare(point, sub(wanted, margin)) >= 0
  );
}

/** Does the normal belong to the feature: is it perpendicular to the edge, or from the corner? */
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

/** Transforms each part of a contact except its feature. Moving the scene rounds the point. */
export function transformContact(contact: Contact, transform: Transform): Contact {
  const start = transform.point({ x: 0, y: 0 });
  const isMove = start.x !== 0 || start.y !== 0;
  const direction = isMove ? contact.normal : transform.point(contact.normal);
  const { x, y } = contact.point;
  return {
    normal: { x: direction.x / transform.factor, y: direction.y / transform.factor },
    depth: contact.depth * transform.factor,
    point: isMove ? { x: x + start.x, y: y + start.y } : transform.point(contact.point),
    feature: contact.feature,
  };
}

/** Are the two contacts the same, except for this many ulps of the size? */
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
