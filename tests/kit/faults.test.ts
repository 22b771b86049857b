import { expect, test } from 'vitest';
import { faultOf } from '#kit/outline-fault.ts';
import { refusal } from '#kit/refusal.ts';
import { assertConvexPolygon } from '#lib/index.ts';

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const square = points([0, 0], [4, 0], [4, 4], [0, 4]);
const bow = points([0, 0], [4, 4], [4, 0], [0, 4]);
const line = points([0, 0], [1, 2], [2, 4]);

test('an outline says its fault in words, with the edges that cross', () => {
  expect(faultOf(square)).toBeNull();
  expect(faultOf(bow)).toEqual({ says: 'edges 0 and 2 cross or touch', edges: [0, 2] });
  expect(faultOf(square.with(1, square[0]!))).toEqual({
    says: 'two corners stand in one place',
    edges: [],
  });
  expect(faultOf(line)).toEqual({ says: 'all corners lie on one line', edges: [] });
});

test.each([
  ['a dent', square.with(2, { x: 1, y: 1 }), 'polygon[2] is a dent'],
  ['a crossing', bow, 'polygon crosses or touches itself at edges 0 and 2'],
  ['a repeated corner', square.with(1, square[0]!), 'polygon[1] repeats polygon[0]'],
  ['the first one repeated', [...square, square[0]!], 'polygon[4] repeats polygon[0]'],
  ['no area', line, 'polygon has no area'],
  ['too few', line.slice(1), 'polygon must have 3 or more corners'],
])('a figure refuses %s as the library does, without the rule', (_, corners, words) => {
  expect(refusal(corners)).toBe(words);
  expect(() => assertConvexPolygon(corners)).toThrow(`${words};`);
});

test('and refuses no convex polygon, nor what was not finite without a word', () => {
  expect(refusal(square)).toBeNull();
  expect(refusal([{ x: Number.NaN, y: 0 }])).toBe('polygon[0].x is not finite');
});
