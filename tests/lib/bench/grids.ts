import type { Circle, Vec2 } from '#lib/types.ts';

/** The whole numbers from one to the other, both included. */
export function integers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Every point with whole coordinates from -half to half. */
export function gridPoints(half: number): Vec2[] {
  const range = integers(-half, half);
  return range.flatMap((y) => range.map((x) => ({ x, y })));
}

/** Every circle centred on a grid point, with each whole radius from 0 up to the largest. */
export function gridCircles(half: number, largestRadius: number): Circle[] {
  return gridPoints(half).flatMap((center) =>
    integers(0, largestRadius).map((radius) => ({ center, radius })),
  );
}
