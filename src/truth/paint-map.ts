import type { Kind } from './truth-map.ts';

/** Red, green, blue from 0 to 255, and how much it covers, likewise. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** How a kind is painted: its ground, and what is drawn over it. */
export interface Paint extends Pick<Kind, 'mark' | 'side'> {
  readonly ground: Colour;
  readonly line: Colour;
}

export interface Palette {
  readonly paints: readonly Paint[];
  readonly border: Colour;
}

/** A map as pixels, four bytes each. With `fine` the marks and the borders are drawn. */
export function paintMap(
  map: Uint8Array,
  columns: number,
  palette: Palette,
  fine: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(map.length * 4);
  const { paints, border } = palette;
  const paintAt = (i: number) => paints[map[i] ?? 0];
  for (let i = 0; i < map.length; i += 1) {
    const paint = paintAt(i);
    if (!paint) continue;
    if (!fine) {
      pixels.set(paint.ground, i * 4);
      continue;
    }
    const x = i % columns;
    const y = Math.floor(i / columns);
    const isBorder =
      (x > 0 && paint.side !== paintAt(i - 1)?.side) ||
      (y > 0 && paint.side !== paintAt(i - columns)?.side);
    pixels.set(isBorder ? border : isMarked(paint, x, y) ? paint.line : paint.ground, i * 4);
  }
  return pixels;
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
