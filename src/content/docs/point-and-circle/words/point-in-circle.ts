import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Gap {
  readonly gap: number;
}

export const words = {
  onRim: () => hit('on the rim'),
  justInside: () => hit('just inside'),
  justOutside: () => miss('just outside'),
  inside: ({ gap }: Gap) => hit(`${show(gap, 1)} inside the rim`),
  outside: ({ gap }: Gap) => miss(`${show(gap, 1)} outside the rim`),
};
