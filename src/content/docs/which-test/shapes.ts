import {
  boxIntersectsCircle,
  type Circle,
  type Contact,
  circlesIntersect,
  closestPointInBox,
  closestPointOnPolygon,
  closestPointOnSegment,
  collideBoxCircle,
  collideCircles,
  collideConvexPolygonCircle,
  collideOrientedBoxCircle,
  collideSegmentCircle,
  convexPolygonIntersectsCircle,
  distance,
  orientedBoxIntersectsCircle,
  type Polygon,
  pointInCircle,
  polygonIntersectsCircle,
  segmentIntersectsCircle,
  signedDistanceToBox,
  signedDistanceToOrientedBox,
  signedDistanceToPolygon,
  toLocal,
  toWorld,
  type Vec2,
} from '#lib/index.ts';
import type { Shape } from './calls.ts';

/** What the functions for one shape return for one circle. */
export interface Asked {
  readonly hit: boolean;
  /** Null where they are apart, and for a shape that no single move is sure to leave. */
  readonly contact: Contact | null;
  /** From the shape to the centre; below 0 inside it. */
  readonly signed: number;
  /** The closest point of the shape, or of its boundary for a polygon. */
  readonly closest: Vec2;
}

export const at = (x: number, y: number): Vec2 => ({ x, y });
const middle = at(46, 38);

export const point = middle;
export const disc: Circle = { center: middle, radius: 12 };
export const segment = { a: at(26, 30), b: at(68, 44) };
export const box = { center: middle, halfWidth: 18, halfHeight: 11 };
export const turned = { ...box, rotation: Math.PI / 8 };
export const convex: Polygon = [at(30, 26), at(58, 24), at(68, 40), at(46, 54), at(27, 44)];
/** A horseshoe: its bay opens upwards. */
export const horseshoe: Polygon = [
  at(22, 24),
  at(70, 24),
  at(74, 55),
  at(58, 55),
  at(54, 36),
  at(38, 36),
  at(34, 55),
  at(18, 55),
];

export const ask: Readonly<Record<Shape, (circle: Circle) => Asked>> = {
  point: (circle) => ({
    hit: pointInCircle(point, circle),
    contact: collideCircles({ center: point, radius: 0 }, circle),
    signed: distance(point, circle.center),
    closest: point,
  }),
  circle: (circle) => ({
    hit: circlesIntersect(disc, circle),
    contact: collideCircles(disc, circle),
    signed: distance(disc.center, circle.center) - disc.radius,
    closest: rimPoint(circle.center),
  }),
  segment: (circle) => {
    const closest = closestPointOnSegment(circle.center, segment);
    return {
      hit: segmentIntersectsCircle(segment, circle),
      contact: collideSegmentCircle(segment, circle),
      signed: distance(closest, circle.center),
      closest,
    };
  },
  box: (circle) => {
    const contact = collideBoxCircle(box, circle);
    return {
      hit: boxIntersectsCircle(box, circle),
      contact,
      signed: signedDistanceToBox(circle.center, box),
      closest: contact?.point ?? closestPointInBox(circle.center, box),
    };
  },
  turned: (circle) => {
    const contact = collideOrientedBoxCircle(turned, circle);
    const local = closestPointInBox(toLocal(circle.center, turned), { ...box, center: at(0, 0) });
    return {
      hit: orientedBoxIntersectsCircle(turned, circle),
      contact,
      signed: signedDistanceToOrientedBox(circle.center, turned),
      closest: contact?.point ?? toWorld(local, turned),
    };
  },
  convex: (circle) => {
    const contact = collideConvexPolygonCircle(convex, circle);
    return {
      hit: convexPolygonIntersectsCircle(convex, circle),
      contact,
      signed: signedDistanceToPolygon(circle.center, convex),
      closest: contact?.point ?? closestPointOnPolygon(circle.center, convex).point,
    };
  },
  polygon: (circle) => ({
    hit: polygonIntersectsCircle(horseshoe, circle),
    contact: null,
    signed: signedDistanceToPolygon(circle.center, horseshoe),
    closest: closestPointOnPolygon(circle.center, horseshoe).point,
  }),
};

/** The point of the fixed circle's rim nearest to a place: where a point there would be pushed from. */
function rimPoint(place: Vec2): Vec2 {
  // So large that the two surely meet: the point of contact does not depend on the radius.
  const contact = collideCircles(disc, { center: place, radius: 1000 });
  return contact?.point ?? place;
}
