import { describe, expect, test } from 'vitest';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import { commonTangents } from '#lib/common-tangents.ts';
import { tangentPoints } from '#lib/tangent-points.ts';
import type { CommonTangent, Vec2 } from '#lib/types.ts';
import { rimsChanges, rootIsNear } from '#oracle/crossings.ts';
import { turnAt } from '#oracle/polygon.ts';
import { fromDouble, sign, sub } from '#oracle/rational.ts';
import { exactPoint, squaredDistance } from '#oracle/segment.ts';
import { ulpsOf } from '#oracle/span.ts';
import { commonTangentCounts, touchesBoth } from '#oracle/tangents.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integerRims, nearRimsTouch, type TwoCircles } from './bench/crossings.ts';
import { gridCircles } from './bench/grids.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 500;
const sizes = [1e-70, 1e-6, 1, 600, 1e69];
/** The bounds of the doc comment. */
const [countUlps, rimUlps, lineUlps] = [3, 12, 24];

const answer = ({ a, b }: TwoCircles) => commonTangents(a, b);
const numbersOf = (tangents: readonly CommonTangent[]) => ({
  outer: tangents.filter(({ kind }) => kind === 'outer').length,
  inner: tangents.filter(({ kind }) => kind === 'inner').length,
});
const hasRightCount = ({ a, b }: TwoCircles) => {
  const found = numbersOf(commonTangents(a, b));
  const { outer, inner } = commonTangentCounts(a, b);
  return found.outer === outer && found.inner === inner;
};

function sizeOf({ a, b }: TwoCircles): number {
  const { x, y } = a.center;
  return Math.max(a.radius + b.radius, Math.hypot(b.center.x - x, b.center.y - y));
}

/** The normal has length 1 and ends where the tangent touches a. */
function normalIsRight({ normal, segment }: CommonTangent, { a }: TwoCircles): boolean {
  if (Math.abs(Math.hypot(normal.x, normal.y) - 1) > 4 * Number.EPSILON) return false;
  return (['x', 'y'] as const).every((axis) => {
    const there = a.center[axis] + a.radius * normal[axis];
    return (
      Math.abs(there - segment.a[axis]) <= 4 * Number.EPSILON * Math.abs(there) + a.radius / 2 ** 50
    );
  });
}

/** Does each tangent touch both circles on the right sides, and are they in order? */
function tangentsAreRight(scene: TwoCircles): boolean {
  const { a, b } = scene;
  const tangents = commonTangents(a, b);
  const margins = [
    ulpsOf(a.radius, rimUlps),
    ulpsOf(b.radius, rimUlps),
    ulpsOf(sizeOf(scene), lineUlps),
  ] as const;
  const kinds = tangents.map(({ kind }) => kind).join(' ');
  if (!/^(outer ?){0,2}( ?inner){0,2}$/.test(kinds)) return false;
  for (const [i, { kind, normal }] of tangents.entries()) {
    const next = tangents[i + 1];
    if (next?.kind !== kind) continue;
    const turns = [normal, next.normal].map(({ x, y }) => {
      return turnAt(
        { x: 0, y: 0 },
        { x: b.center.x - a.center.x, y: b.center.y - a.center.y },
        { x, y },
      );
    });
    if (turns[0]! < turns[1]!) return false;
  }
  return tangents.every((one) => normalIsRight(one, scene) && touchesBoth(one, a, b, margins));
}

function isNearChange({ a, b }: TwoCircles): boolean {
  const margin = ulpsOf(a.radius + b.radius, countUlps);
  const squared = squaredDistance(exactPoint(a.center), exactPoint(b.center));
  return rimsChanges(a, b).some((change) => {
    const size = sign(change) < 0 ? sub(fromDouble(0), change) : change;
    return rootIsNear(squared, size, margin);
  });
}

