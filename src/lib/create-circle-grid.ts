import {
  assertEntry,
  assertId,
} from './assert-entry.ts';
import { show } from './check.ts';
import {
  findFirstHit,
  findHits,
} from './circle-cast.ts';
import { searchAll } from './circle-search.ts';
import {
  addCircle,
  type CircleStore,
  createStore,
  dropCircle,
  moveCircle,
  settle,
} from './circle-store.ts';
import {
  createPairs,
  updatePairs,
} from './kept-pairs.ts';
import type { Circle, CircleGrid } from './types.ts';

/**
 * Returns a grid that you keep from frame to frame,
 * which finds circles that touch each other or a
 * given circle, or that a moving circle hits.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 9, y: 0 }, radius: 3 };
 * const grid = createCircleGrid([a, b]);
 * grid.pairs(); // []
 * const moved = { x: 3, y: 4 };
 * grid.move(1, { center: moved, radius: 3 });
 * grid.pairs(); // [[0, 1]]
 * grid.circlesNear(a); // [0, 1]
 * const c = { center: { x: 9, y: 4 }, radius: 0 };
 * grid.cast(c, { x: -9, y: 0 })?.id; // 1
 *
 * @remarks
 * You choose the ids, which are whole numbers from
 * 0, such as indices. The circles that the grid
 * starts with have their index as id. Memory grows
 * with the largest id, which is at most 16,777,215,
 * and with the largest numbers of circles and of
 * pairs that the grid had at one time.
 *
 * `insert(id, circle)`, `move(id, circle)` and
 * `remove(id)` change the grid, which copies the
 * numbers. `pairs()` returns the pairs [i, j] of
 * `findIntersectingPairs`, but with ids instead of
 * indices, where i < j. They are ordered by i and
 * then by j. Each call searches only around circles
 * that have changed since the last one. A pair that
 * stays is the same array as before, but the list
 * belongs to the grid and is valid only until the
 * next `pairs()`, so copy it if you need it longer.
 * `circlesNear(circle)` returns the ids of all
 * circles that the circle touches or overlaps,
 * lowest first. It fills the list that you pass
 * second, if any.
 *
 * `cast(circle, displacement)` returns the first of
 * the circles that a moving circle hits, or null,
 * and with a radius of 0 it casts a ray.
 * `castAll(circle, displacement)` returns all of
 * them, first to last. A hit is the result of
 * `castCircleAgainstCircle` and the id. If fractions
 * are equal, the lowest id is first, as if you had
 * tested all circles of the grid in order of ids.
 * A moving circle that is itself in the grid may hit
 * itself at once, so skip its id in the result of
 * `castAll`. The result is null or an empty list if
 * the displacement is 0, infinite or NaN.
 *
 * `insert` throws a RangeError if the id is already
 * in the grid or is not a whole number from 0 to
 * 16,777,215, and `move` if the id is not in the
 * grid, while `remove` returns whether it was.
 * Every method that takes a circle checks it as
 * `assertCircle` does. A call that fails changes
 * nothing.
 *
 * Each circle is in a cell that is at least two
 * circles wide. There are several grids, and each is
 * four times as fine as the next. The cells are
 * hashed to lists, so a grid has no edge.
 *
 * *Accuracy*: it is as accurate as
 * `circlesIntersect`. A cast returns just what
 * `castCircleAgainstCircle` does.
 *
 * *Cost*: `insert`, `move` and `remove` are O(1).
 * `cast` takes about one step for each cell along
 * the path up to the hit, and `castAll` one for each
 * cell along the whole path. Both test every circle
 * instead if that takes fewer steps, if positions
 * are chosen so that cells share lists, or if a
 * number is beyond 1e70. `pairs` takes about O(c +
 * k) for c circles that have changed and k pairs,
 * and one step for each id up to the largest ever
 * used. So if most circles move,
 * `findIntersectingPairsByGrid` is faster.
 * `circlesNear` takes about as many steps as it
 * finds circles, but up to O(n) for n circles if
 * radii differ by a factor of 100 or more. If
 * positions are chosen so that cells share lists,
 * all circles are sorted by cell, O(n log n), once
 * for each call after a change. The grid is right
 * but slow if many circles are nearer to each other
 * than 2^-48 of their coordinates, if all numbers
 * are below 1e-100, or if a number is beyond 1e150.
 *
 * @group pairs
 * @figure many-circles/cell-size
 */
export function createCircleGrid(
  circles: readonly Circle[] = [],
): CircleGrid {
  const store = createStore();
  const kept = createPairs();
  const grid: CircleGrid = {
    insert: (id, circle) => {
      assertId(id);
      if (has(store, id)) {
        throw new RangeError(
          `id ${id} is in the grid already; ` +
            'move it, or remove it first.',
        );
      }
      assertEntry(circle);
      const { center, radius } = circle;
      const { x, y } = center;
      addCircle(store, id, x, y, radius);
    },
    move: (id, circle) => {
      if (!has(store, id)) {
        throw new RangeError(
          `id ${show(id)} is not in the grid; ` +
            'insert it first.',
        );
      }
      assertEntry(circle);
      const { center, radius } = circle;
      const { x, y } = center;
      moveCircle(store, id, x, y, radius);
    },
    remove: (id) => {
      if (!has(store, id)) return false;
      dropCircle(store, id);
      return true;
    },
    pairs: () => {
      updatePairs(kept, store);
      return kept.list;
    },
    circlesNear: (circle, ids = []) => {
      assertEntry(circle);
      const { x, y } = circle.center;
      settle(store);
      searchAll(store, x, y, circle.radius);
      ids.length = 0;
      for (let f = 0; f < store.found.size; f += 1) {
        ids.push(store.id[store.found.ids[f]!]!);
      }
      ids.sort((a, b) => a - b);
      return ids;
    },
    cast: (circle, displacement) => {
      assertEntry(circle);
      settle(store);
      return findFirstHit(
        store,
        circle,
        displacement,
      );
    },
    castAll: (circle, displacement) => {
      assertEntry(circle);
      settle(store);
      return findHits(store, circle, displacement);
    },
  };
  for (let i = 0; i < circles.length; i += 1) {
    grid.insert(i, circles[i]!);
  }
  return grid;
}

function has(
  store: CircleStore,
  id: number,
): boolean {
  const { slot } = store;
  return (
    Number.isInteger(id) &&
    id >= 0 &&
    id < slot.length &&
    slot[id]! >= 0
  );
}
