import type { Kind, Survey } from '#figure/maps/truth-map.ts';
import { type Box, type Circle, collideBoxCircle } from '#lib/index.ts';

export const crate: Box = { center: { x: 32, y: 32 }, halfWidth: 20, halfHeight: 20 };

const kinds: readonly Kind[] = [
  { words: 'no contact', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'contact, with its normal', style: 'right-hit', mark: 'plain', side: 1 },
];

/** Which wall is nearest for each position of the centre. */
export function survey({ circle: { radius } }: { readonly circle: Circle }): Survey {
  const contactAt = (center: Circle['center']) => collideBoxCircle(crate, { center, radius });
  return {
    test: '',
    kinds,
    kindAt: (center) => (contactAt(center) ? 1 : 0),
    arrowAt: (center) => contactAt(center)?.normal ?? null,
  };
}
