import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { featureName, notConvex } from '#kit/words/polygon.ts';
import { judgedAs } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Judged {
  readonly judgement: Judgement;
}

interface In extends Judged {
  readonly region: Feature;
  readonly gap: number;
}

const apart = (gap: number) => (gap > 0 ? `${gap < 0.05 ? 'just' : show(gap, 1)} apart, ` : '');

export const words = {
  notConvex,
  inside: ({ judgement }: Judged) => judgedAs(judgement, 'the centre is inside'),
  // In a wedge the nearest corner is the wedge's own.
  wedge: ({ judgement, region, gap }: In) =>
    judgedAs(judgement, `${apart(gap)}${featureName(region)}`),
  band: ({ judgement, region, gap, nearest }: In & { nearest: number }) =>
    judgedAs(judgement, `${apart(gap)}${featureName(region)}; nearest corner ${nearest}`),
};
