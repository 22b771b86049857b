import { collideConvexPolygonCircle } from '#lib/collide-convex-polygon-circle.ts';
import type { Circle, Polygon, Vec2 } from '#lib/types.ts';
import * as oracle from '#oracle/polygon.ts';
import { fromDouble } from '#oracle/rational.ts';
import { convexForms } from '#site/measure/jobs.ts';
import { convexMaker } from '#site/measure/scenes.ts';
import { gridPoints } from '../../tests/lib/bench/grids.ts';
import type { PolygonAndCircle } from '../../tests/lib/bench/polygons-and-circles.ts';
import type { Job } from './job.ts';
import {
  matterPolygon,
  matterTouches,
  p2Polygon,
  p2Touches,
  planckDepth,
  planckPolygon,
  planckTouches,
  satDepth,
  satPolygon,
  satTouches,
} from './shapes.ts';
import { depth } from './truth.ts';

/** Little is new in each scene, so that the timing does not measure memory access. */
interface ConvexScene<Of extends { polygon: Polygon } = Shape> {
  readonly circle: Circle;
  readonly shape: Of;
}

/** A polygon, and the same polygon prebuilt for the libraries that need that. */
interface Shape {
  readonly polygon: Polygon;
  readonly planck: ReturnType<typeof planckPolygon>;
  readonly sat: ReturnType<typeof satPolygon>;
  /** Null if p2 refuses the polygon. */
  readonly p2: ReturnType<typeof p2Polygon> | null;
  readonly matter: ReturnType<typeof matterPolygon>;
}

function attempt<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch {
    return null;
  }
}

function built(polygon: Polygon): Shape {
  return {
    polygon,
    planck: planckPolygon(polygon),
    sat: satPolygon(polygon),
    p2: attempt(() => p2Polygon(polygon)),
    matter: matterPolygon(polygon),
  };
}

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const rectangle = points([-4, -3], [4, -3], [4, 3], [-4, 3]);
const diamond = points([-4, 0], [0, -3], [4, 0], [0, 3]);
const straight = points([-4, -3], [0, -3], [4, -3], [4, 3], [-4, 3]);
const flat = points([-15, 0], [15, 0], [0, 5]);

/** All circles of small whole numbers around the polygon that pass the test. */
function around(
  polygon: Polygon,
  isMeant: (scene: PolygonAndCircle) => boolean = () => true,
): ConvexScene[] {
  const shape = built(polygon);
  const circles = gridPoints(12).flatMap((center) =>
    [1, 2, 4, 5, 10].map((radius) => ({ center, radius })),
  );
  return circles
    .map((circle) => ({ circle, shape }))
    .filter(({ circle }) => isMeant({ polygon, circle }));
}

const touching = ({ polygon, circle }: PolygonAndCircle) =>
  oracle.compareSigned(oracle.standing(circle.center, polygon), fromDouble(circle.radius)) === 0;
const inside = ({ polygon, circle }: PolygonAndCircle) =>
  oracle.pointInPolygon(circle.center, polygon);

/** The same scenes far from the origin. */
function far(scenes: readonly ConvexScene[]): ConvexScene[] {
  const move = ({ x, y }: Vec2) => ({ x: x + 1e8, y: y + 1e8 });
  const polygon = scenes[0]!.shape.polygon.map(move);
  const shape = built(polygon);
  return scenes.map(({ circle: { center, radius } }) => ({
    circle: { center: move(center), radius },
    shape,
  }));
}

const families = () => ({
  'touching a rectangle': around(rectangle, touching),
  'touching a diamond': around(diamond, touching),
  'touching a diamond, 1e8 away': far(around(diamond, touching)),
  'the centre inside': around(flat, inside),
  'level with a corner': around(diamond, ({ circle }) => circle.center.y === 0),
  'a corner in line': around(straight),
  clockwise: around(rectangle.toReversed()),
});

export const convexJobs: Job<ConvexScene>[] = [4, 8, 32, 256].map((corners) => ({
  name: `convex polygon of ${corners} / circle`,
  make: convexMaker(corners, built),
  candidates: [
    ...convexForms,
    { name: 'planck', answer: ({ circle, shape }) => planckTouches(shape.planck, circle) },
    { name: 'sat', answer: ({ circle, shape }) => satTouches(shape.sat, circle) },
    { name: 'p2-es', answer: ({ circle, shape }) => p2Touches(shape.p2!, circle) },
    { name: 'matter-js', answer: ({ circle, shape }) => matterTouches(shape.matter, circle) },
  ],
  truth: ({ circle, shape }) => oracle.polygonIntersectsCircle(shape.polygon, circle),
  families: corners === 4 ? families : () => ({}),
}));

export const convexContactJobs: Job<ConvexScene>[] = [4, 8, 32, 256].map((corners) => ({
  name: `convex polygon of ${corners} / circle, contact`,
  make: convexMaker(corners, built),
  candidates: [
    {
      name: 'ours',
      answer: ({ circle, shape }) => collideConvexPolygonCircle(shape.polygon, circle)?.depth ?? -1,
    },
    { name: 'planck', answer: ({ circle, shape }) => planckDepth(shape.planck, circle) },
    { name: 'sat', answer: ({ circle, shape }) => satDepth(shape.sat, circle) },
  ],
  truth: ({ circle, shape }) => depth(shape.polygon, circle),
  families: corners === 4 ? families : () => ({}),
}));
