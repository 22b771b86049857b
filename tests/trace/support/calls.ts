import {
  castCircleAgainstBox,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
} from '#lib/index.ts';
import type { Cast, CircleCast } from '#lib/types.ts';
import type { Random } from '../../lib/bench/random-scenes.ts';
import type { Shapes } from './scenes.ts';

type Values = (shapes: Shapes, random: Random) => unknown[];

const pointAnd = (shape: keyof Shapes): Values => {
  return (shapes) => [shapes.point, shapes[shape]];
};
const circleAnd = (shape: keyof Shapes): Values => {
  return (shapes) => [shapes[shape], shapes.circle];
};
const alone = (shape: keyof Shapes): Values => {
  return (shapes) => [shapes[shape]];
};

/** What `assert*` is asked about: the shape, what is none, and the shape with a name. */
const asserted = (shape: keyof Shapes): Values => {
  return (shapes, random) => {
    const right = shapes[shape];
    const wrong = [
      null,
      undefined,
      3,
      'a',
      [],
      {},
      7n,
      () => 1,
      [right],
      { ...right, radius: '1' },
    ];
    return random.pick([[right], [right], [right, 'it'], [random.pick(wrong)]]);
  };
};

/** A circle of any scene and another, touching it or nearly, or any. */
const twoCircles: Values = ({ point, circle }, random) => {
  const gap = Math.hypot(point.x - circle.center.x, point.y - circle.center.y);
  const radius = random.pick([gap - circle.radius, gap, 0, circle.radius]);
  return [circle, { center: point, radius: Math.abs(radius) }];
};

/** On its way over the point, so that circles meet things. */
const way = ({ point, circle }: Shapes) => ({
  x: 2 * (point.x - circle.center.x),
  y: 2 * (point.y - circle.center.y),
});

/** What stands still of any scene, as a game asks it. */
const castAmong = ({ box, polygon, segment }: Shapes): CircleCast => {
  return (circle, displacement) => {
    const casts = [
      castCircleAgainstBox(box, circle, displacement),
      castCircleAgainstPolygon(polygon, circle, displacement),
      castCircleAgainstSegment(segment, circle, displacement),
    ];
    return casts
      .filter((cast) => cast !== null)
      .reduce<Cast | null>((a, b) => (a !== null && a.fraction <= b.fraction ? a : b), null);
  };
};

const crowd: Values = (_, random) => {
  const center = () => ({ x: random.integer(0, 30), y: random.between(0, 30) });
  const circle = () => ({ center: center(), radius: random.integer(0, 6) });
  return [Array.from({ length: random.integer(0, 9) }, circle)];
};

