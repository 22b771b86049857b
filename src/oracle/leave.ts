import type { Circle, Vec2 } from '#lib/types.ts';
import {
  add,
  compare,
  div,
  fromDouble,
  mul,
  type Rational,
  sign,
  square,
  sub,
} from './rational.ts';
import { compareRoot, type ExactPoint, exactPoint } from './segment.ts';

const zero = fromDouble(0);

/** The exact path of a centre, relative to the middle of a disc that it must not leave. */
export interface Roundabout {
  readonly start: ExactPoint;
  readonly displacement: ExactPoint;
  /** The disc's radius, which is 0 for a circle that is larger than the one around it. */
  readonly room: Rational;
}

export function roundaboutOf(outer: Circle, circle: Circle, displacement: Vec2): Roundabout {
  const [from, middle] = [exactPoint(circle.center), exactPoint(outer.center)];
  const room = sub(fromDouble(outer.radius), fromDouble(circle.radius));
  return {
    start: { x: sub(from.x, middle.x), y: sub(from.y, middle.y) },
    displacement: exactPoint(displacement),
    room: sign(room) < 0 ? zero : room,
  };
}

export function placeAfter({ start, displacement }: Roundabout, fraction: Rational): ExactPoint {
  return {
    x: add(start.x, mul(displacement.x, fraction)),
    y: add(start.y, mul(displacement.y, fraction)),
  };
}

export const squaredLength = ({ x, y }: ExactPoint): Rational => add(square(x), square(y));

/** The speed at which the centre moves outwards at this fraction, times its distance from the middle. */
export function outwards(path: Roundabout, fraction: Rational): Rational {
  const { x, y } = placeAfter(path, fraction);
  return add(mul(x, path.displacement.x), mul(y, path.displacement.y));
}

/** The squared distance from the middle to the nearest point on the path up to a fraction. */
export function squaredNearest(path: Roundabout, fraction: Rational): Rational {
  const { start, displacement } = path;
  if (sign(outwards(path, zero)) >= 0) return squaredLength(start);
  if (sign(outwards(path, fraction)) <= 0) return squaredLength(placeAfter(path, fraction));
  const cross = sub(mul(start.x, displacement.y), mul(start.y, displacement.x));
  return div(square(cross), squaredLength(displacement));
}

/** The truth: would a step beyond the whole displacement move the circle out, or farther out? */
export function leaves(path: Roundabout): boolean {
  const one = fromDouble(1);
  return (
    sign(squaredLength(path.displacement)) > 0 &&
    compareRoot(squaredLength(placeAfter(path, one)), path.room) >= 0 &&
    sign(outwards(path, one)) >= 0
  );
}

/** Up to the fraction, does the centre stay in the disc, or move outwards by at most the margin? */
export function staysIn(path: Roundabout, fraction: Rational, margin: Rational): boolean {
  const end = squaredLength(placeAfter(path, fraction));
  const nearest = squaredNearest(path, fraction);
  if (compareRoot(end, add(path.room, margin)) <= 0) return true;
  // Is the square root of `end` larger than that of `nearest` by at most the margin?
  const rest = sub(sub(end, nearest), square(margin));
  return (
    sign(rest) <= 0 || compare(square(rest), mul(fromDouble(4), mul(square(margin), nearest))) <= 0
  );
}
