import { show } from '#kit/numbers.ts';
import type { Vec2 } from '#lib/index.ts';

interface Vector {
  readonly d: number;
  readonly e: Vec2;
  readonly u: Vec2;
}

const pair = ({ x, y }: Vec2) => `(${show(x)}, ${show(y)})`;

export const words = {
  vector: ({ d, e, u }: Vector) => ({
    word: `vector ${pair(e)}`,
    rest: `${show(d)} long, direction ${pair(u)}`,
  }),
  zero: () => ({ word: 'vector (0, 0)', rest: 'length 0, and no direction' }),
};
