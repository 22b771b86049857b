import {
  convexPolygonIntersectsCircle,
  type Polygon,
  polygonIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { comparing, type Survey } from '#maps/truth-map.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';

// What is seen stays where it is. The switch of the axis changes the numbers that the code gets.

export type Axis = 'up' | 'down';
export type Order = 'left' | 'right';
export type Test = 'published' | 'ours';

export const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const gem: Polygon = [
  { x: 32, y: 9 },
  { x: 64, y: 9 },
  { x: 72, y: 34 },
  { x: 48, y: 55 },
  { x: 24, y: 34 },
];

/** A place as the code gets it: on a screen whose y points down, rows count from the top. */
export const told = (place: Vec2, axis: Axis): Vec2 =>
  axis === 'up' ? place : { x: place.x, y: world.maxY - place.y };

/** The corners in their order, as they are seen. */
export const cornersSeen = (order: Order): Polygon => (order === 'left' ? gem : gem.toReversed());

/** The same as the code gets them. */
export const cornersTold = (axis: Axis, order: Order): Polygon =>
  cornersSeen(order).map((corner) => told(corner, axis));

interface Scene {
  readonly circle: { readonly radius: number };
  readonly axis: Axis;
  readonly order: Order;
  readonly test: Test;
}

export function survey({ circle: { radius }, axis, order, test }: Scene): Survey {
  const corners = cornersTold(axis, order);
  const disc = (center: Vec2) => ({ center: told(center, axis), radius });
  return comparing(
    {
      test: (center) =>
        test === 'ours'
          ? convexPolygonIntersectsCircle(corners, disc(center))
          : intersectsInOnePass(corners, disc(center), float64),
      truth: (center) => polygonIntersectsCircle(corners, disc(center)),
    },
    test === 'published' ? 'intersectsInOnePass' : '',
  );
}
