import {
  collideBoxCircle,
  collideCircles,
  collideOrientedBoxCircle,
  collideSegmentCircle,
} from '#lib/index.ts';
import type { Box, Circle, OrientedBox, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { cosSin } from '#oracle/oriented-box.ts';
import { clashes } from '#oracle/outline.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { add, fromDouble, mul, type Rational, sub } from '#oracle/rational.ts';
import {
  type ExactPoint,
  exactPoint,
  squaredDistance,
  squaredDistanceToEdge,
} from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import {
  type CastScene,
  type JudgedCast,
  judged,
  judgedBox,
  judgedPolygon,
} from '../bench/casts.ts';
import { distanceMinus, rootMinus } from './exact-error.ts';
import type { Numbers } from './numbers.ts';

/** What an attack needs to know about a shape. */
export interface Kind<Shape> {
  /** How many numbers a shape has. */
  readonly size: number;
  /** Makes the shape, or returns null if the numbers do not make a valid one. */
  readonly make: (numbers: Numbers) => Shape | null;
  /** The exact signed distance of a position minus a value, in ulps of the length. */
  readonly minus: (shape: Shape, place: ExactPoint, value: Rational, length: number) => number;
  /** The length in whose ulps the doc comments state errors, for a circle or a point there. */
  readonly length: (shape: Shape, place: Vec2, radius: number) => number;
  /** The same for a circle inside the shape, if that length differs. */
  readonly lengthInside?: (shape: Shape, place: Vec2) => number;
  /** Whether that length may be the distance between the point and the shape. */
  readonly countsDistance?: boolean;
  readonly judgeCast?: (scene: CastScene<Shape>) => JudgedCast;
  /** Whether the library also finds a contact at the start of a cast, up to rounding. */
  readonly isInContact?: (shape: Shape, circle: Circle) => boolean;
}

const pointAt = (numbers: Numbers, at: number): Vec2 => ({ x: numbers[at]!, y: numbers[at + 1]! });

const point: Kind<Vec2> = {
  size: 2,
  make: (numbers) => pointAt(numbers, 0),
  minus: (shape, place, value, length) =>
    rootMinus(squaredDistance(place, exactPoint(shape)), value, length),
  length: (_, __, radius) => radius,
};

const circle: Kind<Circle> = {
  size: 3,
  make: (numbers) => ({ center: pointAt(numbers, 0), radius: Math.abs(numbers[2]!) }),
  minus: ({ center, radius }, place, value, length) => {
    const squared = squaredDistance(place, exactPoint(center));
    return rootMinus(squared, add(value, fromDouble(radius)), length);
  },
  length: (shape, _, radius) => shape.radius + radius,
  lengthInside: ({ radius }) => radius,
  judgeCast: ({ target, ...motion }) => judged(motion, [target.center], target.radius),
  isInContact: (shape, one) => collideCircles(shape, one) !== null,
};

const segment: Kind<Segment> = {
  size: 4,
  make: (numbers) => ({ a: pointAt(numbers, 0), b: pointAt(numbers, 2) }),
  minus: ({ a, b }, place, value, length) =>
    rootMinus(squaredDistanceToEdge(place, exactPoint(a), exactPoint(b)), value, length),
  length: ({ a, b }, place, radius) => spanOf([a, b, place], radius),
  judgeCast: ({ target: { a, b }, ...motion }) => judged(motion, [a, b]),
  isInContact: (shape, one) => collideSegmentCircle(shape, one) !== null,
};

const boxOf = ([x, y, w, h]: Numbers): Box => ({
  center: { x: x!, y: y! },
  halfWidth: Math.abs(w!),
  halfHeight: Math.abs(h!),
});

const fromMiddle = ({ center }: Box | OrientedBox, place: ExactPoint) => ({
  x: sub(place.x, fromDouble(center.x)),
  y: sub(place.y, fromDouble(center.y)),
});

const boxLength = ({ halfWidth, halfHeight }: Box | OrientedBox, _: Vec2, radius: number) =>
  Math.max(halfWidth, halfHeight, radius);

const box: Kind<Box> = {
  size: 4,
  make: boxOf,
  minus: (shape, place, value, length) =>
    distanceMinus(shape, fromMiddle(shape, place), value, length),
  length: boxLength,
  // The half side of the nearer pair of sides.
  lengthInside: ({ center, halfWidth, halfHeight }, { x, y }) => {
    const isAtSide = Math.abs(x - center.x) - halfWidth >= Math.abs(y - center.y) - halfHeight;
    return isAtSide ? halfWidth : halfHeight;
  },
  countsDistance: true,
  judgeCast: judgedBox,
  isInContact: (shape, one) => collideBoxCircle(shape, one) !== null,
};

const orientedBox: Kind<OrientedBox> = {
  size: 5,
  // Up to 100 radians, because for far larger angles engines may differ in sine and cosine.
  make: (numbers) => ({ ...boxOf(numbers), rotation: (100 * numbers[4]!) % 100 }),
  minus: (shape, place, value, length) => {
    const { x, y } = fromMiddle(shape, place);
    const { cos, sin } = cosSin(shape.rotation);
    const local = { x: add(mul(x, cos), mul(y, sin)), y: sub(mul(y, cos), mul(x, sin)) };
    return distanceMinus(shape, local, value, length);
  },
  length: boxLength,
  countsDistance: true,
  judgeCast: judgedBox,
  isInContact: (shape, one) => collideOrientedBoxCircle(shape, one) !== null,
};

const triangle: Kind<Polygon> = {
  size: 6,
  make: (numbers) => [0, 2, 4].map((at) => pointAt(numbers, at)),
  minus: (shape, place, value, length) => {
    const { squaredDistance: squared, inside } = exactStanding(place, shape);
    return inside
      ? -rootMinus(squared, sub(fromDouble(0), value), length)
      : rootMinus(squared, value, length);
  },
  length: (shape, place, radius) => spanOf([...shape, place], radius),
  judgeCast: judgedPolygon,
};

/** Mostly concave. */
const quadrilateral: Kind<Polygon> = {
  ...triangle,
  size: 8,
  make: (numbers) => {
    const corners = [0, 2, 4, 6].map((at) => pointAt(numbers, at));
    return clashes(corners).length > 0 ? null : corners;
  },
};

/** The shapes, by the name of a parameter's type. */
// biome-ignore lint/suspicious/noExplicitAny: each kind is used with the shapes that it makes.
export const kinds: Readonly<Record<string, Kind<any>>> = {
  Vec2: point,
  Circle: circle,
  Segment: segment,
  Box: box,
  OrientedBox: orientedBox,
  ConvexPolygon: triangle,
  Polygon: quadrilateral,
};
