import {
  castCircleAgainstBox,
  castCircleAgainstCircle,
  castCircleAgainstOrientedBox,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
} from '#lib/index.ts';
import type {
  Box,
  Cast,
  Circle,
  CircleCast,
  OrientedBox,
  Polygon,
  Segment,
  Vec2,
} from '#lib/types.ts';
import { squaredDistanceFrom } from '#oracle/cast.ts';
import { fromDouble, sub } from '#oracle/rational.ts';
import { compareRoot } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { type JudgedCast, judged, judgedBox, judgedPolygon } from './casts.ts';
import type { Random } from './random-scenes.ts';
import { convexPolygon, starPolygon } from './simple-polygons.ts';
import { type Transform, transformScene } from './transforms.ts';

/** The obstacles in a room, by the kind of shape. */
export interface Room {
  readonly boxes?: readonly Box[];
  readonly orientedBoxes?: readonly OrientedBox[];
  readonly polygons?: readonly Polygon[];
  readonly circles?: readonly Circle[];
  readonly segments?: readonly Segment[];
}

/** One obstacle: its cast, and its exact position relative to a circle. */
interface Thing {
  readonly cast: CircleCast;
  readonly judge: (circle: Circle) => JudgedCast;
}

const still = { x: 0, y: 0 };

function thingsIn(room: Room): Thing[] {
  return [
    ...(room.boxes ?? []).map((box) => ({
      cast: (circle: Circle, way: Vec2) => castCircleAgainstBox(box, circle, way),
      judge: (circle: Circle) => judgedBox({ target: box, circle, displacement: still }),
    })),
    ...(room.orientedBoxes ?? []).map((box) => ({
      cast: (circle: Circle, way: Vec2) => castCircleAgainstOrientedBox(box, circle, way),
      judge: (circle: Circle) => judgedBox({ target: box, circle, displacement: still }),
    })),
    ...(room.polygons ?? []).map((polygon) => ({
      cast: (circle: Circle, way: Vec2) => castCircleAgainstPolygon(polygon, circle, way),
      judge: (circle: Circle) => judgedPolygon({ target: polygon, circle, displacement: still }),
    })),
    ...(room.circles ?? []).map((target) => ({
      cast: (circle: Circle, way: Vec2) => castCircleAgainstCircle(target, circle, way),
      judge: (circle: Circle) =>
        judged({ circle, displacement: still }, [target.center], target.radius),
    })),
    ...(room.segments ?? []).map((segment) => ({
      cast: (circle: Circle, way: Vec2) => castCircleAgainstSegment(segment, circle, way),
      judge: (circle: Circle) => judged({ circle, displacement: still }, [segment.a, segment.b]),
    })),
  ];
}

/** A cast against all obstacles of a room, and two ways to measure how near they are. */
export interface World {
  readonly cast: CircleCast;
  /** Whether every obstacle is at least `distance` minus `ulps` of the size away. Exact. */
  readonly isClear: (center: Vec2, distance: number, size: number, ulps: number) => boolean;
  /** The distance to the nearest obstacle in doubles, which is 0 inside one. */
  readonly distance: (center: Vec2) => number;
}

export function worldOf(room: Room): World {
  const things = thingsIn(room);
  const sketches = sketchesOf(room);
  const distance = (center: Vec2) =>
    sketches.reduce((least, sketch) => Math.min(least, sketch(center)), Infinity);
  return {
    cast: (circle, displacement) => {
      let first: Cast | null = null;
      for (const { cast } of things) {
        const found = cast(circle, displacement);
        if (found !== null && (first === null || found.fraction < first.fraction)) first = found;
      }
      return first;
    },
    distance,
    isClear: (center, limit, size, ulps) => {
      // Doubles are enough far away, and exact arithmetic decides nearby.
      if (distance(center) > limit + 1e-9 * size) return true;
      const least = sub(fromDouble(limit), ulpsOf(size, ulps));
      return things.every(({ judge }) => isAway(judge({ center, radius: 0 }), least));
    },
  };
}

function isAway({ stage, targetRadius }: JudgedCast, least: ReturnType<typeof sub>): boolean {
  if (stage.startsInside) return false;
  const reach = sub(least, fromDouble(-targetRadius));
  return compareRoot(squaredDistanceFrom(stage, stage.start), reach) >= 0;
}

type Sketch = (center: Vec2) => number;

