import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  readonly outside: number;
  readonly step: number;
}

const gapOf = (step: number) => `the gap is ${step < 0.01 ? 'below 0.01' : show(step)}`;

export const words = {
  onRim: ({ judgement, step }: Found) => judgedAs(judgement, `on the rim; ${gapOf(step)}`),
  inside: ({ judgement, outside, step }: Found) =>
    judgedAs(judgement, `${show(-outside)} inside; ${gapOf(step)}`),
  outside: ({ judgement, outside, step }: Found) =>
    judgedAs(judgement, `${show(outside)} outside; ${gapOf(step)}`),
};
