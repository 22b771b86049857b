import type { Circle } from '#lib/types.ts';
import { circles } from './circles.ts';
import { carriedAway, disc, type Family, named } from './scene.ts';

const between = circles('a', 'b');
const numbers = named('whole numbers', disc(30, 30, 3), disc(36, 30, 3), 2);

/** Two circles, and the radius of a third one that touches both. */
export const coins: Family = {
  random: (dice) => {
    const [a, b] = between.random(dice) as [Circle, Circle];
    return [a, b, dice.between(1, 20)];
  },
  named: [
    numbers,
    named('beside each other', disc(30, 32, 10), disc(60, 32, 10), 13),
    named('different radii', disc(30, 32, 12), disc(56, 32, 4), 9),
    named('b above a', disc(40, 20, 8), disc(40, 44, 8), 7),
    named('at an angle', disc(30, 20, 9), disc(54, 38, 8), 10),
    named('just between the two', disc(30, 30, 3), disc(40, 30, 3), 2),
    named('too small to reach both', disc(30, 30, 3), disc(41, 30, 3), 2),
    named('a and b touch', disc(30, 30, 10), disc(50, 30, 10), 5),
    named('a and b cross', disc(34, 30, 12), disc(50, 36, 10), 6),
    named('b inside a', disc(40, 32, 20), disc(44, 30, 5), 6),
    named('a inside b', disc(44, 30, 5), disc(40, 32, 20), 6),
    named('b touches a from inside', disc(40, 30, 20), disc(52, 30, 8), 5),
    named('the same circle twice', disc(40, 30, 12), disc(40, 30, 12), 5),
    named('the same centre', disc(40, 30, 12), disc(40, 30, 6), 5),
    named('both are points', disc(30, 30, 0), disc(38, 30, 0), 5),
    named('radius 0', disc(30, 30, 10), disc(42, 30, 10), 0),
    named('a radius below 0', disc(30, 30, 10), disc(42, 30, 10), -3),
  ],
  far: carriedAway([numbers]),
};
