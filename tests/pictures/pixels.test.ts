import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coarseDifference, difference, type Pixels, pixelsOf } from '../support/picture/pixels.ts';

// What the comparisons of pictures see, and what they let pass, on the first screen of a chapter.

const file = readFileSync(new URL('pages/chapter-1440-light.webp', import.meta.url));
const before = await pixelsOf(file);
/** The symbol p, and all paper around it. */
const label = { left: 650, top: 358, width: 28, height: 28 };

type Box = typeof label;

/** The picture with each pixel of a box changed. */
function withBox(
  { left, top, width, height }: Box,
  change: (at: number, data: Uint8Array) => void,
) {
  const data = new Uint8Array(before.data);
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) change(4 * (y * before.width + x), data);
  }
  return { ...before, data };
}

const paint = (at: number, data: Uint8Array, [r, g, b]: readonly [number, number, number]) => {
  data.set([r, g, b], at);
};
const paper = [255, 254, 250] as const;

const gone = withBox(label, (at, data) => paint(at, data, paper));

function moved(by: number): Pixels {
  const data = new Uint8Array(gone.data);
  for (let y = label.top; y < label.top + label.height; y += 1) {
    const from = 4 * (y * before.width + label.left);
    data.set(before.data.subarray(from, from + 4 * label.width), from + 4 * by);
  }
  return { ...before, data };
}

const changes: readonly (readonly [string, Pixels])[] = [
  ['a label that is gone', gone],
  ['a label moved by eight pixels', moved(8)],
  [
    'a circle in another colour',
    withBox({ left: 310, top: 355, width: 320, height: 320 }, (at, data) => {
      const [r, g, b] = data.subarray(at, at + 3);
      if (b! > r! + 40) paint(at, data, [b!, g!, r!]);
    }),
  ],
];

it.each(changes)('%s differs, in the same browser and in others', async (_, now) => {
  const { pixels } = difference(before, now);
  expect(pixels).toBeGreaterThan(20);
  const coarse = await coarseDifference(before, now);
  expect(coarse.pixels).toBeGreaterThan(coarse.most);
});

it('the same picture is the same', async () => {
  expect(difference(before, before).pixels).toBe(0);
  expect((await coarseDifference(before, before)).pixels).toBe(0);
});

it('letters drawn in another way are the same for other browsers only', async () => {
  const { data, width, height } = before;
  const soft = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(0.8)
    .raw()
    .toBuffer();
  const now = { ...before, data: new Uint8Array(soft) };
  expect(difference(before, now).pixels).toBeGreaterThan(1000);
  const coarse = await coarseDifference(before, now);
  expect(coarse.pixels).toBeLessThanOrEqual(coarse.most);
});
