import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { centre, coordinate, radius } from '#kit/words/parts.ts';
import { judgements } from '#kit/words/verdict.ts';

/** How far the circle is from the shape, below zero how deep in it, and 0 where they just touch. */
export interface Gap {
  readonly size: number;
  /** Where a wrong move has left it. */
  readonly afterMove: boolean;
}

interface Found {
  /** The answer told of, as the exhibit writes it. */
  readonly said: string;
  readonly gap: Gap | null;
}

const answers = { ...judgements, rightAnswer: 'right answer', wrongAnswer: 'wrong answer' };

// Without a distance to tell, what is said is said once more.
export const words = {
  twoRules: ({ said, gap }: Found) => ({
    word: 'right by two rules',
    rest: gap ? place(gap) : said,
  }),
  noRightAnswer: () => ({ word: 'no right answer', rest: 'refused at the entrance' }),
  judged: ({
    judgement,
    said,
    gap,
  }: Found & { judgement: Judgement | 'rightAnswer' | 'wrongAnswer' }) => ({
    word: answers[judgement],
    rest: gap ? place(gap) : `says ${said}`,
  }),
};

function place({ size, afterMove }: Gap): string {
  if (size === 0) return 'just touching';
  const far = Math.abs(size);
  const number = far < 0.0001 ? 'a hair' : show(far, far < 0.1 ? 4 : 2);
  return `${number} ${size > 0 ? 'apart' : 'deep'}${afterMove ? ' after its move' : ''}`;
}

/** Of what is held: a circle without a radius is a point. */
export const centerName = (size: number, symbol: string) =>
  size === 0 ? `point ${symbol}` : centre(symbol);

export const fieldName = (key: 'x' | 'y' | 'radius', symbol: string) =>
  key === 'radius' ? radius(symbol) : coordinate(key, symbol);
