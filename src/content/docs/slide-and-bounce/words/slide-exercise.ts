import { show } from '#kit/numbers.ts';

const onlyFree = { free: () => 'It meets nothing: nothing to slide along.' };

export const replies = {
  'two-walls': {
    ...onlyFree,
    one: () => 'One contact only. Aim it so that it goes on to a second wall.',
    stops: ({ left }: { left: number }) => `It stops, and ${show(left, 1)} of v is left over.`,
    right: () => 'It meets the second wall on its way along the first, and goes on along that.',
  },
  'head-on': {
    ...onlyFree,
    slides: () => 'It goes on along a wall. Less to the side.',
    corner: () => 'It stops, but in a corner, after more than one contact.',
    right: () => 'Head on, nothing of v leads along the wall: all the rest is left over.',
  },
  'narrow-corner': {
    ...onlyFree,
    slides: () => 'It goes on along a wall, and does not stop.',
    elsewhere: () => 'It stops, but not under the bar.',
    right: () =>
      'Under the bar, sliding along either wall would lead into the other: it has to stop.',
  },
};
