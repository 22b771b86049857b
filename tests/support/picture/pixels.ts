import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

// Pictures of pages in pixels, and whether two are the same to the eye.

/** A picture as red, green, blue and alpha of each pixel. */
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

/** To keep: without any loss, and half as large as a PNG. */
export function webpOf(pixels: Pixels): Promise<Buffer> {
  return encoder(pixels).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** To look at. */
export function pngOf(pixels: Pixels): Promise<Buffer> {
  return encoder(pixels).png().toBuffer();
}

function encoder({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export interface Difference {
  /** How many pixels differ, and how many may. */
  readonly pixels: number;
  readonly most: number;
  /** The picture in grey, with the pixels that differ in red. */
  readonly shown: Pixels;
}

/** For two pictures by one browser: nothing differs but the rounding of a shade. */
export function difference(one: Pixels, other: Pixels): Difference {
  return compared(one, other, { threshold: 0.03, includeAA: true }, 0);
}

/** Pixels across a square that is one pixel when only the layout is compared. */
const coarse = 4;

/**
 * For two pictures by different browsers, which draw the edges of letters in their own ways: each
 * square of four by four pixels is averaged first. What has moved, gone or changed its colour differs in
 * many squares close together.
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
  // Another size is another picture.
  if (width !== other.width || height !== other.height) {
    return { pixels: width * height, most, shown: other };
  }
  const data = new Uint8Array(one.data.length);
  const pixels = pixelmatch(one.data, other.data, data, width, height, options);
  return { pixels, most, shown: { data, width, height } };
}
