import { toWorld } from '#lib/frame.ts';
import type { Box, Cast, Circle, OrientedBox, Polygon, Vec2 } from '#lib/types.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import {
  centerAt,
  meets,
  type Stage,
  squaredDistanceFrom,
  squaredDistanceOfEdges,
  squaredDistanceOfPath,
} from '#oracle/cast.ts';
import { localDirection, localOffsetFrom } from '#oracle/oriented-box.ts';
import { pointInPolygon } from '#oracle/polygon.ts';
import { add, fromDouble, mul, type Rational, sign, sub } from '#oracle/rational.ts';
import { compareRoot, type ExactPoint, exactPoint, squaredDistance } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { boxFeatures } from './contacts.ts';
import { neighbour } from './doubles.ts';
import type { Random } from './random-scenes.ts';
import { isUnit } from './shape-contacts.ts';
import { type Transform, transformScene } from './transforms.ts';

/** A moving circle and its target. */
export interface CastScene<Target> {
  readonly target: Target;
  readonly circle: Circle;
  readonly displacement: Vec2;
}

/** A scene in exact numbers, and the numbers that determine its span. */
export interface JudgedCast {
  readonly stage: Stage;
  readonly circle: Circle;
  readonly displacement: Vec2;
  /** The target's own radius, or 0 if it has none. */
  readonly targetRadius: number;
  /** Points that show how far the target extends. */
  readonly points: readonly Vec2[];
  /** Convert points and directions of the world to those of the stage. */
  readonly place: (point: Vec2) => ExactPoint;
  readonly direction: (direction: Vec2) => ExactPoint;
}

/** Returns the exact scene of a target with an edge from each point to the next. */
export function judged(
  { circle, displacement }: Omit<CastScene<unknown>, 'target'>,
  points: readonly Vec2[],
  targetRadius = 0,
  startsInside = false,
): JudgedCast {
  const corners = points.map(exactPoint);
  return {
    stage: {
      start: exactPoint(circle.center),
      displacement: exactPoint(displacement),
      edges: corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!]),
      reach: add(fromDouble(circle.radius), fromDouble(targetRadius)),
      startsInside,
    },
    circle,
    displacement,
    targetRadius,
    points,
    place: exactPoint,
    direction: exactPoint,
  };
}

export function judgedPolygon({ target, ...motion }: CastScene<Polygon>): JudgedCast {
  return judged(motion, target, 0, pointInPolygon(motion.circle.center, target));
}

/** Returns the exact scene of a box in its own axes, where its corners are exact. */
export function judgedBox({
  target,
  circle,
  displacement,
}: CastScene<Box | OrientedBox>): JudgedCast {
  const { center, halfWidth, halfHeight, rotation = 0 } = target;
  const frame = { center, halfWidth, halfHeight, rotation };
  const isStraight = rotation === 0;
  const place = isStraight
    ? (point: Vec2) => offsetFrom(frame, point)
    : (point: Vec2) => localOffsetFrom(frame, point);
  const direction = isStraight ? exactPoint : localDirection(rotation);
  const sides = boxFeatures.vertex.map(({ x, y }) => ({ x: x * halfWidth, y: y * halfHeight }));
  const plain = judged({ circle, displacement }, sides);
  const start = place(circle.center);
  return {
    ...plain,
    stage: {
      ...plain.stage,
      start,
      displacement: direction(displacement),
      startsInside: compareDistance(start, target, fromDouble(0)) <= 0,
    },
    points: sides.map(({ x, y }) => toWorld({ x, y }, frame)),
    place,
    direction,
  };
}

/** Returns the span that the doc comments of the casts define. */
export function castSpan({ circle, displacement, targetRadius, points }: JudgedCast): number {
  const { x, y } = displacement;
  const still = spanOf([...points, circle.center], circle.radius + targetRadius);
  return Math.max(still, Math.abs(x), Math.abs(y));
}

