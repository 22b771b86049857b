import { orderByCell } from './sorted-cells.ts';

/** The circles of one grid, ordered by list. */
export interface Grid {
  /** The width of a cell, and how many fit in 1. */
  readonly cell: number;
  readonly perUnit: number;
  /** Whether columns or rows exceed 32 bits. */
  readonly isWide: boolean;
  /**
   * There are 2^bits lists, and list l starts at
   * start[l].
   */
  readonly bits: number;
  readonly start: Int32Array;
  /** The index of each circle. */
  readonly number: Int32Array;
  /**
   * The x, y and radius of each circle, side by side
   * because memory is read in blocks.
   */
  readonly xyr: Float64Array;
  /**
   * Whether the circles are sorted by cell instead,
   * because many cells share a list. Positions can
   * be chosen so that they do.
   */
  readonly isSorted: boolean;
}

/** Returns the grid of the circles of level k. */
export function makeGrid(
  all: Float64Array,
  level: Uint8Array,
  k: number,
  size: number,
  cell: number,
  largest: number,
): Grid {
  const perUnit = 1 / cell;
  const isWide = largest * perUnit > 2 ** 30;
  let bits = 4;
  while (2 ** bits < size) bits += 1;
  // A row of eight cells may run beyond the end.
  const start = new Int32Array(2 ** bits + 8);
  const lists = new Int32Array(size);
  let m = 0;
  for (let i = 0; i < level.length; i += 1) {
    if (level[i] !== k) continue;
    const column = Math.floor(all[3 * i]! * perUnit);
    const row = Math.floor(
      all[3 * i + 1]! * perUnit,
    );
    const list = listOf(
      column | 0,
      row | 0,
      bits,
      isWide ? farOf(column, row) : 0,
    );
    lists[m] = list;
    start[list]! += 1;
    m += 1;
  }
  // Turn the count of each list into its end.
  let sum = 0;
  let longest = 0;
  for (let l = 0; l < start.length; l += 1) {
    const count = start[l]!;
    if (count > longest) longest = count;
    sum += count;
    start[l] = sum;
  }
  const number = new Int32Array(size);
  const xyr = new Float64Array(3 * size);
  // Filling each list from its end leaves its start.
  for (let i = level.length - 1; i >= 0; i -= 1) {
    if (level[i] !== k) continue;
    m -= 1;
    const at = start[lists[m]!]! - 1;
    start[lists[m]!] = at;
    number[at] = i;
    xyr[3 * at] = all[3 * i]!;
    xyr[3 * at + 1] = all[3 * i + 1]!;
    xyr[3 * at + 2] = all[3 * i + 2]!;
  }
  const isSorted =
    longest > 256 &&
    cellsShareLists(start, xyr, perUnit);
  if (isSorted) {
    const order = orderByCell(xyr, perUnit, size);
    const byList = new Int32Array(size);
    for (let s = 0; s < size; s += 1) {
      byList[s] = number[s]!;
    }
    for (let s = 0; s < size; s += 1) {
      const i = byList[order[s]!]!;
      number[s] = i;
      xyr[3 * s] = all[3 * i]!;
      xyr[3 * s + 1] = all[3 * i + 1]!;
      xyr[3 * s + 2] = all[3 * i + 2]!;
    }
  }
  return {
    cell,
    perUnit,
    isWide,
    bits,
    start,
    number,
    xyr,
    isSorted,
  };
}

/**
 * Returns whether a list has many circles from more
 * than one cell.
 */
function cellsShareLists(
  start: Int32Array,
  xyr: Float64Array,
  perUnit: number,
): boolean {
  let end = 0;
  for (let l = 1; l < start.length; l += 1) {
    const first = end;
    end = start[l]!;
    if (end - first <= 256) continue;
    const column = Math.floor(
      xyr[3 * first]! * perUnit,
    );
    const row = Math.floor(
      xyr[3 * first + 1]! * perUnit,
    );
    let others = 0;
    for (let t = first; t < end; t += 1) {
      const u = Math.floor(xyr[3 * t]! * perUnit);
      const v = Math.floor(
        xyr[3 * t + 1]! * perUnit,
      );
      if (u !== column || v !== row) others += 1;
    }
    if (others > 256) return true;
  }
  return false;
}

/**
 * Returns the list of a cell, given the lower 32
 * bits of its column and row, and the result of
 * `farOf` for the other bits. Eight cells in a row
 * have adjacent lists, so they are read as one. The
 * position of the eight is hashed, so that no
 * regular spacing crowds a list.
 */
export function listOf(
  column: number,
  row: number,
  bits: number,
  far: number,
): number {
  const a = Math.imul(row, 0x9e3779b1);
  const b = Math.imul(column >> 3, 0x85ebca77);
  // Multiples of a spacing add up to multiples, so
  // the upper half must also change the lower one.
  const sum = ((a ^ (a >>> 15)) + b + far) | 0;
  const mixed = Math.imul(
    sum ^ (sum >>> 15),
    0x9e3779b1,
  );
  return (mixed >>> (32 - bits)) + (column & 7);
}

/**
 * Returns a hash of the higher bits, because columns
 * and rows may agree in only the lower 32.
 */
export function farOf(
  column: number,
  row: number,
): number {
  const a = Math.floor(column * 2 ** -32);
  const b = Math.floor(row * 2 ** -32);
  const product = Math.imul(a, 0x27d4eb2f);
  const mixed = product ^ (product >>> 15);
  return (mixed + Math.imul(b, 0x165667b1)) | 0;
}

/**
 * Returns the whole number near a position, given
 * its lower 32 bits.
 */
export function wholeNear(
  place: number,
  lower: number,
): number {
  const whole = Math.floor(place);
  return whole + ((lower - whole) | 0);
}
