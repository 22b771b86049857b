import type { Judgement } from '#kit/judged.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Cells {
  readonly judgement: Judgement;
  readonly wrong: number;
  readonly all: number;
}

export const words = {
  allRight: ({ judgement, all }: Cells) => judgedAs(judgement, `all ${all} cells are true hits`),
  someFalse: ({ judgement, wrong, all }: Cells) =>
    judgedAs(judgement, `${wrong} of the ${all} reported cells are false`),
};
