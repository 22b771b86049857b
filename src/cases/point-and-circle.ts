import type { Circle, Vec2 } from '../lib/index.ts';

/** An input worth knowing, in the words of the chapter. What each test says to it is computed. */
export interface Case {
  readonly title: string;
  readonly point: Vec2;
  readonly circle: Circle;
  readonly lesson: string;
}

const about = (radius: number): Circle => ({ center: { x: 0, y: 0 }, radius });

export const pointAndCircleCases: readonly Case[] = [
  {
    title: 'touching, whole numbers',
    point: { x: 24, y: 10 },
    circle: about(26),
    lesson: 'All agree: the squares of moderate whole numbers are exact.',
  },
  {
    title: 'touching, in decimals',
    point: { x: 0.8, y: 1.5 },
    circle: about(1.7),
    lesson:
      'As 64 bits hold the three numbers, the point is just outside, and the root rounds that away. ' +
      'As 32 bits hold them, it is inside.',
  },
  {
    title: 'whole numbers run out, 32 bits',
    point: { x: 4096, y: 1 },
    circle: about(4096),
    lesson:
      'The square is 16 777 217. A float has no such number and takes 16 777 216, which is 4096².',
  },
  {
    title: 'whole numbers run out, 64 bits',
    point: { x: 94906266, y: 1 },
    circle: about(94906266),
    lesson: 'The same, later: a double has more digits to spend.',
  },
  {
    title: 'too large to square, 32 bits',
    point: { x: 1e30, y: 0 },
    circle: about(1e20),
    lesson: 'Both squares are infinite, and infinity is at most infinity.',
  },
  {
    title: 'negative radius',
    point: { x: 1, y: 0 },
    circle: about(-3),
    lesson: 'No circle has one. Squares hide the sign, and the root does not.',
  },
  {
    title: 'not a number',
    point: { x: 1, y: 0 },
    circle: about(Number.NaN),
    lesson: 'Every comparison with NaN is false, so all say miss.',
  },
];
