import type { Judgement } from '#kit/judged.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Judged {
  readonly judgement: Judgement;
}

export const words = {
  counterClockwise: ({ judgement }: Judged) =>
    judgedAs(judgement, 'the corners go counter-clockwise'),
  clockwise: ({ judgement }: Judged) => judgedAs(judgement, 'the corners go clockwise'),
};
