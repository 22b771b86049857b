import { show } from '#kit/numbers.ts';

const none = () => 'The balls do not bounce.';
const moving = () => 'The second ball is not at rest.';

export const replies = {
  stop: {
    none,
    moves: ({ left }: { left: number }) => `The first ball goes on at ${show(left, 1)}.`,
    right: () => 'All of its momentum went to the second ball.',
  },
  square: {
    none,
    moving,
    angle: ({ angle }: { angle: number }) => `The angle is ${show(angle, 0)} degrees.`,
    right: () => 'Equal masses do, wherever they meet, if nothing is lost.',
  },
  faster: {
    none,
    moving,
    slow: ({ times }: { times: number }) => `It is ${show(times, 2)} times as fast.`,
    right: ({ times }: { times: number }) => `It is ${show(times, 2)} times as fast.`,
  },
};
