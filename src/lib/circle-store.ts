import { farOf } from './circle-grid.ts';
import { orderByCell } from './sorted-cells.ts';

/**
 * Circles in the cells of several grids, as they lie
 * in memory. All cells of a level have the same
 * width, which is a power of two, and are hashed to
 * lists.
 *
 * Each circle has a slot. Below `base` the slots are
 * sorted by list. A circle that is added later, or
 * that changes its list, is a stray, which has a
 * slot from `base` on and is linked to the other
 * strays of its list. Its old slot keeps a radius of
 * NaN, which touches nothing.
 *
 * Positions can be chosen so that many cells share a
 * list. Then the slots are sorted by level and cell
 * instead, again for each call if anything changed.
 */
export interface CircleStore {
  /** The width of the cells of each level. */
  readonly cell: Float64Array;
  /** How many of these cells fit into 1. */
  readonly perUnit: Float64Array;
  /** No radius of the level is larger than this. */
  readonly widest: Float64Array;
  /** The number of circles in each level. */
  readonly population: Int32Array;
  /** The levels that have circles, finest first. */
  readonly levels: number[];
  /** 0 if the levels used are even, 1 if odd. */
  parity: number;
  /** There are 2^bits lists, and 64 at the end. */
  bits: number;
  /**
   * lists[2l] is the first slot of list l, and
   * lists[2l + 1] is its first stray.
   */
  lists: Int32Array;
  /** The end of the sorted slots, and of all. */
  base: number;
  top: number;
  /** The number of circles, and one past all ids. */
  size: number;
  end: number;
  /**
   * Each slot's x, y and radius, level, id, list.
   */
  xyr: Float64Array;
  level: Uint16Array;
  id: Int32Array;
  list: Int32Array;
  /** Each stray's neighbours, or -1. */
  next: Int32Array;
  previous: Int32Array;
  /** Each id's slot, or -1 if it is unused. */
  slot: Int32Array;
  /**
   * For each id, 1 if it has changed since the last
   * pairs, and 2 if it has moved but is still in its
   * old list.
   */
  isChanged: Uint8Array;
  /** The changed ids, and the ones marked 2. */
  readonly changed: IdList;
  readonly moved: IdList;
  /** The slots that a search has found. */
  readonly found: IdList;
  /** Each stray has at least this many after it. */
  behind: Int32Array;
  /** Whether a list has many strays. */
  isCrowded: boolean;
  /** Whether slots are sorted by level and cell. */
  isSorted: boolean;
  /** The first slot of each level, if so. */
  readonly first: Int32Array;
  /** Working memory for a sort. */
  scratch: Float64Array;
}

/** A list that keeps its memory when emptied. */
export interface IdList {
  ids: Int32Array;
  size: number;
}

/** Returns a store without circles. */
export function createStore(): CircleStore {
  // Widths from 2^-382 to 2^502, except that the
  // last level has one cell for everything.
  const cell = new Float64Array(886);
  const perUnit = new Float64Array(886);
  let width = 2 ** -382;
  for (let k = 0; k < 885; k += 1) {
    cell[k] = width;
    perUnit[k] = 1 / width;
    width *= 2;
  }
  cell[885] = Infinity;
  return {
    cell,
    perUnit,
    widest: new Float64Array(886),
    population: new Int32Array(886),
    levels: [],
    parity: 0,
    bits: 6,
    lists: createPlaces(2 * 128 + 2),
    base: 0,
    top: 0,
    size: 0,
    end: 0,
    xyr: new Float64Array(3 * 16),
    level: new Uint16Array(16),
    id: new Int32Array(16),
    list: new Int32Array(16),
    next: new Int32Array(16),
    previous: new Int32Array(16),
    slot: createPlaces(16),
    isChanged: new Uint8Array(16),
    changed: createIdList(),
    moved: createIdList(),
    found: createIdList(),
    behind: new Int32Array(16),
    isCrowded: false,
    isSorted: false,
    first: new Int32Array(887),
    scratch: new Float64Array(0),
  };
}

/** Returns unused slots. */
function createPlaces(count: number): Int32Array {
  const places = new Int32Array(count);
  places.fill(-1);
  return places;
}

