import * as mark from '#figure/marks.ts';
import type { Crowd } from '#figure/parts/crowd.ts';
import type { Vec2 } from '#lib/index.ts';
import { cellOf, cellSize } from './neighbours.ts';

/** How far to the right the lines of the grid go, and how far up. */
const gridEnd = { x: 84, y: 80 };

/** The lines of the grid, and tinted, the cells in which a partner of the selected circle can be. */
export function* drawNeighbours({ circles, selected }: Crowd): Iterable<mark.Mark> {
  const size = cellSize(circles);
  const steps = (end: number) =>
    Array.from({ length: Math.floor(end / size) + 1 }, (_, i) => i * size);
  const [current = circles[0]!] = circles.slice(selected);
  const { x, y } = cellOf(current.center, size);
  const within = (column: number, row: number): Vec2 => ({
    x: Math.min(Math.max(0, column * size), gridEnd.x),
    y: Math.min(Math.max(0, row * size), gridEnd.y),
  });
  const corners = [
    within(x - 1, y - 1),
    within(x + 2, y - 1),
    within(x + 2, y + 2),
    within(x - 1, y + 2),
  ];
  yield mark.polygon('looked-at', 'fill-lit', corners, 'ground');
  yield mark.lines(
    'grid',
    'stroke-border hairline',
    [
      ...steps(gridEnd.x).map(
        (at) =>
          [
            { x: at, y: 0 },
            { x: at, y: gridEnd.y },
          ] as const,
      ),
      ...steps(gridEnd.y).map(
        (at) =>
          [
            { x: 0, y: at },
            { x: gridEnd.x, y: at },
          ] as const,
      ),
    ],
    'ground',
  );
}
