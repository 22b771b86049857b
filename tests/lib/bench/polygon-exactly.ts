import fc from 'fast-check';
import type { Circle, Polygon } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { endPoint, endRadius, exactContract, unlikeTriangles } from './exactly.ts';
import {
  integerPolygonScene,
  type MakePolygon,
  nearTouchingScene,
  type PolygonAndCircle,
  tangentEverywhere,
} from './polygons-and-circles.ts';
import { corners, disc } from './shapes.ts';
import { hasArea, isSimple } from './simple-polygons.ts';

interface Subject {
  /** Does the function accept this simple polygon? */
  readonly takes: (polygon: Polygon) => boolean;
  /** Make polygons of every accepted kind, for whole numbers. */
  readonly makers: readonly MakePolygon[];
  /** Makes polygons for doubles. */
  readonly make: MakePolygon;
}

/** The tests of every predicate of a polygon and a circle that must never be wrong. */
export function exactPolygonContract(
  predicate: (polygon: Polygon, circle: Circle) => boolean,
  { takes, makers, make }: Subject,
): void {
  exactContract<PolygonAndCircle>(({ polygon, circle }) => predicate(polygon, circle), {
    truth: ({ polygon, circle }) => oracle.polygonIntersectsCircle(polygon, circle),
    isValid: ({ polygon, circle }) =>
      circle.radius >= 0 && takes(polygon) && isSimple(polygon) && hasArea(polygon),
    *touching() {
      for (const { polygon, circle } of tangentEverywhere()) yield { polygon, circle };
    },
    integers: (random) => integerPolygonScene(random, 4096, random.pick(makers)),
    nearTouching: (random) => nearTouchingScene(random, 1, make),
    ordinary: (random) => {
      const point = () => ({ x: random.between(0, 300), y: random.between(0, 200) });
      const polygon = make(random, point);
      return { polygon, circle: disc(2 * point().x, 2 * point().y, 20) };
    },
    atTheEnds: fc.record({
      polygon: fc.array(endPoint, { minLength: 3, maxLength: 3 }),
      circle: fc.record({ center: endPoint, radius: endRadius }),
    }),
    unlike: unlikeTriangles(),
    plain: {
      polygon: corners([0, 0], [8, 1], [1, 8]),
      circle: disc(3, 3, 0.5),
    },
  });
}