describe('by hand', () => {
  const a = { center: { x: 0, y: 0 }, radius: 20 };
  const to = (x: number, y: number, radius: number) =>
    commonTangents(a, { center: { x, y }, radius });
  const ends = (tangents: readonly CommonTangent[]) =>
    tangents.map(({ kind, segment: { a: p, b: q } }) => [kind, p.x, p.y, q.x, q.y]);

  test('circles touching from outside have two outer tangents and one inner tangent', () => {
    const tangents = to(25, 0, 5);
    expect(ends(tangents)).toEqual([
      ['outer', 12, 16, 28, 4],
      ['outer', 12, -16, 28, -4],
      ['inner', 20, 0, 20, 0],
    ]);
    expect(tangents.map(({ normal }) => normal)).toEqual([
      { x: 0.6, y: 0.8 },
      { x: 0.6, y: -0.8 },
      { x: 1, y: 0 },
    ]);
  });

  test('the number of tangents depends on the position of the circles', () => {
    expect(ends(to(50, 0, 10))).toEqual([
      ['outer', 4, expect.closeTo(19.5959179423, 9), 52, expect.closeTo(9.7979589711, 9)],
      ['outer', 4, expect.closeTo(-19.5959179423, 9), 52, expect.closeTo(-9.7979589711, 9)],
      ['inner', 12, 16, 44, -8],
      ['inner', 12, -16, 44, 8],
    ]);
    expect(ends(to(0, 6, 20))).toEqual([
      ['outer', -20, 0, -20, 6],
      ['outer', 20, 0, 20, 6],
    ]);
    expect(ends(to(9, 12, 5))).toEqual([['outer', 12, 16, 12, 16]]);
    expect(ends(to(-9, -12, 35))).toEqual([['outer', 12, 16, 12, 16]]);
    expect([to(9, 11, 5), to(9, 11, 36), to(0, 0, 5), to(0, 0, 20)]).toEqual([[], [], [], []]);
  });

  test('a point and a circle have the tangents through the point, and two points have one', () => {
    const point = { x: 25, y: 0 };
    const touching = tangentPoints(point, a);
    // Seen from the point instead of the circle, left and right are swapped.
    expect(to(25, 0, 0).map(({ segment }) => segment.a)).toEqual(touching.toReversed());
    expect(to(25, 0, 0).map(({ segment }) => segment.b)).toEqual([point, point]);
    expect(ends(to(0, 20, 0))).toEqual([['outer', 0, 20, 0, 20]]);
    expect([to(9, 9, 0), to(50, 0, -1)]).toEqual([[], []]);
    expect(commonTangents({ center: { x: 50, y: 0 }, radius: -1 }, a)).toEqual([]);
    const dot = (x: number) => ({ center: { x, y: 0 }, radius: 0 });
    expect(commonTangents(dot(1), dot(4))).toEqual([
      { kind: 'outer', segment: { a: { x: 1, y: 0 }, b: { x: 4, y: 0 } }, normal: { x: 0, y: 1 } },
    ]);
    expect(commonTangents(dot(1), dot(1))).toEqual([]);
  });

  test('the list is empty if any number is NaN or infinite', () => {
    const scene = { a, b: { center: { x: 50, y: 9 }, radius: 10 } };
    expect(answer(scene)).toHaveLength(4);
    for (const value of [NaN, Infinity, -Infinity]) {
      const spoilt = replaceEachNumber(scene, value);
      expect(checkScenes(spoilt, (one) => answer(one).length === 0)).toBe(6);
    }
  });
});

describe('the number of tangents is right', () => {
  test('for every two circles of a small grid', () => {
    const counts = [0, 0, 0, 0, 0];
    const circles = gridCircles(2, 4).filter((_, i) => full || i % 2 === 0);
    const pairs = circles.flatMap((a) => circles.map((b) => ({ a, b })));
    checkScenes(pairs, (scene) => {
      counts[answer(scene).length]! += 1;
      return hasRightCount(scene) && tangentsAreRight(scene);
    });
    expect(Math.min(...counts)).toBeGreaterThan(20);
  });

  testEach('for whole numbers', [4096, 30_000_000], (limit) => {
    const counts = [0, 0, 0, 0, 0];
    const scenes = randomScenes(runs * 2, (random) => integerRims(random, limit));
    checkScenes(scenes, (scene) => {
      counts[answer(scene).length]! += 1;
      return hasRightCount(scene);
    });
    expect(Math.min(...counts)).toBeGreaterThan(runs / 50);
  });

  testEach('for doubles, unless the circles nearly touch', sizes, (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearRimsTouch(random, size));
    checkScenes(scenes, (scene) => {
      if (hasRightCount(scene)) return true;
      wrong += 1;
      return isNearChange(scene);
    });
    // If nothing is wrong here, the scenes are too easy.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test('and it is four exactly if circlesIntersect is false', () => {
    const scenes = randomScenes(runs, (random) => nearRimsTouch(random, 1));
    checkScenes(
      scenes,
      ({ a, b }) =>
        a.radius === 0 ||
        b.radius === 0 ||
        (answer({ a, b }).length === 4) === !circlesIntersect(a, b),
    );
  });
});

describe('the tangents touch both circles', () => {
  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerRims(random, 4096));
    expect(checkScenes(scenes, tangentsAreRight)).toBe(runs);
  });

  testEach('for doubles', sizes, (size) => {
    const scenes = randomScenes(runs, (random) => nearRimsTouch(random, size));
    expect(checkScenes(scenes, tangentsAreRight)).toBe(runs);
  });
});

describe('the result follows the scene', () => {
  const plainEnds = (points: readonly Vec2[]) => points.map(({ x, y }) => [x + 0, y + 0]);
  const endsOf = (tangents: readonly CommonTangent[]) =>
    tangents.flatMap(({ segment }) => [segment.a, segment.b]);

  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearRimsTouch(random, 1));
    checkScenes(scenes, (scene) => {
      const { outer } = numbersOf(answer(scene));
      const [outers, inners] = [answer(scene).slice(0, outer), answer(scene).slice(outer)];
      const isMirror = transform.name.startsWith('a mirror');
      // A mirror swaps left and right.
      const expected = isMirror
        ? [...outers.toReversed(), ...inners.toReversed()]
        : [...outers, ...inners];
      const there = answer(transformScene(scene, transform));
      const isDot = scene.a.radius === 0 && scene.b.radius === 0;
      if (!isDot)
        expect(plainEnds(endsOf(there))).toEqual(plainEnds(endsOf(expected).map(transform.point)));
      return true;
    });
  });

  testEach('for whole numbers', transforms, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerRims(random, 4096));
    checkScenes(scenes, (scene) => {
      const there = transformScene(scene, transform);
      return answer(there).length === answer(scene).length && tangentsAreRight(there);
    });
  });
});
