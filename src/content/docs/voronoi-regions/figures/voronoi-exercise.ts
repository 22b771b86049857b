import { defineFigure } from '#kit/figure.ts';
import type { Feature } from '#lib/index.ts';
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
  questions: [
    {
      name: 'two-edges',
      ask: 'Place the circle so that it reaches two edges, and $c$ is in the region of an edge.',
      judge: (_state, { region, edgesInReach, refused }) => {
        if (refused) return { right: false, says: 'The polygon has to stay convex.' };
        const edges = edgesInReach === 1 ? '1 edge' : `${edgesInReach || 'no'} edges`;
        if (region.kind === 'interior') {
          return { right: false, says: 'The centre is inside; bring it out.' };
        }
        if (!isEdge(region)) {
          return { right: false, says: `In a wedge, with ${edges} in reach.` };
        }
        if (edgesInReach < 2) return { right: false, says: `In a band, with ${edges} in reach.` };
        return { right: true, says: `In a band, with ${edges} in reach: no mark of a wedge.` };
      },
      solution: at(68, 11, 10),
    },
    {
      name: 'facing-edge',
      ask: 'Let the published test invent a hit while $c$ is in the region of an edge.',
      judge: (_state, { region, said, right, refused, nearest }) => {
        if (refused) return { right: false, says: 'The polygon has to stay convex.' };
        if (region.kind !== 'edge') {
          const where = region.kind === 'vertex' ? 'in a wedge' : 'inside';
          return { right: false, says: `The centre is ${where}; bring it in front of an edge.` };
        }
        if (right) return { right: false, says: 'They do touch: a hit is right here.' };
        const ends = [region.index, (region.index + 1) % blade.length];
        if (!said) {
          const meets = ends.includes(nearest) ? 'does' : 'does not';
          return {
            right: false,
            says: `A right miss: edge ${region.index} ${meets} end at corner ${nearest}.`,
          };
        }
        return {
          right: true,
          says: `Edge ${region.index} does not end at corner ${nearest}, so it was never asked.`,
        };
      },
      solution: at(42, 12, 4),
    },
  ],
});
