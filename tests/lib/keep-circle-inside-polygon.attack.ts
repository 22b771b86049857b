import { keepCircleInsidePolygon } from '#lib/keep-circle-inside-polygon.ts';
import { clashes } from '#oracle/outline.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint, moved } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { rootMinus } from './attack/exact-error.ts';
import { cornersOf, placeOf } from './attack/numbers.ts';
import { distanceToOutline } from './bench/polygons-and-circles.ts';

/** Tries the radius among the numbers, and the largest that fits around the mean of the corners. */
export const attacks: readonly Attack[] = [
  {
    size: 11,
    error: (numbers) => {
      const center = placeOf(numbers);
      const polygon = cornersOf(numbers.slice(0, 10));
      if (clashes(polygon).length > 0) return 0;
      const middle = {
        x: polygon.reduce((sum, { x }) => sum + x / 4, 0),
        y: polygon.reduce((sum, { y }) => sum + y / 4, 0),
      };
      const own = Math.abs(numbers[10]!);
      let worst = 0;
      for (const radius of [own, own / 16, distanceToOutline(middle, polygon)]) {
        const contact = keepCircleInsidePolygon(polygon, { center, radius });
        if (contact === null) continue;
        const there = moved(exactPoint(center), contact.normal, fromDouble(contact.depth));
        const { squaredDistance, inside } = exactStanding(there, polygon);
        const span = spanOf([...polygon, center], radius);
        const off = rootMinus(squaredDistance, fromDouble(radius), span);
        worst = Math.max(worst, inside || radius === 0 ? Math.abs(off) : Infinity);
      }
      return worst;
    },
  },
];
