import { show } from '#kit/numbers.ts';

interface Zone {
  readonly zone: number;
}

interface Lengths {
  readonly distance: number;
  readonly radius: number;
}

const legs = 'Legs of 9 and 12 have a hypotenuse of 15.';

export const replies = {
  'both-sums': {
    hit: ({ zone }: Zone) => `A hit, in zone ${zone}. Look for a miss.`,
    short: () => 'A miss, but the bounding box does not overlap the box either.',
    right: ({ zone }: Zone) =>
      `The bounding box overlaps, and in corner zone ${zone} it is a miss.`,
  },
  'open-or-closed': {
    wall: ({ zone }: Zone) => `Zone ${zone} is not a corner zone.`,
    hair: ({ distance, radius }: Lengths) =>
      `The corner is almost exactly ${show(distance)} away, the radius is ${show(radius)}. ${legs}`,
    away: ({ distance, radius }: Lengths) =>
      `The corner is ${show(distance)} away, the radius is ${show(radius)}. ${legs}`,
    right: ({ distance }: { distance: number }) =>
      `The corner is ${show(distance)} away, and so is the rim.`,
  },
};
