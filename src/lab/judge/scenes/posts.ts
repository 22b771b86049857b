import { distance } from '#lib/index.ts';
import type { Circle } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { disc, type Family, named, scaled, shifted } from './scene.ts';

const among = (...circles: readonly Circle[]) => ({
  circles,
  segments: [],
  boxes: [],
  orientedBoxes: [],
  polygons: [],
});

/** Posts around a middle, and a circle that usually overlaps one of them. */
function randomPosts(dice: Dice): readonly unknown[] {
  const circle = disc(dice.whole(40, 56), dice.whole(26, 38), dice.whole(3, 9));
  const around = dice.again(() =>
    Array.from({ length: dice.whole(1, 3) }, () => {
      const post = disc(dice.whole(30, 66), dice.whole(16, 48), dice.whole(3, 12));
      const reach = distance(post.center, circle.center) - circle.radius;
      // Usually deep enough to see.
      return reach > 4 && dice.chance(0.6) ? { ...post, radius: Math.round(reach + 3) } : post;
    }),
  );
  return [among(...around), circle];
}

const left = disc(36, 30, 10);
const right = disc(60, 30, 10);

export const posts: Family = {
  random: randomPosts,
  named: [
    named('one post', among(left), disc(46, 30, 6)),
    named('one post, at an angle', among(left), disc(42, 38, 5)),
    named('beside the post', among(left), disc(36, 24, 4)),
    named('two posts that push against each other', among(left, right), disc(48, 33, 6)),
    named(
      'two posts that push in similar directions',
      among(disc(42, 30, 10), disc(54, 30, 10)),
      disc(48, 40, 6),
    ),
    named(
      'two posts, and the push of the first frees it from both',
      among(left, disc(58, 30, 9)),
      disc(44, 31, 5),
    ),
    named(
      'the push of the nearest post ends in another one',
      among(disc(48, 22, 12), disc(40, 44, 8)),
      disc(46, 33, 5),
    ),
    named(
      'where the tracks of two posts cross, there is a third',
      among(left, right, disc(48, 44, 7)),
      disc(48, 31, 6),
    ),
    named(
      'in a ring of posts',
      among(disc(48, 44, 6), disc(37, 37, 6), disc(39, 24, 6), disc(56, 23, 6), disc(60, 36, 6)),
      disc(47, 33, 7),
    ),
    named('one post inside another', among(disc(48, 32, 12), disc(50, 32, 4)), disc(58, 34, 4)),
    named('the same post twice', among(left, left), disc(46, 30, 6)),
    named('a post of radius 0', among(disc(48, 32, 0)), disc(50, 33, 6)),
    named('the circle is a point', among(left, disc(48, 34, 8)), disc(42, 33, 0)),
    named('it only touches one', among(left), disc(52, 30, 6)),
    named('it touches two', among(left, right), disc(48, 30, 2)),
    named('it is free', among(left, right), disc(48, 48, 4)),
    named('no posts', among(), disc(48, 32, 6)),
    named('left of and below the origin', ...shifted([among(left, right), disc(48, 33, 6)], -60)),
  ],
  far: [
    named('in a huge world', ...scaled([among(left, right), disc(48, 33, 6)], 2 ** 20)),
    named('in a tiny world', ...scaled([among(left, right), disc(48, 33, 6)], 2 ** -20)),
    named('far from the origin', ...shifted([among(left, right), disc(48, 33, 6)], 3000)),
    named('a number is NaN', among(left, disc(Number.NaN, 30, 10)), disc(48, 33, 6)),
  ],
};
