import type { Circle, Vec2 } from '#lib/index.ts';

// The grid of the crowd, the simplest that finds every pair.

/**
 * The diameter of the largest circle, so that circles that touch are in the same cell or in two
 * neighbours.
 */
export function cellSize(circles: readonly Circle[]): number {
  return 2 * Math.max(...circles.map(({ radius }) => radius));
}

/** A cell by its column and row, counted from the origin. */
export function cellOf({ x, y }: Vec2, size: number): Vec2 {
  return { x: Math.floor(x / size), y: Math.floor(y / size) };
}

/** The indices of every pair in the same cell or in neighbours, in the order of a double loop. */
export function neighbours(circles: readonly Circle[]): [number, number][] {
  const size = cellSize(circles);
  const key = (x: number, y: number) => `${x} ${y}`;
  const cells = new Map<string, number[]>();
  circles.forEach(({ center }, i) => {
    const { x, y } = cellOf(center, size);
    const others = cells.get(key(x, y)) ?? [];
    cells.set(key(x, y), [...others, i]);
  });
  return circles.flatMap(({ center }, i) => {
    const { x, y } = cellOf(center, size);
    const near = [-1, 0, 1].flatMap((up) =>
      [-1, 0, 1].flatMap((across) => cells.get(key(x + across, y + up)) ?? []),
    );
    const later = near.filter((j) => j > i).sort((a, b) => a - b);
    return later.map((j): [number, number] => [i, j]);
  });
}
