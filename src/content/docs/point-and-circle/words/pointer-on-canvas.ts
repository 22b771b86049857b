import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  readonly away: number;
}

export const words = {
  there: ({ judgement }: Found) => judgedAs(judgement, 'the test looks at p'),
  elsewhere: ({ judgement, away }: Found) =>
    judgedAs(judgement, `the test looks ${show(away, 1)} away from p`),
};
