import type * as library from '#lib/index.ts';

/** A function that the library exports. */
export type FunctionName = keyof typeof library;

/** Where a function is taught, and a figure of that chapter that shows its question. */
export interface Taught {
  readonly chapter: string;
  readonly figure: string;
  /** Where the figure begins, if its first preset shows another function. */
  readonly preset?: string | undefined;
}

/** Functions that answer one kind of question. */
export interface Group {
  /** In the address of the page of all functions. */
  readonly id: string;
  readonly title: string;
  readonly functions: Readonly<Partial<Record<FunctionName, Taught>>>;
}

const taught = (chapter: string, figure: string, preset?: string): Taught => ({
  chapter,
  figure,
  preset,
});

/** All functions of the library by what a reader wants to know, the simplest of each group first. */
export const groups: readonly Group[] = [
  {
    id: 'touch',
    title: 'Do they touch?',
    functions: {
      pointInCircle: taught('point-and-circle', 'point-in-circle'),
      circlesIntersect: taught('circle-and-circle', 'circles-touch'),
      segmentIntersectsCircle: taught('line-and-circle', 'touching-undivided'),
      boxIntersectsCircle: taught('clamp-projection', 'clamp-projection'),
      orientedBoxIntersectsCircle: taught('clamp-projection', 'turned-box'),
      polygonIntersectsCircle: taught('polygon-and-circle', 'polygon-and-circle'),
      polygonOutlineIntersectsCircle: taught('polygon-and-circle', 'polygon-and-circle', 'wall'),
      convexPolygonIntersectsCircle: taught('voronoi-regions', 'voronoi-one-pass'),
      pointInPolygon: taught('polygon-and-circle', 'crossing-ray'),
      boxesIntersect: taught('polygon-and-circle', 'order-of-tests'),
    },
  },
  {
    id: 'inside',
    title: 'Is one wholly inside the other?',
    functions: {
      circleContainsCircle: taught('circle-and-circle', 'circle-in-circle'),
      boxContainsCircle: taught('clamp-projection', 'nearest-wall'),
      polygonContainsCircle: taught('polygon-and-circle', 'circle-in-polygon'),
    },
  },
  {
    id: 'contact',
    title: 'How deep, and which way out?',
    functions: {
      collideCircles: taught('circle-and-circle', 'circles-way-out'),
      collideSegmentCircle: taught('line-and-circle', 'segment-way-out'),
      collideBoxCircle: taught('clamp-projection', 'push-out'),
      collideOrientedBoxCircle: taught('clamp-projection', 'turned-box'),
      collidePolygonCircle: taught('polygon-and-circle', 'polygon-way-out'),
      collideConvexPolygonCircle: taught('voronoi-regions', 'voronoi-way-out'),
    },
  },
  {
    id: 'distance',
    title: 'How far, and where is it nearest?',
    functions: {
      distance: taught('point-and-circle', 'point-in-circle'),
      closestPointOnSegment: taught('line-and-circle', 'segment-stadium'),
      closestPointInBox: taught('clamp-projection', 'clamp-projection'),
      closestPointOnPolygon: taught('polygon-and-circle', 'polygon-way-out'),
      signedDistanceToBox: taught('clamp-projection', 'nearest-wall'),
      signedDistanceToOrientedBox: taught('clamp-projection', 'turned-box'),
      signedDistanceToPolygon: taught('polygon-and-circle', 'polygon-way-out'),
    },
  },
  {
    id: 'cast',
    title: 'When does a moving circle hit?',
    functions: {
      castCircleAgainstCircle: taught('moving-circle', 'moving-circle'),
      castCircleAgainstSegment: taught('moving-circle', 'swept-grown', 'wall'),
      castCircleAgainstBox: taught('moving-circle', 'swept-grown'),
      castCircleAgainstOrientedBox: taught('moving-circle', 'swept-grown'),
      castCircleAgainstPolygon: taught('moving-circle', 'swept-grown', 'notch'),
    },
  },
  {
    id: 'response',
    title: 'What happens after the hit?',
    functions: {
      moveAndSlide: taught('slide-and-bounce', 'collide-and-slide'),
      slide: taught('slide-and-bounce', 'slide-or-bounce'),
      reflect: taught('vectors', 'bounce-off-wall'),
      bounceCircles: taught('two-that-move', 'two-balls'),
    },
  },
  {
    id: 'pairs',
    title: 'Which of many circles touch?',
    functions: {
      findIntersectingPairs: taught('circle-and-circle', 'circles-crowd'),
      findIntersectingPairsByGrid: taught('many-circles', 'circles-grid'),
      createCircleGrid: taught('many-circles', 'cell-size'),
    },
  },
  {
    id: 'crossing',
    title: 'Where do they cross?',
    functions: {
      circleIntersections: taught('where-they-cross', 'circles-cross'),
      segmentCircleIntersections: taught('where-they-cross', 'line-crosses'),
      rayCrossings: taught('polygon-and-circle', 'turning-ray'),
    },
  },
  {
    id: 'part',
    title: 'Which part of a shape is it near?',
    functions: {
      boxZone: taught('nine-zones', 'nine-zones'),
      voronoiRegion: taught('voronoi-regions', 'voronoi-regions'),
      projectionParameter: taught('vectors', 'projection-on-line'),
    },
  },
  {
    id: 'shapes',
    title: 'Making and turning shapes',
    functions: {
      boxFromCorners: taught('clamp-projection', 'clamp-projection'),
      boxFromRectangle: taught('nine-zones', 'nine-zones-axis'),
      boundingBox: taught('start-here', 'ship-in-box'),
      outwardNormals: taught('voronoi-regions', 'voronoi-way-out'),
      toLocal: taught('vectors', 'own-frame'),
      toWorld: taught('vectors', 'own-frame'),
    },
  },
  {
    id: 'vectors',
    title: 'Vectors and turns',
    functions: {
      dot: taught('vectors', 'dot-product'),
      cross: taught('vectors', 'turning-vector'),
      orientation: taught('vectors', 'cross-product'),
      winding: taught('voronoi-regions', 'voronoi-winding'),
      convexWinding: taught('voronoi-regions', 'voronoi-winding'),
    },
  },
  {
    id: 'checks',
    title: 'Checking what comes from outside',
    functions: {
      assertCircle: taught('point-and-circle', 'point-in-circle'),
      assertSegment: taught('line-and-circle', 'segment-and-circle'),
      assertBox: taught('clamp-projection', 'clamp-projection'),
      assertOrientedBox: taught('clamp-projection', 'turned-box'),
      assertPolygon: taught('polygon-and-circle', 'polygon-and-circle'),
      assertConvexPolygon: taught('voronoi-regions', 'voronoi-concave'),
      polygonFault: taught('polygon-and-circle', 'polygon-and-circle'),
      convexPolygonFault: taught('voronoi-regions', 'voronoi-concave'),
    },
  },
  {
    id: 'exactly',
    title: 'Without any rounding',
    functions: {
      pointInCircleExactly: taught('exactness', 'rim-in-steps'),
      circlesIntersectExactly: taught('exactness', 'touching-in-decimals'),
      segmentIntersectsCircleExactly: taught('line-and-circle', 'touching-undivided'),
      boxIntersectsCircleExactly: taught('exactness', 'far-from-origin'),
      polygonIntersectsCircleExactly: taught('polygon-and-circle', 'polygon-and-circle'),
      convexPolygonIntersectsCircleExactly: taught('voronoi-regions', 'voronoi-one-pass'),
      pointInPolygonExactly: taught('polygon-and-circle', 'crossing-ray'),
      ulp: taught('exactness', 'marks-on-a-ruler'),
    },
  },
  {
    id: 'variants',
    title: 'The same answers, reached in another way',
    functions: {
      boxIntersectsCircleByClamp: taught('clamp-projection', 'clamp-projection'),
      boxIntersectsCircleByZone: taught('nine-zones', 'nine-zones'),
      pointInPolygonByCrossings: taught('polygon-and-circle', 'crossing-ray'),
      polygonIntersectsCircleByEdges: taught('polygon-and-circle', 'polygon-and-circle'),
      convexPolygonIntersectsCircleByNearestVertex: taught(
        'voronoi-regions',
        'voronoi-nearest-vertex',
      ),
      convexPolygonIntersectsCircleBranchFree: taught('voronoi-regions', 'voronoi-one-pass'),
      findIntersectingPairsByMap: taught('many-circles', 'circles-grid'),
    },
  },
];

/** Every function of the library, with its group. */
export const entries = groups.flatMap((group) =>
  Object.entries(group.functions).map(([name, one]) => ({ name, group, ...one })),
);
