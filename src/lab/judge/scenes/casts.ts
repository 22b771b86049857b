import type { Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { namedFunction } from '../named-function.ts';
import { randomCircle, randomPoint } from './random.ts';
import { at, carriedAway, disc, type Family, named, withoutExactAnswer } from './scene.ts';

const wayTo = (dice: Dice, from: Vec2): Vec2 => {
  const { x, y } = randomPoint(dice);
  return { x: dice.toGrid(x - from.x), y: dice.toGrid(y - from.y) };
};

const post = disc(60, 30, 7);
const ball = disc(20, 30, 7);
const headOn = named('head on', post, ball, at(40, 0));
const fallsShort = named('falls short', post, ball, at(20, 0));
const passes = named('passes by', post, disc(20, 50, 7), at(60, 0));

/** A fixed circle, a moving circle, and its displacement. */
export const castsAtCircles: Family = {
  random: (dice) => {
    const target = randomCircle(dice);
    const circle = { ...randomCircle(dice), radius: dice.between(3, 10) };
    return [target, circle, wayTo(dice, circle.center)];
  },
  named: [
    headOn,
    fallsShort,
    passes,
    named('head on, at an angle', disc(50, 50, 3), disc(20, 10, 7), at(30, 40)),
    named('head on, from the right', post, disc(92, 30, 7), at(-40, 0)),
    named('head on, from above', post, disc(60, 58, 7), at(0, -30)),
    named('hits it off centre', post, disc(20, 38, 7), at(60, 0)),
    named('meets it at the very end', post, ball, at(26, 0)),
    named('just grazes: never deeper than touching', post, disc(20, 44, 7), at(70, 0)),
    named('passes just above', post, disc(20, 44.1, 7), at(70, 0)),
    named('stops just short', post, ball, at(25.99, 0)),
    named('moves away', post, ball, at(-15, 0)),
    named('beside it, moving past', post, disc(60, 50, 7), at(20, 0)),
    named('touching at the start, moving inwards', post, disc(46, 30, 7), at(10, 0)),
    named('touching at the start, moving inwards at an angle', post, disc(46, 30, 7), at(10, 7)),
    named('touching at the start, moving away', post, disc(46, 30, 7), at(-10, 0)),
    named('touching at the start, moving along', post, disc(46, 30, 7), at(0, 10)),
    named('overlapping at the start, moving inwards', post, disc(50, 30, 7), at(20, 0)),
    named('overlapping at the start, moving out', post, disc(50, 30, 7), at(-20, 0)),
    named('inside at the start, moving out', post, disc(58, 30, 7), at(-30, 0)),
    named('the same centre, moving to the right', post, disc(60, 30, 7), at(20, 0)),
    named('the same centre, moving to the left', post, disc(60, 30, 7), at(-20, 0)),
    named('no displacement, apart', post, ball, at(0, 0)),
    named('no displacement, overlapping', post, disc(50, 30, 7), at(0, 0)),
    named('radius 0: a ray', post, disc(20, 30, 0), at(60, 0)),
    named('radius 0: a ray that passes', post, disc(20, 39, 0), at(60, 0)),
    named('at a point', disc(60, 30, 0), ball, at(60, 0)),
    named('beside a point, apart', disc(60, 37, 0), ball, at(60, 0)),
    named('a long way in one step', disc(60, 30, 2), disc(4, 30, 7), at(80, 0)),
  ],
  far: [
    ...carriedAway([headOn, passes]).filter(({ name }) => !name!.endsWith('far from the origin')),
    named('much faster than wide', post, disc(20, 30, 7), at(4000, 0)),
    withoutExactAnswer('the displacement is not a number', false, post, ball, at(Number.NaN, 0)),
    withoutExactAnswer(
      'the centre is not a number',
      false,
      post,
      disc(Number.NaN, 30, 6),
      at(40, 0),
    ),
    withoutExactAnswer(
      'the radius is not a number',
      false,
      post,
      disc(20, 30, Number.NaN),
      at(40, 0),
    ),
  ],
};

const arena = disc(44, 32, 30);
const across = named('to the rim', arena, disc(36, 39, 5), at(40, 0));
const staysIn = named('stays inside', arena, disc(36, 39, 5), at(20, -10));

/** A round arena, a circle that moves in it, and its displacement. */
export const castsInCircles: Family = {
  random: (dice) => {
    const target = { ...randomCircle(dice), radius: dice.between(16, 30) };
    const { x, y } = target.center;
    const place = () => ({ x: x + dice.between(-14, 14), y: y + dice.between(-14, 14) });
    const circle = {
      center: dice.chance(0.9) ? place() : randomPoint(dice),
      radius: dice.between(2, 8),
    };
    return [target, circle, wayTo(dice, circle.center)];
  },
  named: [
    across,
    staysIn,
    named('to the rim on the left', arena, disc(36, 39, 5), at(-40, 0)),
    named('to the rim above, at an angle', arena, disc(40, 30, 5), at(21, 28)),
    named('from the middle', arena, disc(44, 32, 5), at(0, -40)),
    named('to the rim at the very end', arena, disc(44, 32, 5), at(25, 0)),
    named('a little too short', arena, disc(44, 32, 5), at(24.99, 0)),
    named('a long way in one step', arena, disc(44, 32, 5), at(30, 80)),
    named('across from rim to rim', arena, disc(19, 32, 5), at(60, 0)),
    named('at the rim, moving out', arena, disc(69, 32, 5), at(10, 0)),
    named('at the rim, moving out at an angle', arena, disc(69, 32, 5), at(10, 20)),
    named('at the rim, moving inwards', arena, disc(69, 32, 5), at(-10, 5)),
    named('at the rim, moving along it', arena, disc(69, 32, 5), at(0, 10)),
    named('sticks out, moving back in', arena, disc(76, 32, 5), at(-20, 0)),
    named('sticks out, moving in and out again', arena, disc(76, 32, 5), at(-80, 0)),
    named('sticks out, moving further out', arena, disc(76, 32, 5), at(20, 6)),
    named('no displacement', arena, disc(36, 39, 5), at(0, 0)),
    named('radius 0: the exit of a ray', arena, disc(36, 50, 0), at(60, 0)),
    named('radius 0: a ray that ends inside', arena, disc(36, 50, 0), at(12, 0)),
    named('too large, moving away from the middle', disc(44, 32, 8), disc(50, 32, 12), at(9, 0)),
    named('too large, moving to the middle', disc(44, 32, 8), disc(50, 32, 12), at(-3, 0)),
  ],
  far: [
    ...carriedAway([across, staysIn]).filter(({ name }) => !name!.endsWith('far from the origin')),
    withoutExactAnswer('a radius below 0', false, arena, disc(36, 39, -5), at(40, 0)),
    withoutExactAnswer(
      'the displacement is not a number',
      false,
      arena,
      disc(36, 39, 5),
      at(Number.NaN, 0),
    ),
    withoutExactAnswer(
      'the radius is not a number',
      false,
      arena,
      disc(36, 39, Number.NaN),
      at(40, 0),
    ),
  ],
};

const room = namedFunction('room');
const margin = { margin: 0.8 };

/** A circle, its displacement in the chapter's room, and its margin to the walls. */
export const movesInRoom: Family = {
  random: (dice) => {
    const center = { x: dice.between(6, 84), y: dice.between(14, 58) };
    const radius = dice.pick([2, 3, 4, 5, 5, 6]);
    return [{ center, radius }, wayTo(dice, center), room, dice.pick([margin, margin, {}])];
  },
  named: [
    named('nothing in the way', disc(14, 46, 5), at(30, 8), room, margin),
    named('along the floor', disc(8, 22, 5), at(26, -18), room, margin),
    named('head on onto the floor', disc(20, 32, 5), at(0, -28), room, margin),
    named('two walls, one after the other', disc(8, 17, 5), at(60, -14), room, margin),
    named('into a narrow corner', disc(78, 34, 5), at(-36, -29), room, margin),
    named('onto the wall at the right', disc(70, 50, 5), at(30, 6), room, margin),
    named('moving away from the floor', disc(20, 14, 5), at(6, 20), room, margin),
    named('resting on the floor, moving along it', disc(10, 13.8, 5), at(14, 0), room, margin),
    named('no displacement', disc(20, 30, 5), at(0, 0), room, margin),
    named('no slides allowed', disc(8, 22, 5), at(26, -18), room, {
      margin: 0.8,
      maxSlides: 0,
    }),
    named('with the usual margin', disc(8, 22, 5), at(26, -18), room, {}),
    named('without a margin', disc(20, 32, 5), at(0, -28), room, { margin: 0 }),
  ],
  far: [
    named('a negative radius: nothing moves', disc(20, 30, -5), at(10, 4), room, {}),
    named('a negative margin: nothing moves', disc(20, 30, 5), at(10, 4), room, { margin: -1 }),
    named(
      'an infinite displacement: nothing moves',
      disc(20, 30, 5),
      at(Number.POSITIVE_INFINITY, 0),
      room,
      margin,
    ),
    named(
      'the displacement is not a number: nothing moves',
      disc(20, 30, 5),
      at(Number.NaN, 3),
      room,
      margin,
    ),
  ],
};
