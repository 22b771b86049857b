import { boxZone } from '#lib/box-zone.ts';
import type { Box } from '#lib/types.ts';
import * as oracle from '#oracle/box.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { boxOf, doublesAround } from './attack/numbers.ts';

/** Tests points across the right side. The only error allowed is to count one beyond as inside. */
export const attacks: readonly Attack[] = [
  {
    size: 6,
    error: (numbers) => {
      const box: Box = { ...boxOf(numbers), halfHeight: 8 };
      const y = box.center.y;
      const errors = doublesAround(box.center.x + box.halfWidth).map((x) => {
        const offset = oracle.offsetFrom(box, { x, y });
        const [found, right] = [boxZone({ x, y }, box), oracle.zone(offset, box)];
        if (found === right) return 0;
        if (found !== 4) return Number.POSITIVE_INFINITY;
        return inUlps(sub(offset.x, fromDouble(box.halfWidth)), box.halfWidth);
      });
      return Math.max(...errors);
    },
  },
];
