import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import {
  type Circle,
  convexPolygonIntersectsCircle,
  type Polygon,
  polygonIntersectsCircle,
} from '#lib/index.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Test = 'published' | 'convex' | 'any';

export const tests = {
  published: (of: Polygon, circle: Circle) => intersectsInOnePass(of, circle, float64),
  convex: convexPolygonIntersectsCircle,
  any: polygonIntersectsCircle,
};

interface Scene {
  readonly circle: { readonly radius: number };
  readonly polygon: Polygon;
  readonly test: Test;
}

export function survey({ circle: { radius }, polygon, test }: Scene): Survey {
  return comparing({
    test: (center) => tests[test](polygon, { center, radius }),
    truth: (center) => polygonIntersectsCircle(polygon, { center, radius }),
  });
}
