import { convexPolygonIntersectsCircleExactly } from '#lib/variants/convex-polygon-intersects-circle-exactly.ts';
import { describeExactForPolygons } from '../bench/polygon-exactly.ts';
import { convexMakers } from '../bench/polygons-and-circles.ts';
import { isConvex } from '../bench/simple-polygons.ts';

describeExactForPolygons({
  answer: convexPolygonIntersectsCircleExactly,
  takes: isConvex,
  makers: Object.values(convexMakers),
  make: convexMakers.convex!,
});
