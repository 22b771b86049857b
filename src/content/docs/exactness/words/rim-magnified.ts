import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Count {
  readonly judgement: Judgement;
  readonly wrong: number;
  readonly cells: number;
}

interface Away extends Count {
  readonly away: number;
}

const count = ({ wrong, cells }: Count) => `${wrong} of ${cells} cells wrong`;
const ulps = (away: number) =>
  `${away < 0.005 ? 'a hair' : show(away)} ${away > 1 ? 'ulps' : 'of an ulp'}`;

export const words = {
  onRim: (found: Count) => judgedAs(found.judgement, `on the rim; ${count(found)}`),
  inside: (found: Away) => judgedAs(found.judgement, `${ulps(found.away)} inside; ${count(found)}`),
  outside: (found: Away) =>
    judgedAs(found.judgement, `${ulps(found.away)} outside; ${count(found)}`),
};
