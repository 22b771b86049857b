import type { Vec2 } from '../types.ts';

/** The shortest push out of a shape. */
export interface Push {
  /** The direction, of length 1. */
  readonly normal: Vec2;
  readonly depth: number;
}

/** Where a moving circle first touches a shape. */
export interface FirstTouch {
  /** The part of the way until then, from 0 to 1. */
  readonly fraction: number;
  /** From the shape to the circle, of length 1. */
  readonly normal: Vec2;
}

/** Where a circle ends. */
export interface Place {
  readonly center: Vec2;
}

/** Where circles end, in their order. */
export interface Places {
  readonly centers: readonly Vec2[];
}