/** Is a cast that starts without contact right about hit or miss? */
export function hitOrMissIsRight({ stage }: JudgedCast, cast: Cast | null): boolean {
  return (cast !== null) === meets(stage);
}

/**
 * Does a circle that starts without contact touch at the fraction and not before, within `ulps` of
 * the span? If the cast is null, does it never touch?
 */
export function castIsNear(scene: JudgedCast, cast: Cast | null, ulps: number): boolean {
  const { stage } = scene;
  const margin = ulpsOf(castSpan(scene), ulps);
  const nearest = sub(stage.reach, margin);
  if (cast === null) {
    return compareRoot(squaredDistanceOfPath(stage, fromDouble(1)), nearest) >= 0;
  }
  const fraction = fromDouble(cast.fraction);
  const there = squaredDistanceFrom(stage, centerAt(stage, fraction));
  return (
    cast.fraction >= 0 &&
    cast.fraction <= 1 &&
    compareRoot(there, nearest) >= 0 &&
    compareRoot(there, add(stage.reach, margin)) <= 0 &&
    compareRoot(squaredDistanceOfPath(stage, fraction), nearest) >= 0
  );
}

/**
 * Does the path cross an edge, away from its ends and not at a small angle? Then the cast must hit,
 * wherever it starts.
 */
export function leadsThrough({ stage, circle, displacement, points }: JudgedCast): boolean {
  if (sign(squaredDistanceFrom(stage, stage.start)) === 0) return false;
  const path = [stage.start, centerAt(stage, fromDouble(1))] as const;
  return stage.edges.some((edge, i) => {
    if (sign(squaredDistanceOfEdges(path, edge)) !== 0) return false;
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const { x: dx, y: dy } = displacement;
    const cross = ex * dy - ey * dx;
    const [mx, my] = [circle.center.x - a.x, circle.center.y - a.y];
    // Where on the edge the two lines cross.
    const t = (mx * dy - my * dx) / cross;
    const steep = Math.abs(cross) > 1e-6 * Math.hypot(ex, ey) * Math.hypot(dx, dy);
    return steep && t > 1e-6 && t < 1 - 1e-6;
  });
}

/**
 * Is the normal a unit vector against the displacement, is the point on the boundary, and is the
 * centre, at the fraction, a radius along the normal from there? Errors of `ulps` ulps of the
 * largest number are allowed.
 */
export function placeIsRight(scene: JudgedCast, cast: Cast, ulps: number): boolean {
  const { stage, circle, displacement, targetRadius, points } = scene;
  const { normal, point, fraction } = cast;
  const numbers = [...points, circle.center].flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]);
  const slack = ulpsOf(Math.max(...numbers, castSpan(scene)), ulps);
  const from = scene.place(point);
  const way = scene.direction(normal);
  const radius = fromDouble(circle.radius);
  const along = { x: add(from.x, mul(way.x, radius)), y: add(from.y, mul(way.y, radius)) };
  const off = squaredDistance(along, centerAt(stage, fromDouble(fraction)));
  const onBoundary = squaredDistanceFrom(stage, from);
  return (
    isUnit(normal) &&
    normal.x * displacement.x + normal.y * displacement.y < 0 &&
    compareRoot(off, slack) <= 0 &&
    isBetween(onBoundary, fromDouble(targetRadius), slack)
  );
}

function isBetween(squared: Rational, value: Rational, slack: Rational): boolean {
  return (
    compareRoot(squared, sub(value, slack)) >= 0 && compareRoot(squared, add(value, slack)) <= 0
  );
}

/**
 * Makes a cast from a scene in which a circle touches a target or nearly does. The circle starts or
 * ends there, or passes there half way. It moves in any direction, towards or away from a corner,
 * or so that it grazes a corner or an edge.
 */
