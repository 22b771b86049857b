import fc from 'fast-check';
import { pointInPolygonExactly } from '#lib/variants/point-in-polygon-exactly.ts';
import * as oracle from '#oracle/polygon.ts';
import { runs } from '../bench/check-scenes.ts';
import { endPoint, exactContract, pointOnTriangle } from '../bench/exactly.ts';
import type { PointAndPolygon } from '../bench/point-in-polygon.ts';
import {
  integerPolygonScene,
  nearTouchingScene,
  simpleMakers,
  smallPolygons,
} from '../bench/polygons-and-circles.ts';
import { type Random, randomScenes } from '../bench/random-scenes.ts';
import { corners } from '../bench/shapes.ts';
import { hasArea, isSimple } from '../bench/simple-polygons.ts';

const makers = Object.values(simpleMakers);

/** A scene whose point is on the outline, except for rounding. */
function nearOutline(random: Random): PointAndPolygon {
  const { polygon } = nearTouchingScene(random, 1, simpleMakers.concave!);
  const index = random.integer(0, polygon.length - 1);
  const [a, b] = [polygon[index]!, polygon[(index + 1) % polygon.length]!];
  const t = random.pick([0, 1, random.between(0, 1)]);
  return { polygon, point: { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) } };
}

exactContract<PointAndPolygon>(({ point, polygon }) => pointInPolygonExactly(point, polygon), {
  truth: ({ point, polygon }) => oracle.pointInPolygon(point, polygon),
  isValid: ({ polygon }) => isSimple(polygon) && hasArea(polygon),
  *touching() {
    for (const polygon of smallPolygons) {
      for (const [i, a] of polygon.entries()) {
        const b = polygon[(i + 1) % polygon.length]!;
        // Doubled, so that the middle of an edge is whole.
        const doubled = polygon.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
        yield { polygon: doubled, point: { x: a.x + b.x, y: a.y + b.y } };
      }
    }
  },
  integers: (random) => {
    const { polygon, circle } = integerPolygonScene(random, 4096, random.pick(makers));
    return { polygon, point: circle.center };
  },
  nearTouching: nearOutline,
  ordinary: (random) => {
    const point = () => ({ x: random.between(0, 600), y: random.between(0, 400) });
    return { polygon: simpleMakers.concave!(random, point), point: point() };
  },
  atTheEnds: fc.record({
    polygon: fc.array(endPoint, { minLength: 3, maxLength: 3 }),
    point: endPoint,
  }),
  unlike: [...randomScenes(runs(1_500, 150_000), pointOnTriangle)],
  plain: {
    polygon: corners([0, 0], [8, 1], [1, 8]),
    point: { x: 3, y: 3 },
  },
});
