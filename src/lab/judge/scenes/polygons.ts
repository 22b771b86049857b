import { pointInPolygon, signedDistanceToPolygon } from '#lib/index.ts';
import { circleNear, randomConvex, randomPoint, randomPolygon } from './random.ts';
import {
  at,
  carriedAway,
  disc,
  type Family,
  named,
  outline,
  type Scene,
  withoutExactAnswer,
} from './scene.ts';

const square = outline(30, 20, 60, 20, 60, 50, 30, 50);
const turned = outline(48, 12, 68, 32, 48, 52, 28, 32);
const triangle = outline(20, 16, 76, 16, 40, 52);
const clockwise = [...square].reverse();
const withMiddle = outline(30, 20, 45, 20, 60, 20, 60, 50, 30, 50);
const small = outline(44, 30, 52, 30, 48, 36);
const spike = outline(20, 28, 76, 30, 20, 32);

const touchingSide = named('touching at an edge', square, disc(70, 35, 10));
const touchingCorner = named('touching at a corner', square, disc(66, 58, 10));
const besideCorner = named('beside a corner: near both edges, but apart', square, disc(68, 58, 10));

const convexScenes: readonly Scene[] = [
  touchingSide,
  touchingCorner,
  named('touching at the bottom', square, disc(44, 12, 8)),
  named('touching at the lower left corner', square, disc(24, 12, 10)),
  named('touching at the top corner', turned, disc(48, 60, 8)),
  named('touching at a sharp corner', spike, disc(82, 38, 10)),
  named('just apart at an edge', square, disc(70.01, 35, 10)),
  named('just apart at a corner', square, disc(66, 58.1, 10)),
  besideCorner,
  named('beside a sharp corner, apart', spike, disc(82, 30, 5)),
  named('beside the edge of a triangle, apart', triangle, disc(74, 44, 8)),
  named('the centre inside', square, disc(46, 34, 4)),
  named('the centre inside, deep in a large triangle', triangle, disc(42, 28, 3)),
  named('the centre inside, level with two corners', turned, disc(44, 32, 4)),
  named('outside, level with two corners', turned, disc(14, 32, 6)),
  named('outside on the other side, level with two corners', turned, disc(84, 32, 6)),
  named('outside, level with the bottom edge', square, disc(18, 20, 6)),
  named('outside, level with the top edge', square, disc(18, 50, 6)),
  named('the centre on an edge', square, disc(60, 34, 4)),
  named('the centre on a corner', square, disc(60, 50, 4)),
  named('the circle around the whole shape', small, disc(47, 33, 20)),
  named('around the whole shape, the centre outside', small, disc(56, 24, 24)),
  named('clockwise, touching at an edge', clockwise, disc(70, 35, 10)),
  named('clockwise, touching at a corner', clockwise, disc(66, 58, 10)),
  named('clockwise, the centre inside', clockwise, disc(44, 36, 4)),
  named('clockwise, apart', clockwise, disc(80, 35, 10)),
  named('clockwise, beside a corner', clockwise, disc(68, 58, 10)),
  named('touching at a corner in the middle of a side', withMiddle, disc(45, 10, 10)),
  named('a corner in the middle of a side, the centre inside', withMiddle, disc(46, 30, 4)),
  named('below a corner in the middle of a side, apart', withMiddle, disc(45, 8, 10)),
  named('radius 0, inside', square, disc(40, 30, 0)),
  named('radius 0, on an edge', square, disc(60, 34, 0)),
  named('radius 0, on a corner', square, disc(60, 50, 0)),
  named('radius 0, just outside', square, disc(61, 34, 0)),
];

const odds: readonly Scene[] = [
  withoutExactAnswer('the centre is not a number', false, square, disc(Number.NaN, 35, 10)),
  withoutExactAnswer('the radius is not a number', false, square, disc(70, 35, Number.NaN)),
  withoutExactAnswer('infinitely far', false, square, disc(45, Number.POSITIVE_INFINITY, 10)),
];
const far: readonly Scene[] = [
  ...carriedAway([touchingSide, touchingCorner, besideCorner]),
  ...odds,
];

