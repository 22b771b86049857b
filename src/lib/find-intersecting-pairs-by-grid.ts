import { findIntersectingPairs } from './find-intersecting-pairs.ts';
import type { Circle } from './types.ts';

/**
 * The same pairs in the same order as
 * `findIntersectingPairs`, in about O(n + k) for n
 * circles and k pairs, crowded circles and very
 * unequal radii included.
 *
 * Circles of about one size share a grid with cells
 * at least two of them wide; the next grid is eight
 * times as fine. Each circle asks its own grid and
 * the coarser ones, and there the 4 or so cells its
 * partner's centre can be in. So of two circles the
 * smaller finds the larger, and no large one has to
 * walk through many small cells.
 *
 * A grid has no end: its cells are hashed to about
 * two lists a circle. Cells may share a list, so who
 * is found in one is asked for its cell.
 *
 * Slow, though right, where many circles are nearer
 * to each other than 2^-48 of the largest number, or
 * a number is beyond 1e150.
 */
export function findIntersectingPairsByGrid(
  circles: readonly Circle[],
): [number, number][] {
  const n = circles.length;
  const all: Numbers = {
    x: new Float64Array(n),
    y: new Float64Array(n),
    r: new Float64Array(n),
  };
  let widest = 0;
  let largest = 1e-100;
  for (let i = 0; i < n; i += 1) {
    const { center, radius } = circles[i]!;
    all.x[i] = center.x;
    all.y[i] = center.y;
    all.r[i] = radius;
    const x = Math.abs(center.x);
    const y = Math.abs(center.y);
    if (radius > widest) widest = radius;
    if (x > largest) largest = x;
    if (y > largest) largest = y;
  }
  largest = Math.max(largest, widest);
  if (largest > 1e150) {
    return findIntersectingPairs(circles);
  }
  const finest = largest * 2 ** -48;
  const cells = [Math.max(4 * widest, finest)];
  while (cells.at(-1)! / 8 >= finest) {
    cells.push(cells.at(-1)! / 8);
  }
  const last = cells.length - 1;
  const members = cells.map((): number[] => []);
  for (let i = 0; i < n; i += 1) {
    const width = 4 * all.r[i]!;
    let k = 0;
    while (k < last && width <= cells[k + 1]!) {
      k += 1;
    }
    members[k]!.push(i);
  }
  const grids = cells
    .map((cell, k) =>
      makeGrid(all, members[k]!, cell),
    )
    .filter(({ number }) => number.length > 0);
  const found: number[] = [];
  for (let k = 0; k < grids.length; k += 1) {
    for (let m = k; m < grids.length; m += 1) {
      findPartners(grids[m]!, grids[k]!, found);
    }
  }
  return inOrder(found, n);
}

/** Centres and radii, closely packed. */
interface Numbers {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
}

/** Circles of one grid, laid out list by list. */
interface Grid extends Numbers {
  /** How wide a cell is, and how many go into 1. */
  readonly cell: number;
  readonly perUnit: number;
  /** There are 2^bits lists. List l begins here. */
  readonly bits: number;
  readonly start: Int32Array;
  /** Which circle it is. */
  readonly number: Int32Array;
}

function makeGrid(
  all: Numbers,
  members: readonly number[],
  cell: number,
): Grid {
  const n = members.length;
  const perUnit = 1 / cell;
  let bits = 4;
  while (2 ** bits < 2 * n) bits += 1;
  const start = new Int32Array(2 ** bits + 1);
  const lists = new Int32Array(n);
  for (let m = 0; m < n; m += 1) {
    const i = members[m]!;
    const list = listOf(
      Math.floor(all.x[i]! * perUnit) | 0,
      Math.floor(all.y[i]! * perUnit) | 0,
      bits,
    );
    lists[m] = list;
    start[list]! += 1;
  }
  // From how many are in each list to where it ends.
  for (let l = 1; l < start.length; l += 1) {
    start[l]! += start[l - 1]!;
  }
  const number = new Int32Array(n);
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  const r = new Float64Array(n);
  // Filling each from its end leaves its beginning.
  for (let m = n - 1; m >= 0; m -= 1) {
    const i = members[m]!;
    const at = start[lists[m]!]! - 1;
    start[lists[m]!] = at;
    number[at] = i;
    x[at] = all.x[i]!;
    y[at] = all.y[i]!;
    r[at] = all.r[i]!;
  }
  return {
    x,
    y,
    r,
    cell,
    perUnit,
    bits,
    start,
    number,
  };
}

