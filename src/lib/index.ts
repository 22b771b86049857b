// Everything the library offers.

export { assertCircle } from './assert-circle.ts';
export { boundingBox } from './bounding-box.ts';
export { distance } from './distance.ts';
export { toLocal, toWorld } from './frame.ts';
export { pointInCircle } from './point-in-circle.ts';
export { pointInCircleExactly } from './point-in-circle-exactly.ts';
export type { Box, Circle, Frame, Vec2 } from './types.ts';
export { ulp } from './ulp.ts';
