import { type Circle, type Polygon, polygonIntersectsCircle } from '#lib/index.ts';
import { comparing, type Survey } from '#maps/truth-map.ts';
import { onWholePlaces } from '#maps/whole-places.ts';
import { polygonCircleWithInside } from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Corners = 'rounded' | 'computed';
export type Test = 'published' | 'ours';

/** 48 corners on a circle; the first is turned a little, so that no height comes out whole. */
const computed: Polygon = Array.from({ length: 48 }, (_, i) => {
  const angle = 0.05 + (i * Math.PI) / 24;
  return { x: 220 + 70 * Math.cos(angle), y: 100 + 70 * Math.sin(angle) };
});

const rounded = computed.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));

export const polygons = { computed, rounded };
export const tests = {
  published: (polygon: Polygon, one: Circle) => polygonCircleWithInside(polygon, one, float64),
  ours: polygonIntersectsCircle,
};

interface Scene {
  readonly circle: { readonly radius: number };
  readonly corners: Corners;
  readonly test: Test;
}

export function survey({ circle: { radius }, corners, test }: Scene): Survey {
  const polygon = polygons[corners];
  return onWholePlaces(
    comparing(
      {
        test: (center) => tests[test](polygon, { center, radius }),
        truth: (center) => polygonIntersectsCircle(polygon, { center, radius }),
      },
      test === 'published' ? 'polygonCircleWithInside' : '',
    ),
  );
}
