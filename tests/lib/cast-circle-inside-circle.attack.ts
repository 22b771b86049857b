import { castCircleInsideCircle } from '#lib/cast-circle-inside-circle.ts';
import { placeAfter, roundaboutOf, squaredLength, squaredNearest } from '#oracle/leave.ts';
import { fromDouble } from '#oracle/rational.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { rootMinus, rootsApart, toNumber } from './attack/exact-error.ts';
import { doublesAround, placeOf } from './attack/numbers.ts';

/** Tries the radius among the numbers, and radii for which the path grazes or ends on the rim. */
export const attacks: readonly Attack[] = [
  {
    of: 'of the span from touching',
    size: 8,
    error: (numbers) => {
      const [center, displacement] = [placeOf(numbers), placeOf(numbers.slice(2))];
      const middle = placeOf(numbers.slice(4));
      const radius = Math.abs(numbers[6]!);
      const own = Math.abs(numbers[7]!);
      const far = (x: number, y: number) => Math.hypot(x - middle.x, y - middle.y);
      const { x, y } = displacement;
      const cross = (center.x - middle.x) * y - (center.y - middle.y) * x;
      const rooms = [
        Math.max(0, own - radius),
        far(center.x + x, center.y + y),
        Math.abs(cross) / Math.hypot(x, y),
        far(center.x, center.y),
      ];
      let worst = 0;
      for (const outer of rooms.flatMap((room) => doublesAround(room + radius))) {
        if (!(outer >= radius)) continue;
        const [target, circle] = [
          { center: middle, radius: outer },
          { center, radius },
        ];
        const cast = castCircleInsideCircle(target, circle, displacement);
        const path = roundaboutOf(target, circle, displacement);
        const span = Math.max(
          spanOf([middle, center], Math.max(outer, radius)),
          Math.abs(x),
          Math.abs(y),
        );
        const until = fromDouble(cast?.fraction ?? 1);
        const end = squaredLength(placeAfter(path, until));
        const beyond = rootMinus(end, path.room, span);
        const further = rootsApart(end, squaredNearest(path, until), span);
        const out = Math.max(0, Math.min(beyond, further));
        const early = cast === null ? 0 : Math.max(0, -beyond);
        const off = Math.max(out, early);
        if (Number.isFinite(off) && toNumber(squaredLength(path.displacement)) > 0) {
          worst = Math.max(worst, off);
        }
      }
      return worst;
    },
  },
];
