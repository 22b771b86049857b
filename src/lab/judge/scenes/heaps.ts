import type { Circle } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { disc, type Family, named, scaled, shifted } from './scene.ts';

/**
 * Two or three circles that usually overlap, often with offsets for which the result has few digits,
 * because those make a shorter file.
 */
function randomHeap(dice: Dice): readonly unknown[] {
  const circles = [disc(dice.whole(40, 56), dice.whole(38, 52), dice.whole(3, 9))];
  for (let i = dice.pick([1, 1, 1, 2]); i > 0; i -= 1) {
    const { center, radius } = dice.pick(circles);
    const other = dice.whole(3, 9);
    const away = Math.ceil((radius + other) * dice.pick([0.3, 0.6, 0.8, 1, 1.2]));
    const [x, y] = dice.pick([
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [0.6, 0.8],
      [-0.8, 0.6],
    ] as const);
    circles.push(disc(center.x + away * x, center.y + away * y, other));
  }
  const inOrder = dice.chance(0.5) ? circles : circles.reverse();
  return [inOrder, { maxRounds: dice.pick([1, 1, 1, 2]) }];
}

const heap = (name: string, maxRounds: number, ...circles: readonly Circle[]) =>
  named(name, circles, { maxRounds });

const two = [disc(40, 45, 6), disc(48, 45, 6)];
const row = [disc(32, 45, 10), disc(48, 45, 10), disc(64, 45, 10)];

export const heaps: Family = {
  random: randomHeap,
  named: [
    heap('two side by side, one round', 1, ...two),
    heap('two side by side, two rounds', 2, ...two),
    heap('no rounds', 0, ...two),
    heap('two that only touch', 1, disc(40, 45, 6), disc(52, 45, 6)),
    heap('two that touch at an angle', 1, disc(40, 40, 5), disc(46, 48, 5)),
    heap('two at an angle', 1, disc(40, 40, 7), disc(46, 48, 5)),
    heap('a small one and a large one', 1, disc(40, 45, 12), disc(50, 45, 3)),
    heap('one above the other', 1, disc(48, 40, 6), disc(48, 48, 6)),
    heap('apart', 3, disc(20, 45, 6), disc(60, 45, 6)),
    heap('a row, one round', 1, ...row),
    heap('a row, two rounds', 2, ...row),
    heap('a row, four rounds', 4, ...row),
    heap('a row in the other order', 1, ...[...row].reverse()),
    heap(
      'a push into a neighbour that was apart',
      1,
      disc(30, 45, 8),
      disc(42, 45, 8),
      disc(59, 45, 8),
    ),
    heap('a triangle', 1, disc(44, 42, 6), disc(52, 42, 6), disc(48, 50, 6)),
    heap('one circle', 1, disc(48, 45, 6)),
    heap('no circles', 1),
    heap('two in one place', 1, disc(48, 45, 6), disc(48, 45, 6)),
    heap('three in one place', 5, disc(48, 45, 6), disc(48, 45, 6), disc(48, 45, 6)),
  ],
  far: [
    named('in a huge world', scaled(row, 2 ** 20), { maxRounds: 1 }),
    named('in a tiny world', scaled(row, 2 ** -20), { maxRounds: 1 }),
    named('far from the origin', shifted(row, 3000), { maxRounds: 1 }),
    named('one is not a number', [row[0], disc(Number.NaN, 45, 10), row[1]], { maxRounds: 1 }),
  ],
};
