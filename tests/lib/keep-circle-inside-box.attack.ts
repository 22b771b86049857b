import { keepCircleInsideBox } from '#lib/keep-circle-inside-box.ts';
import { offsetFrom } from '#oracle/box.ts';
import { add, compare, fromDouble, mul, sign, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { boxOf, doublesAround, placeOf } from './attack/numbers.ts';

/** Tries the radius among the numbers, and radii that just touch a side. */
export const attacks: readonly Attack[] = [
  {
    size: 7,
    error: (numbers) => {
      const [center, box] = [placeOf(numbers), boxOf(numbers)];
      const far = {
        x: Math.abs(center.x - box.center.x),
        y: Math.abs(center.y - box.center.y),
      };
      const rooms = [box.halfWidth - far.x, box.halfHeight - far.y];
      let worst = 0;
      for (const size of [numbers[6]!, ...rooms.flatMap(doublesAround)]) {
        const radius = Math.abs(size);
        const contact = keepCircleInsideBox(box, { center, radius });
        const from = offsetFrom(box, center);
        const span = Math.max(radius, box.halfWidth, box.halfHeight, far.x, far.y);
        for (const axis of ['x', 'y'] as const) {
          const half = axis === 'x' ? box.halfWidth : box.halfHeight;
          const off = sign(from[axis]) < 0 ? sub(fromDouble(0), from[axis]) : from[axis];
          const over = sub(add(off, fromDouble(radius)), fromDouble(half));
          const way = compare(over, off) < 0 ? over : off;
          const wanted = sign(over) < 0 ? fromDouble(0) : way;
          const [normal, depth] = [contact?.normal[axis] ?? 0, contact?.depth ?? 0];
          const found = mul(fromDouble(Math.abs(normal)), fromDouble(depth));
          worst = Math.max(worst, Math.abs(inUlps(sub(found, wanted), span)));
        }
      }
      return worst;
    },
  },
];
