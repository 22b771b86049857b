import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Compared {
  readonly judgement: Judgement;
}

export const words = {
  parts: ({ judgement, missed }: Compared & { readonly missed: number }) =>
    judgedAs(judgement, `this test misses ${show(100 * missed, 0)} % of all hits`),
  sum: ({ judgement }: Compared) => judgedAs(judgement, 'this test misses none'),
};
