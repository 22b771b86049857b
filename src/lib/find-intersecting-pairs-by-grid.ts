import {
  farOf,
  type Grid,
  listOf,
  makeGrid,
  wholeNear,
} from './circle-grid.ts';
import { findIntersectingPairs } from './find-intersecting-pairs.ts';
import { firstFrom } from './sorted-cells.ts';
import type {
  Circle,
  IntersectingPair,
} from './types.ts';

/**
 * Returns the same pairs in the same order as
 * `findIntersectingPairs`, but faster; just touching
 * counts.
 *
 * @example
 * const a = { center: { x: 0, y: 0 }, radius: 2 };
 * const b = { center: { x: 3, y: 4 }, radius: 3 };
 * findIntersectingPairsByGrid([a, b]); // [[0, 1]]
 *
 * @remarks
 * Circles of about the same size share a grid whose
 * cells are at least two of them wide. The next grid
 * is eight times as fine. Each circle is tested in
 * its own grid and in the coarser ones, where it
 * searches the 4 or so cells that can contain a
 * partner's centre. So the smaller of two circles
 * finds the larger, and a large circle does not
 * search many small cells. If two circles are in the
 * same grid, the one in the earlier cell finds the
 * other.
 *
 * A grid has no edge, because its cells are hashed
 * to one or two lists for each circle. Cells may
 * share a list, so each circle found is checked
 * against the cell searched. If positions are chosen
 * so that all cells share one list, the circles are
 * sorted by cell instead.
 *
 * *Accuracy*: it is as accurate as
 * `circlesIntersect`.
 *
 * *Cost*: about O(n + k) for n circles and k pairs,
 * even if the circles are crowded or their radii are
 * very unequal. If positions are chosen to make it
 * slow, it is at most O(n log n + n sqrt(k)). It is
 * right but slow if many circles are nearer to each
 * other than 2^-48 of the largest number, if all
 * numbers are below 1e-100, or if a number is beyond
 * 1e150.
 *
 * @group pairs
 * @figure many-circles/circles-grid
 */
