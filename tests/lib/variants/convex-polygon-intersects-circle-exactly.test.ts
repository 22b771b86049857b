import { convexPolygonIntersectsCircleExactly } from '#lib/variants/convex-polygon-intersects-circle-exactly.ts';
import { exactPolygonContract } from '../bench/polygon-exactly.ts';
import { convexMakers } from '../bench/polygons-and-circles.ts';
import { isConvex } from '../bench/simple-polygons.ts';

exactPolygonContract(convexPolygonIntersectsCircleExactly, {
  takes: isConvex,
  makers: Object.values(convexMakers),
  make: convexMakers.convex!,
});
