import {
  bounceCircles,
  boundingBox,
  boxZone,
  closestPointInBox,
  closestPointOnSegment,
  cross,
  dot,
  orientation,
  projectionParameter,
  reflect,
  signedDistanceToBox,
  signedDistanceToPolygon,
  slide,
  toLocal,
  voronoiRegion,
} from '#lib/index.ts';
import { aroundBoxByPoints } from '../scenes/around.ts';
import { bodiesInContact } from '../scenes/bodies.ts';
import { pointsAndBoxes } from '../scenes/boxes.ts';
import { listsOfPoints } from '../scenes/point-lists.ts';
import { pointsAndConvex, pointsAndPolygons } from '../scenes/polygons.ts';
import { pointsAndSegments } from '../scenes/segments.ts';
import {
  displacementsAndWalls,
  pointsAndFrames,
  threePoints,
  twoVectors,
  velocitiesAndWalls,
} from '../scenes/vectors.ts';
import type { Spec } from './spec.ts';
import { isConvex, isSimple } from './touch.ts';

// Numbers, points and parts of shapes.

export const values: readonly Spec[] = [
  {
    fn: 'dot',
    family: twoVectors,
    kinds: ['point', 'point'],
    names: ['a', 'b'],
    solution: dot,
    compare: { measure: 'product' },
  },
  {
    fn: 'cross',
    family: twoVectors,
    kinds: ['point', 'point'],
    names: ['a', 'b'],
    solution: cross,
    compare: { measure: 'product' },
  },
  {
    fn: 'orientation',
    family: threePoints,
    kinds: ['point', 'point', 'point'],
    names: ['a', 'b', 'c'],
    solution: orientation,
    compare: { measure: 'ratio' },
  },
  {
    fn: 'projectionParameter',
    family: pointsAndSegments,
    kinds: ['point', 'segment'],
    solution: projectionParameter,
    compare: { measure: 'ratio' },
  },
  {
    fn: 'closestPointOnSegment',
    family: pointsAndSegments,
    kinds: ['point', 'segment'],
    solution: closestPointOnSegment,
  },
  {
    fn: 'closestPointInBox',
    family: pointsAndBoxes,
    kinds: ['point', 'box'],
    solution: closestPointInBox,
  },
  {
    fn: 'boundingBox',
    family: listsOfPoints,
    kinds: ['polygon'],
    solution: boundingBox,
  },
  {
    fn: 'signedDistanceToBox',
    family: pointsAndBoxes,
    kinds: ['point', 'box'],
    solution: signedDistanceToBox,
    around: { argument: 1, scenes: aroundBoxByPoints },
  },
  {
    fn: 'boxZone',
    family: pointsAndBoxes,
    kinds: ['point', 'box'],
    solution: boxZone,
    compare: { measure: 'ratio' },
  },
  {
    fn: 'signedDistanceToPolygon',
    family: pointsAndPolygons,
    kinds: ['point', 'polygon'],
    solution: signedDistanceToPolygon,
    accepts: (_point, polygon) => isSimple(polygon),
  },
  {
    fn: 'voronoiRegion',
    family: pointsAndConvex,
    kinds: ['point', 'polygon'],
    solution: voronoiRegion,
    compare: { measure: 'ratio' },
    accepts: (_point, polygon) => isConvex(polygon),
  },
  {
    fn: 'toLocal',
    family: pointsAndFrames,
    kinds: ['point', 'frame'],
    solution: toLocal,
  },
  {
    fn: 'reflect',
    family: velocitiesAndWalls,
    kinds: ['point', 'point', 'number'],
    names: ['velocity', 'normal', 'restitution'],
    solution: reflect,
  },
  {
    fn: 'slide',
    family: displacementsAndWalls,
    kinds: ['point', 'point'],
    names: ['displacement', 'normal'],
    solution: slide,
  },
  {
    fn: 'bounceCircles',
    family: bodiesInContact,
    kinds: ['body', 'body', 'contact', 'options'],
    names: ['a', 'b', 'contact', 'options'],
    solution: bounceCircles,
  },
];
