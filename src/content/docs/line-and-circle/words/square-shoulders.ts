import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  /** How deep, or how far apart, in radii. */
  readonly part: number;
}

export const words = {
  touching: ({ judgement }: Found) => judgedAs(judgement, 'just touching'),
  justApart: ({ judgement }: Found) => judgedAs(judgement, 'just apart'),
  deep: ({ judgement, part }: Found) => judgedAs(judgement, `${show(part)} times r deep`),
  apart: ({ judgement, part }: Found) => judgedAs(judgement, `${show(part)} times r apart`),
};
