import {
  cellsSearched,
  searchLevel,
} from './circle-search.ts';
import {
  append,
  type CircleStore,
  createIdList,
  type IdList,
  settle,
} from './circle-store.ts';
import type { IntersectingPair } from './types.ts';

/** The pairs of a store since the last update. */
export interface KeptPairs {
  /** The pairs in order, and the list to fill. */
  list: IntersectingPair[];
  spare: IntersectingPair[];
  /** The ids in both, as i, j, i, j, and so on. */
  kept: IdList;
  next: IdList;
  /** The pairs of changed circles, as i, j. */
  readonly fresh: IdList;
  /** These pairs ordered by j, then also by i. */
  byJ: Int32Array;
  sorted: Int32Array;
  /** Where the pairs of each id start. */
  start: Int32Array;
  /** The work of searching a level from above. */
  readonly work: Float64Array;
}

/** Returns an empty list of pairs. */
export function createPairs(): KeptPairs {
  return {
    list: [],
    spare: [],
    kept: createIdList(),
    next: createIdList(),
    fresh: createIdList(),
    byJ: new Int32Array(0),
    sorted: new Int32Array(0),
    start: new Int32Array(0),
    work: new Float64Array(886),
  };
}

/**
 * Updates the pairs. Pairs of unchanged circles
 * stay, while the others are searched again.
 */
export function updatePairs(
  pairs: KeptPairs,
  store: CircleStore,
): void {
  const { changed, isChanged, size } = store;
  if (changed.size === 0) return;
  settle(store);
  pairs.fresh.size = 0;
  if (3 * changed.size > size) {
    // If so many have changed, search for all once.
    searchForAll(pairs, store);
  } else {
    searchForChanged(pairs, store);
  }
  sortFresh(pairs, store.end);
  merge(pairs, isChanged);
  isChanged.fill(0);
  changed.size = 0;
}

/** Finds all pairs; the smaller finds the larger. */
function searchForAll(
  pairs: KeptPairs,
  store: CircleStore,
): void {
  const { level, levels, xyr, found } = store;
  for (let s = 0; s < store.top; s += 1) {
    const own = level[s]!;
    const x = xyr[3 * s]!;
    const y = xyr[3 * s + 1]!;
    const r = xyr[3 * s + 2]!;
    if (!(r >= 0)) continue;
    found.size = 0;
    searchLevel(store, own, x, y, r, s);
    for (const k of levels) {
      if (k > own) searchLevel(store, k, x, y, r);
    }
    for (let f = 0; f < found.size; f += 1) {
      addFresh(pairs, store, s, found.ids[f]!);
    }
  }
}

/**
 * Finds the pairs of changed circles. If both
 * circles of a pair have changed, only one reports
 * it.
 */
function searchForChanged(
  pairs: KeptPairs,
  store: CircleStore,
): void {
  const { changed, isChanged, slot, id } = store;
  const { level, levels, xyr, found } = store;
  const asked = levelsFoundFromBelow(pairs, store);
  // If there are many, the order of the slots keeps
  // circles together that are near each other.
  const { size, top } = store;
  const areMany = 16 * changed.size > size;
  const last = areMany ? top : changed.size;
  for (let c = 0; c < last; c += 1) {
    const s = areMany ? c : slot[changed.ids[c]!]!;
    if (s < 0 || isChanged[id[s]!] === 0) continue;
    const own = level[s]!;
    const x = xyr[3 * s]!;
    const y = xyr[3 * s + 1]!;
    const r = xyr[3 * s + 2]!;
    if (!(r >= 0)) continue;
    const isAsked = isAmong(asked, own);
    for (const k of levels) {
      if (k < own && isAsked) continue;
      found.size = 0;
      searchLevel(store, k, x, y, r);
      for (let f = 0; f < found.size; f += 1) {
        const t = found.ids[f]!;
        // The smaller or earlier circle reports it.
        const isOthers =
          isChanged[id[t]!] === 1 &&
          (k < own || (k === own && t <= s));
        if (!isOthers) addFresh(pairs, store, s, t);
      }
    }
  }
  if (asked.length === 0) return;
  for (let s = 0; s < top; s += 1) {
    if (isChanged[id[s]!] === 1) continue;
    const x = xyr[3 * s]!;
    const y = xyr[3 * s + 1]!;
    const r = xyr[3 * s + 2]!;
    if (!(r >= 0)) continue;
    for (const k of asked) {
      if (k <= level[s]!) continue;
      found.size = 0;
      searchLevel(store, k, x, y, r);
      for (let f = 0; f < found.size; f += 1) {
        const t = found.ids[f]!;
        if (isChanged[id[t]!] === 1) {
          addFresh(pairs, store, s, t);
        }
      }
    }
  }
}

/**
 * Returns the levels of changed circles that the
 * smaller circles should find. A large circle may
 * cover many small cells. If searching these is more
 * work than testing all smaller circles against it,
 * the smaller circles search.
 */
