import { placeable, polyline, touchingOutline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { collideBoxCircle, type Vec2 } from '#lib/index.ts';
import { brick, radius, type State, world } from '../figures/nine-zones-bounce.ts';

const hits = (center: Vec2) => collideBoxCircle(brick, { center, radius }) !== null;
const outline = touchingOutline(brick.center, hits);
const start = { x: brick.center.x, y: 53 };
const up = outline.findIndex(({ x, y }) => x <= brick.center.x && y > brick.center.y);

/** Down to the top of the brick, once around it, and up again. */
const path = polyline(
  [start, ...outline.slice(up), ...outline.slice(0, up + 1), start].map((place) =>
    placeable(place, world),
  ),
);

export const sweep: Sweep<State> = {
  label: 'ball around the brick',
  seconds: 16,
  at: ({ ball }, t) => ({ ball: { ...ball, center: placeable(path(t), world) } }),
};
