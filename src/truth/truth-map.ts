import type { Vec2 } from '../lib/index.ts';

/** What a test says of a circle with its centre there, and what is true. */
export interface Comparison {
  says(center: Vec2): boolean;
  is(center: Vec2): boolean;
}

/** The four things that can come of it, as they are numbered in a map. */
export const verdicts = ['right miss', 'right hit', 'invented hit', 'missed hit'] as const;

export function verdictAt({ says, is }: Comparison, center: Vec2): number {
  return is(center) ? (says(center) ? 1 : 3) : says(center) ? 2 : 0;
}

/** A piece of the world, with y up: its left and upper edge, and how far it goes. */
export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One verdict a cell, row by row from the top, each at the middle of its cell. */
export function mapTruth(
  comparison: Comparison,
  view: View,
  columns: number,
  rows: number,
): Uint8Array<ArrayBuffer> {
  const map = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = view.top - ((row + 0.5) / rows) * view.height;
    for (let column = 0; column < columns; column += 1) {
      const x = view.left + ((column + 0.5) / columns) * view.width;
      map[row * columns + column] = verdictAt(comparison, { x, y });
    }
  }
  return map;
}

/** How much of a map each verdict has, from 0 to 1. */
export function sharesOf(map: Uint8Array): number[] {
  const counts = [0, 0, 0, 0];
  for (const verdict of map) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts.map((count) => count / map.length);
}

/** The cells of one verdict, those beside each other in a row as one: for a drawing of few marks. */
export function runsOf(
  map: Uint8Array,
  columns: number,
  verdict: number,
): { readonly column: number; readonly row: number; readonly length: number }[] {
  const runs: { column: number; row: number; length: number }[] = [];
  map.forEach((here, i) => {
    if (here !== verdict) return;
    const column = i % columns;
    const row = Math.floor(i / columns);
    const last = runs.at(-1);
    if (last?.row === row && last.column + last.length === column) last.length += 1;
    else runs.push({ column, row, length: 1 });
  });
  return runs;
}
