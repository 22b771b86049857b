import { show } from '#kit/numbers.ts';

interface Lengths {
  readonly before: number;
  readonly after: number;
}

const lengths = ({ before, after }: Lengths) =>
  `length ${show(before, 1)} before, ${show(after, 1)} after`;

export const words = {
  slides: (found: Lengths) => ({ word: 'slide', rest: lengths(found) }),
  bounces: (found: Lengths) => ({ word: 'bounce', rest: lengths(found) }),
  leaves: () => ({ word: 'unchanged', rest: 'v leads away from the wall already' }),
};
