import { defineFigure } from '#kit/figure.ts';
import type { Feature } from '#lib/index.ts';
import { replies } from '../words/voronoi-exercise.ts';
import { figure as nearest } from './voronoi-nearest-vertex.ts';

const blade = [
  { x: 10, y: 24 },
  { x: 74, y: 18 },
  { x: 84, y: 30 },
  { x: 40, y: 38 },
];

/** The edges that face the centre. */
const isEdge = (region: Feature) => region.kind === 'edge';

type State = (typeof nearest.presets)[0]['state'];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon: blade,
  test: 'published',
});

export const figure = defineFigure({
  ...nearest,
  // What is asked here is found without it.
  truth: undefined,
  name: 'voronoi-exercise',
  version: 1,
  presets: [
    { name: 'start', label: 'start', state: at(84, 52, 8) },
    { name: 'other', label: 'other side', state: at(24, 8, 8) },
  ],
  replies,
  questions: [
    {
      name: 'two-edges',
      ask: 'Place the circle so that it reaches two edges, and $c$ is in the region of an edge.',
      find: (_state, { region, edgesInReach: reached, refused }) => {
        if (refused) return { right: false, kind: 'notConvex' };
        if (region.kind === 'interior') return { right: false, kind: 'inside' };
        if (!isEdge(region)) return { right: false, kind: 'wedge', reached };
        return reached < 2
          ? { right: false, kind: 'band', reached }
          : { right: true, kind: 'right', reached };
      },
      solution: at(68, 11, 10),
    },
    {
      name: 'facing-edge',
      ask: 'Let the published test invent a hit while $c$ is in the region of an edge.',
      find: (_state, { region, said, right, refused, nearest: corner }) => {
        if (refused) return { right: false, kind: 'notConvex' };
        if (region.kind !== 'edge') {
          return { right: false, kind: region.kind === 'vertex' ? 'wedge' : 'inside' };
        }
        if (right) return { right: false, kind: 'touches' };
        const edge = region.index;
        if (said) return { right: true, kind: 'right', edge, corner };
        const ends = corner === edge || corner === (edge + 1) % blade.length;
        return { right: false, kind: ends ? 'endsThere' : 'endsElsewhere', edge, corner };
      },
      solution: at(42, 12, 4),
    },
  ],
});