export const convexAndCircles: Family = {
  random: (dice) => {
    const polygon = dice.again(() => randomConvex(dice));
    return [polygon, circleNear(dice, (center) => signedDistanceToPolygon(center, polygon))];
  },
  named: convexScenes,
  far,
};

const ell = outline(20, 10, 70, 10, 70, 30, 40, 30, 40, 54, 20, 54);
const bay = outline(20, 12, 76, 12, 76, 52, 60, 52, 60, 28, 36, 28, 36, 52, 20, 52);

export const polygonsAndCircles: Family = {
  random: (dice) => {
    const polygon = dice.again(() => randomPolygon(dice));
    return [polygon, circleNear(dice, (center) => signedDistanceToPolygon(center, polygon))];
  },
  named: [
    ...convexScenes,
    named('in a notch, touching nothing', bay, disc(48, 44, 8)),
    named('in a notch, touching both its walls', bay, disc(48, 44, 12)),
    named('in a notch, touching its bottom', bay, disc(48, 38, 10)),
    named('in a notch, just above its bottom', bay, disc(48, 38.1, 10)),
    named('in the mouth of a notch, apart', bay, disc(48, 58, 6)),
    named('over a notch, touching the two corners at its mouth', bay, disc(48, 57, 13)),
    named('beside the inner corner of an L, apart', ell, disc(52, 42, 10)),
    named('in the inner corner of an L, touching both walls', ell, disc(46, 36, 6)),
    named('inside one arm of an L', ell, disc(30, 44, 4)),
    named('inside the other arm of an L', ell, disc(60, 20, 4)),
    named('inside, behind the inner corner of an L', ell, disc(30, 20, 5)),
    named('clockwise, in a notch, touching nothing', [...bay].reverse(), disc(48, 44, 8)),
    named('clockwise, inside one arm of an L', [...ell].reverse(), disc(30, 44, 4)),
    named('left of a notch, level with its bottom', bay, disc(10, 28, 6)),
  ],
  far: [...far, ...carriedAway([named('in a notch, touching nothing', bay, disc(48, 44, 8))])],
};

const zigzag = outline(12, 12, 84, 12, 84, 50, 66, 30, 48, 50, 30, 30, 12, 50);
const slanted = outline(12, 8, 54, 8, 84, 48, 44, 30, 12, 56);
const corner = outline(14, 10, 80, 10, 80, 56, 14, 56);

const fromInside = [
  named('touching an edge from inside', square, disc(55, 35, 5)),
  named('touching a slanted edge from inside', slanted, disc(52, 22, 10)),
  named('touching two edges from inside', corner, disc(24, 20, 10)),
  named('in a corner, touching nothing', corner, disc(70, 46, 6)),
  named('all inside, touching nothing', slanted, disc(30, 22, 8)),
  named('one edge cuts it a little', square, disc(55.5, 35, 5)),
];

/** A simple polygon, then a circle inside it, or nearly. */
export const circlesInPolygons: Family = {
  ...polygonsAndCircles,
  random: (dice) => {
    const polygon = dice.again(() => (dice.chance(0.5) ? randomConvex(dice) : randomPolygon(dice)));
    let center = randomPoint(dice);
    // Nearly always inside, because the figures' scenes rarely are.
    for (let i = 0; i < 30 && !pointInPolygon(center, polygon); i += 1) center = randomPoint(dice);
    const away = signedDistanceToPolygon(center, polygon);
    const beside = Math.abs(away) + dice.pick([-1, 1]) * dice.step * dice.whole(1, 12);
    const radius = dice.chance(0.5) ? dice.toGrid(beside) : dice.between(1, 6);
    return [polygon, { center, radius: Math.min(24, Math.max(1, radius)) }];
  },
  named: [
    ...polygonsAndCircles.named.filter(({ name }) =>
      /inside|radius 0|touching nothing/.test(name!),
    ),
    ...fromInside,
    named('touching an inner corner from inside', ell, disc(36, 27, 5)),
    named('touching both walls of an arm from inside', ell, disc(30, 42, 10)),
    named('clockwise, touching an edge from inside', clockwise, disc(55, 35, 5)),
    named('the tip of a dent is in the circle', slanted, disc(44, 24, 7)),
    named('between a dent and an edge, touching both', zigzag, disc(30, 21, 9)),
  ],
  far: [...carriedAway(fromInside), ...odds],
};