/** Distances in plain doubles, computed without the library. */
function sketchesOf(room: Room): Sketch[] {
  const toBox = (
    { center, halfWidth, halfHeight }: Box | OrientedBox,
    rotation: number,
  ): Sketch => {
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    return ({ x, y }) => {
      const [dx, dy] = [x - center.x, y - center.y];
      return Math.hypot(
        Math.max(0, Math.abs(dx * cos + dy * sin) - halfWidth),
        Math.max(0, Math.abs(dy * cos - dx * sin) - halfHeight),
      );
    };
  };
  const toEdge = (a: Vec2, b: Vec2): Sketch => {
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    return ({ x, y }) => {
      const t = ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey);
      const held = Math.min(1, Math.max(0, t));
      return Math.hypot(x - a.x - held * ex, y - a.y - held * ey);
    };
  };
  const toPolygon = (polygon: Polygon): Sketch => {
    const edges = polygon.map((a, i) => toEdge(a, polygon[(i + 1) % polygon.length]!));
    const isInside = ({ x, y }: Vec2) => {
      let crossings = 0;
      for (const [i, a] of polygon.entries()) {
        const b = polygon[(i + 1) % polygon.length]!;
        if (a.y > y === b.y > y) continue;
        if (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) > x) crossings += 1;
      }
      return crossings % 2 === 1;
    };
    return (point) => (isInside(point) ? 0 : Math.min(...edges.map((edge) => edge(point))));
  };
  return [
    ...(room.boxes ?? []).map((box) => toBox(box, 0)),
    ...(room.orientedBoxes ?? []).map((box) => toBox(box, box.rotation)),
    ...(room.polygons ?? []).map(toPolygon),
    ...(room.circles ?? []).map(({ center, radius }): Sketch => {
      return ({ x, y }) => Math.max(0, Math.hypot(x - center.x, y - center.y) - radius);
    }),
    ...(room.segments ?? []).map(({ a, b }) => toEdge(a, b)),
  ];
}

/** A room of 20 by 20 with four walls and obstacles of all kinds in it. */
export function anyRoom(random: Random): Room {
  const place = () => ({ x: random.between(-10, 10), y: random.between(-10, 10) });
  const near = (center: Vec2, size: number) => () => ({
    x: center.x + random.between(-size, size),
    y: center.y + random.between(-size, size),
  });
  const some = <Item>(most: number, make: () => Item) =>
    Array.from({ length: random.integer(0, most) }, make);
  const half = () => random.between(0.2, 3);
  const box = () => ({ center: place(), halfWidth: half(), halfHeight: half() });
  return {
    boxes: [...walls, ...some(2, box), ...tiles(random)],
    orientedBoxes: some(2, () => ({ ...box(), rotation: random.between(-4, 4) })),
    polygons: some(3, () => {
      const make = near(place(), 4);
      return random.pick([convexPolygon, starPolygon])(random, make);
    }),
    circles: some(2, () => ({ center: place(), radius: half() })),
    segments: some(1, () => {
      const a = place();
      return { a, b: near(a, 5)() };
    }),
  };
}

const walls: readonly Box[] = [
  { center: { x: 0, y: -11 }, halfWidth: 12, halfHeight: 1 },
  { center: { x: 11, y: 0 }, halfWidth: 1, halfHeight: 12 },
  { center: { x: 0, y: 11 }, halfWidth: 12, halfHeight: 1 },
  { center: { x: -11, y: 0 }, halfWidth: 1, halfHeight: 12 },
];

/** A row of equal tiles with a step in it. */
function tiles(random: Random): Box[] {
  const size = random.pick([0.1, 0.3, 0.5]);
  const [x, y] = [random.between(-9, 5), random.between(-9, 9)];
  const rise = random.integer(0, 8);
  return Array.from({ length: 8 }, (_, i) => ({
    center: { x: x + 2 * size * i, y: i < rise ? y : y + size },
    halfWidth: size,
    halfHeight: size,
  }));
}

/**
 * Three to six rotated boxes, which are the walls of a convex room around the origin. Its corners
 * have any angle, and some are very acute.
 */
export function convexRoom(random: Random): Room & { readonly normals: readonly Vec2[] } {
  const count = random.integer(3, 6);
  const angles = Array.from({ length: count }, () => random.between(-Math.PI, Math.PI));
  const orientedBoxes = angles.map((rotation) => {
    const distance = random.between(3, 9);
    const out = { x: Math.cos(rotation), y: Math.sin(rotation) };
    return {
      center: { x: out.x * (distance + 50), y: out.y * (distance + 50) },
      halfWidth: 50,
      halfHeight: 500,
      rotation,
    };
  });
  return {
    orientedBoxes,
    normals: angles.map((angle) => ({ x: -Math.cos(angle), y: -Math.sin(angle) })),
  };
}

/** A position where a circle touches nothing, or null if none was found in 30 tries. */
export function freePlace(random: Random, { distance }: World, reach: number): Vec2 | null {
  for (let tries = 0; tries < 30; tries += 1) {
    const center = { x: random.between(-10, 10), y: random.between(-10, 10) };
    if (distance(center) > reach) return center;
  }
  return null;
}

export function transformRoom(room: Room, transform: Transform): Room {
  return transformScene(room, transform);
}