export function findIntersectingPairsByGrid(
  circles: readonly Circle[],
): IntersectingPair[] {
  const n = circles.length;
  const all = new Float64Array(3 * n);
  let widest = 0;
  let largest = 1e-100;
  for (let i = 0; i < n; i += 1) {
    const { center, radius } = circles[i]!;
    all[3 * i] = center.x;
    all[3 * i + 1] = center.y;
    // A negative radius or NaN touches nothing.
    const isCircle =
      radius >= 0 && center.x + center.y < Infinity;
    all[3 * i + 2] = isCircle ? radius : NaN;
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
  const sizes = [0];
  let last = 0;
  while (cells[last]! / 8 >= finest) {
    cells.push(cells[last]! / 8);
    sizes.push(0);
    last += 1;
  }
  // Each circle's grid, and each grid's size.
  const level = new Uint8Array(n);
  for (let i = 0; i < n; i += 1) {
    const width = 4 * all[3 * i + 2]!;
    // It is not in any grid.
    if (!(width >= 0)) {
      level[i] = 255;
      continue;
    }
    let k = 0;
    while (k < last && width <= cells[k + 1]!) {
      k += 1;
    }
    level[i] = k;
    sizes[k]! += 1;
  }
  const grids: Grid[] = [];
  for (let k = 0; k <= last; k += 1) {
    const size = sizes[k]!;
    if (size === 0) continue;
    grids.push(
      makeGrid(
        all,
        level,
        k,
        size,
        cells[k]!,
        largest,
      ),
    );
  }
  const found: number[] = [];
  for (let k = 0; k < grids.length; k += 1) {
    const large = grids[k]!;
    for (let m = k; m < grids.length; m += 1) {
      const small = grids[m]!;
      if (large.isSorted) {
        findBySorting(small, large, m === k, found);
      } else {
        findPartners(small, large, m === k, found);
      }
    }
  }
  return inOrder(found, n);
}

/** Adds the pairs between `small` and `large`. */
function findPartners(
  small: Grid,
  large: Grid,
  isOwn: boolean,
  found: number[],
): void {
  const { perUnit, bits, start, xyr } = large;
  const { isWide } = large;
  for (let s = 0; s < small.number.length; s += 1) {
    const x = small.xyr[3 * s]!;
    const y = small.xyr[3 * s + 1]!;
    const r = small.xyr[3 * s + 2]!;
    // How far away a partner's centre can be, and
    // slightly more because of rounding.
    const reach =
      (r + large.cell / 4) * (1 + 2 ** -40);
    const column = Math.floor(x * perUnit) | 0;
    const left =
      Math.floor((x - reach) * perUnit) | 0;
    const right =
      Math.floor((x + reach) * perUnit) | 0;
    const row = Math.floor(y * perUnit) | 0;
    const low =
      Math.floor((y - reach) * perUnit) | 0;
    const high =
      Math.floor((y + reach) * perUnit) | 0;
    // In its own grid it starts at its own cell.
    let v = isOwn ? row : low;
    let u = isOwn ? column : left;
    let t = isOwn ? s + 1 : -1;
    for (let k = (high - v) | 0; k >= 0; k -= 1) {
      let more = (right - u) | 0;
      while (more >= 0) {
        // Up to the end of its eight cells, or less.
        const list = isWide
          ? listOf(
              u,
              v,
              bits,
              farOf(
                wholeNear(x * perUnit, u),
                wholeNear(y * perUnit, v),
              ),
            )
          : listOf(u, v, bits, 0);
        const span = Math.min(more, 7 - (u & 7));
        const end = start[list + span + 1]!;
        if (t < 0) t = start[list]!;
        for (; t < end; t += 1) {
          const tx = xyr[3 * t]!;
          const ty = xyr[3 * t + 1]!;
          const dx = tx - x;
          const dy = ty - y;
          const sum = xyr[3 * t + 2]! + r;
          if (dx * dx + dy * dy <= sum * sum) {
            const beyond =
              ((Math.floor(tx * perUnit) | 0) - u) |
              0;
            if (
              beyond >= 0 &&
              beyond <= span &&
              (Math.floor(ty * perUnit) | 0) === v
            ) {
              found.push(
                small.number[s]!,
                large.number[t]!,
              );
            }
          }
        }
        t = -1;
        u = (u + span + 1) | 0;
        more -= span + 1;
      }
      u = left;
      v = (v + 1) | 0;
    }
  }
}

/** Finds the same if `large` is sorted by cell. */
function findBySorting(
  small: Grid,
  large: Grid,
  isOwn: boolean,
  found: number[],
): void {
  const { perUnit, xyr, number } = large;
  const size = number.length;
  for (let s = 0; s < small.number.length; s += 1) {
    const x = small.xyr[3 * s]!;
    const y = small.xyr[3 * s + 1]!;
    const r = small.xyr[3 * s + 2]!;
    const reach =
      (r + large.cell / 4) * (1 + 2 ** -40);
    const left = Math.floor((x - reach) * perUnit);
    const right = Math.floor((x + reach) * perUnit);
    const row = Math.floor(y * perUnit);
    const low = Math.floor((y - reach) * perUnit);
    const high = Math.floor((y + reach) * perUnit);
    let v = isOwn ? row : low;
    while (v <= high) {
      const first =
        isOwn && v === row
          ? s + 1
          : firstFrom(
              xyr,
              perUnit,
              0,
              size,
              left,
              v,
            );
      const end = firstFrom(
        xyr,
        perUnit,
        0,
        size,
        right + 1,
        v,
      );
      for (let t = first; t < end; t += 1) {
        const dx = xyr[3 * t]! - x;
        const dy = xyr[3 * t + 1]! - y;
        const sum = xyr[3 * t + 2]! + r;
        if (dx * dx + dy * dy <= sum * sum) {
          found.push(small.number[s]!, number[t]!);
        }
      }
      v += 1;
    }
  }
}

/**
 * Returns the pairs in order. This counting sort
 * orders them by the larger number first and then,
 * keeping that order, by the smaller one.
 */
function inOrder(
  found: readonly number[],
  n: number,
): IntersectingPair[] {
  const k = found.length / 2;
  // The start of the pairs of each i and each j,
  // which becomes their end when they are filled in.
  const ofI = new Int32Array(n + 1);
  const ofJ = new Int32Array(n + 1);
  for (let p = 0; p < 2 * k; p += 2) {
    const a = found[p]!;
    const b = found[p + 1]!;
    ofI[Math.min(a, b) + 1]! += 1;
    ofJ[Math.max(a, b) + 1]! += 1;
  }
  for (let i = 1; i < n; i += 1) {
    ofI[i]! += ofI[i - 1]!;
    ofJ[i]! += ofJ[i - 1]!;
  }
  const is = new Int32Array(k);
  for (let p = 0; p < 2 * k; p += 2) {
    const a = found[p]!;
    const b = found[p + 1]!;
    const j = Math.max(a, b);
    is[ofJ[j]!] = Math.min(a, b);
    ofJ[j]! += 1;
  }
  const js = new Int32Array(k);
  let p = 0;
  for (let j = 0; j < n; j += 1) {
    for (; p < ofJ[j]!; p += 1) {
      const i = is[p]!;
      js[ofI[i]!] = j;
      ofI[i]! += 1;
    }
  }
  const pairs: IntersectingPair[] = [];
  p = 0;
  for (let i = 0; i < n; i += 1) {
    for (; p < ofI[i]!; p += 1) {
      pairs.push([i, js[p]!]);
    }
  }
  return pairs;
}
