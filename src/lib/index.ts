// Everything that the library exports.
//
// A point comes before the shape that it is compared
// with. Otherwise the shape comes first and the
// circle second. Two of a kind are called a and b,
// and the result describes b as seen from a, but if
// only one can contain the other, it comes first and
// they are called outer and inner. A displacement or
// a velocity follows the shape that it moves, and a
// contact follows the two bodies that it is between.
//
// A circle with a radius below 0 is empty, so it is
// not in any list of pairs, predicates return false,
// and contacts, casts and crossings are null or [].
// If the radius is infinite, contacts, casts and
// crossings are also null or [].
//
// The reference lists each group in this order, the
// simplest function first.

export { pointInCircle } from './point-in-circle.ts';
export { circlesIntersect } from './circles-intersect.ts';
export { segmentIntersectsCircle } from './segment-intersects-circle.ts';
export { boxIntersectsCircle } from './box-intersects-circle.ts';
export { orientedBoxIntersectsCircle } from './oriented-box-intersects-circle.ts';
export { polygonIntersectsCircle } from './polygon-intersects-circle.ts';
export { polygonOutlineIntersectsCircle } from './polygon-outline-intersects-circle.ts';
export { convexPolygonIntersectsCircle } from './convex-polygon-intersects-circle.ts';
export { pointInPolygon } from './point-in-polygon.ts';
export { boxesIntersect } from './boxes-intersect.ts';

export { circleContainsCircle } from './circle-contains-circle.ts';
export { boxContainsCircle } from './box-contains-circle.ts';
export { polygonContainsCircle } from './polygon-contains-circle.ts';

export { collideCircles } from './collide-circles.ts';
export { collideSegmentCircle } from './collide-segment-circle.ts';
export { collideBoxCircle } from './collide-box-circle.ts';
export { collideOrientedBoxCircle } from './collide-oriented-box-circle.ts';
export { collidePolygonCircle } from './collide-polygon-circle.ts';
export { collideConvexPolygonCircle } from './collide-convex-polygon-circle.ts';
export { shortestWayOut } from './shortest-way-out.ts';
export { keepCircleInsideCircle } from './keep-circle-inside-circle.ts';
export { keepCircleInsideBox } from './keep-circle-inside-box.ts';
export { keepCircleInsidePolygon } from './keep-circle-inside-polygon.ts';

export { distance } from './distance.ts';
export { closestPointOnSegment } from './closest-point-on-segment.ts';
export { closestPointInBox } from './closest-point-in-box.ts';
export { closestPointOnPolygon } from './closest-point-on-polygon.ts';
export { signedDistanceToBox } from './signed-distance-to-box.ts';
export { signedDistanceToOrientedBox } from './signed-distance-to-oriented-box.ts';
export { signedDistanceToPolygon } from './signed-distance-to-polygon.ts';

export { castCircleAgainstCircle } from './cast-circle-against-circle.ts';
export { castCircleAgainstSegment } from './cast-circle-against-segment.ts';
export { castCircleAgainstBox } from './cast-circle-against-box.ts';
export { castCircleAgainstOrientedBox } from './cast-circle-against-oriented-box.ts';
export { castCircleAgainstPolygon } from './cast-circle-against-polygon.ts';
export { castCircleInsideCircle } from './cast-circle-inside-circle.ts';
export { castCircleInsideBox } from './cast-circle-inside-box.ts';
export { castCircleInsidePolygon } from './cast-circle-inside-polygon.ts';

export { moveAndSlide } from './move-and-slide.ts';
export { moveOnGround } from './move-on-ground.ts';
export { onlyFromAbove } from './only-from-above.ts';
export { slide } from './slide.ts';
export { reflect } from './reflect.ts';
export { moveAndBounce } from './move-and-bounce.ts';
export { bounceCircles } from './bounce-circles.ts';
export { separateCircles } from './separate-circles.ts';

export { findIntersectingPairs } from './find-intersecting-pairs.ts';
export { findIntersectingPairsByGrid } from './find-intersecting-pairs-by-grid.ts';
export { createCircleGrid } from './create-circle-grid.ts';

