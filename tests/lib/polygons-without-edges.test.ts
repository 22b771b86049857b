import type ts from 'typescript';
import { expect } from 'vitest';
import * as index from '#lib/index.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import { library } from '../support/library.ts';
import { rule } from '../support/rule.ts';
import { rotated } from './bench/simple-polygons.ts';

type Call = (...values: readonly unknown[]) => unknown;

/** Every function that has a polygon as an argument, called with sample values for the others. */
const functions = Object.entries(index).flatMap(([name, call]) => {
  const { node } = library.findFunction(name);
  const types = (node as ts.FunctionDeclaration).parameters.map(
    ({ type }) => type?.getText() ?? '',
  );
  if (!types.some((type) => type.endsWith('Polygon'))) return [];
  const others = (at: Vec2): Readonly<Record<string, unknown>> => ({
    Circle: { center: at, radius: 1 },
    Vec2: at,
  });
  const on = (polygon: Polygon, at: Vec2): unknown => {
    const values = types.map((type, i) => {
      if (type.endsWith('Polygon')) return polygon;
      return i === 2 ? { x: 1, y: 1 } : others(at)[type];
    });
    return (call as Call)(...values);
  };
  return [{ name, on }];
});

/** Throws if an index is out of range, because other languages stop then. */
const guarded = (polygon: Polygon): Polygon =>
  new Proxy(polygon, {
    get(target, key) {
      const isIndex = typeof key === 'string' && /^(-?\d+|NaN)$/.test(key);
      if (isIndex && !(key in target)) throw new Error(`There is no corner ${key}.`);
      return Reflect.get(target, key);
    },
  });

const at = { x: 3, y: 4 };
const equal = [at, at, at];

/** The results of functions that do not return `false`, null or an empty list for no edges. */
const others: Readonly<Record<string, readonly [none: unknown, equal: unknown]>> = {
  closestPointOnPolygon: [RangeError, { point: at, feature: { kind: 'vertex', index: 0 } }],
  convexPolygonFault: [
    { kind: 'too-few', count: 0 },
    { kind: 'repeated', corners: [0, 2] },
  ],
  convexWinding: [1, 1],
  polygonFault: [
    { kind: 'too-few', count: 0 },
    { kind: 'repeated', corners: [0, 2] },
  ],
  signedDistanceToPolygon: [Infinity, 0],
  voronoiRegion: [RangeError, { kind: 'vertex', index: 0 }],
  winding: [1, 1],
};

const isNothing = (found: unknown) =>
  found === false || found === null || (Array.isArray(found) && found.length === 0);

rule('nothing touches a polygon without edges', functions, ({ name, on }) => {
  const [none, one] = others[name] ?? [];
  if (none === RangeError) expect(() => on(guarded([]), at)).toThrow(RangeError);
  else if (none !== undefined) expect(on(guarded([]), at)).toEqual(none);
  else expect(isNothing(on(guarded([]), at)), 'no corner').toBe(true);
  const single = on(guarded([at]), at);
  const found = on(guarded(equal), at);
  if (one !== undefined) expect(found).toEqual(one);
  else expect([single, found].every(isNothing), 'equal corners').toBe(true);
});

const bent: Polygon = [
  { x: 2, y: 2 },
  { x: 2, y: 6 },
  { x: 0, y: 6 },
  { x: 0, y: 0 },
  { x: 6, y: 0 },
  { x: 6, y: 2 },
];

rule('any corner can be the first, repeated or not', functions, ({ on }) => {
  const both = [bent, bent.toReversed()];
  const repeated = bent.flatMap((corner) => [corner, corner]);
  for (const polygon of [...both, repeated]) {
    for (const first of polygon.keys()) {
      const turned = guarded(rotated(polygon, first));
      for (const center of [...bent, { x: 1.5, y: 1.5 }, { x: 3, y: 3 }]) on(turned, center);
    }
  }
});
