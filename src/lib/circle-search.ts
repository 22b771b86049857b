import { wholeNear } from './circle-grid.ts';
import {
  append,
  type CircleStore,
  farFor,
  hashOfBlock,
  listInBlock,
} from './circle-store.ts';
import { firstFrom } from './sorted-cells.ts';

/**
 * Finds the circles of level k that touch or overlap
 * a circle, and puts their slots into `store.found`.
 * If the circle itself is in slot `own` of that
 * level, only the circles after it in its cell and
 * the circles in later cells are found.
 */
export function searchLevel(
  store: CircleStore,
  k: number,
  x: number,
  y: number,
  r: number,
  own = -1,
): void {
  const { base, bits, lists, next } = store;
  const { found, level, xyr } = store;
  const cell = store.cell[k]!;
  const reach = reachOf(store, k, r);
  const away = Math.max(Math.abs(x), Math.abs(y));
  // The level has no circle that far out.
  if (away - reach > cell * 2 ** 48) return;
  if (store.isSorted) {
    searchSorted(store, k, x, y, r, own);
    return;
  }
  const perUnit = store.perUnit[k]!;
  const isWide = away + reach > cell * 2 ** 30;
  const left = Math.floor((x - reach) * perUnit) | 0;
  const right =
    Math.floor((x + reach) * perUnit) | 0;
  const low = Math.floor((y - reach) * perUnit) | 0;
  const high = Math.floor((y + reach) * perUnit) | 0;
  let isOwn = own >= 0;
  let u = isOwn ? Math.floor(x * perUnit) | 0 : left;
  let v = isOwn ? Math.floor(y * perUnit) | 0 : low;
  for (let up = (high - v) | 0; up >= 0; up -= 1) {
    let on = (right - u) | 0;
    while (on >= 0) {
      // Up to the end of the block, or less.
      const span = Math.min(on, 7 - (u & 7));
      const far = isWide
        ? farFor(
            wholeNear(x * perUnit, u),
            wholeNear(y * perUnit, v),
          )
        : 0;
      const hash = hashOfBlock(k, u, v, far);
      let l = listInBlock(bits, hash, u, v);
      const last = l + span;
      let t = lists[2 * l]!;
      let end = lists[2 * last + 2]!;
      let after = -1;
      if (isOwn) {
        if (own < base) t = own + 1;
        else {
          t = lists[2 * l + 2]!;
          after = next[own]!;
          l += 1;
        }
        isOwn = false;
      }
      while (true) {
        // Read the sorted slots first, then the
        // strays.
        if (t >= end) {
          while (after < 0 && l <= last) {
            after = lists[2 * l + 1]!;
            l += 1;
          }
          if (after < 0) break;
          t = after;
          end = t + 1;
          after = next[t]!;
        }
        const tx = xyr[3 * t]!;
        const ty = xyr[3 * t + 1]!;
        const dx = tx - x;
        const dy = ty - y;
        const sum = xyr[3 * t + 2]! + r;
        if (dx * dx + dy * dy <= sum * sum) {
          // Other cells may share the list.
          const column =
            Math.floor(tx * perUnit) | 0;
          const row = Math.floor(ty * perUnit) | 0;
          const beyond = (column - u) | 0;
          if (
            beyond >= 0 &&
            beyond <= span &&
            row === v &&
            level[t] === k
          ) {
            append(found, t);
          }
        }
        t += 1;
      }
      u = (u + span + 1) | 0;
      on -= span + 1;
    }
    u = left;
    v = (v + 1) | 0;
  }
}

/** Finds the same among slots sorted by cell. */
function searchSorted(
  store: CircleStore,
  k: number,
  x: number,
  y: number,
  r: number,
  own: number,
): void {
  const { xyr, found } = store;
  const perUnit = store.perUnit[k]!;
  // If one cell contains all, any reach is enough.
  const reach =
    perUnit > 0 ? reachOf(store, k, r) : 0;
  const begin = store.first[k]!;
  const end = store.first[k + 1]!;
  const left = Math.floor((x - reach) * perUnit);
  const right = Math.floor((x + reach) * perUnit);
  const row = Math.floor(y * perUnit);
  const low = Math.floor((y - reach) * perUnit);
  const high = Math.floor((y + reach) * perUnit);
  let v = own >= 0 ? row : low;
  while (v <= high) {
    let t = own + 1;
    if (own < 0 || v > row) {
      t = firstFrom(
        xyr,
        perUnit,
        begin,
        end,
        left,
        v,
      );
    }
    const last = firstFrom(
      xyr,
      perUnit,
      begin,
      end,
      right + 1,
      v,
    );
    for (; t < last; t += 1) {
      const dx = xyr[3 * t]! - x;
      const dy = xyr[3 * t + 1]! - y;
      const sum = xyr[3 * t + 2]! + r;
      if (dx * dx + dy * dy <= sum * sum) {
        append(found, t);
      }
    }
    v += 1;
  }
}

/** Returns about how many cells a search visits. */
export function cellsSearched(
  store: CircleStore,
  k: number,
  r: number,
): number {
  const cell = store.cell[k]!;
  if (cell === Infinity) return 1;
  const across = (2 * reachOf(store, k, r)) / cell;
  return (across + 1) * (across + 1);
}

/**
 * Finds the circles of all levels that touch or
 * overlap a circle of any size.
 */
export function searchAll(
  store: CircleStore,
  x: number,
  y: number,
  r: number,
): void {
  const { levels, size, top, xyr, found } = store;
  found.size = 0;
  let cells = 0;
  for (const k of levels) {
    cells += cellsSearched(store, k, r);
  }
  if (cells <= size) {
    for (const k of levels) {
      searchLevel(store, k, x, y, r);
    }
    return;
  }
  for (let t = 0; t < top; t += 1) {
    const dx = xyr[3 * t]! - x;
    const dy = xyr[3 * t + 1]! - y;
    const sum = xyr[3 * t + 2]! + r;
    if (dx * dx + dy * dy <= sum * sum) {
      append(found, t);
    }
  }
}

/**
 * Returns how far away a partner's centre can be,
 * and slightly more because of rounding and
 * underflow.
 */
function reachOf(
  store: CircleStore,
  k: number,
  r: number,
): number {
  const sum = r + store.widest[k]!;
  return sum * (1 + 2 ** -40) + 2 ** -384;
}
