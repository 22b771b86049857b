import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Judged {
  readonly judgement: Judgement;
}

interface Gap extends Judged {
  readonly gap: number;
}

const metres = (gap: number) => (gap < 0.05 ? 'a hair' : `${show(gap, 1)} m`);
const rounding = 'they just touch, and rounding decides';

export const words = {
  touchingHit: () => ({ word: 'still a hit', rest: rounding }),
  touchingMiss: () => ({ word: 'no hit', rest: rounding }),
  deep: ({ judgement, gap }: Gap) => judgedAs(judgement, `${metres(-gap)} deep`),
  apart: ({ judgement, gap }: Gap) => judgedAs(judgement, `${metres(gap)} apart`),
};
