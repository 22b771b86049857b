import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf } from '#figure/outline-fault.ts';
import { refusal } from '#figure/refusal.ts';
import { convexRefusal, outlineFault } from '#figure/words/polygon.ts';
import { assertConvexPolygon, assertPolygon, type Polygon } from '#lib/index.ts';
import { forAll } from '../support/for-all.ts';

const place = fc.record({ x: fc.integer({ min: 0, max: 4 }), y: fc.integer({ min: 0, max: 4 }) });
const polygons = fc.array(place, { minLength: 3, maxLength: 5 });

/** The beginning of the message with which the library rejects the polygon. */
function refusedBy(check: (polygon: Polygon) => void, polygon: Polygon): string | null {
  try {
    check(polygon);
    return null;
  } catch (error) {
    return (error as Error).message.split(';')[0]!;
  }
}

test('a refused polygon is worded as the library begins to', () => {
  const kinds = new Set<string | undefined>();
  const isWorded = (polygon: Polygon) => {
    const fault = refusal(polygon);
    kinds.add(fault?.kind);
    expect(fault && convexRefusal(fault)).toBe(refusedBy(assertConvexPolygon, polygon));
  };
  forAll(fc.property(polygons, isWorded), 500);
  expect([...kinds].sort()).toEqual(['crossing', 'dent', 'oneLine', 'repeat', undefined]);
});

test('an outline is at fault where the library refuses it, at the edges that it names', () => {
  const worded = new Set<string>();
  const isFound = (polygon: Polygon) => {
    const fault = faultOf(polygon);
    const message = refusedBy(assertPolygon, polygon);
    expect(fault === null).toBe(message === null);
    if (!fault) return;
    worded.add(outlineFault(fault).replace(/\d+/g, '#'));
    const [, one, other] = /edges (\d+) and (\d+)/.exec(message ?? '') ?? [];
    expect(fault.edges).toEqual(one ? [Number(one), Number(other)] : []);
  };
  forAll(fc.property(polygons, isFound), 500);
  expect([...worded].sort()).toEqual([
    'all corners lie on one line',
    'edges # and # cross or touch',
    'two corners are at the same place',
  ]);
});

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const square = points([0, 0], [4, 0], [4, 4], [0, 4]);
const bow = points([0, 0], [4, 4], [4, 0], [0, 4]);

test('edges that cross are named, and lit in the drawing', () => {
  expect(faultOf(square)).toBeNull();
  expect(faultOf(bow)).toEqual({ kind: 'crossing', at: [0, 2], edges: [0, 2] });
});

test('what no hand can make is no fault to be drawn: it is an error', () => {
  expect(() => faultOf([{ x: Number.NaN, y: 0 }])).toThrow('not-finite');
  expect(() => refusal(square.slice(2))).toThrow('too-few');
});
