import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Sizes {
  readonly judgement: Judgement;
  readonly first: number;
  readonly second: number;
}

const said = ({ judgement, first, second }: Sizes, place: string) =>
  judgedAs(judgement, `${show(first, 1)} and ${show(second, 1)} wide, ${place}`);

export const words = {
  apart: (found: Sizes & { readonly gap: number }) => said(found, `${show(found.gap, 1)} apart`),
  overlapping: (found: Sizes) => said(found, 'overlapping'),
  touching: (found: Sizes) => said(found, 'touching'),
};
