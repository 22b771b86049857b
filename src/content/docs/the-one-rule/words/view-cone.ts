import { show } from '#kit/numbers.ts';

const seen = (rest: string) => ({ word: 'seen', rest });
const hidden = (rest: string) => ({ word: 'not seen', rest });

export const words = {
  within: () => seen('c is in the cone'),
  beyond: ({ gap }: { gap: number }) => seen(`c is ${show(gap, 1)} beyond the range`),
  side: ({ gap }: { gap: number }) => seen(`c is beside the cone, ${show(gap, 1)} from its edge`),
  far: ({ gap }: { gap: number }) => hidden(`c is ${show(gap, 1)} beyond the range`),
  beside: ({ gap }: { gap: number }) =>
    hidden(`c is beside the cone, ${show(gap, 1)} from its edge`),
};
