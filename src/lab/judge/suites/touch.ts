import {
  boxIntersectsCircle,
  circleContainsCircle,
  circlesIntersect,
  closestPointOnSegment,
  convexPolygonFault,
  convexPolygonIntersectsCircle,
  distance,
  pointInCircle,
  polygonContainsCircle,
  polygonFault,
  polygonIntersectsCircle,
  polygonOutlineIntersectsCircle,
  segmentIntersectsCircle,
  signedDistanceToPolygon,
} from '#lib/index.ts';
import type { Box, Circle, Polygon, Segment } from '#lib/types.ts';
import { boxIntersectsCircleByClamp } from '#lib/variants/box-intersects-circle-by-clamp.ts';
import { boxIntersectsCircleByZone } from '#lib/variants/box-intersects-circle-by-zone.ts';
import { pointInPolygonByCrossings } from '#lib/variants/point-in-polygon-by-crossings.ts';
import { polygonIntersectsCircleByEdges } from '#lib/variants/polygon-intersects-circle-by-edges.ts';
import { offsetFrom, touches } from '#oracle/box.ts';
import * as exactCircle from '#oracle/circle.ts';
import * as exactContainment from '#oracle/containment.ts';
import * as exactPolygon from '#oracle/polygon.ts';
import * as exactSegment from '#oracle/segment.ts';
import { aroundPolygon } from '../scenes/around.ts';
import { boxesAndCircles } from '../scenes/boxes.ts';
import { circles, circlesInCircles } from '../scenes/circles.ts';
import { pointsAndCircles } from '../scenes/points-and-circles.ts';
import {
  circlesInPolygons,
  convexAndCircles,
  pointsAndPolygons,
  polygonsAndCircles,
} from '../scenes/polygons.ts';
import { segmentsAndCircles } from '../scenes/segments.ts';
import type { Spec } from './spec.ts';

// Yes-or-no tests, whose results all come from exact arithmetic.

export const boxTruth = (box: Box, circle: Circle) =>
  touches(offsetFrom(box, circle.center), box, circle.radius);
export const isConvex = (polygon: Polygon) => convexPolygonFault(polygon) === null;
export const isSimple = (polygon: Polygon) => polygonFault(polygon) === null;

/**
 * Whether a random circle neither lies outside nor touches from inside. The named scenes cover
 * these with whole square roots.
 */
const isUnambiguous = (polygon: Polygon, { center, radius }: Circle) => {
  const signed = signedDistanceToPolygon(center, polygon);
  return signed < radius && Math.abs(signed + radius) > 1e-9;
};

const boxTests = { boxIntersectsCircle, boxIntersectsCircleByClamp, boxIntersectsCircleByZone };
const polygonTests = { polygonIntersectsCircle, polygonIntersectsCircleByEdges };

export const touch: readonly Spec[] = [
  {
    fn: 'pointInCircle',
    family: pointsAndCircles,
    kinds: ['point', 'circle'],
    solution: pointInCircle,
    truth: exactCircle.pointInCircle,
  },
  {
    fn: 'circlesIntersect',
    family: circles('a', 'b'),
    kinds: ['circle', 'circle'],
    names: ['a', 'b'],
    solution: circlesIntersect,
    truth: exactCircle.circlesIntersect,
  },
  {
    fn: 'circleContainsCircle',
    family: circlesInCircles,
    kinds: ['circle', 'circle'],
    names: ['outer', 'inner'],
    solution: circleContainsCircle,
    truth: exactContainment.circleContainsCircle,
    compare: { answers: 'whole' },
  },
  {
    fn: 'segmentIntersectsCircle',
    family: segmentsAndCircles,
    kinds: ['segment', 'circle'],
    solution: segmentIntersectsCircle,
    truth: exactSegment.segmentIntersectsCircle,
    alternatives: [
      (segment: Segment, { center, radius }: Circle) =>
        distance(center, closestPointOnSegment(center, segment)) <= radius,
    ],
  },
  ...Object.entries(boxTests).map(
    ([fn, solution]): Spec => ({
      fn,
      family: boxesAndCircles,
      kinds: ['box', 'circle'],
      solution,
      truth: boxTruth,
    }),
  ),
  {
    fn: 'convexPolygonIntersectsCircle',
    family: convexAndCircles,
    kinds: ['polygon', 'circle'],
    solution: convexPolygonIntersectsCircle,
    truth: exactPolygon.polygonIntersectsCircle,
    accepts: isConvex,
    around: { argument: 0, scenes: aroundPolygon },
  },
  ...Object.entries(polygonTests).map(
    ([fn, solution]): Spec => ({
      fn,
      family: polygonsAndCircles,
      kinds: ['polygon', 'circle'],
      solution,
      truth: exactPolygon.polygonIntersectsCircle,
      accepts: isSimple,
    }),
  ),
  {
    fn: 'polygonOutlineIntersectsCircle',
    family: polygonsAndCircles,
    kinds: ['polygon', 'circle'],
    solution: polygonOutlineIntersectsCircle,
    truth: exactPolygon.polygonOutlineIntersectsCircle,
    accepts: isSimple,
  },
  {
    fn: 'polygonContainsCircle',
    family: circlesInPolygons,
    kinds: ['polygon', 'circle'],
    solution: polygonContainsCircle,
    truth: exactContainment.polygonContainsCircle,
    compare: { answers: 'whole' },
    accepts: (polygon, circle) => isSimple(polygon) && isUnambiguous(polygon, circle),
  },
  {
    fn: 'pointInPolygonByCrossings',
    family: pointsAndPolygons,
    kinds: ['point', 'polygon'],
    solution: pointInPolygonByCrossings,
    truth: exactPolygon.pointInPolygon,
    compare: { answers: 'inside' },
    accepts: (_point, polygon) => isSimple(polygon),
  },
];
