import { distance } from '#lib/index.ts';
import { circleNear, randomPoint } from './random.ts';
import { above, at, carriedAway, disc, type Family, named, withoutExactAnswer } from './scene.ts';

const c = disc(40, 30, 10);
const touching = [
  named('on the rim', at(50, 30), c),
  named('on the rim, at an angle', at(46, 38), c),
];

export const pointsAndCircles: Family = {
  random: (dice) => {
    const point = randomPoint(dice);
    return [point, circleNear(dice, (center) => distance(center, point))];
  },
  named: [
    ...touching,
    named('on the rim, below', at(40, 20), c),
    named('on the rim, left and below', at(32, 24), c),
    named('at the centre', at(40, 30), c),
    named('just inside the rim', at(49.99, 30), c),
    named('just outside the rim', at(50.01, 30), c),
    named('in a corner of the box around the circle', at(48, 38), c),
    named('in the left corner of the box around the circle', at(31, 21), c),
    named('as far across as the radius, and a little up', at(50, 31), c),
    named('farther than the radius by one ulp', at(above(50), 30), c),
    named('left of the circle, at its height', at(20, 30), c),
    named('directly above the circle', at(40, 52), c),
    named('radius 0, the point on the centre', at(40, 30), disc(40, 30, 0)),
    named('radius 0, the point beside it', at(40, 31), disc(40, 30, 0)),
  ],
  far: [
    ...carriedAway(touching),
    ...carriedAway([named('just outside the rim', at(47, 38), c)]),
    named('on the other side of the origin', at(-6, -8), disc(0, 0, 10)),
    withoutExactAnswer('x is not a number', false, at(Number.NaN, 30), c),
    withoutExactAnswer('the radius is not a number', false, at(40, 30), disc(40, 30, Number.NaN)),
    withoutExactAnswer('infinitely far', false, at(Number.POSITIVE_INFINITY, 30), c),
  ],
};
