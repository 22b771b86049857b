import type { Circle, Polygon, Segment, Vec2 } from '#lib/types.ts';
import { spanOf } from '#oracle/span.ts';
import { full } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { gridPoints, integers } from './grids.ts';
import { farOffsets, pythagoreanTriples } from './hard-numbers.ts';
import type { Random } from './random-scenes.ts';
import {
  anyOrder,
  convexPolygon,
  everySimplePolygon,
  starPolygon,
  withIdleCorners,
} from './simple-polygons.ts';

export interface SegmentAndCircle {
  readonly segment: Segment;
  readonly circle: Circle;
}

export interface PolygonAndCircle {
  readonly polygon: Polygon;
  readonly circle: Circle;
}

export type MakePolygon = (random: Random, make: () => Vec2) => Polygon;

/** Every triangle of a grid of 4 by 4 points, every quadrilateral of 3 by 3, both ways round. */
export const everySmallPolygon: readonly Polygon[] = [
  ...everySimplePolygon(
    gridPoints(2).filter(({ x, y }) => x < 2 && y < 2),
    3,
  ),
  ...everySimplePolygon(gridPoints(1), 4),
];

/** All of them in the long run, every seventh in the quick one. */
export const smallPolygons: readonly Polygon[] = everySmallPolygon.filter(
  (_, index) => full || index % 7 === 0,
);

/** Each of the polygons with every circle centred on the grid, radius by radius. */
export function* withEveryCircle(polygons: readonly Polygon[]): Generator<PolygonAndCircle> {
  for (const polygon of polygons) {
    for (const center of gridPoints(2)) {
      for (const radius of integers(0, 3)) yield { polygon, circle: { center, radius } };
    }
  }
}

export function* everySegmentAndCircle(): Generator<SegmentAndCircle> {
  for (const a of gridPoints(2)) {
    for (const b of gridPoints(2)) {
      for (const center of gridPoints(2)) {
        for (const radius of integers(0, 4)) {
          yield { segment: { a, b }, circle: { center, radius } };
        }
      }
    }
  }
}

/**
 * A scene of whole numbers up to +-limit. The centre is anywhere, at the height of a corner, at a
 * corner, on an edge or beside one. The radius is about the distance, 0, or as large as the scene.
 */
export function integerPolygonScene(
  random: Random,
  limit: number,
  makePolygon: MakePolygon,
): PolygonAndCircle {
  const size = random.pick([3, 10, 100, limit]);
  const left = random.integer(-limit, limit - 2 * size);
  const low = random.integer(-limit, limit - 2 * size);
  const reach = Math.min(size, limit);
  const make = () => ({
    x: Math.min(limit, left + random.integer(0, reach)),
    y: Math.min(limit, low + random.integer(0, reach)),
  });
  const polygon = makePolygon(random, make);
  const center = integerCenter(random, polygon, make);
  return { polygon, circle: { center, radius: integerRadius(random, polygon, center, limit) } };
}

/** The same with a segment, which sometimes has no length. */
export function integerSegmentScene(random: Random, limit: number): SegmentAndCircle {
  const twoEnds: MakePolygon = (_, make) => random.pick([[make(), make()], Array(2).fill(make())]);
  const { polygon, circle } = integerPolygonScene(random, limit, twoEnds);
  return { segment: { a: polygon[0]!, b: polygon[1]! }, circle };
}

function integerCenter(random: Random, polygon: Polygon, make: () => Vec2): Vec2 {
  const index = random.integer(0, polygon.length - 1);
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const nudge = () => random.integer(-1, 1);
  const t = random.integer(0, 4) / 4;
  const along = { x: Math.round(a.x + t * (b.x - a.x)), y: Math.round(a.y + t * (b.y - a.y)) };
  return random.pick([
    make(),
    { x: make().x, y: a.y },
    { x: a.x + nudge(), y: a.y + nudge() },
    along,
    { x: along.x + nudge(), y: along.y + nudge() },
    { x: along.x + (b.y - a.y), y: along.y - (b.x - a.x) },
    { x: along.x - (b.y - a.y), y: along.y + (b.x - a.x) },
  ]);
}

function integerRadius(random: Random, polygon: Polygon, center: Vec2, limit: number): number {
  const corner = random.pick(polygon);
  const toCorner = Math.hypot(corner.x - center.x, corner.y - center.y);
  const near = random.pick([distanceToOutline(center, polygon), toCorner]);
  const around = Math.max(0, Math.round(near) + random.integer(-1, 1));
  return random.pick([around, around, Math.round(near), random.integer(0, limit), 0]);
}

