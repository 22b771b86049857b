import { boxFromRectangle } from '#lib/box-from-rectangle.ts';
import { add } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { boxError } from './attack/exact-error.ts';

export const attacks: readonly Attack[] = [
  {
    size: 4,
    error: (numbers) => {
      const [x, y, width, height] = numbers as [number, number, number, number];
      const [a, side] = [exactPoint({ x, y }), exactPoint({ x: width, y: height })];
      const b = { x: add(a.x, side.x), y: add(a.y, side.y) };
      return boxError(boxFromRectangle(x, y, width, height), a, b);
    },
  },
];
