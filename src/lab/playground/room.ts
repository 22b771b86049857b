import { toTenths } from '#figure/numbers.ts';
import type { Vec2 } from '#lib/index.ts';
import { type KindName, kindOf, world } from './kinds.ts';
import type { Shape } from './scene.ts';

// Finds free space for a new shape, closest to its kind's first position.

interface Extent {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/**
 * Space around a new shape, and below a shape for its name. Handles keep the same distance from the
 * edge.
 */
const gap = 3;
const nameHeight = 5;
const step = 2;
/** A crowded stage gets smaller shapes. */
const scales = [1, 0.75, 0.5];

/** Returns the first value of a kind, moved to where it overlaps nothing, or the least. */
export function valueWithRoom(shapes: readonly Shape[], kind: KindName): unknown {
  const { first } = kindOf(kind);
  const others = shapes.map((shape) => grown(extentOf(shape.kind, shape.value), 1));
  let best: { readonly value: unknown; readonly cost: number } | null = null;
  for (const scale of scales) {
    const found = leastInTheWay(kind, scaled(first, scale), others);
    if (found.cost === 0) return found.value;
    if (!best || found.cost < best.cost) best = found;
  }
  return best?.value ?? first;
}

function leastInTheWay(kind: KindName, value: unknown, others: readonly Extent[]) {
  const own = grown(extentOf(kind, value), gap);
  let best = { value, cost: Number.POSITIVE_INFINITY, far: Number.POSITIVE_INFINITY };
  for (const by of displacementsWithin(own)) {
    const cost = others.reduce((sum, other) => sum + overlap(moved(own, by), other), 0);
    const far = Math.hypot(by.x, by.y);
    if (cost > best.cost || (cost === best.cost && far >= best.far)) continue;
    best = { value: withPlaces(value, (at) => plus(at, by)), cost, far };
  }
  return best;
}

/** Returns all displacements that keep a shape in the window, beginning with none. */
function displacementsWithin({ minX, maxX, minY, maxY }: Extent): Vec2[] {
  const along = (least: number, most: number) => {
    const from = Math.ceil(least / step);
    return Array.from({ length: Math.floor(most / step) - from + 1 }, (_, i) => (from + i) * step);
  };
  const ys = along(world.minY - minY, world.maxY - maxY);
  return along(world.minX - minX, world.maxX - maxX).flatMap((x) => ys.map((y) => ({ x, y })));
}

/**
 * Returns the box around a shape and its handles, because a rotation handle lies outside the shape.
 */
export function extentOf(kind: KindName, value: unknown): Extent {
  const handles = kindOf(kind).part.handles(value, world);
  const own = outlineOf(kind, value);
  const all = around(
    handles.map(({ at }) => at),
    0,
    0,
  );
  return {
    minX: Math.min(own.minX, all.minX),
    maxX: Math.max(own.maxX, all.maxX),
    minY: Math.min(own.minY, all.minY),
    maxY: Math.max(own.maxY, all.maxY),
  };
}

function outlineOf(kind: KindName, value: unknown): Extent {
  const shape = kindOf(kind).place(value) as {
    readonly center?: Vec2;
    readonly radius?: number;
    readonly halfWidth?: number;
    readonly halfHeight?: number;
    readonly rotation?: number;
  };
  const { center, radius = 0, halfWidth = radius, halfHeight = radius, rotation = 0 } = shape;
  if (!center) return around(placesOf(value), 0, 0);
  const [cos, sin] = [Math.abs(Math.cos(rotation)), Math.abs(Math.sin(rotation))];
  return around([center], halfWidth * cos + halfHeight * sin, halfWidth * sin + halfHeight * cos);
}

function around(places: readonly Vec2[], width: number, height: number): Extent {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    minX: Math.min(...xs) - width,
    maxX: Math.max(...xs) + width,
    minY: Math.min(...ys) - height,
    maxY: Math.max(...ys) + height,
  };
}

function grown({ minX, maxX, minY, maxY }: Extent, by: number): Extent {
  return { minX: minX - by, maxX: maxX + by, minY: minY - nameHeight, maxY: maxY + by };
}

function moved({ minX, maxX, minY, maxY }: Extent, { x, y }: Vec2): Extent {
  return { minX: minX + x, maxX: maxX + x, minY: minY + y, maxY: maxY + y };
}

function overlap(a: Extent, b: Extent): number {
  const width = Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX);
  const height = Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY);
  return Math.max(0, width) * Math.max(0, height);
}

const plus = (a: Vec2, b: Vec2): Vec2 => ({ x: toTenths(a.x + b.x), y: toTenths(a.y + b.y) });

const isPlace = (value: object): value is Vec2 => 'x' in value && 'y' in value;

function placesOf(value: unknown): Vec2[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPlace(value) ? [value] : Object.values(value).flatMap(placesOf);
}

/** Returns a shape with its points changed. */
function withPlaces(value: unknown, change: (at: Vec2) => Vec2): unknown {
  if (Array.isArray(value)) return value.map((item) => withPlaces(item, change));
  if (typeof value !== 'object' || value === null) return value;
  if (isPlace(value)) return change(value);
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([name, field]) => [name, withPlaces(field, change)]));
}

const lengths = new Set(['radius', 'halfWidth', 'halfHeight']);

function scaled(value: unknown, scale: number): unknown {
  if (scale === 1) return value;
  const { minX, maxX, minY, maxY } = around(placesOf(value), 0, 0);
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const nearer = withPlaces(value, ({ x, y }) => ({
    x: toTenths(middle.x + scale * (x - middle.x)),
    y: toTenths(middle.y + scale * (y - middle.y)),
  }));
  if (Array.isArray(nearer)) return nearer;
  const fields = Object.entries(nearer as object);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, lengths.has(name) ? toTenths(scale * field) : field]),
  );
}
