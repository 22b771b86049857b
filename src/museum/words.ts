import type { Judgement } from '#figure/judged.ts';
import { show } from '#figure/numbers.ts';
import { centre, coordinate, radius } from '#figure/words/parts.ts';
import { judgements } from '#figure/words/verdict.ts';

/** The signed distance from the circle to the shape, negative for overlap. */
export interface Gap {
  readonly size: number;
  /** Whether it is the distance after a wrong move. */
  readonly afterMove: boolean;
}

interface Found {
  /** The answer in the exhibit's words. */
  readonly said: string;
  readonly gap: Gap | null;
}

const answers = { ...judgements, rightAnswer: 'right answer', wrongAnswer: 'wrong answer' };

// Without a distance the verdict repeats the answer.
export const words = {
  twoRules: ({ said, gap }: Found) => ({
    word: 'each is right by its own rule',
    rest: gap ? place(gap) : said,
  }),
  noRightAnswer: () => ({ word: 'no right answer', rest: 'the library rejects it' }),
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
  const number = far < 0.0001 ? 'less than 0.0001' : show(far, far < 0.1 ? 4 : 2);
  return `${number} ${size > 0 ? 'apart' : 'deep'}${afterMove ? ' after its move' : ''}`;
}

/** The name of the dragged handle, because a circle without a radius is a point. */
export const centerName = (size: number, symbol: string) =>
  size === 0 ? `point ${symbol}` : centre(symbol);

export const fieldName = (key: 'x' | 'y' | 'radius', symbol: string) =>
  key === 'radius' ? radius(symbol) : coordinate(key, symbol);
