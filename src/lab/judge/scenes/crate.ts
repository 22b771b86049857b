import type { Box } from '#lib/index.ts';

/** The box of the scene in *Exactness*, in metres. */
export const crate: Box = { center: { x: 30, y: 20 }, halfWidth: 12, halfHeight: 8 };
