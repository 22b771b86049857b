import type { Vec2 } from '#lib/types.ts';
import type { Dice } from '../dice.ts';
import { randomPoint } from './random.ts';
import { at, block, carriedAway, type Family, named } from './scene.ts';

const randomVector = (dice: Dice): Vec2 => ({
  x: dice.between(-40, 40),
  y: dice.between(-30, 30),
});

/** Unit vectors with short coordinates. */
const directions: readonly Vec2[] = [
  at(1, 0),
  at(0, 1),
  at(-1, 0),
  at(0, -1),
  at(0.6, 0.8),
  at(-0.6, 0.8),
  at(0.8, -0.6),
  at(-0.8, -0.6),
  at(0.28, 0.96),
  at(-0.96, 0.28),
];

export const twoVectors: Family = {
  random: (dice) => [randomVector(dice), randomVector(dice)],
  named: [
    named('the same direction', at(6, 2), at(9, 3)),
    named('opposite directions', at(6, 2), at(-3, -1)),
    named('a right angle, to the left', at(4, 3), at(-3, 4)),
    named('a right angle, to the right', at(4, 3), at(3, -4)),
    named('a little to the left', at(10, 0), at(9, 1)),
    named('a little to the right', at(10, 0), at(9, -1)),
    named('behind, to the left', at(5, 0), at(-4, 2)),
    named('behind, to the right', at(5, 0), at(-4, -2)),
    named('the same vector twice', at(3, 4), at(3, 4)),
    named('a has no length', at(0, 0), at(3, 4)),
    named('b has no length', at(3, 4), at(0, 0)),
    named('along the two axes', at(1, 0), at(0, 1)),
    named('of length 1, the same direction', at(1, 0), at(1, 0)),
    named('of length 1, opposite', at(1, 0), at(-1, 0)),
    named('of length 1, b to the right', at(1, 0), at(0, -1)),
    named('of length 1, at an angle', at(1, 0), at(0.6, 0.8)),
    named('of length 1, behind', at(1, 0), at(-0.8, -0.6)),
    named('the axes the other way round', at(0, 1), at(1, 0)),
  ],
  far: [named('huge', at(3e9, 4e9), at(-2e9, 5e9)), named('tiny', at(3e-9, 4e-9), at(-2e-9, 5e-9))],
};

export const threePoints: Family = {
  random: (dice) => {
    const [a, b] = [randomPoint(dice), randomPoint(dice)];
    if (dice.chance(0.75)) return [a, b, randomPoint(dice)];
    // On one line, or a step or two beside it.
    const by = dice.pick([-1, 0, 1, 2]);
    const c = { x: b.x + by * (b.x - a.x), y: b.y + by * (b.y - a.y) };
    return [a, b, { x: c.x, y: c.y + dice.pick([-1, 0, 1]) * dice.step }];
  },
  named: [
    named('from the origin, to the left', at(0, 0), at(4, 1), at(1, 2)),
    named('from the origin, to the right', at(0, 0), at(4, 1), at(1, -2)),
    named('from the origin, straight on', at(0, 0), at(2, 1), at(4, 2)),
    named('from the origin, straight back', at(0, 0), at(4, 2), at(-4, -2)),
    named('from the origin, to the left behind', at(0, 0), at(3, 0), at(-4, 1)),
    named('from the origin, to the right behind', at(0, 0), at(3, 0), at(-4, -1)),
    named('from the origin, straight up', at(0, 0), at(0, 3), at(0, -2)),
    named('a turn to the left', at(20, 20), at(40, 20), at(50, 30)),
    named('a turn to the right', at(20, 20), at(40, 20), at(50, 10)),
    named('straight on', at(20, 20), at(40, 30), at(60, 40)),
    named('straight back', at(20, 20), at(60, 40), at(40, 30)),
    named('back beyond the start', at(40, 30), at(60, 40), at(20, 20)),
    named('a sharp turn to the left', at(20, 20), at(60, 20), at(22, 24)),
    named('a sharp turn to the right', at(20, 20), at(60, 20), at(22, 16)),
    named('a and b are one point', at(20, 20), at(20, 20), at(50, 30)),
    named('b and c are one point', at(20, 20), at(50, 30), at(50, 30)),
    named('c and a are one point', at(20, 20), at(50, 30), at(20, 20)),
    named('straight up', at(30, 10), at(30, 30), at(30, 50)),
    named('just to the left of a long line', at(0, 0), at(90, 30), at(60, 20.01)),
    named('just to the right of a long line', at(0, 0), at(90, 30), at(60, 19.99)),
    named('in line, in decimals that no double can store', at(0.5, 0.5), at(12, 12), at(24, 24)),
    named(
      'beside a line by the last digit of a double',
      at(0.1, 0.1),
      at(0.3, 0.3),
      at(0.7, 0.7000000000000001),
    ),
    named(
      'beside a long line by the last digit of a double',
      at(12, 12),
      at(24, 24),
      at(0.5, 0.5000000000000001),
    ),
  ],
  far: carriedAway([
    named('a turn to the left', at(20, 20), at(40, 20), at(50, 30)),
    named('straight on', at(20, 20), at(40, 30), at(60, 40)),
  ]),
};

