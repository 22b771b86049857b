import {
  type Circle,
  collideCircles,
  cross,
  distance,
  dot,
  type MoveOptions,
  type Obstacles,
  outwardNormals,
  type Polygon,
  signedDistanceToOrientedBox,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';
import { bounceCirclesSimply } from '#lib/plain/bounce-circles-simply.ts';
import { castCircleAgainstCircleSimply } from '#lib/plain/cast-circle-against-circle-simply.ts';
import { castCircleInsideCircleSimply } from '#lib/plain/cast-circle-inside-circle-simply.ts';
import { circleIntersectionsSimply } from '#lib/plain/circle-intersections-simply.ts';
import { collideBoxCircleSimply } from '#lib/plain/collide-box-circle-simply.ts';
import { collideCirclesSimply } from '#lib/plain/collide-circles-simply.ts';
import { collideConvexPolygonCircleSimply } from '#lib/plain/collide-convex-polygon-circle-simply.ts';
import { collideSegmentCircleSimply } from '#lib/plain/collide-segment-circle-simply.ts';
import { convexPolygonIntersectsCircleSimply } from '#lib/plain/convex-polygon-intersects-circle-simply.ts';
import { findIntersectingPairsByGridSimply } from '#lib/plain/find-intersecting-pairs-by-grid-simply.ts';
import { keepCircleInsideCircleSimply } from '#lib/plain/keep-circle-inside-circle-simply.ts';
import { moveAndSlideSimply } from '#lib/plain/move-and-slide-simply.ts';
import { orientationSimply } from '#lib/plain/orientation-simply.ts';
import { pointInPolygonSimply } from '#lib/plain/point-in-polygon-simply.ts';
import { polygonCircleIntersectionsSimply } from '#lib/plain/polygon-circle-intersections-simply.ts';
import { polygonIntersectsCircleSimply } from '#lib/plain/polygon-intersects-circle-simply.ts';
import { polygonOutlineIntersectsCircleSimply } from '#lib/plain/polygon-outline-intersects-circle-simply.ts';
import { segmentCircleIntersectionsSimply } from '#lib/plain/segment-circle-intersections-simply.ts';
import { separateCirclesSimply } from '#lib/plain/separate-circles-simply.ts';
import { shortestWayOutSimply } from '#lib/plain/shortest-way-out-simply.ts';
import { signedDistanceToPolygonSimply } from '#lib/plain/signed-distance-to-polygon-simply.ts';
import { tangentPointsSimply } from '#lib/plain/tangent-points-simply.ts';
import { voronoiRegionSimply } from '#lib/plain/voronoi-region-simply.ts';
import { takenFor } from '#trace/source/taken-for.ts';
import { differences } from '../compare.ts';
import { Dice } from '../dice.ts';
import { resolveFunctions } from '../resolve-functions.ts';
import { boxes } from '../scenes/room-of-boxes.ts';
import type { Scene } from '../scenes/scene.ts';
import { contacts } from './contacts.ts';
import { isFiniteScene, isSteady } from './fair.ts';
import type { AnyFunction, Spec } from './spec.ts';
import { touch } from './touch.ts';
import { values } from './values.ts';

// A simple function has to return the same as the function to copy, where its comment says so.

const robust = new Map([...touch, ...contacts, ...values].map((spec) => [spec.fn, spec]));

interface Plain {
  readonly simply: AnyFunction;
  /** The fields of its result, which may be fewer. */
  readonly fields?: readonly string[];
  /** Whether it promises to be right for these shapes. */
  readonly accepts?: AnyFunction<boolean>;
  /** A function with the same results, whose scenes judge it if the one to copy has none. */
  readonly like?: string;
  /**
   * By how much its numbers may differ, relative to the scene's size, where it says that they do.
   * It is judged only by cases in which they do not.
   */
  readonly tolerance?: number;
  /** The parameter names where they differ. */
  readonly names?: readonly string[];
}

const push = ['normal', 'depth'];

export const functionsToRead: Readonly<Record<string, Plain>> = {
  collideCirclesSimply: { simply: collideCirclesSimply, fields: push },
  collideSegmentCircleSimply: {
    simply: collideSegmentCircleSimply,
    fields: push,
    accepts: ({ a, b }) => a.x !== b.x || a.y !== b.y,
  },
  collideBoxCircleSimply: { simply: collideBoxCircleSimply, fields: push },
  orientationSimply: { simply: orientationSimply },
  pointInPolygonSimply: {
    simply: pointInPolygonSimply,
    like: 'pointInPolygonByCrossings',
    names: ['p', 'polygon'],
    accepts: (p: Vec2, polygon: Polygon) => signedDistanceToPolygon(p, polygon) !== 0,
  },
  signedDistanceToPolygonSimply: {
    simply: signedDistanceToPolygonSimply,
    names: ['c', 'polygon'],
    accepts: (_c: Vec2, polygon: Polygon) => polygon.length > 0,
  },
  polygonIntersectsCircleSimply: {
    simply: polygonIntersectsCircleSimply,
    accepts: everyEdgeHasLength,
  },
  polygonOutlineIntersectsCircleSimply: {
    simply: polygonOutlineIntersectsCircleSimply,
    accepts: everyEdgeHasLength,
  },
  voronoiRegionSimply: { simply: voronoiRegionSimply, names: ['c', 'polygon'] },
  convexPolygonIntersectsCircleSimply: {
    simply: convexPolygonIntersectsCircleSimply,
    accepts: turnsAtEveryCorner,
  },
  collideConvexPolygonCircleSimply: {
    simply: collideConvexPolygonCircleSimply,
    fields: push,
    // If two edges are equally near, rounding decides between them.
    accepts: (polygon: Polygon, circle: Circle) =>
      turnsAtEveryCorner(polygon) && hasOneNearestEdge(polygon, circle),
  },
  findIntersectingPairsByGridSimply: {
    simply: findIntersectingPairsByGridSimply,
    like: 'findIntersectingPairs',
    accepts: (circles: readonly Circle[]) => circles.some(({ radius }) => radius > 0),
  },
  moveAndSlideSimply: {
    simply: moveAndSlideSimply,
    fields: ['center'],
    accepts: (circle: Circle, _displacement, _cast, { maxSlides = 4, ...options }: MoveOptions) =>
      maxSlides === 4 && isClearOfWalls(circle, options),
    tolerance: 0.02,
  },
  segmentCircleIntersectionsSimply: { simply: segmentCircleIntersectionsSimply },
  polygonCircleIntersectionsSimply: { simply: polygonCircleIntersectionsSimply },
  circleIntersectionsSimply: { simply: circleIntersectionsSimply },
  tangentPointsSimply: {
    simply: tangentPointsSimply,
    names: ['p', 'circle'],
    // Next to the rim, rounding decides between no point, one and two.
    accepts: (p: Vec2, { center, radius }: Circle) => {
      const away = Math.abs(distance(p, center) - radius);
      return radius > 0 && (away > 1e-9 * radius || (away === 0 && Number.isInteger(p.x)));
    },
  },
  castCircleAgainstCircleSimply: {
    simply: castCircleAgainstCircleSimply,
    fields: ['fraction', 'normal'],
    names: ['target', 'circle', 'v'],
    accepts: (target, circle) => target.radius + circle.radius > 0,
  },
  castCircleInsideCircleSimply: {
    simply: castCircleInsideCircleSimply,
    fields: ['fraction', 'normal'],
    names: ['target', 'circle', 'v'],
    accepts: (target, circle) => target.radius > circle.radius,
  },
  keepCircleInsideCircleSimply: { simply: keepCircleInsideCircleSimply, fields: push },
  shortestWayOutSimply: {
    simply: shortestWayOutSimply,
    accepts: ({ circles }: Obstacles, { center }: Circle) =>
      circles.every((post) => distance(post.center, center) > 0.01),
  },
  separateCirclesSimply: {
    simply: separateCirclesSimply,
    fields: ['centers'],
    accepts: (circles: readonly Circle[]) =>
      circles.every((a, i) => circles.slice(i + 1).every((b) => !isInOnePlace(a, b))),
  },
  bounceCirclesSimply: {
    simply: bounceCirclesSimply,
    accepts: (_a, _b, _contact, options) => !options?.friction,
  },
};

export const plain: readonly Spec[] = Object.entries(functionsToRead).map(specFor);

function specFor([fn, { simply, fields, accepts, like, tolerance, names }]: [string, Plain]): Spec {
  const spec = robust.get(like ?? takenFor(fn))!;
  const solution: AnyFunction = (...values) => partOf(spec.solution(...values), fields);
  const compare = {
    measure: 'length',
    tolerance: 1e-9,
    answers: 'touch',
    ...spec.compare,
  } as const;
  const isSupported = (values: readonly unknown[]) =>
    isFiniteScene(values) && hasRadii(values) && accepts?.(...values) !== false;

  /** Leaves out named scenes that rounding decides, unless the simple function is right there too. */
  const isFair = ({ name = '', values }: Scene) => {
    if (!isSupported(values)) return false;
    const given = resolveFunctions(values);
    const expected = { values, expected: solution(...given) };
    if (differences(compare, expected, { value: simply(...given) }).length === 0) return true;
    if (!isSteady(solution, compare, values, 1e-9, new Dice(fn))) return false;
    throw new Error(`${fn} differs from ${spec.fn}: ${name}`);
  };
  const { around: _, truth: __, also: ___, ...rest } = spec;
  return {
    ...rest,
    ...(tolerance === undefined ? {} : { alternatives: [simply] }),
    ...(names ? { names } : {}),
    fn,
    solution,
    accepts: (...values) => isSupported(values) && spec.accepts?.(...values) !== false,
    family: { ...spec.family, named: spec.family.named.filter(isFair), far: [] },
  };
}

function partOf(result: unknown, fields: readonly string[] | undefined): unknown {
  if (!fields || typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(Object.entries(result).filter(([name]) => fields.includes(name)));
}

/** Whether no wall of the room is nearer than half the margin. */
function isClearOfWalls({ center, radius }: Circle, { margin = radius / 1000 }: MoveOptions) {
  return boxes.every((box) => signedDistanceToOrientedBox(center, box) > radius + margin / 2);
}

/** Whether two circles are so near to each other that the first round spreads them. */
function isInOnePlace(a: Circle, b: Circle): boolean {
  return (collideCircles(a, b)?.depth ?? 0) > 0.9 * (a.radius + b.radius);
}

/** Whether no radius is below 0. */
function hasRadii(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, part]) => !(name === 'radius' && part < 0) && hasRadii(part),
  );
}

/** Whether the lines of two edges are not equally far from the centre, apart from rounding. */
function hasOneNearestEdge(polygon: Polygon, { center }: Circle): boolean {
  const normals = outwardNormals(polygon);
  const gaps = polygon.map(({ x, y }, i) => dot(normals[i]!, { x: center.x - x, y: center.y - y }));
  const [first = 0, second = 0] = gaps.sort((a, b) => b - a);
  return first - second > 1e-9 * Math.max(Math.abs(first), Math.abs(second));
}

/** Whether no three corners are in line, or would be without rounding. */
function everyEdgeHasLength(polygon: Polygon): boolean {
  return polygon.every((b, i) => distance(polygon.at(i - 1)!, b) > 0);
}

function turnsAtEveryCorner(polygon: Polygon): boolean {
  return polygon.every((b, i) => {
    const a = polygon.at(i - 1)!;
    const c = polygon[(i + 1) % polygon.length]!;
    const turn = cross({ x: b.x - a.x, y: b.y - a.y }, { x: c.x - b.x, y: c.y - b.y });
    return Math.abs(turn) > 1e-9 * distance(a, b) * distance(b, c);
  });
}
