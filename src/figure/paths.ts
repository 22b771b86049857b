import { distance, toWorld, type Vec2 } from '#lib/index.ts';
import { bisect } from './bisect.ts';
import { clamp } from './numbers.ts';
import type { World } from './part.ts';
import { innerWindow, inWindow, isInWindow } from './parts/point.ts';
import { along, lerp } from './places.ts';

// Paths of moving parts of a figure. The library tests whether something on the path is hit.

/** Returns the position at a time from 0 to 1. */
export type Path = (t: number) => Vec2;

/** Tests whether the moving part hits something at this position. */
export type HitsAt = (at: Vec2) => boolean;

/** A path straight from point to point at constant speed. */
export function polyline(places: readonly Vec2[]): Path {
  const lengths = places.slice(1).map((to, i) => distance(places[i]!, to));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (t) => {
    let left = clamp(t, 0, 1) * total;
    const i = lengths.findIndex((length) => {
      if (left <= length) return true;
      left -= length;
      return false;
    });
    const [from, to] = [places[i], places[i + 1]];
    // Rounding may leave a small remainder at the end.
    if (!from || !to) return places.at(-1)!;
    return lerp(from, to, lengths[i] ? left / lengths[i]! : 0);
  };
}

/** A path through a point in a direction, from one edge of the window to the other. */
export function acrossWindow(through: Vec2, direction: Vec2, world: World): Path {
  const edge = (way: number) => {
    const isInside = (s: number) => isInWindow(along(through, direction, way * s), world);
    return along(through, direction, way * bisect(isInside, 1000, 30));
  };
  return polyline([edge(-1), edge(1)]);
}

/** A path back and forth over the whole window, row by row from the top. */
export function raster(world: World, rows: number): Path {
  const { minX, maxX, minY, maxY } = innerWindow(world);
  return (t) => {
    const row = Math.min(Math.floor(clamp(t, 0, 1) * rows), rows - 1);
    const part = clamp(t, 0, 1) * rows - row;
    const x = row % 2 === 0 ? part : 1 - part;
    return { x: minX + x * (maxX - minX), y: maxY - ((row + 0.5) / rows) * (maxY - minY) };
  };
}

/** The distance past the first contact, so that rounding to thousandths does not undo it. */
const certain = 0.01;

/** Returns the position of first contact on the path to a point, or that point on a miss. */
export function firstContact(from: Vec2, to: Vec2, hits: HitsAt): Vec2 {
  const length = distance(from, to);
  if (length === 0) return from;
  const at = (s: number) => lerp(from, to, s / length);
  const free = bisect((s) => !hits(at(s)), length, 24);
  return at(free === 0 && hits(from) ? 0 : Math.min(free + certain, length));
}

/** Returns each start and its first contact on the path to the target. */
export function flights(starts: readonly Vec2[], target: Vec2, hits: HitsAt): Vec2[] {
  return starts.flatMap((start) => [start, firstContact(start, target, hits)]);
}

const directions = 360;
/** Larger than any window. */
const far = 300;

/**
 * Returns the positions around a shape at which it is just touched. They run anticlockwise around a
 * point inside, from the right. The depths in a figure change by less than 0.01 between them.
 */
export function touchingOutline(inside: Vec2, hits: HitsAt): Vec2[] {
  return Array.from({ length: directions }, (_, i) => {
    const rotation = (2 * Math.PI * i) / directions;
    return firstContact(toWorld({ x: far, y: 0 }, { center: inside, rotation }), inside, hits);
  });
}

/** Moves a position into the window and rounds it, so that addresses remain short. */
export function placeable(place: Vec2, world: World): Vec2 {
  return inWindow(place, world, 0.001);
}

/** Computes a path again only if the arguments differ from the last ones. */
export function keepPath<Args extends readonly unknown[]>(
  make: (...args: Args) => Path,
): (...args: Args) => Path {
  let last: { readonly args: Args; readonly path: Path } | null = null;
  return (...args) => {
    if (!last?.args.every((arg, i) => arg === args[i])) last = { args, path: make(...args) };
    return last.path;
  };
}
