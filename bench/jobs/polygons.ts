import type { Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { pointForms } from '#site/measure/jobs.ts';
import { starMaker } from '#site/measure/scenes.ts';
import { gridPoints } from '../../tests/lib/bench/grids.ts';
import { pointInPolygonFlat, pointInPolygonNested, robustPointInPolygon } from '../peers.ts';
import type { Job } from './job.ts';

interface PolygonScene {
  readonly point: Vec2;
  readonly shape: Shape;
}

interface Shape {
  readonly polygon: Polygon;
  /** The same corners as x, y, x, y, ..., and as [x, y] pairs. */
  readonly flat: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}

function built(polygon: Polygon): Shape {
  return {
    polygon,
    flat: polygon.flatMap(({ x, y }) => [x, y]),
    pairs: polygon.map(({ x, y }) => [x, y] as const),
  };
}

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const diamond = points([6, 0], [0, 4], [-6, 0], [0, -4]);
const ell = points([-6, -6], [6, -6], [6, 0], [0, 0], [0, 6], [-6, 6]);

function around(polygon: Polygon, isMeant: (point: Vec2) => boolean): PolygonScene[] {
  const shape = built(polygon);
  return gridPoints(8)
    .filter(isMeant)
    .map((point) => ({ point, shape }));
}

const onOutline = (polygon: Polygon) => (center: Vec2) =>
  oracle.polygonOutlineIntersectsCircle(polygon, { center, radius: 0 });

const families = () => ({
  'on the outline of a diamond': around(diamond, onOutline(diamond)),
  'on the outline of an L': around(ell, onOutline(ell)),
  "level with a diamond's corner": around(diamond, ({ y }) => y === 0),
  "level with an L's edge": around(ell, ({ y }) => y === 0 || y === 6),
});

export const polygonJobs: Job<PolygonScene>[] = [8, 256].map((corners) => ({
  name: `point / polygon of ${corners}`,
  make: starMaker(corners, built),
  candidates: [
    ...pointForms,
    {
      name: 'point-in-polygon, flat',
      answer: ({ point, shape }) => pointInPolygonFlat([point.x, point.y], shape.flat),
    },
    {
      name: 'point-in-polygon, nested',
      answer: ({ point, shape }) => pointInPolygonNested([point.x, point.y], shape.pairs),
    },
    {
      name: 'robust-point-in-polygon',
      answer: ({ point, shape }) => robustPointInPolygon(shape.pairs, [point.x, point.y]) <= 0,
    },
  ],
  truth: ({ point, shape }) => oracle.pointInPolygon(point, shape.polygon),
  families: corners === 8 ? families : () => ({}),
}));