/** Returns an empty list. */
export function createIdList(): IdList {
  return { ids: new Int32Array(16), size: 0 };
}

/** Appends an id, doubling the memory if full. */
export function append(
  list: IdList,
  id: number,
): void {
  const { size } = list;
  if (size === list.ids.length) {
    const { ids } = list;
    list.ids = new Int32Array(2 * size);
    list.ids.set(ids);
  }
  list.ids[size] = id;
  list.size = size + 1;
}

/** Adds a circle under an unused id. */
export function addCircle(
  store: CircleStore,
  id: number,
  x: number,
  y: number,
  r: number,
): void {
  makeRoomForId(store, id);
  // Slots that circles have left would pile up.
  const used = 2 * store.size + (1 << store.bits);
  if (store.top > used) {
    forgetMoves(store);
    sortSlots(store);
  }
  const { levels } = store;
  const guess = levels.length > 0 ? levels[0]! : 382;
  const k = levelFor(store, x, y, r, guess);
  const list = listOfCell(store, k, x, y);
  stray(store, id, x, y, r, k, list);
  store.size += 1;
  noteChange(store, id);
}

/**
 * Moves a circle. It stays in its old list until
 * `settle`, because if all circles move, sorting
 * them is less work than moving each from list to
 * list.
 */
export function moveCircle(
  store: CircleStore,
  id: number,
  x: number,
  y: number,
  r: number,
): void {
  const { xyr, isChanged } = store;
  const s = store.slot[id]!;
  if (
    x === xyr[3 * s] &&
    y === xyr[3 * s + 1] &&
    r === xyr[3 * s + 2]
  ) {
    return;
  }
  xyr[3 * s] = x;
  xyr[3 * s + 1] = y;
  xyr[3 * s + 2] = r;
  if (isChanged[id] === 2) return;
  noteChange(store, id);
  isChanged[id] = 2;
  append(store.moved, id);
}

/** Removes a circle. */
export function dropCircle(
  store: CircleStore,
  id: number,
): void {
  const s = store.slot[id]!;
  leave(store, s);
  store.slot[id] = -1;
  store.size -= 1;
  noteChange(store, id);
}

/**
 * Returns the hash of a cell's block, given the
 * lower 32 bits of its column and row, and the
 * result of `farFor` for the other bits. Eight by
 * eight cells go into one block of 64 lists, because
 * a search of one cell also searches its neighbours.
 */
export function hashOfBlock(
  k: number,
  column: number,
  row: number,
  far: number,
): number {
  const a = Math.imul(row >> 3, 0x9e3779b1);
  const b = Math.imul(column >> 3, 0x85ebca77);
  const c = Math.imul(k, 0xc2b2ae35);
  // Multiples of a spacing add up to multiples, so
  // the upper half must also change the lower one.
  const sum = ((a ^ (a >>> 15)) + b + c + far) | 0;
  return Math.imul(sum ^ (sum >>> 15), 0x9e3779b1);
}

/**
 * Returns the list of a cell in that block, where
 * the cells of a row are adjacent. Blocks may
 * overlap, so that no row or column of circles
 * crowds a few lists.
 */
export function listInBlock(
  bits: number,
  hash: number,
  column: number,
  row: number,
): number {
  const cell = 8 * (row & 7) + (column & 7);
  return (hash >>> (32 - bits)) + cell;
}

/** Returns 0 if column and row fit into 32 bits. */
export function farFor(
  column: number,
  row: number,
): number {
  const isNear =
    (column | 0) === column && (row | 0) === row;
  return isNear ? 0 : farOf(column, row);
}

