/** A point or an arrow, in your units. */
export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

/**
 * A closed, filled disc: its rim belongs to it.
 * `radius` is 0 or greater; 0 is a single point.
 */
export interface Circle {
  readonly center: Vec2;
  readonly radius: number;
}

/** The straight way from a to b, both included. */
export interface Segment {
  readonly a: Vec2;
  readonly b: Vec2;
}

/**
 * A closed, filled box that is not rotated, given
 * by its centre and half of each side.
 */
export interface Box {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** A box turned about its centre. */
export interface OrientedBox extends Box, Frame {}

/**
 * A place and a turn: where a shape's own axes lie.
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
 * joined to the first and does not repeat it.
 */
export type Polygon = readonly Vec2[];

/**
 * The part of a shape that something belongs to.
 * Edge i runs from corner i to corner i + 1. Those
 * of a box are counted from its corner of least x
 * and y, counter-clockwise where y points up.
 */
export type Feature =
  | {
      readonly kind: 'vertex' | 'edge';
      readonly index: number;
    }
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
  readonly feature: Feature;
}
