import { comparing, type Survey } from '#figure/maps/truth-map.ts';
import { refusal } from '#figure/refusal.ts';
import {
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleByNearestVertex,
  type Polygon,
} from '#lib/index.ts';
import { intersectsFromNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { float64 } from '#published/monogame-circles.ts';

interface Scene {
  readonly circle: { readonly radius: number };
  readonly polygon: Polygon;
  readonly test: 'published' | 'ours';
}

export function survey({ circle: { radius }, polygon, test }: Scene): Survey | null {
  if (refusal(polygon)) return null;
  return comparing(
    {
      test: (center) =>
        test === 'published'
          ? intersectsFromNearestVertex(polygon, { center, radius }, float64)
          : convexPolygonIntersectsCircleByNearestVertex(polygon, { center, radius }),
      truth: (center) => convexPolygonIntersectsCircle(polygon, { center, radius }),
    },
    test === 'published' ? 'intersectsFromNearestVertex' : '',
  );
}
