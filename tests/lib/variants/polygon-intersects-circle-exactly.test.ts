import { polygonIntersectsCircleExactly } from '#lib/variants/polygon-intersects-circle-exactly.ts';
import { exactPolygonContract } from '../bench/polygon-exactly.ts';
import { simpleMakers } from '../bench/polygons-and-circles.ts';

exactPolygonContract(polygonIntersectsCircleExactly, {
  takes: () => true,
  makers: Object.values(simpleMakers),
  make: simpleMakers.concave!,
});
