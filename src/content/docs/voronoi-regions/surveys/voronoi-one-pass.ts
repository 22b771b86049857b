import { edgeCounter } from '#kit/visited-edges.ts';
import type { Polygon } from '#lib/index.ts';
import type { Survey } from '#maps/truth-map.ts';

export const octagon: Polygon = [
  { x: 36, y: 12 },
  { x: 53, y: 11 },
  { x: 66, y: 20 },
  { x: 70, y: 34 },
  { x: 62, y: 47 },
  { x: 46, y: 53 },
  { x: 31, y: 45 },
  { x: 26, y: 28 },
];

const kinds = octagon.map((_, i) => ({
  words: i === 0 ? '1 edge' : `${i + 1} edges`,
  style: `amount amount-${i}`,
  mark: 'plain' as const,
  side: i,
}));

interface Scene {
  readonly circle: { readonly radius: number };
}

/** For each place, after how many edges the test knows. */
export function survey({ circle: { radius } }: Scene): Survey {
  const run = edgeCounter(octagon);
  return {
    kinds,
    kindAt: (center) => run({ center, radius }).visited - 1,
    wordsAt: (center) => {
      const { hit, visited } = run({ center, radius });
      return `${hit ? 'hit' : 'miss'} after ${visited === 1 ? '1 edge' : `${visited} edges`}`;
    },
  };
}
