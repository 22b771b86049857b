import { show } from '#kit/numbers.ts';
import { featureName, notConvex } from '#kit/words/polygon.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface In {
  readonly region: Feature;
}

const nearest = ({ region }: In) => `nearest is ${featureName(region)}`;

export const words = {
  notConvex,
  inside: ({ way }: { way: Feature }) =>
    hit(`the centre is inside, the way out is over ${featureName(way)}`),
  touching: (found: In) => hit(`just touching, ${nearest(found)}`),
  justApart: (found: In) => miss(`just apart, ${nearest(found)}`),
  deep: (found: In & { depth: number }) => hit(`${show(found.depth, 1)} deep, ${nearest(found)}`),
  apart: (found: In & { gap: number }) => miss(`${show(found.gap, 1)} apart, ${nearest(found)}`),
};
