import { show } from '#kit/numbers.ts';

const free = (rest: string) => ({ word: 'free', rest });

export const words = {
  apart: () => free('the circles are apart already'),
  stillDeep: ({ way, left }: { way: number; left: number }) => ({
    word: 'not free',
    rest: `pushed by ${show(way, 1)}, still ${show(left, 1)} deep`,
  }),
  shortest: ({ way }: { way: number }) =>
    free(`pushed by ${show(way, 1)}, the shortest push there is`),
  longer: ({ way, depth }: { way: number; depth: number }) =>
    free(`pushed by ${show(way, 1)}; the shortest push is ${show(depth, 1)}`),
};