const besides: readonly Scene[] = [
  named('inside', at(46, 36), square),
  named('outside, to the left', at(12, 34), square),
  named('outside, above', at(46, 60), square),
  named('outside, below and to the right', at(75, 8), square),
  named('on the right edge', at(60, 34), square),
  named('on the left edge', at(30, 34), square),
  named('on the bottom edge', at(44, 20), square),
  named('on the top edge', at(44, 50), square),
  named('on a corner', at(60, 50), square),
  named('on the first corner', at(30, 20), square),
  named('on a slanted edge', at(58, 42), turned),
  named('on the top corner', at(48, 52), turned),
  named('inside, level with two corners', at(44, 32), turned),
  named('outside, level with two corners', at(10, 32), turned),
  named('outside, right of two corners', at(88, 32), turned),
  named('outside, level with the top corner', at(20, 52), turned),
  named('outside, level with the bottom corner', at(20, 12), turned),
  named('outside, in line with the bottom edge', at(12, 20), square),
  named('outside, in line with the top edge', at(12, 50), square),
  named('outside, right of the top edge', at(80, 50), square),
  named('just inside an edge', at(59.99, 34), square),
  named('just outside an edge', at(60.01, 34), square),
  named('beyond a sharp corner', at(80, 30), spike),
  named('on a sharp corner', at(76, 30), spike),
  named('inside a splinter', at(40, 30), spike),
  named('clockwise, inside', at(46, 36), clockwise),
  named('clockwise, outside', at(12, 36), clockwise),
  named('clockwise, on an edge', at(60, 34), clockwise),
  named('on a corner in the middle of a side', at(45, 20), withMiddle),
  named('level with a corner in the middle of a side', at(12, 20), withMiddle),
];

const awayFromBorder = [
  named('inside', at(46, 36), square),
  named('on a corner', at(60, 50), square),
  named('outside', at(72, 40), square),
];

export const pointsAndConvex: Family = {
  random: (dice) => [randomPoint(dice), dice.again(() => randomConvex(dice))],
  named: besides,
  far: carriedAway(awayFromBorder),
};

export const pointsAndPolygons: Family = {
  random: (dice) => [randomPoint(dice), dice.again(() => randomPolygon(dice))],
  named: [
    ...besides,
    named('in a notch', at(48, 44), bay),
    named('in one arm beside a notch', at(28, 44), bay),
    named('in the other arm', at(68, 44), bay),
    named('below a notch', at(48, 20), bay),
    named('on the bottom of a notch', at(48, 28), bay),
    named('left of the shape, level with the bottom of a notch', at(10, 28), bay),
    named('in an arm, level with the bottom of a notch', at(28, 28), bay),
    named('on the inner corner of an L', at(40, 30), ell),
    named('beside the inner corner of an L, outside', at(50, 40), ell),
    named('inside, level with an inner corner', at(20, 30), zigzag),
    named('outside, level with two inner corners', at(4, 30), zigzag),
    named('on an inner corner', at(30, 30), zigzag),
    named('between two teeth', at(30, 44), zigzag),
    named('in the middle tooth', at(48, 40), zigzag),
    named('level with the tips of three teeth, outside', at(30, 50), zigzag),
    named('clockwise, in a notch', at(48, 44), [...bay].reverse()),
  ],
  far: carriedAway([...awayFromBorder, named('in a notch', at(48, 44), bay)]),
};
