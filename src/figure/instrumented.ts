import type { Polygon } from '#lib/index.ts';

/**
 * The same polygon, which records the index of each corner that is read. This shows a figure how far
 * the library's own function got, without a second, counting version of it.
 */
export function instrumented(polygon: Polygon): { polygon: Polygon; reads: number[] } {
  const reads: number[] = [];
  const recording = new Proxy(polygon, {
    get: (corners, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads.push(Number(name));
      return Reflect.get(corners, name);
    },
  });
  return { polygon: recording, reads };
}
