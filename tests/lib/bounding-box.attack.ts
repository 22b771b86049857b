import { boundingBox } from '#lib/bounding-box.ts';
import type { Vec2 } from '#lib/types.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps, largestOf } from './attack/exact-error.ts';
import { cornersOf, placeOf } from './attack/numbers.ts';

/** How far a point sticks out of the box around it. */
export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const points: Vec2[] = [placeOf(numbers), ...cornersOf(numbers)];
      const box = boundingBox(points);
      const errors = (['x', 'y'] as const).flatMap((axis) => {
        const half = fromDouble(axis === 'x' ? box.halfWidth : box.halfHeight);
        const center = fromDouble(box.center[axis]);
        const largest = Math.max(...points.map((point) => Math.abs(point[axis])));
        return points.map((point) => {
          const offset = sub(fromDouble(point[axis]), center);
          const beyond = largestOf(sub(offset, half), sub(sub(fromDouble(0), offset), half));
          return inUlps(beyond, largest);
        });
      });
      return Math.max(0, ...errors);
    },
  },
];
