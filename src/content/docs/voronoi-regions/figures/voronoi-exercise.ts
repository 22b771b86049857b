import { defineFigure } from '#figure/figure.ts';
import { collideConvexPolygonCircle, type Feature } from '#lib/index.ts';
import { figure as grown } from './voronoi-grown.ts';

const blade = [
  { x: 12, y: 22 },
  { x: 74, y: 18 },
  { x: 84, y: 30 },
  { x: 34, y: 42 },
];

type State = (typeof grown.presets)[0]['state'];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon: blade,
});

/** The short edge at the tip. */
const tip = 1;

/** The edge or corner over which the circle leaves; null if it does not touch the polygon. */
function wayOut({ polygon, circle }: State): Feature | null {
  return collideConvexPolygonCircle(polygon, circle)?.feature ?? null;
}

interface Reach {
  readonly reached: number;
}

interface OfEdge {
  readonly edge: number;
}

const edges = ({ reached }: Reach) => (reached === 1 ? '1 edge' : `${reached || 'no'} edges`);

const inAnyCase = { notConvex: () => 'The polygon has to stay convex.' };

export const figure = defineFigure({
  ...grown,
  name: 'voronoi-exercise',
  version: 2,
  caption: 'Drag the circle to where the question wants it',
  presets: [
    { name: 'start', label: 'start', state: at(84, 52, 8) },
    { name: 'other', label: 'other side', state: at(24, 8, 8) },
  ],
  calls: {
    voronoiRegion: {
      load: () => import('#lib/voronoi-region.ts?trace'),
      values: ({ circle, polygon }: State) => [circle.center, polygon],
    },
  },
  replies: {
    'only-corner': {
      ...inAnyCase,
      inside: () => 'The centre is inside. Drag it out.',
      band: ({ edge }: OfEdge) => `The centre is in the band of edge ${edge}.`,
      apart: () => 'It is not in a band, but the corner is farther away than the radius.',
      right: () => 'The corner is the closest point, and it is in the circle.',
    },
    'two-edges': {
      ...inAnyCase,
      inside: () => 'The centre is inside. Drag it out.',
      wedge: (found: Reach) => `It is in a wedge, with ${edges(found)} in reach.`,
      band: (found: Reach) => `It is in a band, with ${edges(found)} in reach.`,
      right: (found: Reach) => `It is in a band although ${edges(found)} are in reach.`,
    },
    'over-the-tip': {
      ...inAnyCase,
      outside: () => 'The centre is outside. Drag it in.',
      other: ({ edge }: OfEdge) => `There edge ${edge} is nearer.`,
      right: () => 'Edge 1 is the nearest edge, so the way out through it is the shortest.',
    },
  },
  questions: [
    {
      name: 'only-corner',
      ask: 'Make the circle touch the polygon while $c$ is not in a band.',
      find: (_state, { region, hit, refused }) => {
        if (refused) return { right: false, kind: 'notConvex' };
        if (region.kind === 'interior') return { right: false, kind: 'inside' };
        if (region.kind === 'edge') return { right: false, kind: 'band', edge: region.index };
        return hit ? { right: true, kind: 'right' } : { right: false, kind: 'apart' };
      },
      solution: at(88, 34, 8),
    },
    {
      name: 'two-edges',
      ask: 'Place the circle so that it reaches two edges while $c$ is in a band.',
      find: (_state, { region, near: reached, refused }) => {
        if (refused) return { right: false, kind: 'notConvex' };
        if (region.kind === 'interior') return { right: false, kind: 'inside' };
        if (region.kind === 'vertex') return { right: false, kind: 'wedge', reached };
        return reached < 2
          ? { right: false, kind: 'band', reached }
          : { right: true, kind: 'right', reached };
      },
      solution: at(68, 11, 10),
    },
    {
      name: 'over-the-tip',
      ask: 'Put $c$ inside so that the shortest way out is through edge 1, the short one.',
      find: (state, { region, refused }) => {
        if (refused) return { right: false, kind: 'notConvex' };
        if (region.kind !== 'interior') return { right: false, kind: 'outside' };
        const way = wayOut(state);
        const edge = way?.kind === 'edge' ? way.index : -1;
        return edge === tip
          ? { right: true, kind: 'right' }
          : { right: false, kind: 'other', edge };
      },
      solution: at(76, 26, 4),
    },
  ],
});
