import type { Survey } from '#figure/maps/truth-map.ts';
import { edgeCounter } from '#figure/visited-edges.ts';
import type { Polygon } from '#lib/index.ts';

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

/** The most edges of each kind, in words. There are as many greys as the eye can distinguish. */
const amounts = [
  [1, '1 edge'],
  [2, '2 edges'],
  [4, '3 or 4 edges'],
  [7, '5 to 7 edges'],
  [8, 'all 8 edges'],
] as const;

const kinds = amounts.map(([, words], i) => ({
  words,
  style: `amount amount-${i}`,
  mark: 'plain' as const,
  side: i,
}));

interface Scene {
  readonly circle: { readonly radius: number };
}

/** The number of edges that the test needs for each position. */
export function survey({ circle: { radius } }: Scene): Survey {
  const run = edgeCounter(octagon);
  return {
    kinds,
    kindAt: (center) => {
      const { visited } = run({ center, radius });
      return amounts.findIndex(([most]) => visited <= most);
    },
    wordsAt: (center) => {
      const { hit, visited } = run({ center, radius });
      return `${hit ? 'hit' : 'miss'} after ${visited === 1 ? '1 edge' : `${visited} edges`}`;
    },
  };
}
