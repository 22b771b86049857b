import type { Feature } from '#lib/index.ts';
import { show } from '../numbers.ts';

const sides = ['bottom side', 'right side', 'top side', 'left side'];
const corners = [
  'lower left corner',
  'lower right corner',
  'upper right corner',
  'upper left corner',
];

/** Names a side or corner of a box by its position before the rotation. */
export function boxFeature(feature: Feature): string {
  if (feature.kind === 'interior') return 'inside';
  return (feature.kind === 'edge' ? sides : corners)[feature.index] ?? '';
}

/** A box's handles and number fields. */
export const boxWords = {
  center: 'centre m of the box',
  extents: 'half sides w and h',
  extentsText: (halfWidth: number, halfHeight: number) =>
    `half width ${show(halfWidth)}, half height ${show(halfHeight)}`,
  halfWidth: 'half width w',
  halfHeight: 'half height h',
};