/** Moves all changed circles to their new lists. */
export function settle(store: CircleStore): void {
  const { size, moved, isChanged, slot } = store;
  const hasChanged =
    moved.size > 0 || store.top > store.base;
  if (
    3 * moved.size > size ||
    store.isCrowded ||
    (store.isSorted && hasChanged)
  ) {
    forgetMoves(store);
    sortSlots(store);
  }
  const { id, xyr, top } = store;
  // If there are many, the order of the slots keeps
  // circles together that are near each other.
  const areMany = 16 * moved.size > size;
  const last = areMany ? top : moved.size;
  for (let m = 0; m < last; m += 1) {
    const s = areMany ? m : slot[moved.ids[m]!]!;
    if (s < 0 || isChanged[id[s]!] !== 2) continue;
    if (xyr[3 * s + 2]! >= 0) relink(store, s);
  }
  forgetMoves(store);
  const strays = store.top - store.base;
  if (4 * strays > size || store.top > 2 * size) {
    sortSlots(store);
  }
}

function forgetMoves(store: CircleStore): void {
  const { moved, isChanged } = store;
  for (let m = 0; m < moved.size; m += 1) {
    isChanged[moved.ids[m]!] = 1;
  }
  moved.size = 0;
}

function relink(
  store: CircleStore,
  s: number,
): void {
  const { xyr, level, list, widest } = store;
  const x = xyr[3 * s]!;
  const y = xyr[3 * s + 1]!;
  const r = xyr[3 * s + 2]!;
  const before = level[s]!;
  const k = levelFor(store, x, y, r, before);
  const to = listOfCell(store, k, x, y);
  if (k !== before || to !== list[s]) {
    const id = store.id[s]!;
    leave(store, s);
    stray(store, id, x, y, r, k, to);
  } else if (r > widest[k]!) widest[k] = r;
}

/**
 * Sorts the circles by list, because memory is read
 * in blocks.
 */
function sortSlots(store: CircleStore): void {
  const { size, top } = store;
  const { xyr, level, list, id } = store;
  const { levels, population, widest } = store;
  let largest = 0;
  for (let s = 0; s < top; s += 1) {
    // NaN is not greater than any number.
    if (xyr[3 * s + 2]! > largest) {
      largest = xyr[3 * s + 2]!;
    }
  }
  // Each level is 4 times as fine as the next, and
  // the cells of the coarsest fit the largest
  // circles.
  store.parity = 0;
  const even = levelFor(store, 0, 0, largest, 382);
  store.parity = 1;
  const odd = levelFor(store, 0, 0, largest, 382);
  if (even < odd) store.parity = 0;
  while (size > 1 << store.bits) store.bits += 1;
  // After many have left, every sort would clear the
  // lists of all that there were.
  while (
    store.bits > 6 &&
    8 * size < 1 << store.bits
  ) {
    store.bits -= 1;
  }
  const count = (1 << store.bits) + 64;
  if (store.lists.length < 2 * count + 2) {
    store.lists = new Int32Array(2 * count + 2);
  }
  if (store.scratch.length < 6 * size) {
    store.scratch = new Float64Array(12 * size);
  }
  const { lists, scratch } = store;
  lists.fill(0, 0, 2 * count + 2);
  population.fill(0);
  widest.fill(0);
  levels.length = 0;
  for (let s = 0; s < top; s += 1) {
    const x = xyr[3 * s]!;
    const y = xyr[3 * s + 1]!;
    const r = xyr[3 * s + 2]!;
    if (!(r >= 0)) continue;
    const k = levelFor(store, x, y, r, level[s]!);
    level[s] = k;
    list[s] = listOfCell(store, k, x, y);
    lists[2 * list[s]!]! += 1;
    population[k]! += 1;
    if (population[k] === 1) levels.push(k);
    if (r > widest[k]!) widest[k] = r;
  }
  // Turn the count of each list into its end.
  let sum = 0;
  for (let l = 0; l < count; l += 1) {
    sum += lists[2 * l]!;
    lists[2 * l] = sum;
    lists[2 * l + 1] = -1;
  }
  lists[2 * count] = sum;
  // Filling each list from its end leaves its start.
  for (let s = top - 1; s >= 0; s -= 1) {
    if (!(xyr[3 * s + 2]! >= 0)) continue;
    const to = lists[2 * list[s]!]! - 1;
    lists[2 * list[s]!] = to;
    scratch[6 * to] = xyr[3 * s]!;
    scratch[6 * to + 1] = xyr[3 * s + 1]!;
    scratch[6 * to + 2] = xyr[3 * s + 2]!;
    scratch[6 * to + 3] = level[s]!;
    scratch[6 * to + 4] = list[s]!;
    scratch[6 * to + 5] = id[s]!;
  }
  levels.sort((a, b) => a - b);
  store.base = size;
  store.top = size;
  store.isCrowded = false;
  store.isSorted = slotsShareLists(store, count);
  if (store.isSorted) {
    sortByCell(store);
    return;
  }
  for (let s = 0; s < size; s += 1) {
    takeSlot(store, s, s);
  }
}

