import { show } from '#kit/numbers.ts';

interface Kept {
  readonly u: number;
  readonly v: number;
  readonly step: number;
}

export const words = {
  exact: ({ u, step }: Kept) => ({
    word: 'exact',
    rest: `${show(u)} is a mark; the gap there is ${show(step)}`,
  }),
  rounded: ({ u, v, step }: Kept) => ({
    word: 'rounded',
    rest: `${show(u)} is stored as ${show(v)}; the gap there is ${show(step)}`,
  }),
};
