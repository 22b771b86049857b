import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

/** Which part of the segment is closest to the centre. */
export type Place = 'side' | 'endA' | 'endB';

interface Where {
  readonly place: Place;
}

const places: Readonly<Record<Place, string>> = {
  side: 'the side',
  endA: 'end a',
  endB: 'end b',
};

export const words = {
  justApart: ({ place }: Where) => miss(`a hair from ${places[place]}`),
  apart: ({ gap, place }: Where & { gap: number }) => miss(`${show(gap, 1)} from ${places[place]}`),
  touching: ({ place }: Where) => hit(`just touching ${places[place]}`),
  deep: ({ depth, place }: Where & { depth: number }) =>
    hit(`${show(depth, 1)} deep, at ${places[place]}`),
};
