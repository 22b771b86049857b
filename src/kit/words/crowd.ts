import type { Vec2 } from '#lib/index.ts';
import { coordinate, place } from './parts.ts';

const inHand = 'circle in hand';

export const crowdWords = {
  inHand,
  says: (index: number, at: Vec2) => `circle ${index}, ${place(at)}`,
  count: 'number of circles',
  beforeIndex: 'in hand: circle',
  beforePlace: 'at (',
  coordinate: (axis: 'x' | 'y') => coordinate(axis, `the ${inHand}`),
};
