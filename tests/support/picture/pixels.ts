import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

// Pictures of pages, and whether two look the same.

/** The red, green, blue and alpha of each pixel. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export async function pixelsOf(file: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Lossless, and half as large as a PNG. */
export function webpOf(pixels: Pixels): Promise<Buffer> {
  return encoder(pixels).webp({ lossless: true, effort: 6 }).toBuffer();
}

export function pngOf(pixels: Pixels): Promise<Buffer> {
  return encoder(pixels).png().toBuffer();
}

function encoder({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export interface Difference {
  /** The number of different pixels, and its limit. */
  readonly pixels: number;
  readonly most: number;
  /** The picture in grey, with different pixels in red. */
  readonly shown: Pixels;
}

/** Compares pictures from the same browser, which differ only in rounded shades. */
export function difference(one: Pixels, other: Pixels): Difference {
  return compared(one, other, { threshold: 0.03, includeAA: true }, 0);
}

/** The square size for comparing layouts only. */
const coarse = 4;

/**
 * Compares pictures from different browsers, which draw letters differently, by averages of
 * squares. A moved, missing or recoloured element differs in many neighbouring squares.
 */
export async function coarseDifference(one: Pixels, other: Pixels): Promise<Difference> {
  const [small, otherSmall] = await Promise.all([averaged(one), averaged(other)]);
  return compared(small, otherSmall, { threshold: 0.1, includeAA: true, windowSize: 8 }, 6);
}

async function averaged(pixels: Pixels): Promise<Pixels> {
  const [width, height] = [Math.ceil(pixels.width / coarse), Math.ceil(pixels.height / coarse)];
  const data = await encoder(pixels).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { data, width, height };
}

function compared(
  one: Pixels,
  other: Pixels,
  options: NonNullable<Parameters<typeof pixelmatch>[5]>,
  most: number,
): Difference {
  const { width, height } = one;
  // Pictures of different sizes differ entirely.
  if (width !== other.width || height !== other.height) {
    return { pixels: width * height, most, shown: other };
  }
  const data = new Uint8Array(one.data.length);
  const pixels = pixelmatch(one.data, other.data, data, width, height, options);
  return { pixels, most, shown: { data, width, height } };
}
