import { defineFigure } from '#figure/figure.ts';
import { at, figure as hero } from './capsule-core.ts';

// Without the formula and the motion of the first figure.
const { sweep: _sweep, formulas: _formulas, values: _values, ...rest } = hero;

export const figure = defineFigure({
  ...rest,
  name: 'rule-exercise',
  caption: 'Your turn: drag the circle and the capsule',
  presets: [
    { name: 'start', label: 'start', state: at([30, 13, 8]) },
    { name: 'thick', label: 'a thick capsule', state: at([30, 13, 8], 'both', [60, 19, 13]) },
  ],
  replies: {
    thickness: {
      apart: () => 'The circle does not touch the capsule.',
      core: () => 'It touches the segment itself. Move it away a little.',
      right: () => 'It touches the thick capsule, but it would miss the segment.',
    },
    half: {
      apart: () => 'The circle does not touch the capsule.',
      side: () => 'The closest point of the core is between its ends.',
      right: () => 'The closest point is an end, where the capsule is like a disc.',
    },
  },
  questions: [
    {
      name: 'thickness',
      ask: 'Find a hit that happens only because the capsule is thick, so that a circle of radius $r$ would miss its core.',
      find: ({ circle }, { hit, d }) => {
        if (!hit) return { right: false, kind: 'apart' };
        return d <= circle.radius ? { right: false, kind: 'core' } : { right: true, kind: 'right' };
      },
      solution: at([51, 42, 8]),
    },
    {
      name: 'half',
      ask: 'Find a hit where $q$ is an end of the core, $a$ or $b$.',
      find: (_state, { hit, t }) => {
        if (!hit) return { right: false, kind: 'apart' };
        return t > 0 && t < 1 ? { right: false, kind: 'side' } : { right: true, kind: 'right' };
      },
      solution: at([20, 50, 8]),
    },
  ],
});
