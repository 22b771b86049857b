import { defineFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import type { Fault } from '#figure/outline-fault.ts';
import { outlineFault } from '#figure/words/polygon.ts';
import { at, figure as hero } from './polygon-and-circle.ts';

interface Faulty {
  readonly fault: Fault;
}

const noPolygon = ({ fault }: Faulty) => `This is not simple: ${outlineFault(fault)}.`;

export const figure = defineFigure({
  ...hero,
  name: 'island-exercise',
  caption: 'Your turn: drag the circle and the corners',
  presets: [
    { name: 'start', label: 'start', state: at(84, 46, 6) },
    { name: 'large', label: 'a larger circle', state: at(84, 46, 12) },
  ],

  replies: {
    inland: {
      noPolygon,
      edge: () => 'A hit, but the circle touches an edge.',
      miss: () => 'That is a miss.',
      right: () => 'No edge is touched. Only the inside test finds this hit.',
    },
    'four-times': {
      noPolygon,
      hit: () => 'That is a hit. Go out to sea.',
      count: ({ count }: { readonly count: number }) =>
        `The ray crosses the outline ${count} times.`,
      right: () =>
        'The ray goes in, out, in and out again. Four is even, so the centre is outside.',
    },
    deep: {
      noPolygon,
      shallow: ({ depth }: { readonly depth: number }) =>
        `The depth is ${show(depth, 1)}. It grows farther inland, or with a larger circle.`,
      apart: () => 'They do not touch, so no push is needed.',
      right: ({ depth }: { readonly depth: number }) =>
        `It has to move at least ${show(depth, 1)}, the radius minus the signed distance.`,
    },
  },
  questions: [
    {
      name: 'inland',
      ask: 'Find a hit in which the circle does not touch an edge.',
      find: ({ region }, { fault, hit, outline }) => {
        if (fault) return { right: false, kind: 'noPolygon', fault };
        if (!hit || region !== 'filled') return { right: false, kind: 'miss' };
        return outline ? { right: false, kind: 'edge' } : { right: true, kind: 'right' };
      },
      solution: at(28, 26, 6),
    },
    {
      name: 'four-times',
      ask: 'Find a miss from which a ray to the right, starting at $c$, crosses the outline four times.',
      find: (_state, { fault, hit, count }) => {
        if (fault) return { right: false, kind: 'noPolygon', fault };
        if (hit) return { right: false, kind: 'hit' };
        if (count !== 4) return { right: false, kind: 'count', count };
        return { right: true, kind: 'right' };
      },
      solution: at(8, 52, 4),
    },
    {
      name: 'deep',
      ask: 'Find a place from which the circle has to move at least 20 to be free of the filled island.',
      find: (_state, { fault, depth }) => {
        if (fault) return { right: false, kind: 'noPolygon', fault };
        if (depth <= 0) return { right: false, kind: 'apart' };
        if (depth < 20) return { right: false, kind: 'shallow', depth };
        return { right: true, kind: 'right', depth };
      },
      solution: at(36, 24, 8),
    },
  ],
});
