import type { Box, Circle, Contact, OrientedBox, Vec2 } from '#lib/types.ts';
import { compareDistance, distanceIsNear, type Offset, ulps } from '#oracle/box.ts';
import { add, fromDouble, mul, sub } from '#oracle/rational.ts';
import type { Transform } from './transforms.ts';

const origin = { x: 0, y: 0 };
const noSides = { halfWidth: 0, halfHeight: 0 };

/** What a contact has to be judged: where the centre is, exactly, and the map of directions to the box's axes. */
export interface Judged {
  readonly box: Box | OrientedBox;
  readonly circle: Circle;
  readonly contact: Contact;
  /** The circle's centre on the box's own axes. */
  readonly offset: Offset;
  /** A direction of the world on the box's own axes. */
  readonly toLocal: (direction: Vec2) => Offset;
}

/** Length 1, but for three roundings. */
export function isUnit({ x, y }: Vec2): boolean {
  const square = sub(
    add(mul(fromDouble(x), fromDouble(x)), mul(fromDouble(y), fromDouble(y))),
    fromDouble(1),
  );
  const point = { x: square, y: fromDouble(0) };
  return distanceIsNear(point, noSides, fromDouble(0), ulps(6, 1));
}

/** Is "radius - depth" the signed distance, to so many ulps of the largest of the lengths? */
export function depthIsNear(judged: Judged, count: number): boolean {
  const { box, circle, contact, offset } = judged;
  const left = sub(fromDouble(circle.radius), fromDouble(contact.depth));
  return distanceIsNear(offset, box, left, margin(judged, count));
}

/** Does the move that the contact proposes, done exactly, leave the two just touching? */
export function moveLeavesTouching(judged: Judged, count: number): boolean {
  const { box, circle, contact } = judged;
  const there = moved(judged, contact.normal, contact.depth);
  return distanceIsNear(there, box, fromDouble(circle.radius), margin(judged, count));
}

/** No move that is a millionth shorter separates the two, in any of many directions. */
export function noShorterMove(judged: Judged, directions: number): boolean {
  const { box, circle, contact } = judged;
  const shorter = contact.depth * (1 - 1e-6);
  for (let step = 0; step < directions; step += 1) {
    const angle = (2 * Math.PI * step) / directions;
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const there = moved(judged, direction, shorter);
    if (compareDistance(there, box, fromDouble(circle.radius)) > 0) return false;
  }
  return true;
}

/**
 * Is the contact's point on the boundary, to so many ulps of the largest number around? And is
 * it, from there, normal times "radius - depth" to the centre?
 */
export function pointIsRight(judged: Judged, pointOffset: Offset, count: number): boolean {
  const { box, circle, contact, offset } = judged;
  const numbers = [box.center.x, box.center.y, box.halfWidth, box.halfHeight];
  const slack = ulps(count, ...numbers, circle.center.x, circle.center.y, circle.radius);
  const way = sub(fromDouble(circle.radius), fromDouble(contact.depth));
  const normal = judged.toLocal(contact.normal);
  const error = {
    x: sub(sub(offset.x, pointOffset.x), mul(normal.x, way)),
    y: sub(sub(offset.y, pointOffset.y), mul(normal.y, way)),
  };
  return (
    distanceIsNear(pointOffset, box, fromDouble(0), slack) &&
    compareDistance(error, noSides, slack) <= 0
  );
}

/** Where the corners of a box lie, and which way its edges face, in the order of the features. */
export const boxFeatures = {
  vertex: [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ],
  edge: [
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
  ],
} as const;

/** The contact of a box, transformed: all of it goes along, and the edges change places. */
export function transformContact(contact: Contact, transform: Transform): Contact {
  const direction = (toward: Vec2) => {
    const [start, x, y] = [origin, { x: 1, y: 0 }, { x: 0, y: 1 }].map(transform.point);
    const part = (key: 'x' | 'y') =>
      (toward.x * (x![key] - start![key]) + toward.y * (y![key] - start![key])) / transform.factor;
    return { x: part('x'), y: part('y') };
  };
  const { kind } = contact.feature;
  const places = boxFeatures[kind];
  const place = direction(places[contact.feature.index]!);
  const index = places.findIndex(({ x, y }) => x === place.x && y === place.y);
  return {
    normal: direction(contact.normal),
    depth: contact.depth * transform.factor,
    point: transform.point(contact.point),
    feature: { kind, index },
  };
}

function moved({ offset, toLocal }: Judged, direction: Vec2, length: number): Offset {
  const { x, y } = toLocal(direction);
  return {
    x: add(offset.x, mul(x, fromDouble(length))),
    y: add(offset.y, mul(y, fromDouble(length))),
  };
}

function margin({ box, circle }: Judged, count: number) {
  return ulps(count, circle.radius, box.halfWidth, box.halfHeight);
}
