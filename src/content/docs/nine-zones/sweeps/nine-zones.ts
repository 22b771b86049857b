import type { BoxValue } from '#kit/parts/box.ts';
import { keepPath, placeable, polyline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { type State, world } from '../figures/nine-zones.ts';

/** Of the radius: near enough to hit every wall, and too far to hit a corner. */
const share = 0.85;

/** Out of the box to the right, once around it through all zones, and in again. */
const path = keepPath(({ center, halfWidth, halfHeight }: BoxValue, radius: number) => {
  const across = halfWidth + share * radius;
  const up = halfHeight + share * radius;
  const at = (right: number, above: number) =>
    placeable({ x: center.x + right * across, y: center.y + above * up }, world);
  const around = [at(1, 0), at(1, 1), at(-1, 1), at(-1, -1), at(1, -1), at(1, 0)];
  return polyline([at(0, 0), ...around, at(0, 0)]);
});

export const sweep: Sweep<State> = {
  label: 'circle through all nine zones',
  seconds: 18,
  at: ({ box, circle }, t) => {
    const center = placeable(path(box, circle.radius)(t), world);
    return { box, circle: { ...circle, center } };
  },
};
