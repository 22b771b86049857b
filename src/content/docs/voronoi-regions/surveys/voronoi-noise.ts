import { toStep } from '#kit/numbers.ts';
import {
  type Circle,
  convexPolygonIntersectsCircle,
  type Polygon,
  polygonIntersectsCircle,
} from '#lib/index.ts';
import { comparing, type Survey } from '#maps/truth-map.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Corners = 'computed' | 'rounded';
export type Test = 'published' | 'ours';

/** Five corners on a circle, by cosine and sine: its left side is upright up to a rounding error. */
const computed: Polygon = [
  { x: 580, y: 200 },
  { x: 455.62305898749054, y: 371.19017293312766 },
  { x: 254.3769410125095, y: 305.8013454126452 },
  { x: 254.37694101250946, y: 94.19865458735485 },
  { x: 455.6230589874905, y: 28.809827066872344 },
];

const rounded = computed.map(({ x, y }) => ({ x: toStep(x, 0.001), y: toStep(y, 0.001) }));

export const polygons = { computed, rounded };
export const tests = {
  published: (polygon: Polygon, one: Circle) => intersectsInOnePass(polygon, one, float64),
  ours: convexPolygonIntersectsCircle,
};

interface Scene {
  readonly circle: { readonly radius: number };
  readonly corners: Corners;
  readonly test: Test;
}

export function survey({ circle: { radius }, corners, test }: Scene): Survey {
  const polygon = polygons[corners];
  return comparing(
    {
      test: (center) => tests[test](polygon, { center, radius }),
      truth: (center) => polygonIntersectsCircle(polygon, { center, radius }),
    },
    test === 'published' ? 'intersectsInOnePass' : '',
  );
}
