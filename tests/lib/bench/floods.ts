import type { Circle } from '#lib/types.ts';

/** The odd multipliers in the hashes of both grids. */
const [ofRow, ofColumn] = [0x9e3779b1, 0x85ebca77];
const inverse = inverseOf(ofColumn);

/** Newton's method: each step doubles the binary digits that are right. */
function inverseOf(odd: number): number {
  let found = odd;
  for (let i = 0; i < 5; i += 1) found = Math.imul(found, 2 - Math.imul(odd, found));
  return found;
}

const known = new Map<string, Circle[]>();

/**
 * Returns circles that touch no other, in cells that all have the same hash. A cell is 1 wide, and
 * `rows` rows of cells are hashed as one.
 */
export function sharingAList(count: number, rows: number): readonly Circle[] {
  const key = `${count} ${rows}`;
  const before = known.get(key);
  if (before) return before;
  const circles: Circle[] = [];
  for (let row = 0; circles.length < count; row += 1) {
    const a = Math.imul(row, ofRow);
    const block = Math.imul(inverse, 1_234_567 - (a ^ (a >>> 15))) >>> 0;
    // Skip positions so far away that a column needs more than 32 bits.
    if (block >= 2 ** 28) continue;
    circles.push({ center: { x: 8 * block + 0.5, y: rows * row + 0.5 }, radius: 0.25 });
  }
  known.set(key, circles);
  return circles;
}
