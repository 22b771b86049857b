import { innerWindow } from '#kit/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { boundingBox, type Polygon, polygonIntersectsCircle } from '#lib/index.ts';
import { figure, type State } from '../figures/voronoi-regions.ts';

const { world } = figure;

/** In from the right until the circle touches, once around the polygon, and out again. */
const path = keepPath((polygon: Polygon, radius: number) => {
  const { center: inside } = boundingBox(polygon);
  const outline = touchingOutline(inside, (center) =>
    polygonIntersectsCircle(polygon, { center, radius }),
  );
  const start = { x: innerWindow(world).maxX, y: inside.y };
  const round = [...outline, ...outline.slice(0, 1)];
  return polyline([start, ...round, start].map((place) => placeable(place, world)));
});

export const sweep: Sweep<State> = {
  label: 'circle around the polygon',
  seconds: 16,
  at: ({ circle, polygon }, t) => {
    const center = placeable(path(polygon, circle.radius)(t), world);
    return { circle: { ...circle, center }, polygon };
  },
};
