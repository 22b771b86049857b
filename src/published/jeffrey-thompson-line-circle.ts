import type {
  Circle,
  Segment,
  Vec2,
} from '#lib/types.ts';
import type { Rounding } from './monogame-circles.ts';

/**
 * "Collision Detection", the line and circle test of
 * the page on polygons: an end is inside, or the
 * foot of the perpendicular is near enough and, by
 * the point test below, on the line.
 *
 * A foot just past an end counts as on the line:
 * (0,0)-(1,0) is hit by radius 1 at (1.04,1). The
 * division can round an exact tangency to a miss:
 * (0,0)-(6,8) is missed by radius 1 at (5,5). For
 * small shapes the error exceeds their own size.
 */
export function lineCircle(
  { a, b }: Segment,
  circle: Circle,
  round: Rounding,
): boolean {
  const r = round(circle.radius);
  const center = circle.center;
  return (
    apart(a, center, round) <= r ||
    apart(b, center, round) <= r ||
    lineCircleWithoutEnds({ a, b }, circle, round)
  );
}

/**
 * The same without the ends, as the page on polygons
 * had it until January 2018. It misses a corner that
 * pokes into the circle: (0,0)-(4,0) is missed by
 * radius 2 at (5,0).
 */
export function lineCircleWithoutEnds(
  { a, b }: Segment,
  circle: Circle,
  round: Rounding,
): boolean {
  const f = round;
  const r = f(circle.radius);
  const center = circle.center;
  const ax = f(a.x);
  const ay = f(a.y);
  const ex = f(f(b.x) - ax);
  const ey = f(f(b.y) - ay);
  const length = apart(a, b, f);
  const along = f(
    f(f(f(center.x) - ax) * ex) +
      f(f(f(center.y) - ay) * ey),
  );
  // A length of 0 makes t NaN, which is a miss.
  const t = f(along / f(length * length));
  const foot = {
    x: f(ax + f(t * ex)),
    y: f(ay + f(t * ey)),
  };
  if (!linePoint(foot, { a, b }, f)) return false;
  return apart(foot, center, f) <= r;
}

/**
 * The same page's line and point test: the distances
 * to both ends must add up to the length, within a
 * tenth of a unit, whatever the unit.
 *
 * Such points fill an ellipse, not a band: it
 * extends 0.05 past each end, and if the line is
 * 400 long, 4.47 to either side of its middle.
 */
export function linePoint(
  point: Vec2,
  { a, b }: Segment,
  round: Rounding,
): boolean {
  const buffer = round(0.1);
  const length = apart(a, b, round);
  const ways = round(
    apart(point, a, round) + apart(point, b, round),
  );
  return (
    ways >= round(length - buffer) &&
    ways <= round(length + buffer)
  );
}

function apart(
  p: Vec2,
  q: Vec2,
  round: Rounding,
): number {
  const dx = round(round(p.x) - round(q.x));
  const dy = round(round(p.y) - round(q.y));
  const sum = round(round(dx * dx) + round(dy * dy));
  return round(Math.sqrt(sum));
}
