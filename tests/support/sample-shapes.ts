import type { Box, Circle, OrientedBox, Polygon, Segment, Vec2 } from '#lib/index.ts';
import {
  anyBoxScene,
  anyOrientedScene,
  integerBoxScene,
  mixedSizesBoxScene,
  nearTouchingBoxScene,
  nearTouchingOrientedScene,
  touchingBoxesEverywhere,
} from '../lib/bench/boxes-and-circles.ts';
import { oneUlpBeside, replaceEachNumber } from '../lib/bench/hard-numbers.ts';
import {
  anywhereScene,
  integerScene,
  mixedSizesScene,
  nearRimScene,
  touchingEverywhere,
} from '../lib/bench/points-and-circles.ts';
import {
  anywherePolygonScene,
  convexMakers,
  everySegmentAndCircle,
  integerPolygonScene,
  integerSegmentScene,
  type MakePolygon,
  nearTouchingScene,
  nearTouchingSegment,
  simpleMakers,
  tangentEverywhere,
} from '../lib/bench/polygons-and-circles.ts';
import type { Random } from '../lib/bench/random-scenes.ts';

/** One shape of each kind, from the library's own families of scenes. */
export interface Shapes {
  readonly point: Vec2;
  readonly circle: Circle;
  readonly box: Box;
  readonly turned: OrientedBox;
  readonly segment: Segment;
  readonly polygon: Polygon;
  readonly convex: Polygon;
}

const sizes = [1, 100, 1e-6, 1e8];

/** All shapes, with the circle close to one of them. */
export function anyShapes(random: Random): Shapes {
  const size = random.pick(sizes);
  const byPoint = random.pick([
    () => integerScene(random, 1000),
    () => nearRimScene(random, size),
    () => anywhereScene(random, size),
    () => mixedSizesScene(random),
  ])();
  const byBox = random.pick([
    () => integerBoxScene(random, 1000),
    () => nearTouchingBoxScene(random, size),
    () => anyBoxScene(random, size),
    () => mixedSizesBoxScene(random),
  ])();
  const byTurned = random.pick([nearTouchingOrientedScene, anyOrientedScene])(random, size);
  const bySegment = random.pick([
    () => integerSegmentScene(random, 1000),
    () => nearTouchingSegment(random, size),
  ])();
  const byPolygon = anyPolygon(random, size, simpleMakers);
  const byConvex = anyPolygon(random, size, convexMakers);
  const all = [byPoint, byBox, byTurned, bySegment, byPolygon, byConvex];
  const { circle } = random.pick(all);
  const point = random.pick([byPoint.point, circle.center]);
  return {
    point,
    circle,
    box: byBox.box,
    turned: byTurned.box,
    segment: bySegment.segment,
    polygon: byPolygon.polygon,
    convex: byConvex.polygon,
  };
}

function anyPolygon(random: Random, size: number, makers: Readonly<Record<string, MakePolygon>>) {
  // Only integer coordinates produce repeated and collinear corners.
  const real = Object.entries(makers).filter(([name]) => !name.includes('idle'));
  const [, make] = random.pick(real);
  return random.pick([
    () => integerPolygonScene(random, 1000, random.pick(Object.values(makers))),
    () => nearTouchingScene(random, size, make),
    () => anywherePolygonScene(random, size, make),
  ])();
}

/**
 * Scenes with exact touching, near and far: each family with the other shapes of a random scene.
 */
export function* hardShapes(random: Random, every: number): Generator<Shapes> {
  const families = [
    [touchingEverywhere(), every],
    [touchingBoxesEverywhere(13), every],
    [everySegmentAndCircle(), 4 * every],
    [tangentEverywhere(), Math.ceil(every / 30)],
  ] as const;
  for (const [family, step] of families) {
    let index = 0;
    for (const scene of family) {
      if (index++ % step > 0) continue;
      const convex = 'polygon' in scene ? { convex: scene.polygon } : {};
      yield { ...anyShapes(random), ...scene, ...convex };
    }
  }
}

/** Sometimes replaces a number by the next double, or by a special value. */
export function disturbed<Values>(values: Values, random: Random, staysFinite: boolean): Values {
  const kind = random.integer(0, 7);
  if (kind > 1 || (kind === 1 && staysFinite)) return values;
  const odd = random.pick([Number.NaN, Infinity, -Infinity, -0, 0, -1, 1e300]);
  const changed = [...(kind === 0 ? oneUlpBeside(values) : replaceEachNumber(values, odd))];
  return changed.length > 0 ? random.pick(changed) : values;
}
