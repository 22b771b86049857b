import { castCircleInsideBox } from '#lib/cast-circle-inside-box.ts';
import { momentsOfLeaving } from '#oracle/leave-box.ts';
import { fromDouble, mul, sub } from '#oracle/rational.ts';
import type { Attack } from './attack/derived.ts';
import { inUlps } from './attack/exact-error.ts';
import { boxOf, doublesAround, placeOf } from './attack/numbers.ts';
import { castSpan, judgedBox } from './bench/casts.ts';

/** Tries radii for which the circle nearly ends on one of the sides. */
export const attacks: readonly Attack[] = [
  {
    of: 'of the span from touching',
    size: 9,
    error: (numbers) => {
      const [center, target] = [placeOf(numbers), boxOf(numbers)];
      const displacement = placeOf(numbers.slice(6));
      const radii = (['x', 'y'] as const).flatMap((axis) => {
        const end = Math.abs(center[axis] + displacement[axis] - target.center[axis]);
        const half = axis === 'x' ? target.halfWidth : target.halfHeight;
        return doublesAround(Math.max(0, half - end));
      });
      let worst = 0;
      for (const radius of [Math.abs(numbers[8]!), ...radii]) {
        const circle = { center, radius: Math.abs(radius) };
        const cast = castCircleInsideBox(target, circle, displacement);
        const found = fromDouble(cast?.fraction ?? 1);
        const span = castSpan(judgedBox({ target, circle, displacement }));
        const moments = momentsOfLeaving(target, circle, displacement);
        const late = moments.map((moment, i) => {
          if (moment === null) return -Infinity;
          const step = Math.abs(i === 0 ? displacement.x : displacement.y);
          return inUlps(mul(sub(found, moment), fromDouble(step)), span);
        });
        const own = cast === null ? Infinity : late[cast.feature.index % 2 === 1 ? 0 : 1]!;
        const early = Number.isFinite(own) ? -own : 0;
        worst = Math.max(worst, early, ...late);
      }
      return worst;
    },
  },
];
