import { show } from '#kit/numbers.ts';
import { boxFeature } from '#kit/words/box.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Over {
  readonly feature: Feature;
}

interface Deep extends Over {
  readonly depth: number;
}

export const words = {
  hairApart: () => miss('a hair apart'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
  touching: ({ feature }: Over) => hit(`just touching the ${boxFeature(feature)}`),
  deep: ({ depth, feature }: Deep) =>
    hit(`${show(depth, 1)} deep, out by the ${boxFeature(feature)}`),
  within: ({ depth, feature }: Deep) =>
    hit(`${show(depth, 1)} deep, wholly inside, out by the ${boxFeature(feature)}`),
};
