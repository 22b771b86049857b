import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { distance, dot } from '#lib/index.ts';
import { at, bounceHere, figure as hero } from './two-balls.ts';

// The same figure, without the motion and the formulas.
const { sweep: _sweep, formulas: _formulas, ...rest } = hero;
const still = { x: 0, y: 0 };

const none = () => 'The balls do not bounce.';

const moving = () => 'The second ball is not at rest.';

export const figure = defineFigure({
  ...rest,
  name: 'bounce-exercise',
  caption: 'Drag the tips of $u$ and $v$, and the masses',
  presets: [
    { name: 'start', label: 'start', state: at([24, 6], [0, 0], [2, 1]) },
    { name: 'both', label: 'both move', state: at([20, 0], [-6, -10], [1, 2]) },
  ],
  calls: {
    bounceCircles: {
      load: () => import('#lib/bounce-circles.ts?trace'),
      ...bounceHere,
    },
  },
  replies: {
    stop: {
      none,
      moves: ({ left }: { left: number }) => `The first ball moves on at ${show(left, 1)}.`,
      right: () => 'The second ball now has all of the momentum.',
    },
    square: {
      none,
      moving,
      angle: ({ angle }: { angle: number }) => `The angle is ${show(angle, 0)} degrees.`,
      right: () => 'Equal masses always do this if no energy is lost.',
    },
    faster: {
      none,
      moving,
      slow: ({ times }: { times: number }) => `It is ${show(times, 2)} times as fast.`,
      right: ({ times }: { times: number }) => `It is ${show(times, 2)} times as fast.`,
    },
  },
  questions: [
    {
      name: 'stop',
      ask: 'Make the first ball move before the bounce and stand still after it.',
      find: ({ u }, { after, bounces }) => {
        const left = distance(still, after.a);
        if (!bounces || distance(still, u) < 1) return { right: false, kind: 'none' };
        return left < 0.3 ? { right: true, kind: 'right' } : { right: false, kind: 'moves', left };
      },
      solution: at([16, 12], [0, 0]),
    },
    {
      name: 'square',
      ask: 'The second ball is at rest. Make the two fly off at a right angle to each other.',
      find: ({ v }, { after, bounces }) => {
        if (distance(still, v) > 0.3) return { right: false, kind: 'moving' };
        const [a, b] = [distance(still, after.a), distance(still, after.b)];
        if (!bounces || a < 1 || b < 1) return { right: false, kind: 'none' };
        const angle = (Math.acos(dot(after.a, after.b) / (a * b)) * 180) / Math.PI;
        return Math.abs(angle - 90) < 1
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'angle', angle };
      },
      solution: at([24, 6], [0, 0]),
    },
    {
      name: 'faster',
      ask: 'The second ball is at rest. Make it fly off at least 1.7 times as fast as the first ball arrived.',
      find: ({ u, v }, { after, bounces }) => {
        if (distance(still, v) > 0.3) return { right: false, kind: 'moving' };
        const speed = distance(still, u);
        if (!bounces || speed < 1) return { right: false, kind: 'none' };
        const times = distance(still, after.b) / speed;
        return { right: times >= 1.7, kind: times >= 1.7 ? 'right' : 'slow', times };
      },
      solution: at([16, 12], [0, 0], [9, 1]),
    },
  ],
});
