import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Lengths {
  readonly d: number;
  readonly reach: number;
}

const lengths = ({ d, reach }: Lengths) =>
  `d is ${show(d)}, and the radii together are ${show(reach)}`;

export const words = {
  inside: ({ d }: { d: number }) => hit(`c is in the box, and d is ${show(d)}`),
  near: (found: Lengths) => hit(lengths(found)),
  apart: (found: Lengths) => miss(lengths(found)),
};
