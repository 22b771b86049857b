import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  readonly outside: number;
  readonly step: number;
}

const stepOf = (step: number) => `a step is ${step < 0.01 ? 'below 0.01' : show(step)}`;

export const words = {
  onRim: ({ judgement, step }: Found) => judgedAs(judgement, `on the rim; ${stepOf(step)}`),
  inside: ({ judgement, outside, step }: Found) =>
    judgedAs(judgement, `${show(-outside)} inside; ${stepOf(step)}`),
  outside: ({ judgement, outside, step }: Found) =>
    judgedAs(judgement, `${show(outside)} outside; ${stepOf(step)}`),
};
