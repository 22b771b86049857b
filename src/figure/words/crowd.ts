import type { Vec2 } from '#lib/index.ts';
import { coordinate, place } from './parts.ts';

const selected = 'selected circle';

export const crowdWords = {
  selected,
  valueText: (index: number, at: Vec2) => `circle ${index}, ${place(at)}`,
  count: 'number of circles',
  beforeIndex: 'selected: circle',
  beforePlace: 'at (',
  coordinate: (axis: 'x' | 'y') => coordinate(axis, `the ${selected}`),
};
