import { describe, expect, test } from 'vitest';
import * as oracle from '#oracle/cast.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exactPoint } from '#oracle/segment.ts';
import { testEach } from '../bench/in-each.ts';

const at = (x: number, y: number) => exactPoint({ x, y });
const wall = [at(0, 0), at(8, 0)] as const;

describe('the squared distance', () => {
  testEach(
    'of two edges is right',
    [
      ['crossing', at(3, 4), at(5, -4), 0],
      ['touching in an end', at(3, 4), at(3, 0), 0],
      ['on one line', at(11, 0), at(20, 0), 9],
      ['on one line, overlapping', at(6, 0), at(20, 0), 0],
      ['parallel', at(3, 4), at(6, 4), 16],
      ['beside an end', at(11, 4), at(11, 9), 25],
      ['beside an end, half way', at(11, -4), at(11, 9), 9],
      ['the line would cross, the edge does not', at(3, 4), at(4, 2), 4],
      ['a point', at(3, 4), at(3, 4), 16],
    ],
    (_, p, q, expected) => {
      const there = oracle.squaredDistanceOfEdges([p, q], wall);
      expect(compare(there, fromDouble(expected))).toBe(0);
      const back = oracle.squaredDistanceOfEdges(wall, [q, p]);
      expect(compare(back, fromDouble(expected))).toBe(0);
    },
  );
});

describe('a moving circle', () => {
  const stage = (x: number, y: number, dx: number, dy: number, reach: number) => ({
    start: at(x, y),
    displacement: at(dx, dy),
    edges: [wall],
    reach: fromDouble(reach),
    startsInside: false,
  });

  testEach(
    'hits a wall or not, by hand',
    [
      ['through it', 3, 5, 0, -10, 1, true],
      ['up to it', 3, 5, 0, -4, 1, true],
      ['not up to it', 3, 5, 0, -3, 1, false],
      ['along it, touching from half way', -5, 1, 20, 0, 1, false],
      ['grazing an end', 9, 5, 0, -10, 1, false],
      ['up to grazing an end', 9, 5, 0, -5, 1, false],
      ['against an end', 8.5, 5, 0, -10, 1, true],
      ['up to an end', 20, 0, -11, 0, 1, true],
      ['up to an end by a triple', 11, 8, 0, -4, 5, true],
      ['a point through the end', 8, 5, 0, -10, 0, true],
      ['a point beside the end', 8.25, 5, 0, -10, 0, false],
      ['a point along the wall', 20, 0, -15, 0, 0, true],
    ],
    (_, x, y, dx, dy, reach, expected) => {
      expect(oracle.meets(stage(x, y, dx, dy, reach))).toBe(expected);
    },
  );

  test('has a position and a distance from the wall at each fraction', () => {
    const through = stage(3, 5, 4, -10, 1);
    const half = fromDouble(0.25);
    const there = oracle.centerAt(through, half);
    expect(compare(there.x, fromDouble(4))).toBe(0);
    expect(compare(there.y, fromDouble(2.5))).toBe(0);
    expect(compare(oracle.squaredDistanceFrom(through, there), fromDouble(6.25))).toBe(0);
    expect(compare(oracle.squaredDistanceOfPath(through, half), fromDouble(6.25))).toBe(0);
    expect(oracle.startsInContact(through)).toBe(false);
    expect(oracle.startsInContact(stage(3, 1, 4, -10, 1))).toBe(true);
    expect(oracle.startsInContact({ ...through, startsInside: true })).toBe(true);
  });
});
