import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import * as oracle from '#oracle/polygon.ts';
import { polygonContract } from './bench/polygon-predicate.ts';
import { simpleMakers } from './bench/polygons-and-circles.ts';

polygonContract(polygonIntersectsCircle, {
  truth: oracle.polygonIntersectsCircle,
  makers: simpleMakers,
});
