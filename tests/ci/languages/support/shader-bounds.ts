import {
  lengthWithin,
  productWithin,
  rotatedWithin,
  speedWithin,
  touchingWithin,
} from '#translate/languages/glsl-accuracy.ts';
import type { FunctionTree } from '#translate/tree.ts';
import { largestIn } from './touching.ts';

// The allowed error of each number in a shader's result, as its comments state.

/** The meaning of a number in a result. */
type Kind = 'whole' | 'length' | 'part' | 'speed' | 'product' | 'ratio' | 'mirrored';

const ofContact: readonly Kind[] = [
  'whole',
  'part',
  'part',
  'length',
  'length',
  'length',
  'whole',
  'whole',
];
const ofCast: readonly Kind[] = [
  'whole',
  'part',
  'length',
  'length',
  'part',
  'part',
  'whole',
  'whole',
];
const ofOthers: Readonly<Record<string, Kind>> = {
  bounceCircles: 'speed',
  boxZone: 'whole',
  convexWinding: 'whole',
  cross: 'product',
  orientation: 'whole',
  outwardNormals: 'part',
  projectionParameter: 'ratio',
  reflect: 'mirrored',
  slide: 'mirrored',
  voronoiRegion: 'whole',
  winding: 'whole',
};

/** The functions whose lists have the index of an edge before each point. */
const hasEdges = /^(rayCrossings|(box|polygon)CircleIntersections)$/;

function kindsOf({ name, returns }: FunctionTree, count: number): readonly Kind[] {
  if (/^(collide|keep)/.test(name)) return ofContact;
  if (name.startsWith('cast')) return ofCast;
  const kind = returns.kind === 'boolean' ? 'whole' : (ofOthers[name] ?? 'length');
  return Array.from({ length: count }, (_, i) => {
    if (name === 'closestPointOnPolygon') return i < 2 ? kind : 'whole';
    const isIndex = i === 0 || (hasEdges.test(name) && i % 3 === 1);
    return returns.kind === 'list' && isIndex ? 'whole' : kind;
  });
}

export const isRotated = ({ parameters }: FunctionTree): boolean =>
  parameters.some(({ type }) => type.kind === 'struct' && /^(OrientedBox|Frame)$/.test(type.name));

/** How close to touching a yes or no may be wrong, relative to the largest number. */
export function nearestWrong(one: FunctionTree): number {
  if (isRotated(one)) return rotatedWithin;
  return one.name.startsWith('cast') ? lengthWithin : touchingWithin;
}

const sizeOf = (vector: unknown): number => {
  const { x, y } = vector as { x: number; y: number };
  return Math.hypot(x, y);
};

/** Whether a result is as accurate as stated. */
export function isNear(
  one: FunctionTree,
  values: readonly unknown[],
  ours: readonly number[],
  theirs: readonly number[],
): boolean {
  const kinds = kindsOf(one, ours.length);
  return (
    ours.length === theirs.length &&
    ours.every((number, i) => {
      const off = Math.abs(number - theirs[i]!);
      return off <= allowed(one, kinds[i]!, values, ours);
    })
  );
}

function allowed(
  one: FunctionTree,
  kind: Kind,
  values: readonly unknown[],
  ours: readonly number[],
): number {
  const largest = largestIn(values);
  switch (kind) {
    case 'whole':
      return 0;
    case 'length':
      return (isRotated(one) ? rotatedWithin : lengthWithin) * largest;
    case 'part': {
      if (!isRotated(one)) return lengthWithin;
      // A normal's error depends on the distance from the centre to the contact point.
      const { radius } = values[1] as { radius: number };
      const distance = one.name.startsWith('collide') ? Math.abs(radius - ours[3]!) : radius;
      return (rotatedWithin * largest) / Math.min(1, distance);
    }
    case 'speed': {
      const [a, b] = values as { velocity: unknown }[];
      return speedWithin * (sizeOf(a!.velocity) + sizeOf(b!.velocity));
    }
    case 'product':
      return productWithin * sizeOf(values[0]) * sizeOf(values[1]);
    case 'ratio': {
      type Point = { x: number; y: number };
      const [point, { a, b }] = values as [Point, { a: Point; b: Point }];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const far = length > 0 ? Math.hypot(point.x - a.x, point.y - a.y) / length : 0;
      return lengthWithin * Math.max(Math.abs(ours[0]!), far);
    }
    case 'mirrored':
      // The normals in calls have any length.
      return touchingWithin * sizeOf(values[0]) * Math.max(1, sizeOf(values[1]) ** 2);
  }
}
