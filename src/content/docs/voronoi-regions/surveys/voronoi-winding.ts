import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import {
  convexPolygonIntersectsCircle,
  type Polygon,
  polygonIntersectsCircle,
} from '#lib/index.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Order = 'left' | 'right';
export type Test = 'published' | 'ours';

const gem: Polygon = [
  { x: 32, y: 9 },
  { x: 64, y: 9 },
  { x: 72, y: 34 },
  { x: 48, y: 55 },
  { x: 24, y: 34 },
];

/** The same five corners, listed counter-clockwise ("left") or clockwise. */
export const listed = { left: gem, right: gem.toReversed() };

interface Scene {
  readonly circle: { readonly radius: number };
  readonly order: Order;
  readonly test: Test;
}

export function survey({ circle: { radius }, order, test }: Scene): Survey {
  const corners = listed[order];
  return comparing(
    {
      test: (center) =>
        test === 'ours'
          ? convexPolygonIntersectsCircle(corners, { center, radius })
          : intersectsInOnePass(corners, { center, radius }, float64),
      truth: (center) => polygonIntersectsCircle(corners, { center, radius }),
    },
    test === 'published' ? 'intersectsInOnePass' : '',
  );
}
