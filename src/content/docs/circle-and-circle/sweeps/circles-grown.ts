import { innerWindow } from '#kit/parts/point.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#kit/paths.ts';
import type { Sweep } from '#kit/sweep.ts';
import { circlesIntersect } from '#lib/index.ts';
import { figure, type State } from '../figures/circles-grown.ts';

const { world } = figure;

/** In from the right until the circles touch, once around the first, and out again. */
const path = keepPath((r1: number, r2: number) => {
  const { stays } = figure.answer({
    first: { radius: r1 },
    second: figure.presets[0].state.second,
    view: 'circles',
  });
  const outline = touchingOutline(stays.center, (center) =>
    circlesIntersect(stays, { center, radius: r2 }),
  );
  const start = { x: innerWindow(world).maxX, y: stays.center.y };
  const round = [...outline, ...outline.slice(0, 1)];
  return polyline([start, ...round, start].map((place) => placeable(place, world)));
});

export const sweep: Sweep<State> = {
  label: 'second circle around the first',
  seconds: 14,
  at: ({ first, second, view }, t) => {
    const center = placeable(path(first.radius, second.radius)(t), world);
    return { first, second: { ...second, center }, view };
  },
};
