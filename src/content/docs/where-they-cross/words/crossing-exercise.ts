import { show } from '#kit/numbers.ts';

export const replies = {
  one: {
    none: () => 'There is no point yet.',
    two: () => 'Two points. Pull one end into the circle.',
    touching: () => 'One point, but the segment only touches there. Let it go in.',
    right: () => 'One point: one end is outside, the other inside.',
  },
  chord: {
    none: () => 'The line does not cross the circle.',
    short: ({ chord, radius }: { chord: number; radius: number }) =>
      `The chord is ${show(chord, 1)} long, the radius ${show(radius, 1)}.`,
    right: () =>
      'As long as the radius: the centre and the two points make a triangle of equal sides.',
  },
};
