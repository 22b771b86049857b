import type { Shape } from '#components/which-test-calls.ts';
import { along } from '#figure/places.ts';
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
  collidePolygonCircle,
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

/** The results of one shape's functions for one circle. */
export interface Asked {
  readonly hit: boolean;
  /** The shortest move of the circle that separates the two; null if they are apart. */
  readonly push: Vec2 | null;
  /** The signed distance from the shape to the centre, negative inside. */
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
  point: (circle) =>
    asked(
      pointInCircle(point, circle),
      collideCircles({ center: point, radius: 0 }, circle),
      distance(point, circle.center),
      point,
    ),
  circle: (circle) =>
    asked(
      circlesIntersect(disc, circle),
      collideCircles(disc, circle),
      distance(disc.center, circle.center) - disc.radius,
      // Large enough to touch, because the point of contact does not depend on the radius.
      collideCircles(disc, { ...circle, radius: 1000 })?.point ?? circle.center,
    ),
  segment: (circle) => {
    const closest = closestPointOnSegment(circle.center, segment);
    return asked(
      segmentIntersectsCircle(segment, circle),
      collideSegmentCircle(segment, circle),
      distance(closest, circle.center),
      closest,
    );
  },
  box: (circle) =>
    asked(
      boxIntersectsCircle(box, circle),
      collideBoxCircle(box, circle),
      signedDistanceToBox(circle.center, box),
      closestPointInBox(circle.center, box),
    ),
  turned: (circle) => {
    const local = closestPointInBox(toLocal(circle.center, turned), { ...box, center: at(0, 0) });
    return asked(
      orientedBoxIntersectsCircle(turned, circle),
      collideOrientedBoxCircle(turned, circle),
      signedDistanceToOrientedBox(circle.center, turned),
      toWorld(local, turned),
    );
  },
  convex: (circle) =>
    asked(
      convexPolygonIntersectsCircle(convex, circle),
      collideConvexPolygonCircle(convex, circle),
      signedDistanceToPolygon(circle.center, convex),
      closestPointOnPolygon(circle.center, convex).point,
    ),
  polygon: (circle) => ({
    hit: polygonIntersectsCircle(horseshoe, circle),
    push: collidePolygonCircle(horseshoe, circle)?.push ?? null,
    signed: signedDistanceToPolygon(circle.center, horseshoe),
    closest: closestPointOnPolygon(circle.center, horseshoe).point,
  }),
};

/** A contact contains its closest point even if the centre is inside. */
function asked(hit: boolean, contact: Contact | null, signed: number, closest: Vec2): Asked {
  const push = contact && along(at(0, 0), contact.normal, contact.depth);
  return { hit, push, signed, closest: contact?.point ?? closest };
}
