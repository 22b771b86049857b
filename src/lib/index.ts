// The whole library, in the order of the chapters.
export type { Box, Circle, Frame, Vec2 } from './types.ts';
export { pointInCircle } from './point-in-circle.ts';
export { pointInCircleExactly } from './point-in-circle-exactly.ts';
export { boundingBox } from './bounding-box.ts';
export { toLocal, toWorld } from './frame.ts';
export { assertCircle } from './assert-circle.ts';
