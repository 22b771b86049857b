/** A point or a vector, in your own units. */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

/**
 * A closed, filled disc, rim included. If its radius
 * is 0, it is a single point. If its radius is below
 * 0, it is empty, so it touches nothing and neither
 * contains nor is contained.
 */
export interface Circle {
  readonly center: Vec2;
  readonly radius: number;
}

/** The straight line from a to b, ends included. */
export interface Segment {
  readonly a: Vec2;
  readonly b: Vec2;
}

/**
 * A closed, filled box that is not rotated (AABB),
 * given by its centre and half of each side.
 */
export interface Box {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Absent, or it would be an `OrientedBox`. */
  readonly rotation?: undefined;
}

/**
 * A closed, filled box rotated about its centre
 * (OBB). It is not a `Box`, because functions for a
 * `Box` would ignore the rotation, so the compiler
 * objects.
 */
export interface OrientedBox {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** In radians, as in `Frame`. */
  readonly rotation: number;
}

/**
 * A position and a rotation, which give a shape its
 * own axes. `rotation` is in radians, and it is
 * counter-clockwise if y points up.
 */
export interface Frame {
  readonly center: Vec2;
  readonly rotation: number;
}

/**
 * The corners of a closed, filled region, in order
 * and with either winding. There are at least three.
 * The last is joined to the first and does not
 * repeat it. Two edges meet only in a corner that
 * they share.
 */
export type Polygon = readonly Vec2[];

/**
 * A polygon without a dent. The compiler cannot see
 * a dent in a plain array, so it accepts any polygon
 * here, but `assertConvexPolygon` finds the dent.
 */
export type ConvexPolygon = Polygon;

/**
 * A corner or an edge of a shape. Edge i runs from
 * corner i to corner i + 1. In a box the corner with
 * the lowest x and y is first, and the others follow
 * counter-clockwise if y points up.
 */
export interface BoundaryFeature {
  readonly kind: 'vertex' | 'edge';
  readonly index: number;
}

/** A part of a shape, its inside included. */
export type Feature =
  | BoundaryFeature
  | { readonly kind: 'interior' };

/** The contact between a shape and a circle. */
export interface Contact {
  /** Has length 1 and points to the circle. */
  readonly normal: Vec2;
  /**
   * 0 or more. Moving the circle by normal times
   * depth leaves the two just touching.
   */
  readonly depth: number;
  /** The closest point of the shape's boundary. */
  readonly point: Vec2;
  /** The corner or edge the normal belongs to. */
  readonly feature: BoundaryFeature;
}

/** The contacts between a polygon and a circle. */
export interface PolygonContacts {
  /** At least one. */
  readonly contacts: readonly Contact[];
  /** The shortest move that leaves them touching. */
  readonly push: Vec2;
}

/**
 * Everything that a circle must not overlap, with
 * one list for each kind of shape. A list may be
 * empty.
 */
export interface Obstacles {
  readonly circles: readonly Circle[];
  readonly segments: readonly Segment[];
  readonly boxes: readonly Box[];
  readonly orientedBoxes: readonly OrientedBox[];
  readonly polygons: readonly Polygon[];
}

/** The options of a way out. */
export interface WayOutOptions {
  /** The greatest length, Infinity by default. */
  readonly limit?: number;
}

/** The first hit of a moving circle on a shape. */
export interface Cast {
  /**
   * From 0 to 1, the part of the displacement that
   * the circle has covered when the two meet.
   */
  readonly fraction: number;
  /** The point of the boundary that it hits. */
  readonly point: Vec2;
  /** Has length 1 and points to the circle. */
  readonly normal: Vec2;
  /** The corner or edge the normal belongs to. */
  readonly feature: BoundaryFeature;
}

/**
 * Finds the first hit of a circle in your game's
 * world, and returns the cast with the smallest
 * fraction, or null.
 */
export type CircleCast = (
  circle: Circle,
  displacement: Vec2,
) => Cast | null;

/** The options of a move that slides. */
export interface MoveOptions {
  /** The largest number of slides, 4 by default. */
  readonly maxSlides?: number;
  /**
   * The distance from a wall at which the circle
   * stops. It is 0 or more, and a thousandth of the
   * radius by default.
   */
  readonly margin?: number;
}

/** The result of a circle's move. */
export interface Move {
  readonly center: Vec2;
  /** The unused part of the displacement. */
  readonly remainder: Vec2;
  /** The hits, in order. */
  readonly contacts: readonly Cast[];
}

/** The options of a move that bounces. */
export interface FlightOptions {
  /** The acceleration, (0, 0) by default. */
  readonly gravity?: Vec2;
  /** From 0 to 1; the default, 1, loses nothing. */
  readonly restitution?: number;
  /**
   * The largest number of bounces after the first,
   * 4 by default.
   */
  readonly maxBounces?: number;
}

/** The result of a circle's flight. */
export interface Flight {
  readonly center: Vec2;
  readonly velocity: Vec2;
  /** The bounces, in order. */
  readonly contacts: readonly Cast[];
}

/** The options of a move on the ground. */
export interface GroundOptions {
  /**
   * Points away from the ground and has length 1. By
   * default it is (0, 1). On a canvas it is (0, -1).
   */
  readonly up?: Vec2;
  /**
   * The steepest floor, in radians, which is less
   * than pi / 2. By default it is pi / 4, which is
   * 45°.
   */
  readonly maxFloorAngle?: number;
  /**
   * The height of the highest edge that the circle
   * climbs, which is less than the radius. By
   * default it is 0.
   */
  readonly stepHeight?: number;
  /**
   * How far down the circle looks for the floor,
   * half the radius by default.
   */
  readonly snap?: number;
  /** The last result's `isOnFloor`. */
  readonly wasOnFloor?: boolean;
  /** The displacement of the floor in this step. */
  readonly platform?: Vec2;
  /** The largest number of slides, 4 by default. */
  readonly maxSlides?: number;
  /** As in `MoveOptions`. */
  readonly margin?: number;
}

