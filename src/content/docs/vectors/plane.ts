import * as mark from '#figure/marks.ts';
import type { World } from '#figure/part.ts';
import { along, lerp } from '#figure/places.ts';
import type { Projection } from '#figure/projection.ts';
import { distance, type Vec2 } from '#lib/index.ts';

// The two windows of the chapter's figures, in units small enough for mental arithmetic.

export const origin: Vec2 = { x: 0, y: 0 };

/** Around the origin, for vectors that start there. */
export const aroundOrigin: World = { minX: -6, maxX: 6, minY: -4, maxY: 4, inset: 0.8 };

/** Up and to the right of the origin, for points. */
export const firstQuadrant: World = { minX: -1, maxX: 11, minY: -1, maxY: 7, inset: 0.5 };

/** Beyond the edge of any window. */
export const far = 40;

export const place = (x: number, y: number): Vec2 => ({ x, y });

type Pair = [number, number];

/** How far the grid extends beyond the window, because a narrow drawing shows more. */
const margin = 3;

/** The grid lines at whole numbers, and the two axes. */
export function* drawGrid(window: World): Iterable<mark.Mark> {
  const [minX, minY] = [window.minX, window.minY].map((end) => Math.floor(end) - margin) as Pair;
  const [maxX, maxY] = [window.maxX, window.maxY].map((end) => Math.ceil(end) + margin) as Pair;
  const whole = (min: number, max: number) =>
    Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const ends = [
    ...whole(minX, maxX).map((x) => [place(x, minY), place(x, maxY)] as const),
    ...whole(minY, maxY).map((y) => [place(minX, y), place(maxX, y)] as const),
  ];
  yield mark.lines('grid', 'stroke-tint hairline', ends, 'ground');
  yield mark.lines(
    'axes',
    'stroke-border hairline',
    [
      [place(minX, 0), place(maxX, 0)],
      [place(0, minY), place(0, maxY)],
    ],
    'ground',
  );
}

/** The part of the window on the side of a line through `from` that `direction` points to. */
export function halfPlane(from: Vec2, direction: Vec2): Vec2[] {
  const beside = place(-direction.y, direction.x);
  const [left, right] = [along(from, beside, far), along(from, beside, -far)];
  return [left, along(left, direction, far), along(right, direction, far), right];
}

/** An arrow that ends at the rim of the handle on its tip, so that its whole head is visible. */
export function* drawVector(
  view: Projection,
  key: string,
  style: string,
  from: Vec2,
  tip: Vec2,
): Iterable<mark.Mark> {
  const pixels = view.across(distance(from, tip));
  const handle = view.sketch || pixels < 24 ? 0 : 8;
  yield mark.arrow(key, style, from, lerp(from, tip, pixels > 0 ? 1 - handle / pixels : 1));
}