/**
 * The list of a cell. Eight cells in a row go side
 * by side, which a computer's memory likes; where
 * the eight go, multiplying by large odd numbers
 * scatters, so that no regular spacing crowds.
 */
function listOf(
  column: number,
  row: number,
  bits: number,
): number {
  const shift = 32 - bits;
  const a = Math.imul(row, 0x9e3779b1) >>> shift;
  const b =
    Math.imul(column >> 3, 0x85ebca77) >>> shift;
  return (a + b + (column & 7)) & ((1 << bits) - 1);
}

/** Adds who of the small meets whom of the large. */
function findPartners(
  small: Grid,
  large: Grid,
  found: number[],
): void {
  const { perUnit, bits, start } = large;
  const { x: xs, y: ys, r: rs } = large;
  for (let s = 0; s < small.number.length; s += 1) {
    const x = small.x[s]!;
    const y = small.y[s]!;
    const r = small.r[s]!;
    // How far a partner's centre can be, and a hair
    // more for rounding.
    const reach =
      (r + large.cell / 4) * (1 + 2 ** -40);
    const left =
      Math.floor((x - reach) * perUnit) | 0;
    const right =
      Math.floor((x + reach) * perUnit) | 0;
    const low =
      Math.floor((y - reach) * perUnit) | 0;
    const high =
      Math.floor((y + reach) * perUnit) | 0;
    const columns = (right - left) | 0;
    const rows = (high - low) | 0;
    // In its own grid, whoever comes after it.
    const after = small === large ? s + 1 : 0;
    for (let k = 0; k <= rows; k += 1) {
      const v = (low + k) | 0;
      for (let m = 0; m <= columns; m += 1) {
        const u = (left + m) | 0;
        const list = listOf(u, v, bits);
        const end = start[list + 1]!;
        let t = Math.max(start[list]!, after);
        for (; t < end; t += 1) {
          const dx = xs[t]! - x;
          const dy = ys[t]! - y;
          const sum = rs[t]! + r;
          if (
            dx * dx + dy * dy <= sum * sum &&
            (Math.floor(xs[t]! * perUnit) | 0) ===
              u &&
            (Math.floor(ys[t]! * perUnit) | 0) === v
          ) {
            found.push(
              small.number[s]!,
              large.number[t]!,
            );
          }
        }
      }
    }
  }
}

/**
 * Counting sort: by the larger number first, then,
 * keeping that order, by the smaller one.
 */
function inOrder(
  found: readonly number[],
  n: number,
): [number, number][] {
  const k = found.length / 2;
  const startOfI = new Int32Array(n + 1);
  const startOfJ = new Int32Array(n + 1);
  for (let p = 0; p < 2 * k; p += 2) {
    const a = found[p]!;
    const b = found[p + 1]!;
    startOfI[Math.min(a, b) + 1]! += 1;
    startOfJ[Math.max(a, b) + 1]! += 1;
  }
  for (let i = 1; i < n; i += 1) {
    startOfI[i]! += startOfI[i - 1]!;
    startOfJ[i]! += startOfJ[i - 1]!;
  }
  const byJ = new Int32Array(k);
  for (let p = 0; p < k; p += 1) {
    const j = Math.max(
      found[2 * p]!,
      found[2 * p + 1]!,
    );
    byJ[startOfJ[j]!] = p;
    startOfJ[j]! += 1;
  }
  const is = new Int32Array(k);
  const js = new Int32Array(k);
  for (const p of byJ) {
    const a = found[2 * p]!;
    const b = found[2 * p + 1]!;
    const i = Math.min(a, b);
    const at = startOfI[i]!;
    is[at] = i;
    js[at] = Math.max(a, b);
    startOfI[i] = at + 1;
  }
  const pairs: [number, number][] = [];
  for (let p = 0; p < k; p += 1) {
    pairs.push([is[p]!, js[p]!]);
  }
  return pairs;
}
