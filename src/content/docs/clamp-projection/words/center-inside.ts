import { show } from '#kit/numbers.ts';
import { boxFeature } from '#kit/words/box.ts';
import { hit, miss } from '#kit/words/verdict.ts';
import type { Feature } from '#lib/index.ts';

interface Deep {
  readonly depth: number;
}

interface Move extends Deep {
  readonly length: number;
}

const deep = (depth: number) => (depth < 0.05 ? 'just touching' : `${show(depth, 1)} deep`);

export const words = {
  hairApart: () => miss('a hair apart'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
  touching: () => miss('it just touches, which is no hit in this code'),
  missedHit: ({ depth }: Deep) => ({ word: 'missed hit', rest: deep(depth) }),
  ours: ({ depth, feature }: Deep & { feature: Feature }) =>
    hit(`${deep(depth)}, out by the ${boxFeature(feature)}`),
  stuck: ({ depth }: Deep) => ({
    word: 'hit, and stuck',
    rest: `no move and no normal; it is ${deep(depth)}`,
  }),
  tooFar: ({ length, depth }: Move) => ({
    word: 'hit, moved too far',
    rest: `${show(length, 1)}, and ${show(depth, 1)} is right`,
  }),
  noNormal: ({ length }: { length: number }) => ({
    word: 'hit, no normal',
    rest: `only the move of ${show(length, 1)} is right`,
  }),
  right: ({ depth }: Deep) => hit(`${deep(depth)}, and all of it is right`),
};