/** The result of a circle's move on the ground. */
export interface GroundMove {
  readonly center: Vec2;
  /**
   * The displacement without the parts that the
   * floor, walls and ceilings have stopped.
   */
  readonly displacement: Vec2;
  /** The hits, in order, the floor last. */
  readonly contacts: readonly Cast[];
  readonly isOnFloor: boolean;
  readonly isOnWall: boolean;
  readonly isOnCeiling: boolean;
  /** Has length 1, or 0 if there is no floor. */
  readonly floorNormal: Vec2;
}

/** A body that moves and bounces. */
export interface Body {
  readonly velocity: Vec2;
  /** Above 0; at Infinity it is immovable. */
  readonly mass: number;
}

/** The options of a bounce. */
export interface BounceOptions {
  /** From 0 to 1; the default, 1, loses nothing. */
  readonly restitution?: number;
  /** 0 or more; the default, 0, is smooth. */
  readonly friction?: number;
}

/** The velocities of two bodies after a bounce. */
export interface Velocities {
  readonly a: Vec2;
  readonly b: Vec2;
}

/** A point of a boundary, and its corner or edge. */
export interface ClosestPoint {
  readonly point: Vec2;
  readonly feature: BoundaryFeature;
}

/** The crossing of a ray and a polygon's edge. */
export interface RayCrossing {
  /** Edge i runs from corner i to corner i + 1. */
  readonly edge: number;
  readonly point: Vec2;
}

/** The crossing of a rim and an edge of a shape. */
export interface OutlineCrossing {
  /** Edge i runs from corner i to corner i + 1. */
  readonly edge: number;
  readonly point: Vec2;
}

/** A line that touches two circles. */
export interface CommonTangent {
  /**
   * An outer tangent has both circles on one side,
   * and an inner tangent passes between them.
   */
  readonly kind: 'outer' | 'inner';
  /** From a point of a's rim to a point of b's. */
  readonly segment: Segment;
  /**
   * Has length 1 and points from a's centre to the
   * point at which the tangent touches a.
   */
  readonly normal: Vec2;
}

/** The indices of two circles, where i < j. */
export type IntersectingPair = readonly [
  i: number,
  j: number,
];

/** The options of separating a crowd. */
export interface SeparateOptions {
  /**
   * The largest number of rounds, 100 by default.
   */
  readonly maxRounds?: number;
  /** Above 0; at Infinity a circle is immovable. */
  readonly masses?: readonly number[];
}

/** The result of separating a crowd. */
export interface Separation {
  /** One for each circle, in their order. */
  readonly centers: readonly Vec2[];
  /** The number of rounds that were needed. */
  readonly rounds: number;
  /** The largest depth that is left, or 0. */
  readonly overlap: number;
}

/** A moving circle's hit on a circle of a grid. */
export interface CircleHit {
  readonly id: number;
  /** The other fields are those of a `Cast`. */
  readonly fraction: number;
  readonly point: Vec2;
  readonly normal: Vec2;
  readonly feature: BoundaryFeature;
}

/** Circles by id, stored from frame to frame. */
export interface CircleGrid {
  /** Adds a circle under an unused id. */
  readonly insert: (
    id: number,
    circle: Circle,
  ) => void;
  /** Changes a circle's position and radius. */
  readonly move: (
    id: number,
    circle: Circle,
  ) => void;
  /**
   * Removes a circle and returns whether it was
   * there.
   */
  readonly remove: (id: number) => boolean;
  /**
   * Returns all pairs that touch. The list is valid
   * until the next call.
   */
  readonly pairs: () => readonly IntersectingPair[];
  /**
   * Returns the ids of all circles that the circle
   * touches.
   */
  readonly circlesNear: (
    circle: Circle,
    ids?: number[],
  ) => number[];
  /**
   * Returns the first circle that a moving circle
   * hits, or null.
   */
  readonly cast: (
    circle: Circle,
    displacement: Vec2,
  ) => CircleHit | null;
  /**
   * Returns all circles that a moving circle hits,
   * in order.
   */
  readonly castAll: (
    circle: Circle,
    displacement: Vec2,
  ) => CircleHit[];
}

/**
 * A fault of a polygon. `corners` are two equal
 * neighbours, and `edges` are two edges that meet
 * where they must not. The lower index comes first
 * in both.
 */
export type PolygonFault =
  | {
      readonly kind: 'not-finite';
      readonly corner: number;
      readonly coordinate: 'x' | 'y';
    }
  | {
      readonly kind: 'too-few';
      readonly count: number;
    }
  | {
      readonly kind: 'repeated';
      readonly corners: readonly [number, number];
    }
  | {
      readonly kind: 'too-short';
      readonly edge: number;
      readonly length: number;
    }
  | { readonly kind: 'collinear' }
  | {
      readonly kind: 'crossing';
      readonly edges: readonly [number, number];
    };

/**
 * A fault of a convex polygon. A dent is a corner
 * that turns the other way.
 */
export type ConvexPolygonFault =
  | PolygonFault
  | {
      readonly kind: 'dent';
      readonly corner: number;
    };
