import { describe, expect, test } from 'vitest';
import { polygonCircleIntersections } from '#lib/polygon-circle-intersections.ts';
import { polygonOutlineIntersectsCircle } from '#lib/polygon-outline-intersects-circle.ts';
import type { Polygon } from '#lib/types.ts';
import * as oracle from '#oracle/crossings.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exactPoint, footAlong } from '#oracle/segment.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { integerCornerOnRim } from './bench/crossings.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { testEach } from './bench/in-each.ts';
import {
  anywherePolygonScene,
  integerPolygonScene,
  nearTouchingScene,
  type PolygonAndCircle,
  simpleMakers,
  smallPolygons,
  tangentEverywhere,
  withEveryCircle,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { corners, disc } from './bench/shapes.ts';
import { rotated } from './bench/simple-polygons.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 100_000 : 300;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];
const kinds = Object.entries(simpleMakers);
const spanUlps = statedBound('segmentCircleIntersections', 'of the span from both');
const countUlps = statedBound('segmentCircleIntersections', 'of the span from an end');

const answer = ({ polygon, circle }: PolygonAndCircle) =>
  polygonCircleIntersections(polygon, circle);
const edgeAt = (polygon: Polygon, edge: number) => ({
  a: polygon[edge]!,
  b: polygon[(edge + 1) % polygon.length]!,
});

/** Is each point on its edge and on the rim? */
function areInPlace(scene: PolygonAndCircle): boolean {
  const { polygon, circle } = scene;
  const margin = ulpsOf(spanOf([...polygon, circle.center], circle.radius), spanUlps);
  return answer(scene).every(({ edge, point }) => {
    const segment = edgeAt(polygon, edge);
    return oracle.isOnSegment(point, segment, margin) && oracle.isOnRim(point, circle, margin);
  });
}

/** Are the edges and corners those of the exact result, in order, and no position twice? */
function isExact(scene: PolygonAndCircle): boolean {
  const { polygon, circle } = scene;
  const found = answer(scene);
  const exact = oracle.outlineRimPoints(polygon, circle);
  if (found.length !== exact.length || !areInPlace(scene)) return false;
  const places = new Set(found.map(({ point }) => `${point.x}, ${point.y}`));
  if (places.size < found.length) return false;
  return found.every(({ edge, point }, i) => {
    const { a, b } = edgeAt(polygon, edge);
    const before = found[i - 1];
    const along = (place: typeof point) =>
      footAlong(exactPoint(place), exactPoint(a), exactPoint(b));
    if (before?.edge === edge && compare(along(before.point), along(point)) >= 0) return false;
    const isCorner = point.x === a.x && point.y === a.y;
    return edge === exact[i]!.edge && isCorner === exact[i]!.isCorner;
  });
}

describe('by hand', () => {
  const square = corners([0, 0], [8, 0], [8, 8], [0, 8]);
  const at = (...all: readonly (readonly [edge: number, x: number, y: number])[]) =>
    all.map(([edge, x, y]) => ({ edge, point: { x, y } }));

  testEach<[string, Polygon, ReturnType<typeof disc>, ReturnType<typeof at>]>(
    'the points',
    [
      ['the centre in a corner', square, disc(0, 0, 5), at([0, 5, 0], [3, 0, 5])],
      ['from corner to corner', square, disc(4, -3, 5), at([0, 0, 0], [1, 8, 0])],
      [
        'a corner on the rim, the rest outside',
        corners([3, 4], [9, 4], [9, 9], [3, 9]),
        disc(0, 0, 5),
        at([0, 3, 4]),
      ],
      [
        'a corner on the rim, the rest inside',
        corners([3, 4], [0, 1], [1, 0]),
        disc(0, 0, 5),
        at([0, 3, 4]),
      ],
      [
        'through a corner',
        corners([4, 0], [3, 4], [9, 9], [9, 0]),
        disc(0, 0, 5),
        at([1, 3, 4], [3, 5, 0]),
      ],
      ['an edge that just touches', square, disc(4, -3, 3), at([0, 4, 0])],
      [
        'a touch at a corner on a straight line',
        corners([0, 0], [4, 0], [8, 0], [4, 9]),
        disc(4, -3, 3),
        at([1, 4, 0]),
      ],
      [
        'a chord from corner to corner',
        corners([-3, 4], [3, 4], [0, 9]),
        disc(0, 0, 5),
        at([0, -3, 4], [1, 3, 4]),
      ],
      [
        'two points on one edge, in order',
        corners([-9, 4], [9, 4], [0, 99]),
        disc(0, 0, 5),
        at([0, -3, 4], [0, 3, 4]),
      ],
      [
        'all around the corners',
        square,
        disc(4, 4, 5),
        at([0, 1, 0], [0, 7, 0], [1, 8, 1], [1, 8, 7], [2, 7, 8], [2, 1, 8], [3, 0, 7], [3, 0, 1]),
      ],
      [
        'touching all edges from inside',
        square,
        disc(4, 4, 4),
        at([0, 4, 0], [1, 8, 4], [2, 4, 8], [3, 0, 4]),
      ],
      ['inside', square, disc(4, 4, 3), []],
      ['around', square, disc(4, 4, 6), []],
      ['apart', square, disc(40, 4, 6), []],
      ['radius 0 on an edge', square, disc(3, 0, 0), at([0, 3, 0])],
      ['radius 0 in a corner', square, disc(8, 8, 0), at([2, 8, 8])],
      ['radius 0 inside', square, disc(3, 3, 0), []],
      ['radius below 0', square, disc(4, -3, -5), []],
      ['radius below 0 at a corner', square, disc(0, 3, -3), []],
      [
        'a corner twice',
        corners([3, 4], [3, 4], [9, 4], [9, 9], [3, 9]),
        disc(0, 0, 5),
        at([1, 3, 4]),
      ],
      [
        'a closed ring',
        corners([3, 4], [9, 4], [9, 9], [3, 9], [3, 4]),
        disc(0, 0, 5),
        at([0, 3, 4]),
      ],
      ['no corner', [], disc(0, 0, 5), []],
      ['one corner', corners([3, 4]), disc(0, 0, 5), []],
      ['equal corners', corners([3, 4], [3, 4], [3, 4]), disc(0, 0, 5), []],
    ],
    (_, polygon, circle, points) => {
      expect(polygonCircleIntersections(polygon, circle)).toEqual(points);
    },
  );

  test('a corner that is returned is a copy', () => {
    expect(polygonCircleIntersections(square, disc(0, 3, 3))[0]!.point).not.toBe(square[0]);
  });
});

describe('the edges and the corners are those of the exact result', () => {
  test('for small polygons of a grid', () => {
    const scenes = [...withEveryCircle(smallPolygons)].filter((_, i) => full || i % 5 === 0);
    expect(checkScenes(scenes, isExact)).toBe(scenes.length);
  });

  testEach<[string, (typeof kinds)[number][1]]>('for whole numbers', kinds, (_, make) => {
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    expect(checkScenes(scenes, isExact)).toBe(runs);
  });

  testEach<[string, (typeof kinds)[number][1]]>('with corners on the rim', kinds, (_, make) => {
    let onRim = 0;
    const scenes = randomScenes(runs, (random) => integerCornerOnRim(random, make));
    checkScenes(scenes, (scene) => {
      onRim += oracle
        .outlineRimPoints(scene.polygon, scene.circle)
        .filter(({ isCorner }) => isCorner).length;
      return isExact(scene);
    });
    expect(onRim).toBeGreaterThan(runs / 4);
  });

  test('if an edge touches in whole numbers', () => {
    for (const { polygon, circle, side } of tangentEverywhere()) {
      const found = polygonCircleIntersections(polygon, circle);
      expect(found.filter(({ edge }) => edge === side)).toHaveLength(1);
      expect(isExact({ polygon, circle })).toBe(true);
    }
  });

  testEach('for doubles, unless the rim is near a change', sizes, (size) => {
    let wrong = 0;
    // Corners are exactly in line only in whole numbers.
    for (const make of [simpleMakers.convex!, simpleMakers.concave!]) {
      const scenes = randomScenes(runs, (random) =>
        random.pick([nearTouchingScene, anywherePolygonScene])(random, size, make),
      );
      checkScenes(scenes, (scene) => {
        const { polygon, circle } = scene;
        const counts = (edges: readonly { edge: number }[]) => edges.map(({ edge }) => edge).join();
        if (counts(answer(scene)) === counts(oracle.outlineRimPoints(polygon, circle))) {
          return areInPlace(scene);
        }
        wrong += 1;
        const margin = ulpsOf(spanOf([...polygon, circle.center], circle.radius), countUlps);
        const radius = fromDouble(circle.radius);
        return polygon.some((_, edge) =>
          oracle
            .segmentRimChanges(edgeAt(polygon, edge), circle)
            .some((squared) => oracle.rootIsNear(squared, radius, margin)),
        );
      });
    }
    // If nothing is wrong here, the scenes are too easy.
    expect(wrong).toBeGreaterThan(runs / 50);
  });
});

describe('the result follows the scene', () => {
  const make = simpleMakers.concave!;

  testEach('to the last digit', [...turnsAndMirrors, ...scalings], (transform) => {
    const scenes = randomScenes(runs / 4, (random) => anywherePolygonScene(random, 1, make));
    checkScenes(scenes, (scene) => {
      const there = answer(transformScene(scene, transform));
      const expected = answer(scene).map(({ edge, point }) => {
        const { x, y } = transform.point(point);
        return { edge, point: { x: x + 0, y: y + 0 } };
      });
      expect(
        there.map(({ edge, point: { x, y } }) => ({ edge, point: { x: x + 0, y: y + 0 } })),
      ).toEqual(expected);
      return true;
    });
  });

  testEach('for whole numbers', transforms, (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerCornerOnRim(random, make));
    checkScenes(scenes, (scene) => isExact(transformScene(scene, transform)));
  });

  test('if another corner is the first', () => {
    const scenes = randomScenes(runs, (random) => integerCornerOnRim(random, make));
    checkScenes(scenes, ({ polygon, circle }) => {
      const n = polygon.length;
      const there = polygonCircleIntersections(rotated(polygon, 1), circle);
      const back = there
        .map(({ edge, point }) => ({ edge: (edge + 1) % n, point }))
        .toSorted((a, b) => a.edge - b.edge);
      expect(back).toEqual(polygonCircleIntersections(polygon, circle));
      return true;
    });
  });
});

