import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import * as oracle from '#oracle/polygon.ts';
import { polygonContract } from './bench/polygon-predicate.ts';
import { convexMakers } from './bench/polygons-and-circles.ts';

polygonContract(convexPolygonIntersectsCircle, {
  truth: oracle.polygonIntersectsCircle,
  makers: convexMakers,
  convex: true,
});
