import { createCircleGrid } from '#lib/create-circle-grid.ts';
import type { Circle } from '#lib/types.ts';

// A game's steps on a kept grid. The translator reads this file too, so that every language takes
// the same steps.

export interface GridStep {
  /**
   * 0 inserts, 1 moves, 2 removes, 3 finds all pairs, 4 one circle's, 5 the same in a given list,
   * 6 casts the circle towards (0, 0) and beyond.
   */
  readonly what: number;
  readonly id: number;
  readonly circle: Circle;
}

export interface GridAnswers {
  /** The number of ids and the ids, or 1 or 0 for a presence test. */
  readonly ids: number[];
}

/** Returns a grid's results for these steps. */
export function playGrid(circles: readonly Circle[], steps: readonly GridStep[]): GridAnswers {
  const grid = createCircleGrid(circles);
  const said: number[] = [];
  const ids: number[] = [7, 7];
  for (const step of steps) {
    const { what, id, circle } = step;
    if (what === 0) grid.insert(id, circle);
    if (what === 1) grid.move(id, circle);
    if (what === 2) said.push(grid.remove(id) ? 1 : 0);
    if (what === 3) {
      const pairs = grid.pairs();
      said.push(pairs.length);
      for (const pair of pairs) {
        said.push(pair[0]);
        said.push(pair[1]);
      }
    }
    if (what === 4) {
      const near = grid.circlesNear(circle);
      sayAll(said, near);
    }
    if (what === 5) {
      grid.circlesNear(circle, ids);
      sayAll(said, ids);
    }
    if (what === 6) {
      const { x, y } = circle.center;
      const way = { x: -1.5 * x, y: -1.5 * y };
      const first = grid.cast(circle, way);
      if (first !== null) said.push(first.id);
      const all = grid.castAll(circle, way);
      said.push(all.length);
      for (const hit of all) said.push(hit.id);
    }
  }
  return { ids: said };
}

function sayAll(said: number[], ids: readonly number[]): void {
  said.push(ids.length);
  for (const id of ids) said.push(id);
}
