import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  readonly gap: number;
}

export const words = {
  apart: ({ judgement, gap }: Found) => judgedAs(judgement, `${show(gap, 0)} apart`),
  touching: ({ judgement }: Found) => judgedAs(judgement, 'they touch'),
};
