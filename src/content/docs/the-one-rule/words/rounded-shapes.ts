import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  inside: ({ depth }: { depth: number }) => hit(`c is ${show(depth)} inside the rounded shape`),
  onOutline: () => hit('c is on the rounded outline'),
  reaches: ({ gap }: { gap: number }) => hit(`the rounded outline is ${show(gap)} from c`),
  apart: ({ gap }: { gap: number }) => miss(`the rounded outline is ${show(gap)} from c`),
};
