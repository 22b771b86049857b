import { show } from '#kit/numbers.ts';
import { notConvex } from '#kit/words/polygon.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Move {
  readonly depth: number;
  /** How deep the circle still is after the move. */
  readonly left: number;
}

const end = (left: number) => (left < 0.05 ? 'now touching' : `still ${show(left, 1)} deep`);

export const words = {
  notConvex,
  miss: () => miss('there is nothing to move out of'),
  overEdge: ({ face, depth, left }: Move & { face: number }) =>
    hit(`out over edge ${face} by ${show(depth, 1)}, ${end(left)}`),
  fromCorner: ({ depth, left }: Move) =>
    hit(`out from a corner by ${show(depth, 1)}, ${end(left)}`),
};
