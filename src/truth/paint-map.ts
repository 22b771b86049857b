import type { Kind } from './truth-map.ts';

/** Red, green, blue from 0 to 255, and how much it covers, likewise. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** How a kind is painted: its ground, and what is drawn over it. */
export interface Paint extends Pick<Kind, 'mark' | 'side'> {
  readonly ground: Colour;
  readonly line: Colour;
}

/** A map as pixels, four bytes each. With `fine` the marks and the borders are drawn. */
export function paintMap(
  map: Uint8Array,
  columns: number,
  paints: readonly Paint[],
  fine: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(map.length * 4);
  for (let i = 0; i < map.length; i += 1) {
    const paint = paints[map[i] ?? 0];
    if (paint) pixels.set(fine ? finePixel(map, columns, i, paint, paints) : paint.ground, i * 4);
  }
  return pixels;
}

function finePixel(
  map: Uint8Array,
  columns: number,
  i: number,
  paint: Paint,
  paints: readonly Paint[],
): Colour {
  const x = i % columns;
  const y = Math.floor(i / columns);
  const left = x > 0 ? paints[map[i - 1] ?? 0] : paint;
  const above = y > 0 ? paints[map[i - columns] ?? 0] : paint;
  // A border has the line of its upper side.
  for (const other of [left, above]) {
    if (other && other.side !== paint.side) return (other.side > paint.side ? other : paint).line;
  }
  return isMarked(paint, x, y) ? paint.line : paint.ground;
}

/** Lines at 45 degrees, every seventh pixel; bars upright, every sixth; dots, two in six by six. */
function isMarked({ mark }: Paint, x: number, y: number): boolean {
  if (mark === 'lines') return (x + y) % 7 === 0;
  if (mark === 'bars') return x % 6 === 0;
  if (mark === 'dots') {
    const shift = Math.floor(y / 3) % 2 === 0 ? 0 : 3;
    return (x + shift) % 6 < 2 && y % 3 < 2;
  }
  return false;
}
