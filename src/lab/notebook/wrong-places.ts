import { answerPlaces } from '#lab/sandbox/grid.ts';
import type { Grid } from '#lab/sandbox/messages.ts';
import type { Vec2 } from '#lib/index.ts';
import { compareGrids } from './compare-grid.ts';

type Fn = (...values: readonly unknown[]) => unknown;

interface WrongPlaces {
  readonly wrong: readonly Vec2[];
  readonly isTouching: boolean;
}

/** Returns the places where the code's yes or no differs from the right answer. */
export function wrongPlaces(right: Fn, grid: Grid, actual: Float64Array): WrongPlaces {
  const expected = answerPlaces(right, grid, 0, () => false);
  const { x, y, stepX, stepY, columns } = grid;
  const wrong = [...compareGrids(actual, expected, 0).entries()]
    .filter(([, kind]) => kind > 1)
    .map(([i]) => ({ x: x + (i % columns) * stepX, y: y - Math.floor(i / columns) * stepY }));
  return { wrong, isTouching: wrong.every((place) => isBorder(right, grid, place)) };
}

/** Too small to see, yet larger than rounding errors. */
const near = 1e-6;

/** Whether the right answer changes around a place, so that the shapes just touch there. */
function isBorder(right: Fn, grid: Grid, { x, y }: Vec2): boolean {
  const around = { x: x - near, y: y + near, stepX: near, stepY: near, columns: 3, rows: 3 };
  const answers = answerPlaces(right, { ...grid, ...around, numberPaths: [] }, 0, () => false);
  return new Set(answers).size > 1;
}
