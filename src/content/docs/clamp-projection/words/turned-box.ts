import { show } from '#kit/numbers.ts';
import { boxFeature } from '#kit/words/box.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Over {
  readonly feature: Feature;
}

export const words = {
  hairApart: () => miss('a hair apart, on both sides'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart, on both sides`),
  touching: ({ feature }: Over) => hit(`just touching, out by the box’s ${boxFeature(feature)}`),
  deep: ({ depth, feature }: Over & { depth: number }) =>
    hit(`${show(depth, 1)} deep, out by the box’s ${boxFeature(feature)}`),
};
