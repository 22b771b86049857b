import { show } from '#kit/numbers.ts';

interface Pair {
  readonly u: number;
  readonly v: number;
}

const compare = (x: number, y: number) => `${show(x)} ${x <= y ? '≤' : '>'} ${show(y)}`;
const squares = ({ u, v }: Pair) => compare(u * u, v * v);

export const words = {
  lost: ({ u }: Pair) => ({ word: 'order lost', rest: `both squares are ${show(u * u)}` }),
  same: ({ u, v }: Pair) => ({
    word: 'same order',
    rest: `${compare(u, v)}, and ${squares({ u, v })}`,
  }),
  reversed: ({ u, v }: Pair) => ({
    word: 'order reversed',
    rest: `${compare(u, v)}, but ${squares({ u, v })}`,
  }),
};
