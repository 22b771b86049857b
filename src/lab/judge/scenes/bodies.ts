import { collideCircles } from '#lib/index.ts';
import type { Body, Contact, Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { at, disc, type Family, named } from './scene.ts';

const body = (x: number, y: number, mass = 1): Body => ({ velocity: { x, y }, mass });

/** The contact of two balls of radius 10, the second in the given direction from the first. */
const contactAlong = ({ x, y }: Vec2): Contact =>
  collideCircles(disc(38, 30, 10), disc(38 + 20 * x, 30 + 20 * y, 10))!;

/** The contact in the chapter's figure. */
const aslant = contactAlong(at(0.8, 0.6));
const right = contactAlong(at(1, 0));
const contacts = [right, aslant, contactAlong(at(0, 1)), contactAlong(at(-0.6, 0.8))];
const endless = Number.POSITIVE_INFINITY;
const smooth = { restitution: 1, friction: 0 };

const velocity = (dice: Dice) => ({ x: dice.between(-26, 26), y: dice.between(-26, 26) });

export const bodiesInContact: Family = {
  random: (dice) => [
    { velocity: velocity(dice), mass: dice.between(1, 9) },
    { velocity: velocity(dice), mass: dice.between(1, 9) },
    dice.pick(contacts),
    { restitution: dice.pick([1, 0.5, 0, 0.8]), friction: dice.pick([0, 0, 0.3, 0.6]) },
  ],
  named: [
    named('head on, equal masses: they swap', body(8, 6), body(-4, -3), aslant, smooth),
    named('one at rest, equal masses', body(8, 6), body(0, 0), aslant, smooth),
    named('heavy on light', body(8, 6, 9), body(0, 0, 1), aslant, smooth),
    named('light on heavy', body(8, 6, 1), body(0, 0, 9), aslant, smooth),
    named('from behind', body(12, 9, 2), body(4, 3), aslant, smooth),
    named('off the line of centres', body(10, 0), body(0, 0), aslant, smooth),
    named('different masses', body(10, 5, 3), body(-4, 2, 2), aslant, smooth),
    named('half the speed comes back', body(8, 6), body(-4, -3), aslant, { restitution: 0.5 }),
    named('no speed comes back', body(8, 6, 2), body(-4, 2), aslant, { restitution: 0 }),
    named('no options given', body(8, 3, 2), body(-6, 1), aslant, {}),
    named('already moving apart', body(-4, 4), body(12, 6), aslant, smooth),
    named('side by side at one speed', body(5, 5), body(5, 5), aslant, smooth),
    named('sliding past each other', body(-3, 4), body(3, -4), aslant, smooth),
    named('both at rest', body(0, 0), body(0, 0), aslant, smooth),
    named('friction brakes the sliding', body(2, 14), body(0, 0), aslant, { friction: 0.3 }),
    named('friction stops the sliding, and no more', body(20, 14), body(0, 0), aslant, {
      friction: 0.3,
    }),
    named('friction, no speed comes back', body(10, -4), body(-4, 2, 2), aslant, {
      restitution: 0,
      friction: 0.3,
    }),
    named('side by side, b to the right', body(8, 3), body(-6, 1), right, smooth),
  ],
  far: [
    named('onto an immovable one', body(8, 3), body(0, 0, endless), right, smooth),
    named('an immovable one that moves', body(0, 0), body(-5, 0, endless), right, smooth),
    named('an immovable one first', body(5, 0, endless), body(-3, 2, 2), right, smooth),
    named('two immovable ones', body(5, 0, endless), body(-3, 2, endless), right, smooth),
    named('a very heavy one', body(8, 3), body(0, 0, 1e6), right, smooth),
    named('a velocity is not a number', body(Number.NaN, 3), body(0, 0), right, smooth),
    named('a mass is not a number', body(8, 3, Number.NaN), body(0, 0), right, smooth),
  ],
};
