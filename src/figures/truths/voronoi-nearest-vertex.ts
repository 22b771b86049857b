import {
  convexPolygonIntersectsCircle,
  convexPolygonIntersectsCircleByNearestVertex,
  type Polygon,
} from '../../lib/index.ts';
import { intersectsFromNearestVertex } from '../../lib/published/bitlush-nearest-vertex.ts';
import { float64 } from '../../lib/published/monogame-circles.ts';
import type { Comparison } from '../../truth/truth-map.ts';
import { refusal } from '../kit/refusal.ts';

interface Scene {
  readonly circle: { readonly radius: number };
  readonly polygon: Polygon;
  readonly test: 'published' | 'ours';
}

export function compare({ circle: { radius }, polygon, test }: Scene): Comparison | null {
  if (refusal(polygon)) return null;
  return {
    says: (center) =>
      test === 'published'
        ? intersectsFromNearestVertex(polygon, { center, radius }, float64)
        : convexPolygonIntersectsCircleByNearestVertex(polygon, { center, radius }),
    is: (center) => convexPolygonIntersectsCircle(polygon, { center, radius }),
  };
}
