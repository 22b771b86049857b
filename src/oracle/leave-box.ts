import type { Box, Circle, Vec2 } from '#lib/types.ts';
import { offsetFrom } from './box.ts';
import { compare, div, fromDouble, type Rational, sign, sub } from './rational.ts';

const [zero, one] = [fromDouble(0), fromDouble(1)];

/** The moments at which the circle leaves in x and in y; null on an axis on which it is still. */
export function momentsOfLeaving(
  box: Box,
  { center, radius }: Circle,
  displacement: Vec2,
): readonly (Rational | null)[] {
  const from = offsetFrom(box, center);
  const halves = { x: box.halfWidth, y: box.halfHeight };
  return (['x', 'y'] as const).map((axis) => {
    const step = fromDouble(displacement[axis]);
    if (sign(step) === 0) return null;
    const room = largest(zero, sub(fromDouble(halves[axis]), fromDouble(radius)));
    const ahead = sign(step) < 0 ? sub(zero, from[axis]) : from[axis];
    const length = sign(step) < 0 ? sub(zero, step) : step;
    return div(largest(zero, sub(room, ahead)), length);
  });
}

/** The truth: the first of these moments up to 1, or null. */
export function leavesBoxAt(box: Box, circle: Circle, displacement: Vec2): Rational | null {
  const reached = momentsOfLeaving(box, circle, displacement).filter(
    (moment) => moment !== null && compare(moment, one) <= 0,
  ) as Rational[];
  return reached.length === 0 ? null : reached.reduce((a, b) => (compare(b, a) < 0 ? b : a));
}

const largest = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a);
