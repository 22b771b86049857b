import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Sum {
  readonly judgement: Judgement;
  /** Of the ways from the point to the two ends. */
  readonly ways: number;
  readonly length: number;
}

const sum = ({ ways, length }: Sum) => `${few(ways)} instead of ${length}`;

export const words = {
  onSegment: (found: Sum) => judgedAs(found.judgement, `on the segment; ${sum(found)}`),
  away: (found: Sum & { away: number }) =>
    judgedAs(found.judgement, `${few(found.away)} away; ${sum(found)}`),
};

/** Two figures that count, as far as they fit. */
export function few(value: number): string {
  return show(value, value >= 100 ? 1 : 2);
}
