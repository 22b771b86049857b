import { show } from '#kit/numbers.ts';
import { hitOrMiss } from '#kit/words/verdict.ts';

interface Sides {
  readonly hit: boolean;
  /** The cross product, squared. */
  readonly left: number;
  /** Radius times length, squared. */
  readonly right: number;
}

export const words = {
  between: ({ hit, left, right }: Sides) =>
    hitOrMiss(hit, `${show(left)} is ${hit ? 'not above' : 'above'} ${show(right)}`),
  atEnd: ({ hit }: { hit: boolean }) => hitOrMiss(hit, 'the distance from an end decides'),
};
