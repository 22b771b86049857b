import { show } from '#kit/numbers.ts';

interface Left {
  readonly left: number;
}

export const words = {
  free: () => ({ word: 'free', rest: 'it moves by all of v' }),
  slides: ({ count }: { count: number }) => ({
    word: 'slides',
    rest: `${count === 1 ? 'one contact' : `${count} contacts`}, and it goes on`,
  }),
  headOn: ({ left }: Left) => ({
    word: 'stops',
    rest: `head on; ${show(left, 1)} of v is left over`,
  }),
  stops: ({ left }: Left) => ({
    word: 'stops',
    rest: `in the corner; ${show(left, 1)} of v is left over`,
  }),
};
