import { show } from '#kit/numbers.ts';
import { featureName, notConvex } from '#kit/words/polygon.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Move {
  readonly feature: Feature;
  readonly depth: number;
}

export const words = {
  notConvex,
  miss: () => miss('no contact, so no way out'),
  fromInside: ({ feature, depth, away }: Move & { away: number }) =>
    hit(`${featureName(feature)} is ${show(away, 1)} away, depth ${show(depth, 1)}`),
  fromOutside: ({ feature, depth }: Move) =>
    hit(`${featureName(feature)} was hit, depth ${show(depth, 1)}`),
};
