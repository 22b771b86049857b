import {
  assertEntry,
  assertId,
} from './assert-entry.ts';
import { show } from './check.ts';
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
 * A grid to keep from frame to frame: it knows which
 * of its circles touch or overlap, and which of them
 * a circle meets; just touching counts.
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
 *
 * @remarks
 * The ids are yours: whole numbers from 0, such as
 * indices. The circles that it begins with have
 * their index. Memory grows with the largest id,
 * which is at most 16,777,215, and with the most
 * circles that were in the grid at one time.
 *
 * `insert(id, circle)`, `move(id, circle)` and
 * `remove(id)` tell the grid what changes; it copies
 * the numbers. `pairs()` gives the pairs [i, j] that
 * `findIntersectingPairs` gives, with ids for
 * indices: i < j, ordered by i and then by j. It
 * searches only for circles that changed since it
 * was asked last. A pair that stays is the same
 * array as before; the list is the grid's own, good
 * until the next `pairs()`: copy it to keep it.
 * `circlesNear(circle)` gives the ids of all that
 * the circle touches or overlaps, lowest first; it
 * fills the list that you give it second, if any.
 *
 * `insert` throws a RangeError if the id is there
 * already, `move` if it is not; `remove` says
 * whether it was. All throw what `assertCircle`
 * throws for NaN, infinities and a negative radius,
 * and then nothing has changed.
 *
 * Each circle lies in a cell at least two circles
 * wide, of a grid among grids, each four times as
 * fine as the next; cells are hashed, so the grids
 * have no end.
 *
 * *Accuracy*: as right as `circlesIntersect`.
 *
 * *Cost*: `insert`, `move` and `remove` O(1).
 * `pairs` about O(c + k) for c circles that changed
 * and k pairs, and one step for each id up to the
 * largest ever used; if most move,
 * `findIntersectingPairsByGrid` is faster.
 * `circlesNear` about as many steps as it finds; for
 * radii that differ a hundredfold and more, up to
 * O(n) for n circles. Places chosen to share lists
 * make it sort all by cell, O(n log n), once for
 * each call after a change. Slow, though right, if
 * many circles are nearer to each other than 2^-48
 * of their coordinates, if all numbers are below
 * 1e-100, or if a number is beyond 1e150.
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
