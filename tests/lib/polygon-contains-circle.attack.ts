import { polygonContainsCircle } from '#lib/polygon-contains-circle.ts';
import { ulp } from '#lib/ulp.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { rootMinus } from './attack/exact-error.ts';
import { cornersOf, onFirstEdge, rowAround } from './attack/numbers.ts';

/** Moves tiny circles across an edge, where two tests may err together. */
export const attacks: readonly Attack[] = [
  {
    size: 8,
    error: (numbers) => {
      const polygon = cornersOf(numbers);
      const { on, across } = onFirstEdge(numbers);
      const span = spanOf(polygon);
      const unit = ulp(span);
      let worst = 0;
      for (const center of rowAround(on, across, span)) {
        const { squaredDistance, inside } = exactStanding(exactPoint(center), polygon);
        const deep = (inside ? 1 : -1) * rootMinus(squaredDistance, fromDouble(0), span);
        for (let step = 0; step <= 12; step += 1) {
          const radius = step * 0.7 * unit;
          const off = deep - step * 0.7;
          if (polygonContainsCircle(polygon, { center, radius }) === off >= 0) continue;
          worst = Math.max(worst, Math.abs(off));
        }
      }
      return worst;
    },
  },
];
