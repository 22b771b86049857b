import type { Circle } from '#lib/index.ts';

/** Returns a generator of fractions from 0 up to 1, which repeats for the same seed ("mulberry32"). */
function fractions(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Always the same circles for a count, in a window. `radiusOf` gets a fraction and the index. */
export function dealIn(
  window: { minX: number; maxX: number; minY: number; maxY: number },
  radiusOf: (fraction: number, index: number, count: number) => number,
): (count: number) => Circle[] {
  const { minX, maxX, minY, maxY } = window;
  return (count) => {
    const fraction = fractions(2718);
    return Array.from({ length: count }, (_, i) => ({
      center: {
        x: tenths(minX + fraction() * (maxX - minX)),
        y: tenths(minY + fraction() * (maxY - minY)),
      },
      radius: tenths(radiusOf(fraction(), i, count)),
    }));
  };
}
