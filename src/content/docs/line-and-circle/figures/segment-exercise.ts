import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import { at, figure as hero } from './segment-and-circle.ts';

export const figure = defineFigure({
  ...hero,
  name: 'segment-exercise',
  caption: 'Your turn: drag the circle, $a$ and $b$',
  presets: [
    { name: 'start', label: 'start', state: at([48, 54, 8]) },
    { name: 'short', label: 'a shorter segment', state: at([40, 48, 8], [36, 24], [50, 30]) },
  ],
  // The chapter already prints them with the first figure.
  formulas: [],
  replies: {
    'line-only': {
      point: () => 'A single point does not determine a line. Pull a and b apart.',
      hit: () => 'It touches the segment. Move it along the line, past an end.',
      away: () => 'It does not touch the thin line either.',
      right: () => 'The circle hits the line but not the segment. This is why t is clamped.',
    },
    'far-past': {
      point: () => 'While a and b are one point, t is 0. Pull them apart.',
      near: ({ t }: { t: number }) =>
        `Now t is ${show(Math.min(t, 2))}. It is measured in lengths of the segment.`,
      miss: () =>
        't is large enough, but this is a miss. If the segment is shorter, t grows faster.',
      right: () => 'The circle reaches back to b, across more than the length of the segment.',
    },
  },
  questions: [
    {
      name: 'line-only',
      ask: 'Place the circle so that it touches the line through $a$ and $b$, but not the segment.',
      find: (_state, { hit, lineHit, length }) => {
        if (length === 0) return { right: false, kind: 'point' };
        if (hit) return { right: false, kind: 'hit' };
        return lineHit ? { right: true, kind: 'right' } : { right: false, kind: 'away' };
      },
      solution: at([82, 44, 8]),
    },
    {
      name: 'far-past',
      ask: 'Find a hit with $t$ greater than 2.',
      find: (_state, { hit, t, length }) => {
        if (length === 0) return { right: false, kind: 'point' };
        if (t <= 2) return { right: false, kind: 'near', t };
        return hit ? { right: true, kind: 'right' } : { right: false, kind: 'miss' };
      },
      solution: at([54, 32, 16], [38, 26], [44, 28]),
    },
  ],
});
