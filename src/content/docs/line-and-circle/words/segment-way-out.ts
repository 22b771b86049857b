import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

/** Where on the segment the circle touches. */
export type Place = 'side' | 'endA' | 'endB';

interface Where {
  readonly place: Place;
}

interface Deep {
  readonly depth: number;
}

const places: Readonly<Record<Place, string>> = {
  side: 'the side',
  endA: 'end a',
  endB: 'end b',
};

export const words = {
  justApart: () => miss('just apart'),
  apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
  touching: ({ place }: Where) => hit(`just touching ${places[place]}`),
  leaves: ({ depth }: Deep) => hit(`${show(depth, 1)} deep; the way out leaves the picture`),
  deep: ({ depth, place }: Deep & Where) => hit(`${show(depth, 1)} deep, at ${places[place]}`),
};
