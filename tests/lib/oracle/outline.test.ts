import { expect, test } from 'vitest';
import { areaSign, clashes, isConvex, turnOf } from '#oracle/outline.ts';
import { testEach } from '../bench/in-each.ts';

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const square = points([0, 0], [4, 0], [4, 4], [0, 4]);
const ell = points([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]);

test('turns and areas are positive if counter-clockwise with y up', () => {
  expect(turnOf(square[0]!, square[1]!, square[2]!)).toBe(1);
  expect(turnOf(square[2]!, square[1]!, square[0]!)).toBe(-1);
  expect(turnOf(square[0]!, square[1]!, { x: 9, y: 0 })).toBe(0);
  expect([areaSign(square), areaSign(square.toReversed())]).toEqual([1, -1]);
  expect(areaSign(points([0, 0], [1, 1], [1, 0], [0, 1]))).toBe(0);
});

testEach(
  'the clashes of an outline are found',
  [
    ['a simple one', ell, []],
    ['a bow tie', points([0, 0], [4, 4], [4, 0], [0, 4]), [[0, 2]]],
    [
      'a corner on an edge',
      points([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]),
      [
        [0, 2],
        [0, 3],
      ],
    ],
    [
      'a spike',
      points([0, 0], [4, 0], [2, 0], [2, 3]),
      [
        [0, 1],
        [0, 2],
      ],
    ],
    [
      'one line back and forth',
      points([0, 0], [4, 0], [2, 0]),
      [
        [0, 1],
        [0, 2],
      ],
    ],
    ['parallel, apart on one line', points([0, 0], [1, 0], [2, 3], [3, 0], [4, 0], [2, 9]), []],
  ] as const,
  (_, corners, expected) => {
    expect(clashes(corners)).toEqual(expected);
  },
);

test('convex outlines are recognized', () => {
  expect([isConvex(square), isConvex(square.toReversed()), isConvex(ell)]).toEqual([
    true,
    true,
    false,
  ]);
});