/** A velocity and a wall's normal, then the restitution. */
const bounces = (velocity: Vec2, normal: Vec2, restitution: number) => [
  velocity,
  normal,
  restitution,
];

export const velocitiesAndWalls: Family = {
  random: (dice) =>
    bounces(
      randomVector(dice),
      dice.pick(directions),
      dice.pick([1, 1, 0.5, 0.5, 0, 0.25, 0.8, 0.9]),
    ),
  named: [
    named('straight onto the floor', ...bounces(at(0, -4), at(0, 1), 1)),
    named('onto the floor at an angle', ...bounces(at(3, -4), at(0, 1), 1)),
    named('onto the floor, half the speed comes back', ...bounces(at(3, -4), at(0, 1), 0.5)),
    named('onto the floor, no speed comes back', ...bounces(at(3, -4), at(0, 1), 0)),
    named('onto a wall at the right', ...bounces(at(4, -1), at(-1, 0), 1)),
    named('onto a slope', ...bounces(at(1, -4.5), at(-0.6, 0.8), 1)),
    named('onto a slope, half the speed comes back', ...bounces(at(1, -4.5), at(-0.6, 0.8), 0.5)),
    named('already moving away', ...bounces(at(3, 2), at(0, 1), 1)),
    named('moving away from a slope', ...bounces(at(-3, 1), at(-0.6, 0.8), 0.5)),
    named('along the wall', ...bounces(at(4, 0), at(0, 1), 1)),
    named('along a slope', ...bounces(at(-4, -3), at(-0.6, 0.8), 1)),
    named('at rest', ...bounces(at(0, 0), at(0, 1), 1)),
  ],
  far: [
    named('very fast', ...bounces(at(6e6, -8e6), at(0, 1), 1)),
    named('very slow', ...bounces(at(6e-6, -8e-6), at(0, 1), 1)),
  ],
};

export const displacementsAndWalls: Family = {
  random: (dice) => [randomVector(dice), dice.pick(directions)],
  named: velocitiesAndWalls.named
    .filter(({ name }) => !name!.includes('comes back'))
    .map(({ name, values }) => named(name!, ...values.slice(0, 2))),
  far: velocitiesAndWalls.far.map(({ name, values }) => named(name!, ...values.slice(0, 2))),
};

const frame = (x: number, y: number, degrees: number) => ({
  center: { x, y },
  rotation: (degrees * Math.PI) / 180,
});

export const pointsAndFrames: Family = {
  random: (dice) => {
    const { center } = block(dice.between(20, 76), dice.between(14, 50), 1, 1);
    return [randomPoint(dice), frame(center.x, center.y, dice.whole(-36, 72) * 5)];
  },
  named: [
    named('no rotation', at(18, 22), frame(12, 14, 0)),
    named('a quarter turn', at(18, 22), frame(12, 14, 90)),
    named('half a turn', at(18, 22), frame(12, 14, 180)),
    named('three quarters of a turn', at(18, 22), frame(12, 14, 270)),
    named('a quarter turn clockwise', at(18, 22), frame(12, 14, -90)),
    named('rotated by 30 degrees', at(18, 22), frame(12, 14, 30)),
    named('rotated by more than a whole turn', at(18, 22), frame(12, 14, 400)),
    named('the centre itself', at(12, 14), frame(12, 14, 37)),
    named('a frame at the origin', at(50, 40), frame(0, 0, 45)),
    named('left of and below the centre', at(4, 6), frame(12, 14, 60)),
    named('right of the centre, below', at(20, 6), frame(12, 14, 20)),
  ],
  far: [
    named('far from the origin', at(3050, 3040), frame(3030, 3020, 30)),
    named('in a tiny world', at(5e-6, 4e-6), frame(3e-6, 2e-6, 30)),
  ],
};
