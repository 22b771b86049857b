import { defineFigure } from '#figure/figure.ts';
import { figure as wayOut } from './voronoi-way-out.ts';

type State = (typeof wayOut.presets)[0]['state'];

const sail = [
  { x: 12, y: 12 },
  { x: 84, y: 18 },
  { x: 40, y: 56 },
];

const at = (x: number, y: number, radius: number): State => ({
  circle: { center: { x, y }, radius },
  polygon: sail,
});

// Without the motion, so that the scene stays where the reader puts it.
const { sweep: _, ...still } = wayOut;

export const figure = defineFigure({
  ...still,
  name: 'way-out-exercise',
  caption: 'Drag $c$ in and out of the polygon',
  presets: [
    { name: 'outside', label: 'outside', state: at(72, 38, 9) },
    { name: 'inside', label: 'just inside', state: at(60, 30, 9) },
    { name: 'deep', label: 'deep inside', state: at(44, 28, 6) },
  ],
  calls: {
    collideConvexPolygonCircle: {
      load: () => import('#lib/collide-convex-polygon-circle.ts?trace'),
      values: ({ circle, polygon }) => [polygon, circle],
    },
  },
  formulas: [],
});
