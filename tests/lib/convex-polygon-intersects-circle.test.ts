import { convexPolygonIntersectsCircle } from '#lib/convex-polygon-intersects-circle.ts';
import * as oracle from '#oracle/polygon.ts';
import { describePolygonPredicate } from './bench/polygon-predicate.ts';
import { convexMakers } from './bench/polygons-and-circles.ts';

describePolygonPredicate({
  answer: convexPolygonIntersectsCircle,
  truth: oracle.polygonIntersectsCircle,
  makers: convexMakers,
  convex: true,
});
