import type { Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { randomPoint, randomPolygon } from './random.ts';
import { carriedAway, type Family, named, outline } from './scene.ts';

/** Four corners near the middle of the window, like the figure's ship. */
const randomShip = (dice: Dice): Vec2[] =>
  Array.from({ length: 4 }, () => ({ x: dice.between(30, 66), y: dice.between(14, 50) }));

const ship = outline(71, 32, 31, 47, 39, 32, 31, 17);
const slanted = outline(48, 12, 68, 32, 48, 52, 28, 32);

export const listsOfPoints: Family = {
  random: (dice) => {
    if (dice.chance(0.6)) return [randomShip(dice)];
    if (dice.chance(0.5)) return [randomPolygon(dice)];
    return [Array.from({ length: dice.whole(2, 6) }, () => randomPoint(dice))];
  },
  named: [
    named('a ship that points to the right', ship),
    named('a ship that points up', outline(48, 55, 33, 15, 48, 23, 63, 15)),
    named('a square that stands on a corner', slanted),
    named('the same corners, clockwise', [...slanted].reverse()),
    named(
      'the first corner is the lowest and the leftmost',
      outline(30, 14, 60, 20, 64, 48, 36, 40),
    ),
    named(
      'the last corner is the highest and the rightmost',
      outline(36, 40, 30, 14, 60, 20, 64, 48),
    ),
    named('one corner is inside the box of the others', outline(30, 20, 62, 20, 46, 30, 46, 44)),
    named('all at the same height', outline(34, 32, 58, 32, 40, 32, 50, 32)),
    named('all straight above one another', outline(48, 20, 48, 46, 48, 30, 48, 41)),
    named('the same point four times', outline(48, 32, 48, 32, 48, 32, 48, 32)),
    named('one point', outline(40, 30)),
    named('two points', outline(60, 20, 40, 30)),
    named('around the origin', outline(-8, -3, 6, -5, 9, 7, -2, 4)),
    named('left of the origin and below it', outline(-40, -30, -20, -28, -26, -12)),
  ],
  far: carriedAway([named('a slanted square', slanted)]),
};
