import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Squares {
  readonly square: number;
  readonly whole: number;
  readonly slipped: number;
}

const both = ({ square, whole, slipped }: Squares) =>
  `both say so; ${show(square)} against ${show(whole)} and ${show(slipped)}`;

export const words = {
  hit: (found: Squares) => hit(both(found)),
  miss: (found: Squares) => miss(both(found)),
  missedHit: ({ square, whole, slipped }: Squares) => ({
    word: 'missed hit',
    rest: `${show(square)} ≤ ${show(whole)}, but the wrong test asks ${show(square)} ≤ ${show(slipped)}`,
  }),
};
