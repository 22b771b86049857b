import type { Judgement } from '#kit/judged.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Count {
  readonly judgement: Judgement;
  readonly wrong: number;
  readonly cells: number;
}

const count = ({ wrong, cells }: Count) => `${wrong} of ${cells} cells wrong`;

export const words = {
  between: (found: Count) => judgedAs(found.judgement, count(found)),
  atEnd: (found: Count) => judgedAs(found.judgement, `at an end; ${count(found)}`),
};
