import { joined, type Piece, piece, plain } from './coordinates.ts';

// Writes the outlines of marks as words and coordinates.

/** The items of an outline per line. */
const inLine = 8;

/** The value of `points`: "1 2 3 4" becomes "1,2 3,4". */
export function pointsIn(value: string): Piece {
  const numbers = value.split(/[ ,]+/).map(Number);
  const places: Piece[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    places.push(place(numbers[i]!, numbers[i + 1]!));
  }
  return listed(places);
}

/**
 * The value of `d`. Circles and boxes are recognized, and other outlines are written command by
 * command.
 */
export function outlineIn(d: string): Piece {
  const items: Piece[] = [];
  for (const [part] of d.matchAll(/M[^M]*/g))
    items.push(discIn(part) ?? boxIn(part) ?? linesIn(part));
  return listed(items);
}

/** A circle of two arcs, starting at its left end. */
function discIn(part: string): Piece | null {
  const [, x, y, r, mirrored] = disc.exec(part) ?? [];
  if (x === undefined || r !== mirrored) return null;
  return piece`disc ${Number(x) + Number(r)},${Number(y)} r ${Number(r)}`;
}
const disc =
  /^M(-?[\d.]+) (-?[\d.]+)a([\d.]+) [\d.]+ 0 1 [01] [\d.]+ 0a([\d.]+) [\d.]+ 0 1 [01] ?-[\d.]+ 0z$/;

/** A box, starting at its lower left corner. */
function boxIn(part: string): Piece | null {
  const [x, y, height, width] = (box.exec(part) ?? []).slice(1).map(Number);
  if (width === undefined) return null;
  return piece`box ${x!},${y! - height!} ${width} by ${height!}`;
}
const box = /^M(-?[\d.]+) (-?[\d.]+)v-([\d.]+)h([\d.]+)v[\d.]+z$/;

function linesIn(part: string): Piece {
  const commands = [...part.matchAll(/([a-z])([^a-z]*)/gi)].map(([, letter = '', values = '']) => {
    const numbers = (values.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    return joined([plain(letter), joined(numbersOf(letter, numbers), ' ')], '');
  });
  return joined(commands, ' ');
}

/** The two flags of an arc are not coordinates. */
function numbersOf(letter: string, numbers: readonly number[]): Piece[] {
  const isFlag = (i: number) => /a/i.test(letter) && (i % 7 === 3 || i % 7 === 4);
  return numbers.map((value, i) => (isFlag(i) ? plain(String(value)) : piece`${value}`));
}

function place(x: number, y: number): Piece {
  return piece`${x},${y}`;
}

/** A few items are on the mark's line, and more of them on lines of their own. */
function listed(items: readonly Piece[]): Piece {
  if (items.length <= inLine) return joined(items, ' ');
  const lines: Piece[] = [];
  for (let i = 0; i < items.length; i += inLine) {
    lines.push(joined(items.slice(i, i + inLine), ' '));
  }
  return joined([plain(`${items.length} items`), ...lines], '\n    ');
}
