import { boxContainsCircle, circleContainsCircle, polygonContainsCircle } from '#lib/index.ts';
import { ulp } from '#lib/ulp.ts';
import * as oracle from '#oracle/containment.ts';
import { exactStanding } from '#oracle/polygon.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import { spanOf } from '#oracle/span.ts';
import { neighbour } from '../bench/doubles.ts';
import { boxOf } from './boxes-and-circles.ts';
import type { Subject } from './climb.ts';
import { inUlps, rootMinus } from './exact-error.ts';
import { cornersOf, placeOf, rowAround } from './polygons.ts';
import { touchingError } from './touching.ts';

const circles: Subject = {
  name: 'circleContainsCircle',
  stated: 3,
  size: 3,
  error: (numbers) => {
    const center = placeOf(numbers);
    const inner = { center, radius: Math.abs(numbers[2]!) };
    const about = Math.hypot(center.x, center.y) + inner.radius;
    const errors = Array.from({ length: 17 }, (_, i) => {
      const outer = { center: { x: 0, y: 0 }, radius: neighbour(about, i - 8) };
      if (circleContainsCircle(outer, inner) === oracle.circleContainsCircle(outer, inner))
        return 0;
      const squared = squaredDistance(exactPoint(center), exactPoint(outer.center));
      const room = sub(fromDouble(outer.radius), fromDouble(inner.radius));
      return Math.abs(rootMinus(squared, room, outer.radius));
    });
    return Math.max(...errors);
  },
};

/** By the right or left wall; above and below there is room. */
const boxes: Subject = {
  name: 'boxContainsCircle',
  stated: 1,
  says: 'one ulp',
  size: 6,
  error: (numbers) => {
    const center = placeOf(numbers);
    const radius = Math.abs(numbers[4]!);
    const { x } = boxOf(numbers).center;
    const about = Math.abs(center.x - x) + radius;
    const errors = Array.from({ length: 9 }, (_, i) => {
      const halfWidth = neighbour(about, i - 4);
      const box = { center: { x, y: center.y }, halfWidth, halfHeight: 2 * radius };
      const circle = { center, radius };
      if (boxContainsCircle(box, circle) === oracle.boxContainsCircle(box, circle)) return 0;
      return Math.abs(inUlps(oracle.beyondWalls(box, circle)[0], halfWidth));
    });
    return Math.max(...errors);
  },
};

/** From a place inside: how large may the circle be? */
const polygons: Subject = {
  name: 'polygonContainsCircle',
  stated: 8,
  size: 8,
  error: (numbers) => {
    const [center, polygon] = [placeOf(numbers), cornersOf(numbers)];
    const { squaredDistance, inside } = exactStanding(exactPoint(center), polygon);
    if (!inside) return 0;
    return touchingError(
      (radius) => !polygonContainsCircle(polygon, { center, radius }),
      squaredDistance,
      (radius) => spanOf([...polygon, center], radius),
    );
  },
};

/** Across an edge with the smallest circles, where two tests may err together. */
const smallest: Subject = {
  name: 'polygonContainsCircle',
  stated: 8,
  size: 8,
  error: (numbers) => {
    const polygon = cornersOf(numbers);
    const [a, b] = [polygon[0]!, polygon[1]!];
    const t = Math.abs(numbers[0]!) % 1;
    const on = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    const span = spanOf(polygon);
    const unit = ulp(span);
    let worst = 0;
    for (const center of rowAround(on, { x: a.y - b.y, y: b.x - a.x }, span)) {
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
};

export const containment: readonly Subject[] = [circles, boxes, polygons, smallest];
