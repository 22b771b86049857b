import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import { onWholePlaces } from '#figure/maps/whole-places.ts';
import { faultOf } from '#figure/outline-fault.ts';
import { type Circle, type Polygon, polygonIntersectsCircle } from '#lib/index.ts';
import {
  polygonCircleByLines,
  polygonCircleWithInside,
} from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Test = 'edges' | 'inside' | 'ours';

export const tests = {
  edges: (island: Polygon, one: Circle) => polygonCircleByLines(island, one, float64),
  inside: (island: Polygon, one: Circle) => polygonCircleWithInside(island, one, float64),
  ours: polygonIntersectsCircle,
};

interface Scene {
  readonly circle: { readonly radius: number };
  readonly island: Polygon;
  readonly test: Test;
}

export function survey({ circle: { radius }, island, test }: Scene): Survey | null {
  if (faultOf(island)) return null;
  return onWholePlaces(
    comparing(
      {
        test: (center) => tests[test](island, { center, radius }),
        truth: (center) => polygonIntersectsCircle(island, { center, radius }),
      },
      test === 'inside' ? 'polygonCircleWithInside' : '',
    ),
  );
}
