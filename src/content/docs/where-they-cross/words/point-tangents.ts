import { show } from '#kit/numbers.ts';

export const words = {
  two: ({ length }: { length: number }) => ({
    word: '2 tangents',
    rest: `each ${show(length, 1)} long, from p to where it touches`,
  }),
  rim: () => ({ word: '1 tangent', rest: 'p is on the rim, and the tangent touches there' }),
  inside: ({ depth }: { depth: number }) => ({
    word: '0 tangents',
    rest: `p is ${depth < 0.05 ? 'a hair' : show(depth, 1)} inside the rim`,
  }),
};
