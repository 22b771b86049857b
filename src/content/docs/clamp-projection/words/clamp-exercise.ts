import { show } from '#kit/numbers.ts';

interface Gap {
  readonly gap: number;
}

export const replies = {
  'both-near': {
    hit: () => 'They touch: a miss is asked for.',
    farAcross: ({ gap }: Gap) => `Across they are ${show(gap, 1)} apart: too far.`,
    farUp: ({ gap }: Gap) => `Up they are ${show(gap, 1)} apart: too far.`,
    right: () =>
      'Near on both lines, and no hit: beyond a corner the legs are shorter than the way.',
  },
  stuck: {
    miss: () => 'No hit here, not for anyone.',
    missed: () => 'Here it says miss.',
    moved: ({ way }: { way: number }) =>
      `Here it moves the circle by ${way < 0.05 ? 'a hair' : show(way, 1)}.`,
    right: () => 'Exactly on a wall: not inside by its test, and the way from wall to centre is 0.',
  },
};
