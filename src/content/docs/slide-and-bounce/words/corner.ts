import { show } from '#kit/numbers.ts';

interface Step {
  readonly step: number;
}

export const words = {
  leaves: () => ({ word: 'free', rest: 'v leads away from both walls' }),
  rests: () => ({ word: 'stops', rest: 'either slide leads into the other wall' }),
  trembles: ({ step }: Step) => ({
    word: 'jitters',
    rest: `to and fro by ${show(step, 1)} in each frame`,
  }),
  creeps: ({ step }: Step) => ({ word: 'creeps', rest: `by ${show(step, 1)} in each frame` }),
  alongFloor: () => ({ word: 'slides', rest: 'along the floor' }),
  alongSlope: () => ({ word: 'slides', rest: 'along the slanting wall' }),
};
