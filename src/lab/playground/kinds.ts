import * as mark from '#figure/marks.ts';
import type { Part, World } from '#figure/part.ts';
import { type BoxValue, box, cornersOf, placeBox, placeUpright } from '#figure/parts/box.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { point } from '#figure/parts/point.ts';
import { polygon } from '#figure/parts/polygon.ts';
import { segment } from '#figure/parts/segment.ts';
import type { OrientedBox, Polygon, Segment, Vec2 } from '#lib/index.ts';

export const world: World = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

export interface Kind<Value> {
  /** The label of its button. */
  readonly label: string;
  /** The library's types that it can be passed as. The first is its own. */
  readonly types: readonly string[];
  /** The prefix of its shapes' names: "box", "box2". */
  readonly name: string;
  readonly part: Part<Value>;
  /** The first shape of this kind. room.ts moves later ones. */
  readonly first: Value;
  /** Returns the shape as the library represents it. */
  place(value: Value): object;
  /** The inverse of `place`, or null if the shape cannot be shown. */
  valueOf(shape: unknown): unknown;
  mark(key: string, style: string, value: Value): mark.Mark;
  labelAt(value: Value): Vec2;
}

const lowestOf = (corners: readonly Vec2[]) =>
  corners.reduce((low, corner) => (corner.y < low.y ? corner : low));

const boxKind = {
  mark: (key: string, style: string, value: BoxValue) =>
    mark.polygon(key, style, cornersOf(placeBox(value))),
  labelAt: (value: BoxValue) => lowestOf(cornersOf(placeBox(value))),
} as const;

const upright: Kind<BoxValue> = {
  label: 'box',
  types: ['Box'],
  name: 'box',
  part: box({ maxHalf: 30 }),
  first: { center: { x: 34, y: 36 }, halfWidth: 14, halfHeight: 9, degrees: 0 },
  place: placeUpright,
  valueOf: (shape) => ({ ...(shape as object), degrees: 0 }),
  ...boxKind,
};

const turned: Kind<BoxValue> = {
  label: 'rotated box',
  types: ['OrientedBox'],
  name: 'turned',
  part: box({ rotates: true, maxHalf: 24 }),
  first: { center: { x: 52, y: 38 }, halfWidth: 14, halfHeight: 7, degrees: 30 },
  place: placeBox,
  valueOf: (shape) => {
    const { rotation, ...rest } = shape as OrientedBox;
    return { ...rest, degrees: Math.round((rotation * 1800) / Math.PI) / 10 };
  },
  ...boxKind,
};

const circles: Kind<CircleValue> = {
  label: 'circle',
  types: ['Circle'],
  name: 'circle',
  part: circle({ minRadius: 1, maxRadius: 30 }),
  first: { center: { x: 56, y: 28 }, radius: 12 },
  place: ({ center, radius }) => ({ center, radius }),
  valueOf: (shape) => shape,
  mark: (key, style, value) => mark.circle(key, style, value),
  labelAt: ({ center, radius }) => ({ x: center.x, y: center.y - radius }),
};

const points: Kind<Vec2> = {
  label: 'point',
  types: ['Vec2'],
  name: 'point',
  part: point('p', 'point'),
  first: { x: 30, y: 20 },
  place: (value) => value,
  valueOf: (shape) => shape,
  mark: (key, _style, value) => mark.dot(key, 'fill-ink', value, 3),
  labelAt: (value) => value,
};

const segments: Kind<Segment> = {
  label: 'segment',
  types: ['Segment'],
  name: 'segment',
  part: segment(),
  first: { a: { x: 16, y: 14 }, b: { x: 66, y: 26 } },
  place: (value) => value,
  valueOf: (shape) => shape,
  mark: (key, _style, { a, b }) => mark.line(key, 'stroke-ink bold round', a, b, 'shapes'),
  labelAt: ({ a, b }) => lowestOf([a, b]),
};

const polygons: Kind<Polygon> = {
  label: 'polygon',
  types: ['Polygon', 'ConvexPolygon'],
  name: 'polygon',
  part: polygon({ grows: true, symbols: false, most: 12 }),
  first: [
    { x: 20, y: 18 },
    { x: 48, y: 12 },
    { x: 60, y: 34 },
    { x: 38, y: 50 },
    { x: 16, y: 40 },
  ],
  place: (value) => value,
  valueOf: (shape) => shape,
  mark: (key, style, value) => mark.polygon(key, style, value),
  labelAt: lowestOf,
};

export const kinds = {
  circle: circles,
  box: upright,
  turned,
  polygon: polygons,
  segment: segments,
  point: points,
} as const;

export type KindName = keyof typeof kinds;

// biome-ignore lint/suspicious/noExplicitAny: a shape's value is of its own kind.
export const kindOf = (name: KindName): Kind<any> => kinds[name];

export function isKind(name: unknown): name is KindName {
  return typeof name === 'string' && Object.hasOwn(kinds, name);
}