function levelsFoundFromBelow(
  pairs: KeptPairs,
  store: CircleStore,
): number[] {
  const { changed, slot, level, levels } = store;
  const found: number[] = [];
  if (levels.length < 2) return found;
  const { work } = pairs;
  work.fill(0);
  for (let c = 0; c < changed.size; c += 1) {
    const s = slot[changed.ids[c]!]!;
    if (s < 0) continue;
    const r = store.xyr[3 * s + 2]!;
    let k = 0;
    let cells = 0;
    while (levels[k]! < level[s]!) {
      cells += cellsSearched(store, levels[k]!, r);
      k += 1;
    }
    work[k]! += cells;
  }
  let below = 0;
  for (let k = 0; k < levels.length; k += 1) {
    const asking = 4 * below + store.size;
    if (work[k]! > asking) found.push(levels[k]!);
    below += store.population[levels[k]!]!;
  }
  return found;
}

function isAmong(
  levels: readonly number[],
  level: number,
): boolean {
  for (const k of levels) {
    if (k === level) return true;
  }
  return false;
}

function addFresh(
  pairs: KeptPairs,
  store: CircleStore,
  s: number,
  t: number,
): void {
  const a = store.id[s]!;
  const b = store.id[t]!;
  append(pairs.fresh, Math.min(a, b));
  append(pairs.fresh, Math.max(a, b));
}

/**
 * Orders the pairs by a counting sort, by the larger
 * id first and then, keeping that order, by the
 * smaller one.
 */
function sortFresh(
  pairs: KeptPairs,
  end: number,
): void {
  const { ids, size } = pairs.fresh;
  if (pairs.sorted.length < size) {
    pairs.byJ = new Int32Array(2 * size);
    pairs.sorted = new Int32Array(2 * size);
  }
  if (pairs.start.length < end) {
    pairs.start = new Int32Array(2 * end);
  }
  const { byJ, sorted } = pairs;
  countingSort(1, ids, size, byJ, pairs.start, end);
  countingSort(
    0,
    byJ,
    size,
    sorted,
    pairs.start,
    end,
  );
}

function countingSort(
  side: number,
  from: Int32Array,
  size: number,
  to: Int32Array,
  start: Int32Array,
  end: number,
): void {
  start.fill(0);
  for (let p = side; p < size; p += 2) {
    start[from[p]!]! += 2;
  }
  let sum = 0;
  for (let i = 0; i < end; i += 1) {
    const before = sum;
    sum += start[i]!;
    start[i] = before;
  }
  for (let p = 0; p < size; p += 2) {
    const at = start[from[p + side]!]!;
    start[from[p + side]!] = at + 2;
    to[at] = from[p]!;
    to[at + 1] = from[p + 1]!;
  }
}

/** Merges old and new pairs, both in order. */
function merge(
  pairs: KeptPairs,
  isChanged: Uint8Array,
): void {
  const { list, spare, kept, next, sorted } = pairs;
  const fresh = pairs.fresh.size;
  const most = kept.size + fresh;
  if (next.ids.length < most) {
    next.ids = new Int32Array(2 * most);
  }
  const old = kept.ids;
  const { ids } = next;
  let size = 0;
  let f = 0;
  let key = keyAt(sorted, f, fresh);
  for (let p = 0; p <= list.length; p += 1) {
    const oldKey = keyAt(old, 2 * p, kept.size);
    while (key < oldKey) {
      const i = sorted[f]!;
      const j = sorted[f + 1]!;
      put(spare, size, [i, j]);
      ids[2 * size] = i;
      ids[2 * size + 1] = j;
      size += 1;
      f += 2;
      key = keyAt(sorted, f, fresh);
    }
    if (p === list.length) break;
    const i = old[2 * p]!;
    const j = old[2 * p + 1]!;
    const isFresh = key === oldKey;
    const hasChanged =
      isChanged[i]! + isChanged[j]! > 0;
    if (hasChanged && !isFresh) continue;
    if (isFresh) {
      f += 2;
      key = keyAt(sorted, f, fresh);
    }
    // A pair that stays is not created again.
    put(spare, size, list[p]!);
    ids[2 * size] = i;
    ids[2 * size + 1] = j;
    size += 1;
  }
  spare.length = size;
  next.size = 2 * size;
  [pairs.list, pairs.spare] = [
    pairs.spare,
    pairs.list,
  ];
  [pairs.kept, pairs.next] = [
    pairs.next,
    pairs.kept,
  ];
}

/** Puts a pair at an index, or at the end. */
function put(
  list: IntersectingPair[],
  at: number,
  pair: IntersectingPair,
): void {
  if (at < list.length) list[at] = pair;
  else list.push(pair);
}

/** Returns a key that orders by i, then by j. */
function keyAt(
  ids: Int32Array,
  at: number,
  size: number,
): number {
  if (at >= size) return Infinity;
  return ids[at]! * 2 ** 24 + ids[at + 1]!;
}
