import type { Circle } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { disc, type Family, named, scaled, shifted } from './scene.ts';

/** Mostly small circles within the bounds of the figures. */
function randomCrowd(dice: Dice): Circle[] {
  const spread = dice.pick([8, 14, 22]);
  const most = dice.pick([5, 5, 9]);
  return Array.from({ length: dice.whole(2, 6) }, () =>
    disc(
      dice.between(30 - spread, 30 + spread),
      dice.between(40 - spread, 40 + spread),
      dice.between(1, most),
    ),
  );
}

const row = [disc(20, 30, 5), disc(30, 30, 5), disc(40, 30, 5)];

export const crowds: Family = {
  random: (dice) => [randomCrowd(dice)],
  named: [
    named('two that touch', [disc(20, 30, 5), disc(30, 30, 5)]),
    named('two that touch at an angle', [disc(20, 20, 4), disc(26, 28, 6)]),
    named('two just apart', [disc(20, 30, 5), disc(30.01, 30, 5)]),
    named('three in a row, each touching the next', row),
    named('the same in the other order', [...row].reverse()),
    named('three that all touch', [disc(20, 30, 5), disc(30, 30, 5), disc(25, 37, 5)]),
    named('only the first and the last touch', [
      disc(20, 20, 5),
      disc(50, 20, 5),
      disc(50, 60, 5),
      disc(26, 28, 5),
    ]),
    named('only the last two touch', [disc(20, 20, 5), disc(50, 60, 5), disc(54, 63, 5)]),
    named('the same circle twice', [disc(20, 30, 5), disc(20, 30, 5)]),
    named('one circle three times', [disc(20, 30, 5), disc(20, 30, 5), disc(20, 30, 5)]),
    named('one inside another', [disc(30, 30, 20), disc(34, 30, 3)]),
    named('a large one touches four small ones', [
      disc(20, 30, 2),
      disc(30, 30, 8),
      disc(40, 30, 2),
      disc(30, 40, 2),
      disc(30, 20, 2),
    ]),
    named('points: one on a rim', [disc(30, 30, 10), disc(36, 38, 0), disc(30, 41, 0)]),
    named('two points at one place', [disc(30, 30, 0), disc(30, 30, 0)]),
    named('none touch', [disc(10, 10, 3), disc(30, 10, 3), disc(10, 40, 3), disc(40, 40, 3)]),
    named('one circle', [disc(30, 30, 5)]),
    named('no circles', []),
  ],
  far: [
    named('left of and below the origin', shifted(row, -30)),
    named('in a huge world', scaled(row, 2 ** 20)),
    named('in a tiny world', scaled(row, 2 ** -20)),
    named('far from the origin', shifted(row, 3000)),
    named('one is not a number', [row[0], disc(Number.NaN, 30, 5), row[1]]),
    named('very unequal radii', [disc(0, 0, 1000), disc(1001, 0, 1), disc(0, 1003, 1)]),
  ],
};
