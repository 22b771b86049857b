import { convexPolygonIntersectsCircleByNearestVertex } from '../../src/lib/convex-polygon-intersects-circle-by-nearest-vertex.ts';
import * as oracle from '../oracle/polygon.ts';
import { describePolygonPredicate } from './bench/polygon-predicate.ts';
import { convexMakers } from './bench/polygons-and-circles.ts';

describePolygonPredicate({
  answer: convexPolygonIntersectsCircleByNearestVertex,
  truth: oracle.polygonIntersectsCircle,
  makers: convexMakers,
  convex: true,
});
