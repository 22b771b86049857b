import {
  castCircleAgainstBox,
  castCircleAgainstCircle,
  castCircleAgainstOrientedBox,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
  collideBoxCircle,
  collideCircles,
  collideOrientedBoxCircle,
  collideSegmentCircle,
  moveAndSlide,
} from '#lib/index.ts';
import type { Box, Cast, Circle, OrientedBox, Polygon, Segment, Vec2 } from '#lib/types.ts';
import {
  centerAt,
  squaredDistanceFrom,
  squaredDistanceOfPath,
  startsInContact,
} from '#oracle/cast.ts';
import { add, fromDouble, type Rational } from '#oracle/rational.ts';
import { castSpan, type JudgedCast, judged, judgedBox, judgedPolygon } from '../bench/casts.ts';
import type { Subject } from './climb.ts';
import { rootMinus, toNumber } from './exact-error.ts';

/** How far a cast is from touching at its fraction, or how much too near it came before. */
function castError(scene: JudgedCast, cast: Cast | null, seesContact: boolean): number {
  const { stage } = scene;
  if (seesContact && startsInContact(stage)) return 0;
  const span = castSpan(scene);
  const fraction = fromDouble(cast?.fraction ?? 1);
  const before = rootMinus(squaredDistanceOfPath(stage, fraction), stage.reach, span);
  if (cast === null) return Math.max(0, -before);
  const there = rootMinus(squaredDistanceFrom(stage, centerAt(stage, fraction)), stage.reach, span);
  return Math.max(Math.abs(there), -before);
}

type Numbers = readonly number[];
const pointOf = (numbers: Numbers, at: number): Vec2 => ({
  x: numbers[at]!,
  y: numbers[at + 1]!,
});

/**
 * Four numbers for the circle's centre and its displacement, one for its radius, the others for the
 * target. A radius that makes the path graze is tried as well, and those right beside it.
 */
function against<Target>(
  name: string,
  stated: number,
  size: number,
  cast: (target: Target, circle: Circle, displacement: Vec2) => Cast | null,
  targetOf: (numbers: Numbers) => Target,
  judge: (target: Target, circle: Circle, displacement: Vec2) => JudgedCast,
  /** In contact at the start: does the function see it too, but for rounding? */
  seesContact: (target: Target, circle: Circle) => boolean = () => true,
): Subject {
  return {
    name,
    stated,
    size: 5 + size,
    error: (numbers) => {
      const [center, displacement] = [pointOf(numbers, 0), pointOf(numbers, 2)];
      if (displacement.x === 0 && displacement.y === 0) return 0;
      const target = targetOf(numbers.slice(5));
      const errorWith = (radius: number) => {
        const circle = { center, radius };
        const error = castError(
          judge(target, circle, displacement),
          cast(target, circle, displacement),
          seesContact(target, circle),
        );
        return Number.isFinite(error) ? error : 0;
      };
      const point = judge(target, { center, radius: 0 }, displacement);
      const nearest = Math.sqrt(toNumber(squaredDistanceOfPath(point.stage, fromDouble(1))));
      const grazing = Math.abs(nearest - point.targetRadius);
      const radii = [-4, -1, 0, 1].map((ulps) => grazing * (1 + ulps * Number.EPSILON));
      return Math.max(...[Math.abs(numbers[4]!), 0, ...radii].map(errorWith));
    },
  };
}

const circles = against<Circle>(
  'castCircleAgainstCircle',
  8,
  3,
  castCircleAgainstCircle,
  (numbers) => ({ center: pointOf(numbers, 0), radius: Math.abs(numbers[2]!) }),
  (target, circle, displacement) =>
    judged({ circle, displacement }, [target.center], target.radius),
  (target, circle) => collideCircles(target, circle) !== null,
);

const segments = against<Segment>(
  'castCircleAgainstSegment',
  32,
  4,
  castCircleAgainstSegment,
  (numbers) => ({ a: pointOf(numbers, 0), b: pointOf(numbers, 2) }),
  ({ a, b }, circle, displacement) => judged({ circle, displacement }, [a, b]),
  (target, circle) => collideSegmentCircle(target, circle) !== null,
);

const boxes = against<Box>(
  'castCircleAgainstBox',
  32,
  4,
  castCircleAgainstBox,
  ([x, y, w, h]) => ({
    center: { x: x!, y: y! },
    halfWidth: Math.abs(w!),
    halfHeight: Math.abs(h!),
  }),
  (target, circle, displacement) => judgedBox({ target, circle, displacement }),
  (target, circle) => collideBoxCircle(target, circle) !== null,
);

/** Up to 100 radians: sine and cosine of far larger angles are the engine's affair. */
const orientedBoxes = against<OrientedBox>(
  'castCircleAgainstOrientedBox',
  48,
  5,
  castCircleAgainstOrientedBox,
  ([x, y, w, h, turn]) => ({
    center: { x: x!, y: y! },
    halfWidth: Math.abs(w!),
    halfHeight: Math.abs(h!),
    rotation: (100 * turn!) % 100,
  }),
  (target, circle, displacement) => judgedBox({ target, circle, displacement }),
  (target, circle) => collideOrientedBoxCircle(target, circle) !== null,
);

const polygons = against<Polygon>(
  'castCircleAgainstPolygon',
  32,
  6,
  castCircleAgainstPolygon,
  (numbers) => [0, 2, 4].map((at) => pointOf(numbers, at)),
  (target, circle, displacement) => judgedPolygon({ target, circle, displacement }),
);

/**
 * Between two triangles: how much nearer to one of them than half the margin the circle comes, or
 * than it was before.
 */
const moves: Subject = {
  name: 'moveAndSlide',
  stated: 64,
  size: 18,
  error: (numbers) => {
    const [center, displacement] = [pointOf(numbers, 0), pointOf(numbers, 2)];
    const circle = { center, radius: Math.abs(numbers[4]!) };
    const margin = Math.abs(numbers[5]!) % (circle.radius + 1e-9);
    const triangles: readonly Polygon[] = [6, 12].map((first) =>
      [0, 2, 4].map((at) => pointOf(numbers, first + at)),
    );
    const cast = (one: Circle, way: Vec2) => {
      const [a, b] = triangles.map((target) => castCircleAgainstPolygon(target, one, way));
      if (!a || !b) return a ?? b ?? null;
      return a.fraction <= b.fraction ? a : b;
    };
    const move = moveAndSlide(circle, displacement, cast, { margin });
    const errors = triangles.map((target) => {
      const at = (place: Vec2) =>
        judgedPolygon({ target, circle: { center: place, radius: 0 }, displacement });
      const [before, after] = [at(center), at(move.center)];
      if (before.stage.startsInside) return 0;
      const span = castSpan({ ...before, circle });
      const gap = (place: JudgedCast, least: Rational) =>
        rootMinus(squaredDistanceFrom(place.stage, place.stage.start), least, span);
      const least = add(fromDouble(circle.radius), fromDouble(margin / 2));
      if (after.stage.startsInside) return 2 ** 52;
      const [was, is] = [gap(before, least), gap(after, least)];
      return Math.max(0, Math.min(0, was) - is);
    });
    return Math.max(...errors.map((error) => (Number.isFinite(error) ? error : 0)));
  },
};

export const casts: readonly Subject[] = [circles, segments, boxes, orientedBoxes, polygons, moves];
