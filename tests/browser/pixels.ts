import type { Page } from 'playwright-core';

/** The share of clearly different pixels in two PNG pictures, or 1 if their sizes differ. */
export async function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const sources = [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`);
  return page.evaluate(async (urls) => {
    const read = async (src: string) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
      canvas.drawImage(image, 0, 0);
      return canvas.getImageData(0, 0, width, height);
    };
    const [a, b] = await Promise.all([read(urls[0]!), read(urls[1]!)]);
    if (a.width !== b.width || a.height !== b.height) return 1;
    let differing = 0;
    for (let i = 0; i < a.data.length; i += 4) {
      const apart = (channel: number) =>
        Math.abs((a.data[i + channel] ?? 0) - (b.data[i + channel] ?? 0));
      if (Math.max(apart(0), apart(1), apart(2)) > 48) differing += 1;
    }
    return differing / (a.data.length / 4);
  }, sources);
}
