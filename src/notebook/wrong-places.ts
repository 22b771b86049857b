import type { Vec2 } from '#lib/index.ts';
import { answerPlaces } from '#sandbox/grid.ts';
import type { Grid } from '#sandbox/messages.ts';
import { compareGrids } from './compare-grid.ts';

type Fn = (...values: readonly unknown[]) => unknown;

interface WrongPlaces {
  readonly wrong: readonly Vec2[];
  /** Whether the shapes just touch at each of them. */
  readonly isTouching: boolean;
}

/** The places of a grid at which code said another yes or no than the right one. */
export function wrongPlaces(right: Fn, grid: Grid, said: Float64Array): WrongPlaces {
  const answers = answerPlaces(right, grid, 0, () => false);
  const { x, y, stepX, stepY, columns } = grid;
  const wrong = [...compareGrids(said, answers, 0).entries()]
    .filter(([, kind]) => kind > 1)
    .map(([i]) => ({ x: x + (i % columns) * stepX, y: y - Math.floor(i / columns) * stepY }));
  return { wrong, isTouching: wrong.every((place) => isBorder(right, grid, place)) };
}

/** Far less than can be seen, and far more than rounding. */
const near = 1e-6;

/** Whether the right answer is yes on one side of a place and no on another: the shapes just touch. */
function isBorder(right: Fn, grid: Grid, { x, y }: Vec2): boolean {
  const around = { x: x - near, y: y + near, stepX: near, stepY: near, columns: 3, rows: 3 };
  const answers = answerPlaces(right, { ...grid, ...around, wanted: [] }, 0, () => false);
  return new Set(answers).size > 1;
}
