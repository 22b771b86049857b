import { keepCircleInsideCircle } from '#lib/keep-circle-inside-circle.ts';
import { fromDouble, sign, sub } from '#oracle/rational.ts';
import { exactPoint, moved, squaredDistance } from '#oracle/segment.ts';
import type { Attack } from './attack/derived.ts';
import { rootMinus } from './attack/exact-error.ts';
import { doublesAround, placeOf } from './attack/numbers.ts';

/** Tries the radius among the numbers, one that just touches, and one that does not fit. */
export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const [center, middle] = [placeOf(numbers), placeOf(numbers.slice(2))];
      const [radius, outer] = [Math.abs(numbers[4]!), Math.abs(numbers[5]!)];
      const gap = Math.hypot(center.x - middle.x, center.y - middle.y);
      let worst = 0;
      for (const size of [outer, ...doublesAround(gap + radius), radius / 2]) {
        const around = { center: middle, radius: Math.abs(size) };
        const contact = keepCircleInsideCircle(around, { center, radius });
        if (contact === null) continue;
        const there = moved(exactPoint(center), contact.normal, fromDouble(contact.depth));
        const room = sub(fromDouble(around.radius), fromDouble(radius));
        const off = rootMinus(
          squaredDistance(there, exactPoint(middle)),
          sign(room) < 0 ? fromDouble(0) : room,
          Math.max(around.radius, gap),
        );
        worst = Math.max(worst, Math.abs(off));
      }
      return worst;
    },
  },
];