/**
 * Returns whether a list has many circles from more
 * than one cell.
 */
function slotsShareLists(
  { lists, scratch, perUnit }: CircleStore,
  count: number,
): boolean {
  for (let l = 0; l < count; l += 1) {
    const first = lists[2 * l]!;
    const end = lists[2 * l + 2]!;
    if (end - first <= 256) continue;
    const k = scratch[6 * first + 3]!;
    const column = Math.floor(
      scratch[6 * first]! * perUnit[k]!,
    );
    const row = Math.floor(
      scratch[6 * first + 1]! * perUnit[k]!,
    );
    let others = 0;
    for (let t = first; t < end; t += 1) {
      const u = Math.floor(
        scratch[6 * t]! * perUnit[k]!,
      );
      const v = Math.floor(
        scratch[6 * t + 1]! * perUnit[k]!,
      );
      const isSame =
        u === column &&
        v === row &&
        scratch[6 * t + 3] === k;
      if (!isSame) others += 1;
    }
    if (others > 256) return true;
  }
  return false;
}

/** Copies the slots back from `scratch` by cell. */
function sortByCell(store: CircleStore): void {
  const { scratch, first, size } = store;
  let done = 0;
  for (let k = 0; k < 886; k += 1) {
    first[k] = done;
    if (store.population[k] === 0) continue;
    const own = new Int32Array(store.population[k]!);
    const xyr = new Float64Array(3 * own.length);
    let m = 0;
    for (let s = 0; s < size; s += 1) {
      if (scratch[6 * s + 3] !== k) continue;
      own[m] = s;
      xyr[3 * m] = scratch[6 * s]!;
      xyr[3 * m + 1] = scratch[6 * s + 1]!;
      m += 1;
    }
    const perUnit = store.perUnit[k]!;
    const order = orderByCell(xyr, perUnit, m);
    for (let i = 0; i < m; i += 1) {
      const s = own[order[i]!]!;
      takeSlot(store, done + i, s);
    }
    done += m;
  }
  first[886] = done;
}

/** Fills a slot from an entry of `scratch`. */
function takeSlot(
  store: CircleStore,
  s: number,
  from: number,
): void {
  const { scratch, xyr, level, list, id } = store;
  xyr[3 * s] = scratch[6 * from]!;
  xyr[3 * s + 1] = scratch[6 * from + 1]!;
  xyr[3 * s + 2] = scratch[6 * from + 2]!;
  level[s] = scratch[6 * from + 3]!;
  list[s] = scratch[6 * from + 4]!;
  id[s] = scratch[6 * from + 5]!;
  store.slot[id[s]!] = s;
}

/**
 * Returns the level whose cells are at least two
 * circles wide. Far out they are wider, so that no
 * coordinate is more than 2^48 cells.
 */
function levelFor(
  store: CircleStore,
  x: number,
  y: number,
  r: number,
  guess: number,
): number {
  const { cell, parity } = store;
  const away = Math.max(Math.abs(x), Math.abs(y));
  // Squares overflow, so test every circle.
  if (away > 1e150 || r > 1e150) return 885;
  const width = Math.max(4 * r, away * 2 ** -48);
  let k = guess + ((guess + parity) % 2);
  while (k >= 2 && cell[k - 2]! >= width) k -= 2;
  while (cell[k]! < width) k += 2;
  return k;
}

function listOfCell(
  store: CircleStore,
  k: number,
  x: number,
  y: number,
): number {
  const perUnit = store.perUnit[k]!;
  const column = Math.floor(x * perUnit);
  const row = Math.floor(y * perUnit);
  const u = column | 0;
  const v = row | 0;
  const far = farFor(column, row);
  const hash = hashOfBlock(k, u, v, far);
  return listInBlock(store.bits, hash, u, v);
}

