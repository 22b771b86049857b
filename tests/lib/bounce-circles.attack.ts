import { bounceCircles } from '#lib/bounce-circles.ts';
import * as oracle from '#oracle/bounce.ts';
import { div, sign, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { coordinateError, inUlps } from './attack/exact-error.ts';
import { directionOf, type Numbers, placeOf } from './attack/numbers.ts';

/** Two bodies, a direction and how they bounce; the second is up to 1e8 times as heavy or light. */
function bodies(numbers: Numbers, restitution?: number) {
  const a = { velocity: placeOf(numbers), mass: 1 };
  const b = { velocity: placeOf(numbers.slice(2)), mass: 10 ** ((8 * numbers[5]!) % 8) };
  const normal = directionOf(numbers[4]!);
  const options = {
    restitution: restitution ?? Math.abs(numbers[6]!) % 1,
    friction: Math.abs(numbers[7]!) % 1,
  };
  const contact = { normal, depth: 0, point: normal, feature: { kind: 'edge', index: 0 } } as const;
  const [speedA, speedB] = [a, b].map(({ velocity: { x, y } }) => Math.hypot(x, y));
  return {
    ...{ a, b, normal, options },
    after: bounceCircles(a, b, contact, options),
    speeds: speedA! + speedB!,
    momenta: a.mass * speedA! + b.mass * speedB!,
  };
}

const velocities: Attack = {
  of: 'of the sum of both speeds',
  size: 8,
  error: (numbers) => {
    const { a, b, normal, options, after, speeds } = bodies(numbers);
    const right = oracle.bounce(a, b, normal, options);
    return Math.max(
      coordinateError(after.a, right.a, speeds),
      coordinateError(after.b, right.b, speeds),
    );
  },
};

const momentum: Attack = {
  of: 'of the sum of their sizes',
  size: 8,
  error: (numbers) => {
    const { a, b, after, momenta } = bodies(numbers);
    const change = oracle.momentumChange(a, b, after);
    return Math.max(...[change.x, change.y].map((one) => Math.abs(inUlps(one, momenta))));
  },
};

/** In units of 2^-52 of the energy before. */
const energy: Attack = {
  of: 'of itself',
  size: 6,
  error: (numbers) => {
    // With nothing lost it is nearest to a gain.
    const { a, b, after } = bodies([...numbers, 0, 0], 1);
    const before = oracle.energyOf(a, b, { a: a.velocity, b: b.velocity });
    if (sign(before) === 0) return 0;
    const gain = sub(oracle.energyOf(a, b, after), before);
    return Math.max(0, inUlps(div(gain, before), 1));
  },
};

export const attacks = [velocities, momentum, energy];
