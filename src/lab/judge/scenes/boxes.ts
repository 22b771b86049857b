import { signedDistanceToBox } from '#lib/index.ts';
import { circleNear, randomBox, randomPoint } from './random.ts';
import {
  above,
  at,
  block,
  carriedAway,
  disc,
  either,
  type Family,
  named,
  withoutExactAnswer,
} from './scene.ts';

const box = block(48, 32, 18, 12);
const touching = [
  named('touching at a side', box, disc(76, 32, 10)),
  named('touching at a corner', box, disc(72, 52, 10)),
];

export const boxesAndCircles: Family = {
  random: (dice) => {
    const one = randomBox(dice);
    return [one, circleNear(dice, (center) => signedDistanceToBox(center, one))];
  },
  named: [
    ...touching,
    named('touching at the top', box, disc(50, 52, 8)),
    named('touching at the left side', box, disc(20, 40, 10)),
    named('touching at the bottom', box, disc(40, 15, 5)),
    named('touching at the upper left corner', box, disc(24, 52, 10)),
    named('touching at the lower left corner', box, disc(22, 14, 10)),
    named('touching at the lower right corner', box, disc(72, 12, 10)),
    named('just apart at a side', box, disc(76.01, 32, 10)),
    named('just apart at a corner', box, disc(72, 52.1, 10)),
    named('apart by one ulp', block(0, 0, 18, 12), disc(above(28), 3, 10)),
    named('beside a corner: near both sides, but apart', box, disc(74, 52, 10)),
    named('beside the lower left corner: near both sides, but apart', box, disc(21, 11, 10)),
    named('beside a side, low', box, disc(73, 21, 8)),
    named('in line with a side', box, disc(76, 44, 10)),
    either('the centre in the middle of the box', block(48, 32, 12, 12), disc(48, 32, 5)),
    named('the centre inside, near a wall', box, disc(62, 34, 6)),
    named('the centre inside, near the bottom', box, disc(44, 23, 4)),
    named('the centre inside, near the left side', box, disc(32, 30, 3)),
    named('the centre inside, near the top', box, disc(52, 41, 5)),
    either('the centre inside, two walls equally near', box, disc(62, 40, 6)),
    named('the centre on a wall', box, disc(66, 30, 5)),
    named('the centre on the top side', box, disc(50, 44, 5)),
    either('the centre on a corner', box, disc(66, 44, 5)),
    named('the circle around the whole box', block(48, 32, 4, 3), disc(50, 31, 20)),
    named(
      'a large circle around the box, the centre outside',
      block(48, 32, 4, 3),
      disc(56, 32, 20),
    ),
    named('a small circle deep inside', box, disc(50, 30, 3)),
    named('radius 0, inside', box, disc(50, 34, 0)),
    named('radius 0, on a wall', box, disc(66, 30, 0)),
    either('radius 0, on a corner', box, disc(66, 44, 0)),
    named('radius 0, just outside', box, disc(66.5, 30, 0)),
    named('a box that is a point, touching', block(48, 32, 0, 0), disc(54, 40, 10)),
    named('a box that is a point, apart', block(48, 32, 0, 0), disc(55, 40, 10)),
    named('a box without width, touching', block(48, 32, 0, 12), disc(58, 36, 10)),
    named('a box without height, touching its end', block(48, 32, 18, 0), disc(72, 40, 10)),
  ],
  far: [
    ...carriedAway(touching),
    ...carriedAway([named('beside a corner', box, disc(74, 52, 10))]),
    withoutExactAnswer('the centre is not a number', false, box, disc(Number.NaN, 32, 10)),
    withoutExactAnswer('the radius is not a number', false, box, disc(48, 32, Number.NaN)),
    withoutExactAnswer('infinitely far', false, box, disc(Number.POSITIVE_INFINITY, 32, 10)),
  ],
};

export const pointsAndBoxes: Family = {
  random: (dice) => [randomPoint(dice), randomBox(dice)],
  named: [
    named('beside the right side', at(80, 36), box),
    named('beside the left side', at(10, 30), box),
    named('above the box', at(50, 58), box),
    named('below the box', at(44, 6), box),
    named('beyond the upper right corner', at(72, 52), box),
    named('beyond the upper left corner', at(12, 60), box),
    named('beyond the lower left corner', at(24, 12), box),
    named('beyond the lower right corner', at(90, 4), box),
    named('in the middle', at(48, 32), box),
    named('inside, near the right side', at(64, 30), box),
    named('inside, near the bottom', at(48, 21), box),
    named('inside, near a corner', at(65, 43), box),
    named('on the right side', at(66, 36), box),
    named('on the top side', at(40, 44), box),
    named('on a corner', at(66, 44), box),
    named('in line with the top side', at(80, 44), box),
    named('in line with the right side', at(66, 55), box),
    named('in line with the left side, below', at(30, 10), box),
    named('a box that is a point', at(54, 40), block(48, 32, 0, 0)),
    named('on a box that is a point', at(48, 32), block(48, 32, 0, 0)),
    named('a box without width', at(48, 50), block(48, 32, 0, 12)),
  ],
  far: carriedAway([
    named('beyond a corner', at(72, 52), box),
    named('on a wall', at(66, 36), box),
    named('inside', at(60, 30), box),
  ]),
};