test('if a point is found, the outline is hit, for whole numbers', () => {
  const scenes = randomScenes(runs, (random) => integerCornerOnRim(random, simpleMakers.concave!));
  checkScenes(scenes, (scene) => {
    const { polygon, circle } = scene;
    return answer(scene).length === 0 || polygonOutlineIntersectsCircle(polygon, circle);
  });
});

describe('numbers that are NaN or infinite', () => {
  const polygon = corners([3, 4], [9, 4], [0, -9]);
  const circle = disc(0, 0, 5);

  test('the list is empty if the circle contains NaN', () => {
    expect(polygonCircleIntersections(polygon, circle)).toHaveLength(2);
    const spoilt = replaceEachNumber(circle, NaN);
    expect(checkScenes(spoilt, (one) => answer({ polygon, circle: one }).length === 0)).toBe(3);
  });

  test('the list is empty if the circle contains infinity', () => {
    for (const value of [Infinity, -Infinity]) {
      const spoilt = replaceEachNumber(circle, value);
      expect(checkScenes(spoilt, (one) => answer({ polygon, circle: one }).length === 0)).toBe(3);
    }
    const far = corners([Infinity, 0], [0, 9], [0, -9]);
    expect(answer({ polygon: far, circle: disc(0, 0, Infinity) })).toEqual([]);
  });

  testEach(
    'the edges of a corner that contains one are not crossed, but the other corners may be',
    [NaN, Infinity],
    (value) => {
      const spoilt = corners([3, 4], [value, 4], [-3, -4]);
      expect(answer({ polygon: spoilt, circle })).toEqual([
        { edge: 0, point: { x: 3, y: 4 } },
        { edge: 2, point: { x: -3, y: -4 } },
      ]);
    },
  );
});
