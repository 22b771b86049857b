import { defineFigure } from '#kit/figure.ts';
import { show } from '#kit/numbers.ts';
import { at, figure as hero } from './segment-and-circle.ts';

export const figure = defineFigure({
  ...hero,
  name: 'segment-exercise',
  caption: 'Your turn: drag the circle, $a$ and $b$',
  presets: [
    { name: 'start', label: 'as it was', state: at([48, 54, 8]) },
    { name: 'short', label: 'a shorter segment', state: at([40, 48, 8], [36, 24], [50, 30]) },
  ],
  // The chapter prints them with the first figure.
  formulas: [],
  questions: [
    {
      name: 'line-only',
      ask: 'Place the circle so that it touches the line through $a$ and $b$, but not the segment.',
      judge: (_state, { hit, lineHit, length }) => {
        if (length === 0) return no('One point has no line of its own. Pull a and b apart.');
        if (hit) return no('It touches the segment. Go on along the line, past an end.');
        if (!lineHit) return no('It does not touch the thin line either.');
        return yes('The line is hit, the segment is not: this is what clamping is for.');
      },
      solution: at([82, 44, 8]),
    },
    {
      name: 'far-past',
      ask: 'Find a hit with $t$ greater than 2.',
      judge: (_state, { hit, t, length }) => {
        if (length === 0) return no('One point leaves t at 0. Pull a and b apart.');
        if (t <= 2)
          return no(`Now t is ${show(Math.min(t, 2))}. It counts in lengths of the segment.`);
        if (!hit)
          return no('So far so good, but it is a miss. A shorter segment makes t grow sooner.');
        return yes(`The circle reaches back over more than a whole length, to b.`);
      },
      solution: at([54, 32, 16], [38, 26], [44, 28]),
    },
  ],
});

const no = (says: string) => ({ right: false, says });
const yes = (says: string) => ({ right: true, says });
