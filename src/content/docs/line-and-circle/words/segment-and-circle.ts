import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Where {
  /** How t lies to the two ends; `point` where they are one point. */
  readonly place: 'before' | 'between' | 'past' | 'point';
  readonly t: number;
}

// Beyond an end it is never rounded to that end.
const places: Readonly<Record<Where['place'], (t: number) => string>> = {
  before: (t) => `t = ${show(Math.min(t, -0.01))} is before a`,
  between: (t) => `t = ${show(t)}`,
  past: (t) => `t = ${show(Math.max(t, 1.01))} is past b`,
  point: () => 'a and b are one point',
};
const where = ({ place, t }: Where) => places[place](t);

export const words = {
  touching: (found: Where) => hit(`just touching; ${where(found)}`),
  deep: (found: Where & { depth: number }) => hit(`${show(found.depth, 1)} deep; ${where(found)}`),
  justApart: (found: Where) => miss(`just apart; ${where(found)}`),
  apart: (found: Where & { gap: number }) => miss(`${show(found.gap, 1)} apart; ${where(found)}`),
};
