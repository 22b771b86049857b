import { add, compare, fromDouble, mul, type Rational, sign, sub } from './rational.ts';
import { compareRoot, type ExactPoint, squaredDistanceToEdge } from './segment.ts';

type ExactEdge = readonly [ExactPoint, ExactPoint];

/**
 * A circle moving towards a fixed target, all exact: the path of the centre, the edges of the
 * target (a point is an edge of length 0), and the distance at which they touch.
 */
export interface Stage {
  readonly start: ExactPoint;
  readonly displacement: ExactPoint;
  readonly edges: readonly ExactEdge[];
  readonly reach: Rational;
  /** At the start, is the centre inside the area that the edges enclose? */
  readonly startsInside: boolean;
}

/** Returns the centre after this fraction of the displacement. */
export function centerAt({ start, displacement }: Stage, fraction: Rational): ExactPoint {
  return {
    x: add(start.x, mul(displacement.x, fraction)),
    y: add(start.y, mul(displacement.y, fraction)),
  };
}

/** The squared distance from a point to the nearest edge. */
export function squaredDistanceFrom({ edges }: Stage, point: ExactPoint): Rational {
  return least(edges.map(([a, b]) => squaredDistanceToEdge(point, a, b)));
}

/** The squared distance from the path, up to this fraction, to the nearest edge. */
export function squaredDistanceOfPath(stage: Stage, fraction: Rational): Rational {
  const path = [stage.start, centerAt(stage, fraction)] as const;
  return least(stage.edges.map((edge) => squaredDistanceOfEdges(path, edge)));
}

/** If two edges do not cross, the closest pair of points includes an end of one of them. */
export function squaredDistanceOfEdges(one: ExactEdge, other: ExactEdge): Rational {
  if (separates(one, other) && separates(other, one)) return fromDouble(0);
  return least([
    ...other.map((end) => squaredDistanceToEdge(end, ...one)),
    ...one.map((end) => squaredDistanceToEdge(end, ...other)),
  ]);
}

/** Do the two touch or overlap at the start? */
export function startsInContact(stage: Stage): boolean {
  const { start, reach, startsInside } = stage;
  return startsInside || compareRoot(squaredDistanceFrom(stage, start), reach) <= 0;
}

/**
 * The truth for a start without contact: does the circle come nearer than the reach, or stop just
 * touching while its last step points inwards? If the reach is 0, arriving is enough.
 */
export function meets(stage: Stage): boolean {
  const nearest = squaredDistanceOfPath(stage, fromDouble(1));
  const order = compareRoot(nearest, stage.reach);
  if (order !== 0 || sign(stage.reach) === 0) return order <= 0;
  const end = centerAt(stage, fromDouble(1));
  return stage.edges.some(
    ([a, b]) =>
      compareRoot(squaredDistanceToEdge(end, a, b), stage.reach) === 0 &&
      approaches(stage, end, [a, b]),
  );
}

/** Does the point get nearer to the edge if it moves a little further? */
function approaches({ displacement }: Stage, point: ExactPoint, [a, b]: ExactEdge): boolean {
  const way = { x: sub(b.x, a.x), y: sub(b.y, a.y) };
  const from = { x: sub(point.x, a.x), y: sub(point.y, a.y) };
  const along = dot(from, way);
  const length2 = dot(way, way);
  if (sign(along) <= 0) return sign(dot(from, displacement)) < 0;
  if (compare(along, length2) >= 0) {
    const past = { x: sub(point.x, b.x), y: sub(point.y, b.y) };
    return sign(dot(past, displacement)) < 0;
  }
  return sign(cross(way, from)) * sign(cross(way, displacement)) < 0;
}

/** Are the ends of one edge on different sides of the line through the other? */
function separates([a, b]: ExactEdge, ends: ExactEdge): boolean {
  const way = { x: sub(b.x, a.x), y: sub(b.y, a.y) };
  const sides = ends.map((end) => sign(cross(way, { x: sub(end.x, a.x), y: sub(end.y, a.y) })));
  return sides[0]! * sides[1]! < 0;
}

function least(values: readonly Rational[]): Rational {
  return values.reduce((a, b) => (compare(b, a) < 0 ? b : a));
}

function dot(a: ExactPoint, b: ExactPoint): Rational {
  return add(mul(a.x, b.x), mul(a.y, b.y));
}

function cross(a: ExactPoint, b: ExactPoint): Rational {
  return sub(mul(a.x, b.y), mul(a.y, b.x));
}
