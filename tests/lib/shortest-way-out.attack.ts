import { shortestWayOut } from '#lib/shortest-way-out.ts';
import type { Obstacles } from '#lib/types.ts';
import { clashes } from '#oracle/outline.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import { exactPoint, moved } from '#oracle/segment.ts';
import { clearances } from '#oracle/way-out.ts';
import type { Attack } from './attack/derived.ts';
import { rootMinus } from './attack/exact-error.ts';
import { boxOf, cornersOf, type Numbers, placeOf } from './attack/numbers.ts';
import { nothing, spanOfScene } from './bench/obstacles.ts';

/** How deep the circle is in the worst obstacle after the way out, in ulps of the span. */
function overlapAfter(obstacles: Obstacles, numbers: Numbers): number {
  const center = placeOf(numbers);
  const own = Math.abs(numbers.at(-1)!);
  let worst = 0;
  for (const radius of [own, own / 16]) {
    const circle = { center, radius };
    const way = shortestWayOut(obstacles, circle);
    if (way === null) return Infinity;
    const there = moved(exactPoint(center), way, fromDouble(1));
    const span = spanOfScene({ obstacles, circle });
    for (const { squaredDistance, inside, least } of clearances(obstacles, there, radius)) {
      const zero = fromDouble(0);
      const off = inside
        ? -rootMinus(squaredDistance, sub(zero, least), span)
        : rootMinus(squaredDistance, least, span);
      worst = Math.max(worst, -off);
    }
  }
  return worst;
}

export const attacks: readonly Attack[] = [
  {
    size: 15,
    error: (numbers) => {
      const [a, b, c, d] = [2, 4, 6, 8].map((i) => placeOf(numbers.slice(i)));
      const segments = [
        { a: a!, b: b! },
        { a: c!, b: d! },
      ];
      const circles = [{ center: placeOf(numbers.slice(10)), radius: Math.abs(numbers[12]!) }];
      return overlapAfter({ ...nothing, segments, circles }, numbers);
    },
  },
  {
    size: 14,
    error: (numbers) => {
      const turned = { ...boxOf(numbers), rotation: numbers[6]! };
      const polygon = cornersOf(numbers.slice(5, 13));
      const polygons = clashes(polygon).length > 0 ? [] : [polygon];
      return overlapAfter({ ...nothing, orientedBoxes: [turned], polygons }, numbers);
    },
  },
];
