import type { Vec2 } from '#lib/types.ts';
import { voronoiRegion } from '#lib/voronoi-region.ts';
import { spanOf } from '#oracle/span.ts';
import type { Attack } from './attack/derived.ts';
import { alongEdge } from './attack/exact-error.ts';
import { cornersOf, rowAround, sharpest } from './attack/numbers.ts';

/** Tests points level with an end of the first edge, where the edge and its corner meet. */
export const attacks: readonly Attack[] = [
  {
    size: 8,
    error: (numbers) => {
      const polygon = cornersOf(numbers);
      const [a, b, c] = polygon as [Vec2, Vec2, Vec2];
      const way = { x: b.x - a.x, y: b.y - a.y };
      const left = Math.sign(way.x * (c.y - a.y) - way.y * (c.x - a.x));
      const out = Math.abs(numbers[0]!) + 1e-6;
      const end = numbers[1]! > 0 ? b : a;
      const level = { x: end.x + left * way.y * out, y: end.y - left * way.x * out };
      const span = spanOf([...polygon, level]);
      let worst = 0;
      for (const point of rowAround(level, way, span)) {
        const { kind, index } = voronoiRegion(point, polygon) as { kind: string; index?: number };
        // Above 0 where the foot of the perpendicular is on the edge.
        const within = end === b ? alongEdge(point, b, a, span) : alongEdge(point, a, b, span);
        const isEdge = kind === 'edge' && index === 0;
        if (isEdge !== within > 0) worst = Math.max(worst, Math.abs(within));
      }
      return sharpest(polygon) < 1e-3 ? 0 : worst;
    },
  },
];
