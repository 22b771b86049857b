import { show } from '#kit/numbers.ts';
import { boxFeature } from '#kit/words/box.ts';
import type { Feature } from '#lib/index.ts';

interface Gap {
  readonly gap: number;
}

export const replies = {
  'one-clamped': {
    both: () => 'Here both are clamped: q is a corner.',
    across: () => 'Here it is the other way around: only the horizontal one is clamped.',
    neither: () => 'The centre is in the box, so nothing is clamped.',
    miss: () => 'Only the vertical one is clamped. Now make it a hit.',
    right: () => 'The centre is straight above or below the box, and q lies on that wall.',
  },
  'both-near': {
    hit: () => 'They touch: a miss is asked for.',
    farAcross: ({ gap }: Gap) => `Horizontally they are ${show(gap, 1)} apart: too far.`,
    farUp: ({ gap }: Gap) => `Vertically they are ${show(gap, 1)} apart: too far.`,
    right: () =>
      'Near on both lines, and still a miss: beyond a corner, c is farther away than either gap.',
  },
  'out-by-top': {
    outside: () => 'The centre is not inside the box.',
    other: ({ feature }: { feature: Feature }) => `Here the nearest is the ${boxFeature(feature)}.`,
    right: ({ depth }: { depth: number }) =>
      `The top wall is nearest. The move is ${show(depth, 1)} long: the distance to it plus the radius.`,
  },
};
