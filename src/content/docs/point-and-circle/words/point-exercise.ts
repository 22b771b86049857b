import { show } from '#kit/numbers.ts';

interface Gap {
  readonly gap: number;
}

const length = (gap: number) => (gap < 0.005 ? 'Less than 0.005' : show(gap));

export const replies = {
  rim: {
    inside: ({ gap }: Gap) => `${length(gap)} inside the rim.`,
    outside: ({ gap }: Gap) => `${length(gap)} outside the rim.`,
    level: () => 'On the rim, but one leg is 0. Both should be longer.',
    right: () => 'Exactly on the rim: the squares of both legs add up to the square of r.',
  },
  'short-legs': {
    long: ({ leg, radius }: { leg: number; radius: number }) =>
      `One leg is ${show(leg)}, and r is ${show(radius)}.`,
    hit: () => 'Both legs are short enough, but it is a hit.',
    right: () => 'Each leg is shorter than r, and the distance is not: the test needs both.',
  },
  quarter: {
    other: ({ d, radius }: { d: number; radius: number }) =>
      `The squared distance is ${show(d * d)}. A quarter of the square of r is ${show((radius * radius) / 4)}.`,
    right: () => 'Half the distance has a quarter of the square.',
  },
};
