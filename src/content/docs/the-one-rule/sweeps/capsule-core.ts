import { innerWindow } from '#kit/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#kit/paths.ts';
import { middle } from '#kit/places.ts';
import type { Sweep } from '#kit/sweep.ts';
import { segmentIntersectsCircle, type Vec2 } from '#lib/index.ts';
import { figure, type State } from '../figures/capsule-core.ts';

const { world } = figure;
const { maxX, maxY } = innerWindow(world);
/** Where it comes from and goes back to. */
const rest = { x: maxX, y: maxY };

/** To the capsule, once around it while the two just touch, and back. */
const path = keepPath((a: Vec2, b: Vec2, reach: number) => {
  const hits = (center: Vec2) => segmentIntersectsCircle({ a, b }, { center, radius: reach });
  const outline = touchingOutline(middle(a, b), hits);
  // It meets the outline a little above the right: after so many of its places.
  const first = Math.round(outline.length / 12);
  const around = [...outline.slice(first), ...outline.slice(0, first + 1)];
  return polyline([rest, ...around, rest]);
});

export const sweep: Sweep<State> = {
  label: 'circle rolling around the capsule',
  seconds: 14,
  at: ({ circle, end, b, view }, t) => {
    const there = path(end.center, b, circle.radius + end.radius)(t);
    return { circle: { ...circle, center: placeable(there, world) }, end, b, view };
  },
};
