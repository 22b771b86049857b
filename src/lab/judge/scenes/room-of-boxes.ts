import type { OrientedBox } from '#lib/index.ts';

/** A floor, a wall at its right, and a bar that leans on the floor: to its left a wide corner, to its
 * right a narrow one. */
export const boxes: readonly OrientedBox[] = [
  { center: { x: 44, y: -22 }, halfWidth: 60, halfHeight: 30, rotation: 0 },
  { center: { x: 96, y: 32 }, halfWidth: 6, halfHeight: 60, rotation: 0 },
  { center: { x: 52, y: 20 }, halfWidth: 22, halfHeight: 2, rotation: (50 * Math.PI) / 180 },
];
