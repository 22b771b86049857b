import { acrossWindow, keepPath, placeable } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { boundingBox, type Polygon } from '#lib/index.ts';
import { figure, type State } from '../figures/voronoi-way-out.ts';

const { world } = figure;

/** Through the lower half of the polygon, slowly rising: one edge after another is the nearest. */
const path = keepPath((polygon: Polygon) => {
  const { center, halfHeight } = boundingBox(polygon);
  const through = { x: center.x, y: center.y - halfHeight / 2 };
  return acrossWindow(through, { x: 1, y: 0.12 }, world);
});

export const sweep: Sweep<State> = {
  label: 'circle through the polygon',
  seconds: 12,
  repeat: 'back-and-forth',
  at: ({ circle, polygon }, t) => ({
    circle: { ...circle, center: placeable(path(polygon)(t), world) },
    polygon,
  }),
};