/** Gives a circle a slot among the strays. */
function stray(
  store: CircleStore,
  id: number,
  x: number,
  y: number,
  r: number,
  k: number,
  list: number,
): void {
  const s = store.top;
  makeRoomForSlot(store, s);
  store.top += 1;
  store.xyr[3 * s] = x;
  store.xyr[3 * s + 1] = y;
  store.xyr[3 * s + 2] = r;
  store.level[s] = k;
  store.id[s] = id;
  store.slot[id] = s;
  store.list[s] = list;
  const after = store.lists[2 * list + 1]!;
  store.next[s] = after;
  store.previous[s] = -1;
  store.behind[s] = 0;
  if (after >= 0) {
    store.previous[after] = s;
    store.behind[s] = store.behind[after]! + 1;
  }
  if (store.behind[s]! > 256) {
    // This also counts circles that have left.
    store.behind[s] = countStrays(store, after);
    if (store.behind[s]! > 256) {
      store.isCrowded = true;
    }
  }
  store.lists[2 * list + 1] = s;
  const { levels, population, widest } = store;
  if (r > widest[k]!) widest[k] = r;
  population[k]! += 1;
  if (population[k] === 1) {
    levels.push(k);
    levels.sort((a, b) => a - b);
  }
}

/** Counts a chain of strays, but not beyond 257. */
function countStrays(
  { next }: CircleStore,
  first: number,
): number {
  let count = 0;
  for (
    let s = first;
    s >= 0 && count <= 256;
    s = next[s]!
  ) {
    count += 1;
  }
  return count;
}

/** Empties the slot of a circle. */
function leave(store: CircleStore, s: number): void {
  store.xyr[3 * s + 2] = NaN;
  if (s >= store.base) {
    const after = store.next[s]!;
    const before = store.previous[s]!;
    const first = 2 * store.list[s]! + 1;
    if (after >= 0) store.previous[after] = before;
    if (before >= 0) store.next[before] = after;
    else store.lists[first] = after;
  }
  const { population } = store;
  const k = store.level[s]!;
  population[k]! -= 1;
  if (population[k] === 0) dropLevel(store, k);
}

function dropLevel(
  store: CircleStore,
  k: number,
): void {
  const { levels } = store;
  let count = 0;
  for (let i = 0; i < levels.length; i += 1) {
    const level = levels[i]!;
    if (level === k) continue;
    levels[count] = level;
    count += 1;
  }
  levels.length = count;
}

function noteChange(
  store: CircleStore,
  id: number,
): void {
  if (store.isChanged[id]! > 0) return;
  store.isChanged[id] = 1;
  append(store.changed, id);
}

function makeRoomForId(
  store: CircleStore,
  id: number,
): void {
  if (id >= store.end) store.end = id + 1;
  const before = store.slot.length;
  if (id < before) return;
  const room = Math.max(id + 1, 2 * before);
  const { slot } = store;
  store.slot = new Int32Array(room);
  store.slot.set(slot);
  for (let i = before; i < room; i += 1) {
    store.slot[i] = -1;
  }
  const { isChanged } = store;
  store.isChanged = new Uint8Array(room);
  store.isChanged.set(isChanged);
}

function makeRoomForSlot(
  store: CircleStore,
  s: number,
): void {
  if (s < store.id.length) return;
  const { xyr } = store;
  store.xyr = new Float64Array(6 * s);
  store.xyr.set(xyr);
  const { level } = store;
  store.level = new Uint16Array(2 * s);
  store.level.set(level);
  const { id } = store;
  store.id = new Int32Array(2 * s);
  store.id.set(id);
  const { list } = store;
  store.list = new Int32Array(2 * s);
  store.list.set(list);
  const { next } = store;
  store.next = new Int32Array(2 * s);
  store.next.set(next);
  const { previous } = store;
  store.previous = new Int32Array(2 * s);
  store.previous.set(previous);
  const { behind } = store;
  store.behind = new Int32Array(2 * s);
  store.behind.set(behind);
}
