import type { Body, BounceOptions, Vec2, Velocities } from '#lib/types.ts';
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
import { type ExactPoint, exactPoint } from './segment.ts';

export interface ExactVelocities {
  readonly a: ExactPoint;
  readonly b: ExactPoint;
}

const zero = fromDouble(0);
const one = fromDouble(1);

/**
 * The truth, by impulses, as in physics. Along the normal, the impulse is (1 + restitution) times
 * the speed of approach over the sum of 1 / mass. Across the normal, it is the impulse that stops
 * the sliding, or friction times the first impulse. Each velocity changes by the impulse over the
 * mass. An infinite mass is one whose 1 / mass is 0.
 */
export function bounce(
  a: Body,
  b: Body,
  normal: Vec2,
  { restitution = 1, friction = 0 }: BounceOptions = {},
): ExactVelocities {
  const [va, vb, n] = [a.velocity, b.velocity, normal].map(exactPoint) as Three;
  const v = { x: sub(vb.x, va.x), y: sub(vb.y, va.y) };
  const t = { x: sub(zero, n.y), y: n.x };
  const [approach, sliding] = [dot(v, n), dot(v, t)];
  const [lightA, lightB] = [inverse(a.mass), inverse(b.mass)];
  const light = add(lightA, lightB);
  if (sign(approach) >= 0 || sign(light) === 0) return { a: va, b: vb };
  const push = div(mul(add(one, fromDouble(restitution)), negative(approach)), light);
  const limit = mul(fromDouble(friction), push);
  const stop = div(negative(sliding), light);
  const brake = compare(sizeOf(stop), limit) <= 0 ? stop : sign(stop) < 0 ? negative(limit) : limit;
  const x = add(mul(push, n.x), mul(brake, t.x));
  const y = add(mul(push, n.y), mul(brake, t.y));
  return {
    a: { x: sub(va.x, mul(x, lightA)), y: sub(va.y, mul(y, lightA)) },
    b: { x: add(vb.x, mul(x, lightB)), y: add(vb.y, mul(y, lightB)) },
  };
}

type Three = [ExactPoint, ExactPoint, ExactPoint];

/** Returns the change of the total momentum. Masses are finite. */
export function momentumChange(a: Body, b: Body, after: Velocities): ExactPoint {
  const change = (axis: 'x' | 'y') =>
    add(
      mul(fromDouble(a.mass), sub(fromDouble(after.a[axis]), fromDouble(a.velocity[axis]))),
      mul(fromDouble(b.mass), sub(fromDouble(after.b[axis]), fromDouble(b.velocity[axis]))),
    );
  return { x: change('x'), y: change('y') };
}

/** Returns twice the kinetic energy. Masses are finite. */
export function energyOf(a: Body, b: Body, { a: va, b: vb }: Velocities): Rational {
  const of = (mass: number, velocity: Vec2) => {
    const { x, y } = exactPoint(velocity);
    return mul(fromDouble(mass), add(square(x), square(y)));
  };
  return add(of(a.mass, va), of(b.mass, vb));
}

/** Returns how fast b slides along a: across the normal, positive to its left. */
export function slidingOf({ a, b }: ExactVelocities, normal: Vec2): Rational {
  const n = exactPoint(normal);
  return sub(mul(sub(b.y, a.y), n.x), mul(sub(b.x, a.x), n.y));
}

export function sizeOf(value: Rational): Rational {
  return sign(value) < 0 ? negative(value) : value;
}

function inverse(mass: number): Rational {
  return mass === Infinity ? zero : div(one, fromDouble(mass));
}

function negative(value: Rational): Rational {
  return sub(zero, value);
}

function dot(p: ExactPoint, q: ExactPoint): Rational {
  return add(mul(p.x, q.x), mul(p.y, q.y));
}
