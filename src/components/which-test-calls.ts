import type * as library from '#lib/index.ts';

/** A function of the library, checked by the compiler. */
export type Name = keyof typeof library;

export interface Calls {
  readonly test: Name;
  /** Returns the depth and the push. */
  readonly push: Name;
  /** Returns the distance, or the closest point of the shape. */
  readonly near: Name;
}

/** The function to call for each shape, in the order of the book. */
export const calls = {
  point: { test: 'pointInCircle', push: 'collideCircles', near: 'distance' },
  circle: { test: 'circlesIntersect', push: 'collideCircles', near: 'distance' },
  segment: {
    test: 'segmentIntersectsCircle',
    push: 'collideSegmentCircle',
    near: 'closestPointOnSegment',
  },
  box: {
    test: 'boxIntersectsCircle',
    push: 'collideBoxCircle',
    near: 'signedDistanceToBox',
  },
  turned: {
    test: 'orientedBoxIntersectsCircle',
    push: 'collideOrientedBoxCircle',
    near: 'signedDistanceToOrientedBox',
  },
  convex: {
    test: 'convexPolygonIntersectsCircle',
    push: 'collideConvexPolygonCircle',
    near: 'signedDistanceToPolygon',
  },
  polygon: {
    test: 'polygonIntersectsCircle',
    push: 'collidePolygonCircle',
    near: 'signedDistanceToPolygon',
  },
} as const satisfies Record<string, Calls>;

export type Shape = keyof typeof calls;
