import { polygonIntersectsCircleExactly } from '#lib/variants/polygon-intersects-circle-exactly.ts';
import { describeExactForPolygons } from '../bench/polygon-exactly.ts';
import { simpleMakers } from '../bench/polygons-and-circles.ts';

describeExactForPolygons({
  answer: polygonIntersectsCircleExactly,
  takes: () => true,
  makers: Object.values(simpleMakers),
  make: simpleMakers.concave!,
});
