import { show } from '#kit/numbers.ts';

interface Gap {
  readonly gap: number;
}

const length = (gap: number) => (gap < 0.005 ? 'A hair' : show(gap));

export const replies = {
  rim: {
    inside: ({ gap }: Gap) => `${length(gap)} inside the rim.`,
    outside: ({ gap }: Gap) => `${length(gap)} outside the rim.`,
    level: () => 'On the rim, but one leg is 0. Both should be longer.',
    right: () => 'Both legs count, and together they make exactly r.',
  },
  'short-legs': {
    long: ({ leg, radius }: { leg: number; radius: number }) =>
      `One leg is ${show(leg)}, and r is ${show(radius)}.`,
    hit: () => 'Both legs are short enough, but it is a hit.',
    right: () => 'The two legs count together: no leg alone tells.',
  },
};
