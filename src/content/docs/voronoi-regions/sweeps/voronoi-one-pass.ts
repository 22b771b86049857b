import { innerWindow } from '#kit/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { boundingBox, polygonIntersectsCircle } from '#lib/index.ts';
import { figure, type State } from '../figures/voronoi-one-pass.ts';
import { octagon } from '../surveys/voronoi-one-pass.ts';

const { world } = figure;
/** In degrees, seen from the middle: in front of the first edge of the walk, and of the last. */
const [first, last] = [205, 150];

/** In beside the first edge, around along the outline in the order of the walk, then to the centre. */
const path = keepPath((radius: number) => {
  const { center: inside } = boundingBox(octagon);
  const outline = touchingOutline(inside, (center) =>
    polygonIntersectsCircle(octagon, { center, radius }),
  );
  const round = [...outline.slice(first), ...outline.slice(0, last)];
  const { minX, minY } = innerWindow(world);
  return polyline([{ x: minX, y: minY }, ...round, inside].map((place) => placeable(place, world)));
});

export const sweep: Sweep<State> = {
  label: 'circle around the polygon, edge after edge, then inside',
  seconds: 16,
  at: ({ circle }, t) => ({
    circle: { ...circle, center: placeable(path(circle.radius)(t), world) },
  }),
};
