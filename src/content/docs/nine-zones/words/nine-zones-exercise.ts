import { show } from '#kit/numbers.ts';

interface Zone {
  readonly zone: number;
}

interface Lengths {
  readonly distance: number;
  readonly radius: number;
}

const legs = 'Legs of 9 and 12 make 15.';

export const replies = {
  'both-sums': {
    hit: ({ zone }: Zone) => `A hit, from zone ${zone}: it has to miss.`,
    short: () => 'A miss, and already a sum is too short.',
    right: ({ zone }: Zone) => `Both sums reach, and zone ${zone} is a corner zone: a miss.`,
  },
  'open-or-closed': {
    wall: ({ zone }: Zone) => `Zone ${zone} is no corner zone: there < is never used.`,
    hair: ({ distance, radius }: Lengths) =>
      `The corner is ${show(distance)}, but for a hair away, the radius is ${show(radius)}. ${legs}`,
    away: ({ distance, radius }: Lengths) =>
      `The corner is ${show(distance)} away, the radius is ${show(radius)}. ${legs}`,
    right: ({ distance }: { distance: number }) =>
      `The corner is ${show(distance)} away, and so is the rim.`,
  },
};
