import { describe, expect, test } from 'vitest';
import { assertConvexPolygon } from '#lib/assert-convex-polygon.ts';
import { convexPolygonFault } from '#lib/convex-polygon-fault.ts';
import type { Vec2 } from '#lib/types.ts';
import { clashes, isConvex, turnOf } from '#oracle/outline.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { gridPoints } from './bench/grids.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }));
const square = points([0, 0], [4, 0], [4, 4], [0, 4]);
const ell = points([0, 0], [4, 0], [4, 2], [2, 2], [2, 4], [0, 4]);

function refusal(corners: readonly Vec2[]): string | undefined {
  try {
    assertConvexPolygon(corners);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return (error as Error).message;
  }
}

testEach(
  'accepts convex polygons',
  [
    ['a square', square],
    ['the other winding', square.toReversed()],
    ['corners on straight lines', points([0, 0], [2, 0], [4, 0], [4, 4], [0, 4], [0, 2])],
    ['a straight corner where x is least', points([0, 2], [0, 0], [4, 0], [4, 4], [0, 4])],
  ],
  (_, value) => {
    expect(() => assertConvexPolygon(value)).not.toThrow();
  },
);

describe('refuses', () => {
  test('a dent, and names the corner', () => {
    const message = 'polygon[3] is a dent; a convex polygon turns the same way at every corner.';
    expect(() => assertConvexPolygon(ell)).toThrow(new RangeError(message));
    expect(() => assertConvexPolygon(ell)).toThrow(RangeError);
    expect(refusal(ell.toReversed())).toContain('polygon[2] is a dent');
    expect(() => assertConvexPolygon(ell, 'hull')).toThrow('hull[3] is a dent');
  });

  test('a dent, as data', () => {
    expect(convexPolygonFault(square)).toBeNull();
    expect(convexPolygonFault(ell)).toEqual({ kind: 'dent', corner: 3 });
    expect(convexPolygonFault(square.slice(1, 3))).toEqual({ kind: 'too-few', count: 2 });
  });

  test('a dent of one ulp', () => {
    const dent = points([0, 0], [2, 1], [4, 2], [0, 9]);
    expect(refusal(dent)).toBe(undefined);
    expect(refusal([dent[0]!, { x: 2, y: neighbour(1, -1) }, ...dent.slice(2)])).toBe(undefined);
    expect(refusal([dent[0]!, { x: 2, y: neighbour(1, 1) }, ...dent.slice(2)])).toContain(
      'polygon[1] is a dent',
    );
  });

  test('everything that assertPolygon refuses', () => {
    expect(refusal([...square, square[0]!])).toContain('polygon[4] repeats polygon[0]');
    expect(() => assertConvexPolygon(null, 'hull')).toThrow('hull is null');
    // A pentagram turns the same way at every corner, and is not convex.
    const star = points([0, 0], [4, 3], [-1, 3], [3, 0], [1.5, 5]);
    expect(star.map((_, i) => turnOf(star[i]!, star[(i + 1) % 5]!, star[(i + 2) % 5]!))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect(refusal(star)).toContain('crosses or touches itself');
  });
});

describe('is right', () => {
  function isRight(corners: readonly Vec2[]): boolean {
    const message = refusal(corners);
    const dent = message?.match(/^polygon\[(\d+)\] is a dent/);
    if (dent) {
      const [i, count] = [Number(dent[1]), corners.length];
      const before = corners[(i + count - 1) % count]!;
      const turned = turnOf(before, corners[i]!, corners[(i + 1) % count]!);
      return !isConvex(corners) && clashes(corners).length === 0 && turned !== 0;
    }
    return message !== undefined || (isConvex(corners) && clashes(corners).length === 0);
  }

  test('on every quadrilateral of a small grid', () => {
    const grid = gridPoints(1);
    const all = grid.flatMap((a) =>
      grid.flatMap((b) => grid.flatMap((c) => grid.map((d) => [a, b, c, d]))),
    );
    expect(checkScenes(all, isRight)).toBe(9 ** 4);
  });

  test('for corners on a circle that are a few ulps from straight', () => {
    const runs = full ? 1_000_000 : 400;
    let convex = 0;
    const scenes = randomScenes(runs, (random: Random) => {
      const radius = random.pick([1, 600]);
      const angles = Array.from({ length: random.integer(3, 6) }, () => random.between(0, 6.28));
      const corners = angles
        .toSorted((a, b) => a - b)
        .map((angle) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) }));
      const [a, b] = [corners[0]!, corners[1]!];
      const beside = (value: number) => neighbour(value, random.integer(-2, 2));
      const middle = { x: beside((a.x + b.x) / 2), y: beside((a.y + b.y) / 2) };
      return [a, middle, ...corners.slice(1)];
    });
    const count = checkScenes(scenes, (corners) => {
      if (refusal(corners) === undefined) convex += 1;
      return isRight(corners);
    });
    expect(count).toBe(runs);
    expect(convex).toBeGreaterThan(runs / 4);
    expect(convex).toBeLessThan((runs * 3) / 4);
  });
});
