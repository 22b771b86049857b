import type { Polygon } from '#lib/index.ts';

/**
 * The same polygon, which notes down each corner that is asked of it. So a figure can tell how far
 * the library's own function came, without a second version of it that counts.
 */
export function instrumented(polygon: Polygon): { polygon: Polygon; reads: number[] } {
  const reads: number[] = [];
  const noting = new Proxy(polygon, {
    get: (corners, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads.push(Number(name));
      return Reflect.get(corners, name);
    },
  });
  return { polygon: noting, reads };
}
