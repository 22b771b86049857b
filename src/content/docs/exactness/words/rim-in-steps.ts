import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  readonly away: number;
  readonly step: number;
}

const length = (away: number) => (away < 0.005 ? 'a hair' : show(away));
const gapOf = (step: number) => `the gap is ${step < 0.01 ? 'below 0.01' : show(step)}`;

export const words = {
  inside: ({ judgement, away, step }: Found) =>
    judgedAs(judgement, `${length(away)} inside; ${gapOf(step)}`),
  outside: ({ judgement, away, step }: Found) =>
    judgedAs(judgement, `${length(away)} outside; ${gapOf(step)}`),
};
