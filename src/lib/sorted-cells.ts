/**
 * Returns the order of circles by the row of their
 * cell, and within a row by its column. It is a
 * merge sort, so no choice of positions makes it
 * slow.
 */
export function orderByCell(
  xyr: Float64Array,
  perUnit: number,
  size: number,
): Int32Array {
  // Runs are merged from one half into the other.
  const runs = new Int32Array(2 * size);
  for (let i = 0; i < size; i += 1) runs[i] = i;
  let from = 0;
  for (let width = 1; width < size; width *= 2) {
    const to = size - from;
    let a = 0;
    let b = 0;
    let endA = 0;
    let endB = 0;
    for (let m = 0; m < size; m += 1) {
      if (a === endA && b === endB) {
        a = m;
        endA = Math.min(m + width, size);
        b = endA;
        endB = Math.min(b + width, size);
      }
      const isB =
        a === endA ||
        (b < endB &&
          isBefore(
            xyr,
            perUnit,
            runs[from + b]!,
            runs[from + a]!,
          ));
      if (isB) {
        runs[to + m] = runs[from + b]!;
        b += 1;
      } else {
        runs[to + m] = runs[from + a]!;
        a += 1;
      }
    }
    from = to;
  }
  const order = new Int32Array(size);
  for (let i = 0; i < size; i += 1) {
    order[i] = runs[from + i]!;
  }
  return order;
}

/** Returns whether circle a is before circle b. */
function isBefore(
  xyr: Float64Array,
  perUnit: number,
  a: number,
  b: number,
): boolean {
  const row = Math.floor(xyr[3 * b + 1]! * perUnit);
  const column = Math.floor(xyr[3 * b]! * perUnit);
  return isBeforeCell(xyr, perUnit, a, column, row);
}

/** Returns whether circle a is before a cell. */
function isBeforeCell(
  xyr: Float64Array,
  perUnit: number,
  a: number,
  column: number,
  row: number,
): boolean {
  const own = Math.floor(xyr[3 * a + 1]! * perUnit);
  if (own !== row) return own < row;
  return Math.floor(xyr[3 * a]! * perUnit) < column;
}

/**
 * Returns the first of the ordered circles that is
 * in a cell or after it. The circles start at
 * `first` and end at `end`.
 */
export function firstFrom(
  xyr: Float64Array,
  perUnit: number,
  first: number,
  end: number,
  column: number,
  row: number,
): number {
  let low = first;
  let high = end;
  while (low < high) {
    const m = Math.floor((low + high) / 2);
    if (isBeforeCell(xyr, perUnit, m, column, row)) {
      low = m + 1;
    } else high = m;
  }
  return low;
}
