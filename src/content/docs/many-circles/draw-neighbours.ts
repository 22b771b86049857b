import * as mark from '#figure/marks.ts';
import type { Crowd } from '#figure/parts/crowd.ts';
import type { Vec2 } from '#lib/index.ts';
import { cellOf, cellSize } from './neighbours.ts';

/** The right and upper ends of the grid lines. */
const gridEnd = { x: 84, y: 80 };

/** The grid lines, and the cells that can contain partners of the selected circle, tinted. */
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
