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

/**
 * A closed, filled box that is not rotated, given
 * by its centre and half of each side.
 */
export interface Box {
  readonly center: Vec2;
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/**
 * A place and a turn: where a shape's own axes lie.
 * `rotation` is in radians, counter-clockwise where
 * y points up.
 */
export interface Frame {
  readonly center: Vec2;
  readonly rotation: number;
}
