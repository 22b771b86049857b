import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { noPolygon } from '#kit/words/polygon.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Level {
  readonly judgement: Judgement;
  readonly isLevel: boolean;
}

const level = ({ isLevel }: Level) => (isLevel ? 'level with a corner' : 'level with no corner');

export const words = {
  noPolygon,
  inside: (found: Level) => judgedAs(found.judgement, `inside, ${level(found)}`),
  touching: (found: Level) => judgedAs(found.judgement, `they touch, ${level(found)}`),
  apart: (found: Level & { gap: number }) =>
    judgedAs(found.judgement, `${show(found.gap, 1)} apart, ${level(found)}`),
};
