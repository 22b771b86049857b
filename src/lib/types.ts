/** A point or a vector, in your own units. */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

/**
 * A closed, filled disc: its rim belongs to it. A
 * radius of 0 is a single point. A circle with a
 * radius below 0 is empty: nothing touches it, and
 * it neither contains nor is contained.
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
  /** Absent: it would be an `OrientedBox`. */
  readonly rotation?: undefined;
}

/**
 * A closed, filled box rotated about its centre
 * (OBB). It is no `Box`: what takes a `Box` would
 * overlook the rotation, so the compiler objects.
 */
export interface OrientedBox {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** In radians, as in `Frame`. */
  readonly rotation: number;
}

/**
 * A position and a rotation: a shape's own axes.
 * `rotation` is in radians, counter-clockwise where
 * y points up.
 */
export interface Frame {
  readonly center: Vec2;
  readonly rotation: number;
}

/**
 * The corners of a closed, filled region, in order,
 * either way round; at least three. The last is
 * joined to the first and does not repeat it. Two
 * edges meet only in a corner that they share.
 */
export type Polygon = readonly Vec2[];

/**
 * A polygon without a dent. The compiler cannot see
 * one in a plain array, so it takes any polygon
 * here: `assertConvexPolygon` finds the dent.
 */
export type ConvexPolygon = Polygon;

/**
 * A corner or an edge of a shape. Edge i runs from
 * corner i to corner i + 1. Those of a box are
 * counted from its corner of least x and y,
 * counter-clockwise where y points up.
 */
export interface BoundaryFeature {
  readonly kind: 'vertex' | 'edge';
  readonly index: number;
}

/** A part of a shape, its inside included. */
export type Feature =
  | BoundaryFeature
  | { readonly kind: 'interior' };

/** How a circle meets a shape. */
export interface Contact {
  /** Length 1, from the shape to the circle. */
  readonly normal: Vec2;
  /**
   * 0 or more: moving the circle by normal times
   * depth leaves the two just touching.
   */
  readonly depth: number;
  /** The closest point of the shape's boundary. */
  readonly point: Vec2;
  /** What the normal belongs to. */
  readonly feature: BoundaryFeature;
}

/** How a circle meets a polygon, concave or not. */
export interface PolygonContacts {
  /** At least one. */
  readonly contacts: readonly Contact[];
  /** The shortest move that ends just touching. */
  readonly push: Vec2;
}

/** Where a moving circle meets a shape. */
export interface Cast {
  /**
   * From 0 to 1: how much of the displacement is
   * behind the circle when the two meet.
   */
  readonly fraction: number;
  /** The point of the shape's boundary it meets. */
  readonly point: Vec2;
  /** Length 1, from the shape to the circle. */
  readonly normal: Vec2;
  /** What the normal belongs to. */
  readonly feature: BoundaryFeature;
}

/**
 * Asks a game's world what a circle meets on its
 * way: the cast of the least fraction, or null.
 */
export type CircleCast = (
  circle: Circle,
  displacement: Vec2,
) => Cast | null;

/** How a circle moves and slides. */
export interface MoveOptions {
  /** How often it slides; 4, if not given. */
  readonly maxSlides?: number;
  /**
   * 0 or more, how far from a wall it stops; a
   * thousandth of the radius, if not given.
   */
  readonly margin?: number;
}

/** What became of a circle's move. */
export interface Move {
  readonly center: Vec2;
  /** What could not be used of the displacement. */
  readonly remainder: Vec2;
  /** What it met, in order. */
  readonly contacts: readonly Cast[];
}

/** What moves and bounces. */
export interface Body {
  readonly velocity: Vec2;
  /** Above 0; of Infinity it is immovable. */
  readonly mass: number;
}

/** How bodies bounce. */
export interface BounceOptions {
  /** From 0 to 1; 1, no loss, if not given. */
  readonly restitution?: number;
  /** 0 or more; 0 if not given: they are smooth. */
  readonly friction?: number;
}

/** What two bodies have after a bounce. */
export interface Velocities {
  readonly a: Vec2;
  readonly b: Vec2;
}

/** A point of a boundary and what it lies on. */
export interface ClosestPoint {
  readonly point: Vec2;
  readonly feature: BoundaryFeature;
}

/** Where a ray crosses an edge of a polygon. */
export interface RayCrossing {
  /** Edge i runs from corner i to corner i + 1. */
  readonly edge: number;
  readonly point: Vec2;
}

/** Two circles by their indices, i less than j. */
export type IntersectingPair = readonly [
  i: number,
  j: number,
];

/** Circles by id, kept from frame to frame. */
export interface CircleGrid {
  /** Adds a circle under an id that is not there. */
  readonly insert: (
    id: number,
    circle: Circle,
  ) => void;
  /** Says where and how large it is now. */
  readonly move: (
    id: number,
    circle: Circle,
  ) => void;
  /** Takes it out; false: it was not there. */
  readonly remove: (id: number) => boolean;
  /** All that touch; good until the next call. */
  readonly pairs: () => readonly IntersectingPair[];
  /** The ids of all that the circle touches. */
  readonly circlesNear: (
    circle: Circle,
    ids?: number[],
  ) => number[];
}

/**
 * What is wrong with a polygon. Of two equal
 * `corners` the second repeats the first; `edges`
 * are two that meet where they must not, the lower
 * one first.
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
 * What is wrong with a convex polygon. A dent is a
 * corner that turns the other way than the rest.
 */
export type ConvexPolygonFault =
  | PolygonFault
  | {
      readonly kind: 'dent';
      readonly corner: number;
    };