export function castThrough<Target>(
  random: Random,
  { target, circle }: { readonly target: Target; readonly circle: Circle },
  corners: readonly Vec2[],
  anywhere: () => Vec2,
): CastScene<Target> {
  const { x, y } = circle.center;
  const index = random.integer(0, corners.length - 1);
  const a = corners[index]!;
  const b = corners[(index + 1) % corners.length]!;
  const times = random.pick([-2, -1, 1, 2]);
  const { x: wx, y: wy } = random.pick([
    anywhere(),
    { x: times * (y - a.y), y: -times * (x - a.x) },
    { x: times * (b.x - a.x), y: times * (b.y - a.y) },
    { x: times * (a.x - x), y: times * (a.y - y) },
  ]);
  const past = random.pick([0, 1, 1, 2]);
  // Half of the path is before this point, and half beyond.
  const displacement = past === 2 ? { x: 2 * wx, y: 2 * wy } : { x: wx, y: wy };
  const center = past === 0 ? circle.center : { x: x - wx, y: y - wy };
  return { target, circle: { ...circle, center }, displacement };
}

/** Makes casts in whole numbers until all numbers of one are within +-limit. */
export function integerCast<Target>(
  random: Random,
  limit: number,
  make: () => { readonly target: Target; readonly circle: Circle },
  cornersOf: (target: Target) => readonly Vec2[],
): CastScene<Target> {
  for (;;) {
    const size = random.pick([10, 100, limit]);
    const anywhere = () => ({ x: random.integer(-size, size), y: random.integer(-size, size) });
    const scene = make();
    const cast = castThrough(random, scene, cornersOf(scene.target), anywhere);
    const { center } = cast.circle;
    const numbers = [center.x, center.y, cast.displacement.x, cast.displacement.y];
    if (numbers.every((value) => Math.abs(value) <= limit)) return cast;
  }
}

/** Changes the radius by a few ulps, so that rounding decides about grazing. */
export function nudged<Target>(random: Random, cast: CastScene<Target>): CastScene<Target> {
  const { center, radius } = cast.circle;
  const steps = random.pick([0, random.integer(-3, 3)]);
  const near = Math.abs(neighbour(radius, steps));
  return { ...cast, circle: { center, radius: near } };
}

/** `transformScene` for a cast: a displacement is a direction, so it is not moved. */
export function transformCastScene<Target>(
  { target, circle, displacement }: CastScene<Target>,
  transform: Transform,
): CastScene<Target> {
  return {
    ...transformScene({ target, circle }, transform),
    displacement: directionIn(displacement, transform),
  };
}

/** Transforms each part of a cast. If the scene is moved, this rounds. */
export function transformCast(cast: Cast, transform: Transform): Cast {
  const { x, y } = directionIn(cast.normal, transform);
  const start = transform.point({ x: 0, y: 0 });
  const isMove = start.x !== 0 || start.y !== 0;
  return {
    fraction: cast.fraction,
    point: isMove
      ? { x: cast.point.x + start.x, y: cast.point.y + start.y }
      : transform.point(cast.point),
    normal: { x: x / transform.factor, y: y / transform.factor },
    feature: cast.feature,
  };
}

function directionIn(direction: Vec2, transform: Transform): Vec2 {
  const start = transform.point({ x: 0, y: 0 });
  const isMove = start.x !== 0 || start.y !== 0;
  return isMove ? direction : transform.point(direction);
}

/** Whether two casts are equal within `ulps` of the size. */
export function sameCast(a: Cast, b: Cast, size: number, ulps: number): boolean {
  const near = (p: number, q: number, scale: number) =>
    Math.abs(p - q) <= ulps * Number.EPSILON * scale;
  return (
    near(a.fraction, b.fraction, 1) &&
    near(a.normal.x, b.normal.x, 1) &&
    near(a.normal.y, b.normal.y, 1) &&
    near(a.point.x, b.point.x, size) &&
    near(a.point.y, b.point.y, size)
  );
}
