import { orderByCell } from './sorted-cells.ts';

/** Circles of one grid, laid out list by list. */
export interface Grid {
  /** How wide a cell is, and how many go into 1. */
  readonly cell: number;
  readonly perUnit: number;
  /** Do columns or rows need more than 32 digits? */
  readonly isWide: boolean;
  /** There are 2^bits lists. List l begins here. */
  readonly bits: number;
  readonly start: Int32Array;
  /** Which circle it is. */
  readonly number: Int32Array;
  /**
   * Its x, y and radius, side by side: memory hands
   * out what is side by side in one go.
   */
  readonly xyr: Float64Array;
  /**
   * Are they sorted by cell instead? So they are if
   * many cells share a list, as places can be chosen
   * so that they do.
   */
  readonly isSorted: boolean;
}

/** The grid of the circles of level k. */
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
  // A cell at the end of its eight goes beyond.
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
  // From how many are in each list to where it ends.
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
  // Filling each from its end leaves its beginning.
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

/** Are in a list many that are not of one cell? */
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
 * The list of a cell, given the lower 32 binary
 * digits of its column and row, and what `farOf`
 * makes of the others. Eight cells in a row go side
 * by side, so they are read as one; where the eight
 * go is stirred, so that no regular spacing crowds.
 */
export function listOf(
  column: number,
  row: number,
  bits: number,
  far: number,
): number {
  const a = Math.imul(row, 0x9e3779b1);
  const b = Math.imul(column >> 3, 0x85ebca77);
  // Multiples of a spacing add up to multiples: so
  // the upper half changes the lower one as well.
  const sum = ((a ^ (a >>> 15)) + b + far) | 0;
  const mixed = Math.imul(
    sum ^ (sum >>> 15),
    0x9e3779b1,
  );
  return (mixed >>> (32 - bits)) + (column & 7);
}

/** Columns and rows that agree in 32 digits only. */
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

/** All digits of a whole number next to a place. */
export function wholeNear(
  place: number,
  lower: number,
): number {
  const whole = Math.floor(place);
  return whole + ((lower - whole) | 0);
}
