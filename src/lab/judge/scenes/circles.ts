import { type Circle, distance } from '#lib/index.ts';
import { randomCircle } from './random.ts';
import {
  above,
  carriedAway,
  disc,
  either,
  type Family,
  named,
  withoutExactAnswer,
} from './scene.ts';

const a = disc(30, 30, 10);
const touching = [
  named('touching side by side', a, disc(52, 30, 12)),
  named('touching at an angle', a, disc(42, 46, 10)),
];

/** Two circles, named as in the function. */
export const circles = (first: string, second: string): Family => ({
  random: (dice) => {
    const one = randomCircle(dice);
    const { center, radius } = randomCircle(dice);
    // Usually close to touching, from outside or from inside.
    const away = distance(one.center, center);
    const reach = dice.chance(0.8) ? away - one.radius : one.radius - away;
    const near = dice.toGrid(Math.abs(reach) + dice.pick([-1, 1]) * dice.step * dice.whole(1, 12));
    const isNear = dice.chance(0.5) && near >= 3 && near <= 30;
    return [one, { center, radius: isNear ? near : radius }];
  },
  named: [
    ...touching,
    named('touching, one above the other', a, disc(30, 45, 5)),
    named(`touching, ${second} left of ${first}`, a, disc(15, 30, 5)),
    named(`touching at an angle, ${second} below ${first}`, a, disc(18, 14, 10)),
    named('just apart', a, disc(52.01, 30, 12)),
    named('just apart, at an angle', a, disc(42, 46.1, 10)),
    named('apart by one ulp', a, disc(above(52), 30, 12)),
    named('just overlapping', a, disc(51.99, 30, 12)),
    named('in the corner: near across and up, but apart', a, disc(49, 49, 10)),
    named(`${second} inside ${first}`, disc(40, 32, 24), disc(44, 30, 4)),
    named(`${second} is larger, with ${first} inside it`, disc(44, 30, 4), disc(40, 32, 24)),
    named('touching from inside', disc(40, 30, 20), disc(52, 30, 8)),
    named('touching from inside, at an angle', disc(40, 30, 20), disc(46, 38, 10)),
    named('the same centre, different radii', disc(40, 30, 20), disc(40, 30, 8)),
    either('the same circle twice', a, disc(30, 30, 10)),
    named('a point on the rim', a, disc(36, 38, 0)),
    named('a point inside', a, disc(33, 30, 0)),
    named('a point outside', a, disc(41, 30, 0)),
    either('the same point twice', disc(30, 30, 0), disc(30, 30, 0)),
    named('two points', disc(30, 30, 0), disc(31, 30, 0)),
  ],
  far: [
    ...carriedAway(touching),
    ...carriedAway([named('just apart', a, disc(42, 47, 10))]),
    withoutExactAnswer('a centre is not a number', false, a, disc(Number.NaN, 30, 12)),
    withoutExactAnswer('a radius is not a number', false, a, disc(40, 30, Number.NaN)),
    withoutExactAnswer('infinitely far', false, a, disc(30, Number.NEGATIVE_INFINITY, 12)),
  ],
});

const containment = circles('outer', 'inner');

/** An outer circle and a circle inside it, or nearly. */
export const circlesInCircles: Family = {
  ...containment,
  named: [
    ...containment.named,
    named('the same centre, inner a little larger', disc(40, 32, 12), disc(40, 32, 12.5)),
    named('inner a little larger, beside the centre', disc(40, 32, 12), disc(41, 32, 14)),
    named('outer is a point, inner around it', disc(40, 32, 0), disc(42, 32, 5)),
  ],
  random: (dice) => {
    const [one, other] = containment.random(dice) as [Circle, Circle];
    const away = distance(one.center, other.center);
    const larger = away + other.radius;
    // Usually close to touching from inside.
    if (dice.chance(0.3)) return [one, other];
    const reach = dice.toGrid(larger + dice.pick([-1, 1, 1]) * dice.step * dice.whole(0, 40));
    return [{ ...one, radius: Math.max(3, reach) }, other];
  },
};
