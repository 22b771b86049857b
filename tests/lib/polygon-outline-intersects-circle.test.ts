import { polygonOutlineIntersectsCircle } from '../../src/lib/polygon-outline-intersects-circle.ts';
import * as oracle from '../oracle/polygon.ts';
import { describePolygonPredicate } from './bench/polygon-predicate.ts';
import { simpleMakers } from './bench/polygons-and-circles.ts';

describePolygonPredicate({
  answer: polygonOutlineIntersectsCircle,
  truth: oracle.polygonOutlineIntersectsCircle,
  makers: simpleMakers,
  outline: true,
});
