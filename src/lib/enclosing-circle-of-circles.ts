import { areFinite } from './are-finite.ts';
import { circleContainsCircle } from './circle-contains-circle.ts';
import { magnitude } from './magnitude.ts';
import type { Circle, Vec2 } from './types.ts';

/**
 * Returns the smallest circle that contains all the
 * circles; the outermost ones touch its rim from
 * inside.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 9, y: 0 }, radius: 5 };
 * const circle = enclosingCircleOfCircles([a, b]);
 * circle?.center; // { x: 6, y: 0 }
 * circle?.radius; // 8
 *
 * @remarks
 * If one circle contains all the others, it is the
 * result, apart from rounding if another touches its
 * rim from inside. Otherwise two or three of them
 * touch the rim and determine it. As in
 * `enclosingCircle`, which does the same for points,
 * the order does not matter, apart from rounding.
 *
 * A circle with a radius below 0 is empty, so it is
 * left out. Returns null if no circles are left, if
 * any of their numbers is NaN or infinite, or if a
 * distance overflows.
 *
 * `circleContainsCircle` is true for the result and
 * each of the circles, if squares neither overflow
 * nor underflow. The result may be slightly larger
 * than the smallest circle. This excess is measured,
 * not derived, and in the tests it is at most 2^-44
 * of the radius.
 *
 * *Cost*: O(n k + k^4) for a list that grows to k
 * circles. k is at most n, but rarely more than 12.
 *
 * @group shapes
 * @figure tangents/enclosing
 */
export function enclosingCircleOfCircles(
  circles: readonly Circle[],
): Circle | null {
  const all: Circle[] = [];
  for (const one of circles) {
    if (one.radius < 0) continue;
    const isRound =
      one.radius < Infinity &&
      areFinite([one.center]);
    if (!isRound) return null;
    all.push(one);
  }
  if (all.length === 0) return null;
  const held: Circle[] = [all[0]!];
  let center = all[0]!.center;
  let reach = all[0]!.radius;
  // A circle that is in the list is not outside, so
  // this ends after n rounds at most.
  while (held.length <= all.length) {
    const far = farthestCircle(center, all);
    const most = farSideOf(center, far);
    if (most === Infinity) return null;
    if (most <= reach * (1 + 2 ** -50)) {
      return circleAroundAll(center, most, all);
    }
    held.push(far);
    center = middleOfCircles(held);
    reach = farSideOf(
      center,
      farthestCircle(center, held),
    );
  }
  return null;
}

/** Returns the circle, no smaller than the reach. */
function circleAroundAll(
  center: Vec2,
  reach: number,
  circles: readonly Circle[],
): Circle {
  const { x, y } = center;
  const outer = { center: { x, y }, radius: reach };
  for (const circle of circles) {
    if (!circleContainsCircle(outer, circle)) {
      // More than the roundings of the test.
      const radius = reach * (1 + 2 ** -51);
      return { center: { x, y }, radius };
    }
  }
  return outer;
}

/** Returns how far the circle's far side is. */
function farSideOf(
  from: Vec2,
  { center, radius }: Circle,
): number {
  return (
    magnitude(center.x - from.x, center.y - from.y) +
    radius
  );
}

/** Returns the first of the farthest circles. */
function farthestCircle(
  from: Vec2,
  circles: readonly Circle[],
): Circle {
  let far = circles[0]!;
  let most = -1;
  for (const circle of circles) {
    const reach = farSideOf(from, circle);
    if (reach > most) {
      far = circle;
      most = reach;
    }
  }
  return far;
}

/** The best centre so far. */
interface Middle {
  center: Vec2;
  reach: number;
}

/** Keeps a centre if its circle is smaller. */
function considerMiddle(
  best: Middle,
  center: Vec2,
  circles: readonly Circle[],
): void {
  const far = farthestCircle(center, circles);
  const reach = farSideOf(center, far);
  if (reach < best.reach) {
    best.center = center;
    best.reach = reach;
  }
}

/**
 * Returns the centre of the smallest circle around a
 * few circles, if the last one was outside that of
 * the others.
 */
function middleOfCircles(
  circles: readonly Circle[],
): Vec2 {
  const last = circles.length - 1;
  const c = circles[last]!;
  const best = { center: c.center, reach: Infinity };
  considerMiddle(best, c.center, circles);
  for (let i = 0; i < last; i += 1) {
    const a = circles[i]!;
    const middle = middleOfTwo(a, c);
    considerMiddle(best, middle, circles);
    for (let j = 0; j < i; j += 1) {
      const b = circles[j]!;
      considerThree(best, a, b, c, circles);
    }
  }
  return best.center;
}

/**
 * Uses the centre at which three circles reach
 * equally far. Newton's method finds it from the
 * centre of the circle around the two that are the
 * farthest apart. If a large circle almost fills the
 * result, it has needed up to twelve steps.
 */
function considerThree(
  best: Middle,
  a: Circle,
  b: Circle,
  c: Circle,
  circles: readonly Circle[],
): void {
  const ab = farSideOf(a.center, b) + a.radius;
  const bc = farSideOf(b.center, c) + b.radius;
  const ca = farSideOf(c.center, a) + c.radius;
  let center = middleOfTwo(a, b);
  if (bc >= ab && bc >= ca) {
    center = middleOfTwo(b, c);
  } else if (ca >= ab) {
    center = middleOfTwo(c, a);
  }
  for (let step = 0; step < 12; step += 1) {
    center = withEqualReach(center, a, b, c);
    considerMiddle(best, center, circles);
  }
}

/** Returns the centre of the circle around two. */
function middleOfTwo(a: Circle, b: Circle): Vec2 {
  const dx = b.center.x - a.center.x;
  const dy = b.center.y - a.center.y;
  const gap = magnitude(dx, dy);
  const part = (gap + b.radius - a.radius) / 2 / gap;
  return {
    x: a.center.x + dx * part,
    y: a.center.y + dy * part,
  };
}

/**
 * Returns the centre moved by one step of Newton's
 * method, so that three circles reach equally far.
 */
function withEqualReach(
  center: Vec2,
  a: Circle,
  b: Circle,
  c: Circle,
): Vec2 {
  const u = directionFrom(a.center, center);
  const v = directionFrom(b.center, center);
  const w = directionFrom(c.center, center);
  const reach = farSideOf(center, a);
  const s = reach - farSideOf(center, b);
  const t = reach - farSideOf(center, c);
  const px = v.x - u.x;
  const py = v.y - u.y;
  const qx = w.x - u.x;
  const qy = w.y - u.y;
  const cross = px * qy - py * qx;
  const x = (s * qy - t * py) / cross;
  const y = (t * px - s * qx) / cross;
  return Number.isFinite(x) && Number.isFinite(y)
    ? { x: center.x + x, y: center.y + y }
    : center;
}

/** Returns the vector of length 1 from a to b. */
function directionFrom(a: Vec2, b: Vec2): Vec2 {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = magnitude(dx, dy);
  return { x: dx / length, y: dy / length };
}
