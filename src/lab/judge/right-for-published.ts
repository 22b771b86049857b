import {
  boxIntersectsCircle,
  circlesIntersect,
  collideBoxCircle,
  convexPolygonIntersectsCircle,
  pointInCircle,
  polygonIntersectsCircle,
  segmentIntersectsCircle,
} from '#lib/index.ts';
import type { Box, Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import type { GameObject } from '#published/monogame-intersections.ts';

/**
 * The contact as the article defines it. Deep inside, the point is not unique, so it is omitted.
 */
function squareContact(box: Box, circle: Circle) {
  const contact = collideBoxCircle(box, circle);
  if (!contact) return null;
  const { normal, depth } = contact;
  return { normal, mtv: { x: normal.x * depth, y: normal.y * depth }, distance: -depth };
}

const circleOf = ({ position, size }: GameObject): Circle => ({
  center: position,
  radius: size / 2,
});

function pairsOfObjects(objects: readonly GameObject[]) {
  return objects.flatMap((one, i) =>
    objects
      .slice(i + 1)
      .filter((other) => circlesIntersect(circleOf(one), circleOf(other)))
      .map((other) => [one, other] as const),
  );
}

const convex = (polygon: Polygon, circle: Circle) => convexPolygonIntersectsCircle(polygon, circle);

/** For each published function in a listing, a function that answers correctly. */
export const rightForPublished = {
  containsBySquares: (point: Vec2, circle: Circle) => pointInCircle(point, circle),
  lineCircle: (segment: Segment, circle: Circle) => segmentIntersectsCircle(segment, circle),
  polygonCircleWithInside: (polygon: Polygon, circle: Circle) =>
    polygonIntersectsCircle(polygon, circle),
  intersectsInOnePass: convex,
  intersectsFromNearestVertex: convex,
  overlapsByEpsilon: (box: Box, circle: Circle) => boxIntersectsCircle(box, circle),
  collideMendingOnlyMtv: (box: Box, circle: Circle) => squareContact(box, circle),
  findAllIntersections: (objects: readonly GameObject[]) => pairsOfObjects(objects),
};