/** A rough distance, used only to make scenes that nearly touch. */
export function distanceToOutline(point: Vec2, polygon: Polygon): number {
  const distances = polygon.map((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const ux = length > 0 ? (b.x - a.x) / length : 0;
    const uy = length > 0 ? (b.y - a.y) / length : 0;
    const along = (point.x - a.x) * ux + (point.y - a.y) * uy;
    const held = Math.min(length, Math.max(0, along));
    return Math.hypot(point.x - a.x - held * ux, point.y - a.y - held * uy);
  });
  return Math.min(...distances);
}

/**
 * A scene of doubles of about this size, near the origin or away from it, so close to touching that
 * rounding can decide. Either the radius is about the distance, or it is almost 0 and the centre is
 * on the outline.
 */
export function nearTouchingScene(
  random: Random,
  size: number,
  makePolygon: MakePolygon,
): PolygonAndCircle {
  const offset = random.pick([0, 0, 1, 100]) * size;
  const make = () => ({
    x: offset + size * random.between(-1, 1),
    y: offset + size * random.between(-1, 1),
  });
  const polygon = makePolygon(random, make);
  const beside = random.integer(0, 2) > 0;
  const center = beside
    ? random.pick([make(), awayFrom(random, polygon)])
    : onOutline(random, polygon);
  const exact = beside ? distanceToOutline(center, polygon) : 0;
  const step = 2 ** -53 * spanOf([...polygon, center], exact);
  const radius = Math.abs(exact + random.between(-3, 3) * step);
  return { polygon, circle: { center, radius: random.pick([radius, radius, exact]) } };
}

export function nearTouchingSegment(random: Random, size: number): SegmentAndCircle {
  const make: MakePolygon = (_, point) => [point(), point()];
  const { polygon, circle } = nearTouchingScene(random, size, make);
  return { segment: { a: polygon[0]!, b: polygon[1]! }, circle };
}

function onOutline(random: Random, polygon: Polygon): Vec2 {
  const index = random.integer(0, polygon.length - 1);
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const t = random.pick([0, 1, random.between(0, 1)]);
  return {
    x: neighbour(a.x + t * (b.x - a.x), random.integer(-2, 2)),
    y: neighbour(a.y + t * (b.y - a.y), random.integer(-2, 2)),
  };
}

/** A point in front of an edge or beyond one of its ends, at most as far away as it is long. */
function awayFrom(random: Random, polygon: Polygon): Vec2 {
  const index = random.integer(0, polygon.length - 1);
  const a = polygon[index]!;
  const b = polygon[(index + 1) % polygon.length]!;
  const t = random.between(-0.2, 1.2);
  const off = random.between(-1, 1);
  return {
    x: a.x + t * (b.x - a.x) - off * (b.y - a.y),
    y: a.y + t * (b.y - a.y) + off * (b.x - a.x),
  };
}

/** A scene of doubles of about this size, with everything anywhere. */
export function anywherePolygonScene(
  random: Random,
  size: number,
  makePolygon: MakePolygon,
): PolygonAndCircle {
  const make = () => ({ x: size * random.between(-1, 1), y: size * random.between(-1, 1) });
  const polygon = makePolygon(random, make);
  return { polygon, circle: { center: make(), radius: size * random.between(0, 1) } };
}

/**
 * Scenes that touch exactly. Each is a triangle with an edge along (a, b) of a triple, and a circle
 * in front of it or behind it, at a multiple of c. The index of the edge and the winding vary. The
 * scenes are near the origin and far away.
 */
export function* tangentEverywhere(): Generator<PolygonAndCircle & { side: number }> {
  for (const { a, b, c } of pythagoreanTriples(30)) {
    for (const x of farOffsets) {
      const from = { x, y: 0 };
      const to = { x: x + 2 * a, y: 2 * b };
      const third = { x: x - 2 * b, y: 2 * a };
      const center = { x: x + a + b, y: b - a };
      const circle = { center, radius: c };
      yield { polygon: [from, to, third], circle, side: 0 };
      yield { polygon: [to, from, third], circle, side: 0 };
      yield { polygon: [third, from, to], circle, side: 1 };
      yield { polygon: [to, third, from], circle, side: 2 };
    }
  }
}

/** Makers of convex polygons, plain or with repeated corners and corners in line. */
export const convexMakers: Readonly<Record<string, MakePolygon>> = {
  convex: convexPolygon,
  'convex with idle corners': (random, make) =>
    anyOrder(random, withIdleCorners(random, convexPolygon(random, halved(make)))),
};

export const simpleMakers: Readonly<Record<string, MakePolygon>> = {
  ...convexMakers,
  concave: starPolygon,
};

/** Makes points that are still within the limit when doubled. */
function halved(make: () => Vec2): () => Vec2 {
  return () => {
    const { x, y } = make();
    return { x: Math.trunc(x / 2), y: Math.trunc(y / 2) };
  };
}
