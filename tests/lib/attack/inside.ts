import type { Polygon, Vec2 } from '#lib/types.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './derived.ts';
import { rootMinus } from './exact-error.ts';
import { cornersOf, onFirstEdge, rowAround } from './numbers.ts';

/** Tests points in a row across the first edge. The error is their distance from the outline. */
export const insideAttack = (answer: (point: Vec2, polygon: Polygon) => boolean): Attack => ({
  size: 8,
  error: (numbers) => {
    const polygon = cornersOf(numbers);
    const { on, across } = onFirstEdge(numbers);
    const span = spanOf(polygon);
    let worst = 0;
    for (const point of rowAround(on, across, span)) {
      const truth = exactStanding(exactPoint(point), polygon);
      if (answer(point, polygon) === truth.inside) continue;
      worst = Math.max(worst, rootMinus(truth.squaredDistance, fromDouble(0), span));
    }
    return worst;
  },
});