export { circleIntersections } from './circle-intersections.ts';
export { segmentCircleIntersections } from './segment-circle-intersections.ts';
export { boxCircleIntersections } from './box-circle-intersections.ts';
export { polygonCircleIntersections } from './polygon-circle-intersections.ts';
export { segmentIntersection } from './segment-intersection.ts';
export { rayCrossings } from './ray-crossings.ts';
export { tangentPoints } from './tangent-points.ts';
export { commonTangents } from './common-tangents.ts';
export { circlesTouchingCircles } from './circles-touching-circles.ts';

export { boxZone } from './box-zone.ts';
export { voronoiRegion } from './voronoi-region.ts';
export { projectionParameter } from './projection-parameter.ts';

export { boxFromCorners } from './box-from-corners.ts';
export { boxFromRectangle } from './box-from-rectangle.ts';
export { boundingBox } from './bounding-box.ts';
export { circleThroughPoints } from './circle-through-points.ts';
export { enclosingCircle } from './enclosing-circle.ts';
export { enclosingCircleOfCircles } from './enclosing-circle-of-circles.ts';
export { outwardNormals } from './outward-normals.ts';
export { toLocal, toWorld } from './frame.ts';

export { dot } from './dot.ts';
export { cross } from './cross.ts';
export { orientation } from './orientation.ts';
export { winding } from './winding.ts';
export { convexWinding } from './convex-winding.ts';

export { assertCircle } from './assert-circle.ts';
export { assertSegment } from './assert-segment.ts';
export { assertBox } from './assert-box.ts';
export { assertOrientedBox } from './assert-oriented-box.ts';
export { assertPolygon } from './assert-polygon.ts';
export { assertConvexPolygon } from './assert-convex-polygon.ts';
export { polygonFault } from './polygon-fault.ts';
export { convexPolygonFault } from './convex-polygon-fault.ts';

export { pointInCircleExactly } from './variants/point-in-circle-exactly.ts';
export { circlesIntersectExactly } from './variants/circles-intersect-exactly.ts';
export { segmentIntersectsCircleExactly } from './variants/segment-intersects-circle-exactly.ts';
export { boxIntersectsCircleExactly } from './variants/box-intersects-circle-exactly.ts';
export { polygonIntersectsCircleExactly } from './variants/polygon-intersects-circle-exactly.ts';
export { convexPolygonIntersectsCircleExactly } from './variants/convex-polygon-intersects-circle-exactly.ts';
export { pointInPolygonExactly } from './variants/point-in-polygon-exactly.ts';
export { ulp } from './ulp.ts';

export { boxIntersectsCircleByClamp } from './variants/box-intersects-circle-by-clamp.ts';
export { boxIntersectsCircleByZone } from './variants/box-intersects-circle-by-zone.ts';
export { pointInPolygonByCrossings } from './variants/point-in-polygon-by-crossings.ts';
export { polygonIntersectsCircleByEdges } from './variants/polygon-intersects-circle-by-edges.ts';
export { convexPolygonIntersectsCircleByNearestVertex } from './variants/convex-polygon-intersects-circle-by-nearest-vertex.ts';
export { convexPolygonIntersectsCircleBranchFree } from './variants/convex-polygon-intersects-circle-branch-free.ts';
export { findIntersectingPairsByMap } from './variants/find-intersecting-pairs-by-map.ts';

export type {
  Body,
  BounceOptions,
  BoundaryFeature,
  Box,
  Cast,
  Circle,
  CircleCast,
  CircleGrid,
  CircleHit,
  ClosestPoint,
  CommonTangent,
  Contact,
  ConvexPolygon,
  ConvexPolygonFault,
  Feature,
  Flight,
  FlightOptions,
  Frame,
  GroundMove,
  GroundOptions,
  IntersectingPair,
  Move,
  MoveOptions,
  Obstacles,
  OrientedBox,
  OutlineCrossing,
  Polygon,
  PolygonContacts,
  PolygonFault,
  RayCrossing,
  Segment,
  SeparateOptions,
  Separation,
  Vec2,
  Velocities,
  WayOutOptions,
} from './types.ts';
