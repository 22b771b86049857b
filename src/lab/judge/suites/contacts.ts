import {
  castCircleAgainstCircle,
  castCircleInsideCircle,
  circleIntersections,
  circlesTouchingCircles,
  collideBoxCircle,
  collideCircles,
  collideConvexPolygonCircle,
  collideSegmentCircle,
  distance,
  findIntersectingPairs,
  keepCircleInsideCircle,
  moveAndSlide,
  polygonCircleIntersections,
  segmentCircleIntersections,
  separateCircles,
  shortestWayOut,
  tangentPoints,
} from '#lib/index.ts';
import { findIntersectingPairsByMap } from '#lib/variants/find-intersecting-pairs-by-map.ts';
import * as exactCircle from '#oracle/circle.ts';
import * as exactContainment from '#oracle/containment.ts';
import * as exactPolygon from '#oracle/polygon.ts';
import * as exactSegment from '#oracle/segment.ts';
import { aroundCircle } from '../scenes/around.ts';
import { boxesAndCircles } from '../scenes/boxes.ts';
import { castsAtCircles, castsInCircles, movesInRoom } from '../scenes/casts.ts';
import { circles, circlesInCircles } from '../scenes/circles.ts';
import { coins } from '../scenes/coins.ts';
import { crowds } from '../scenes/crowds.ts';
import { heaps } from '../scenes/heaps.ts';
import { convexAndCircles } from '../scenes/polygons.ts';
import { posts } from '../scenes/posts.ts';
import { segmentsAndCircles } from '../scenes/segments.ts';
import { crossings } from './crossings.ts';
import type { Spec } from './spec.ts';
import { boxTruth, isConvex } from './touch.ts';

// For contacts, casts and lists, exact arithmetic decides whether there is a result. Its numbers
// are our own.

const pairs = { findIntersectingPairs, findIntersectingPairsByMap };

export const contacts: readonly Spec[] = [
  {
    fn: 'collideCircles',
    family: circles('a', 'b'),
    kinds: ['circle', 'circle'],
    names: ['a', 'b'],
    solution: collideCircles,
    around: { argument: 0, scenes: aroundCircle },
    truth: exactCircle.circlesIntersect,
  },
  {
    fn: 'collideSegmentCircle',
    family: segmentsAndCircles,
    kinds: ['segment', 'circle'],
    solution: collideSegmentCircle,
    truth: exactSegment.segmentIntersectsCircle,
  },
  {
    fn: 'collideBoxCircle',
    family: boxesAndCircles,
    kinds: ['box', 'circle'],
    solution: collideBoxCircle,
    truth: boxTruth,
  },
  {
    fn: 'collideConvexPolygonCircle',
    family: convexAndCircles,
    kinds: ['polygon', 'circle'],
    solution: collideConvexPolygonCircle,
    truth: exactPolygon.polygonIntersectsCircle,
    accepts: isConvex,
    // More cases would make a large file, because many figures call it with polygons of their own.
    count: 305,
  },
  {
    fn: 'segmentCircleIntersections',
    family: crossings.segment,
    kinds: ['segment', 'circle'],
    solution: segmentCircleIntersections,
  },
  {
    fn: 'polygonCircleIntersections',
    family: crossings.polygon,
    kinds: ['polygon', 'circle'],
    solution: polygonCircleIntersections,
    count: 300,
  },
  {
    fn: 'circleIntersections',
    family: crossings.circles,
    kinds: ['circle', 'circle'],
    names: ['a', 'b'],
    solution: circleIntersections,
  },
  {
    fn: 'tangentPoints',
    family: crossings.point,
    kinds: ['point', 'circle'],
    solution: tangentPoints,
  },
  {
    fn: 'castCircleAgainstCircle',
    family: castsAtCircles,
    kinds: ['circle', 'circle', 'point'],
    names: ['target', 'circle', 'displacement'],
    solution: castCircleAgainstCircle,
  },
  {
    fn: 'castCircleInsideCircle',
    family: castsInCircles,
    kinds: ['circle', 'circle', 'point'],
    names: ['target', 'circle', 'displacement'],
    solution: castCircleInsideCircle,
    count: 300,
  },
  {
    fn: 'keepCircleInsideCircle',
    family: circlesInCircles,
    kinds: ['circle', 'circle'],
    names: ['outer', 'inner'],
    solution: keepCircleInsideCircle,
    truth: (outer, inner) =>
      !exactContainment.circleContainsCircle(outer, inner) &&
      distance(outer.center, inner.center) > 0,
  },
  {
    fn: 'moveAndSlide',
    family: movesInRoom,
    kinds: ['circle', 'point', 'given', 'options'],
    names: ['circle', 'displacement', 'cast', 'options'],
    solution: moveAndSlide,
    compare: { tolerance: 1e-7 },
  },
  {
    fn: 'circlesTouchingCircles',
    family: coins,
    kinds: ['circle', 'circle', 'number'],
    names: ['a', 'b', 'radius'],
    solution: circlesTouchingCircles,
    count: 300,
  },
  {
    fn: 'shortestWayOut',
    family: posts,
    kinds: ['obstacles', 'circle'],
    solution: shortestWayOut,
    count: 300,
  },
  {
    fn: 'separateCircles',
    family: heaps,
    kinds: ['circles', 'options'],
    solution: separateCircles,
    count: 300,
  },
  ...Object.entries(pairs).map(
    ([fn, solution]): Spec => ({
      fn,
      family: crowds,
      kinds: ['circles'],
      solution,
      compare: { measure: 'ratio' },
    }),
  ),
];
