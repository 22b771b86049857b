import { show } from '#kit/numbers.ts';

interface Where {
  readonly t: number;
}

export const words = {
  before: ({ t }: Where) => ({
    word: 'before a',
    // Never rounded to the end itself.
    rest: `t = ${show(Math.min(t, -0.01))} is below 0, so the closest point is a`,
  }),
  between: ({ t }: Where) => ({
    word: 'between',
    rest: `t = ${show(t)}, so the closest point is the foot f`,
  }),
  past: ({ t }: Where) => ({
    word: 'past b',
    rest: `t = ${show(Math.max(t, 1.01))} is above 1, so the closest point is b`,
  }),
  point: () => ({ word: 'no line', rest: 'a and b are one point' }),
};
