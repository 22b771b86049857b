/** Red, green, blue from 0 to 255, and how much it covers, likewise. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** The colours of a map: each verdict's ground, and the lines over it that do not rest on colour. */
export interface Palette {
  readonly grounds: readonly [Colour, Colour, Colour, Colour];
  readonly inventedLine: Colour;
  readonly missedDot: Colour;
  /** Where what is true changes. */
  readonly border: Colour;
}

/** A map as pixels, four bytes each. With `fine` the grounds are hatched and the border is drawn. */
export function paintMap(
  map: Uint8Array,
  columns: number,
  palette: Palette,
  fine: boolean,
): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(map.length * 4);
  for (let i = 0; i < map.length; i += 1) {
    pixels.set(fine ? finePixel(map, columns, i, palette) : groundOf(map, i, palette), i * 4);
  }
  return pixels;
}

function groundOf(map: Uint8Array, i: number, { grounds }: Palette): Colour {
  return grounds[map[i] ?? 0] ?? grounds[0];
}

function finePixel(map: Uint8Array, columns: number, i: number, palette: Palette): Colour {
  const x = i % columns;
  const y = Math.floor(i / columns);
  const hits = (at: number) => (map[at] ?? 0) % 2 === 1;
  const isBorder = (x > 0 && hits(i) !== hits(i - 1)) || (y > 0 && hits(i) !== hits(i - columns));
  if (isBorder) return palette.border;
  // Lines at 45 degrees, every seventh pixel; dots, two in six by six.
  if (map[i] === 2 && (x + y) % 7 === 0) return palette.inventedLine;
  if (map[i] === 3 && isDot(x, y)) return palette.missedDot;
  return groundOf(map, i, palette);
}

function isDot(x: number, y: number): boolean {
  const shift = Math.floor(y / 3) % 2 === 0 ? 0 : 3;
  return (x + shift) % 6 < 2 && y % 3 < 2;
}