/** What each function of the library is called with. */
export const calls: Readonly<Record<string, Values>> = {
  assertBox: asserted('box'),
  assertCircle: asserted('circle'),
  assertConvexPolygon: (shapes, random) =>
    asserted(random.pick(['convex', 'polygon'] as const))(shapes, random),
  assertOrientedBox: asserted('turned'),
  assertPolygon: (shapes, random) => {
    const [a, b, c, d] = shapes.convex;
    // Crossing itself, too short, or in order.
    const others = [[[a, c, b, d]], [[a, b]], [[a, b, a, b]]];
    return random.pick([asserted('polygon')(shapes, random), ...others]);
  },
  assertSegment: asserted('segment'),
  bounceCircles: ({ point, circle, segment }, random) => {
    const angle = random.between(0, 2 * Math.PI);
    const body = (velocity: unknown) => ({
      velocity,
      mass: random.pick([1, Infinity, random.between(0, 9)]),
    });
    return [
      body(point),
      body(random.pick([circle.center, segment.a])),
      {
        normal: { x: Math.cos(angle), y: Math.sin(angle) },
        depth: 1,
        point,
        feature: { kind: 'edge', index: 0 },
      },
      ...random.pick([[], [{}], [{ restitution: 0.5, friction: random.between(0, 2) }]]),
    ];
  },
  boundingBox: alone('polygon'),
  boxContainsCircle: circleAnd('box'),
  boxFromCorners: ({ segment }) => [segment.a, segment.b],
  boxFromRectangle: ({ point, segment }, random) =>
    random.pick([
      [point.x, point.y, segment.a.x, segment.a.y],
      [0, 0, point.x, point.y],
    ]),
  boxIntersectsCircle: circleAnd('box'),
  boxIntersectsCircleByClamp: circleAnd('box'),
  boxIntersectsCircleExactly: circleAnd('box'),
  boxIntersectsCircleByZone: circleAnd('box'),
  boxZone: pointAnd('box'),
  boxesIntersect: ({ box, turned, circle }, random) => [
    box,
    random.pick([turned, { ...box, center: circle.center }]),
  ],
  circleContainsCircle: twoCircles,
  circleIntersections: twoCircles,
  castCircleAgainstBox: (shapes) => [shapes.box, shapes.circle, way(shapes)],
  castCircleAgainstCircle: (shapes, random) => [...twoCircles(shapes, random), way(shapes)],
  castCircleAgainstOrientedBox: (shapes) => [shapes.turned, shapes.circle, way(shapes)],
  castCircleAgainstPolygon: (shapes) => [shapes.polygon, shapes.circle, way(shapes)],
  castCircleAgainstSegment: (shapes) => [shapes.segment, shapes.circle, way(shapes)],
  circlesIntersect: twoCircles,
  circlesIntersectExactly: twoCircles,
  closestPointInBox: pointAnd('box'),
  closestPointOnPolygon: pointAnd('polygon'),
  closestPointOnSegment: pointAnd('segment'),
  collideBoxCircle: circleAnd('box'),
  collideCircles: twoCircles,
  collideConvexPolygonCircle: circleAnd('convex'),
  collideOrientedBoxCircle: circleAnd('turned'),
  collidePolygonCircle: circleAnd('polygon'),
  collideSegmentCircle: circleAnd('segment'),
  convexPolygonIntersectsCircle: circleAnd('convex'),
  convexPolygonIntersectsCircleBranchFree: circleAnd('convex'),
  convexPolygonIntersectsCircleExactly: circleAnd('convex'),
  convexPolygonIntersectsCircleByNearestVertex: circleAnd('convex'),
  convexPolygonFault: (shapes, random) => [shapes[random.pick(['convex', 'polygon'] as const)]],
  createCircleGrid: crowd,
  cross: ({ point, circle }) => [point, circle.center],
  distance: ({ point, circle }) => [point, circle.center],
  dot: ({ point, circle }) => [point, circle.center],
  findIntersectingPairs: crowd,
  findIntersectingPairsByGrid: crowd,
  findIntersectingPairsByMap: crowd,
  moveAndSlide: (shapes, random) => [
    shapes.circle,
    way(shapes),
    castAmong(shapes),
    ...random.pick([[], [{}], [{ maxSlides: 1, margin: random.between(0, 1) }]]),
  ],
  orientation: ({ segment, point }, random) => [
    segment.a,
    segment.b,
    random.pick([point, segment.a, segment.b]),
  ],
  orientedBoxIntersectsCircle: circleAnd('turned'),
  outwardNormals: alone('polygon'),
  pointInCircle: pointAnd('circle'),
  pointInCircleExactly: pointAnd('circle'),
  pointInPolygon: pointAnd('polygon'),
  pointInPolygonByCrossings: pointAnd('polygon'),
  pointInPolygonExactly: pointAnd('polygon'),
  polygonContainsCircle: circleAnd('polygon'),
  polygonFault: ({ convex, polygon }, random) => [
    random.pick([
      polygon,
      convex.slice(0, 2),
      [...convex, convex[0]],
      convex.toSorted((a, b) => a.x - b.x),
    ]),
  ],
  polygonIntersectsCircle: circleAnd('polygon'),
  polygonIntersectsCircleByEdges: circleAnd('polygon'),
  polygonIntersectsCircleExactly: circleAnd('polygon'),
  polygonOutlineIntersectsCircle: circleAnd('polygon'),
  projectionParameter: pointAnd('segment'),
  rayCrossings: pointAnd('polygon'),
  reflect: ({ point, circle }, random) => [point, circle.center, random.between(0, 1)],
  segmentCircleIntersections: circleAnd('segment'),
  segmentIntersectsCircle: circleAnd('segment'),
  segmentIntersectsCircleExactly: circleAnd('segment'),
  signedDistanceToBox: pointAnd('box'),
  signedDistanceToOrientedBox: pointAnd('turned'),
  signedDistanceToPolygon: pointAnd('polygon'),
  slide: ({ point, circle }) => [point, circle.center],
  toLocal: pointAnd('turned'),
  toWorld: pointAnd('turned'),
  ulp: ({ point }, random) => random.pick([[point.x], [point.x, random.pick([24, 53])]]),
  voronoiRegion: pointAnd('convex'),
  winding: alone('polygon'),
  convexWinding: alone('polygon'),
};
