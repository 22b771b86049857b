import { show } from '#kit/numbers.ts';

export const replies = {
  'line-only': {
    point: () => 'One point has no line of its own. Pull a and b apart.',
    hit: () => 'It touches the segment. Go on along the line, past an end.',
    away: () => 'It does not touch the thin line either.',
    right: () => 'The line is hit, the segment is not: this is what clamping is for.',
  },
  'far-past': {
    point: () => 'One point leaves t at 0. Pull a and b apart.',
    near: ({ t }: { t: number }) =>
      `Now t is ${show(Math.min(t, 2))}. It counts in lengths of the segment.`,
    miss: () => 'So far so good, but it is a miss. A shorter segment makes t grow sooner.',
    right: () => 'The circle reaches back over more than a whole length, to b.',
  },
};
