import { type BoxValue, placeUpright } from '#kit/parts/box.ts';
import { innerWindow } from '#kit/parts/point.ts';
import { flights, keepPath, placeable, polyline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { boxIntersectsCircle } from '#lib/index.ts';
import { figure, type State } from '../figures/clamp-projection.ts';

const { world } = figure;
const { minX, maxX, minY, maxY } = innerWindow(world);

/** Along the right and the lower edge of the window: from all of these the crate is far away. */
const starts = [
  { x: maxX, y: maxY },
  { x: maxX, y: 20 },
  { x: maxX, y: minY },
  { x: 40, y: minY },
  { x: 15, y: minY },
  { x: minX, y: minY },
];

/** Again and again towards the middle of the box, from another side each time. */
const path = keepPath((box: BoxValue, radius: number) => {
  const upright = placeUpright(box);
  const hits = (center: { x: number; y: number }) =>
    boxIntersectsCircle(upright, { center, radius });
  return polyline([...flights(starts, box.center, hits), ...starts.slice(-1)]);
});

export const sweep: Sweep<State> = {
  label: 'ball that flies at the box',
  seconds: 14,
  repeat: 'back-and-forth',
  at: ({ circle, box }, t) => {
    const center = placeable(path(box, circle.radius)(t), world);
    return { circle: { ...circle, center }, box };
  },
};
