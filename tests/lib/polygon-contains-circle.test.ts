import { describe, expect, test } from 'vitest';
import { polygonContainsCircle } from '#lib/polygon-contains-circle.ts';
import { polygonIntersectsCircle } from '#lib/polygon-intersects-circle.ts';
import * as oracle from '#oracle/containment.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { touchingInside, withSmallCircles } from './bench/containment.ts';
import { neighbour } from './bench/doubles.ts';
import { farOffsets, oneUlpBeside, replaceEachNumber, smallRadii } from './bench/hard-numbers.ts';
import {
  anywherePolygonScene,
  integerPolygonScene,
  nearTouchingScene,
  type PolygonAndCircle,
  simpleMakers,
  smallPolygons,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { rotated } from './bench/simple-polygons.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 100_000 : 2_000;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bound of the doc comment, in ulps of the span. */
const bound = 8;

const answer = ({ polygon, circle }: PolygonAndCircle) => polygonContainsCircle(polygon, circle);
const truth = ({ polygon, circle }: PolygonAndCircle) =>
  oracle.polygonContainsCircle(polygon, circle);
const isExact = (scene: PolygonAndCircle) => answer(scene) === truth(scene);
const isRight = (scene: PolygonAndCircle) =>
  isExact(scene) || oracle.polygonNearlyContains(scene.polygon, scene.circle, bound);

const kinds = Object.entries(simpleMakers);
// Middles of edges are exact for whole numbers only.
const plain = kinds.filter(([kind]) => !kind.includes('idle'));

describe('by hand', () => {
  const arrow = [
    { x: -10, y: -10 },
    { x: 10, y: -10 },
    { x: 10, y: 10 },
    { x: 0, y: 0 },
    { x: -10, y: 10 },
  ];
  const at = (x: number, y: number, radius: number) =>
    polygonContainsCircle(arrow, { center: { x, y }, radius });

  test('between a wall and the dent', () => {
    expect([at(0, -5, 5), at(0, -5, 6), at(0, -4, 4), at(0, -4, 5)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('all corners are outside, and an edge cuts it', () => {
    expect([at(-5, -5, 5), at(-5, -5, 6)]).toEqual([true, false]);
  });

  test('with its centre outside it is not contained, however small', () => {
    expect([at(0, 1, 0), at(0, 3, 0.5), at(0, -11, 0.5), at(0, -10, 0), at(0, 0, 0)]).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('one that holds the polygon is not contained', () => {
    expect(at(0, -5, 99)).toBe(false);
  });
});

describe('no wrong answer', () => {
  test('on every triangle and quadrilateral of a small grid, with small circles', () => {
    let held = 0;
    const some = smallPolygons.filter((_, index) => full || index % 2 === 0);
    const count = checkScenes(withSmallCircles(some), (scene) => {
      if (scene.circle.radius > 0 && truth(scene)) held += 1;
      return isExact(scene);
    });
    expect(count).toBe(some.length * 81 * 5);
    expect(held).toBeGreaterThan(some.length);
  });

  test.each(kinds)('on whole numbers up to +-4096: %s', (_, make) => {
    let held = 0;
    const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
    const count = checkScenes(scenes, (scene) => {
      if (truth(scene)) held += 1;
      return isExact(scene);
    });
    expect(count).toBe(runs);
    expect(held).toBeGreaterThan(runs / 16);
    expect(held).toBeLessThan((runs * 3) / 4);
  });

  test('where they touch in whole numbers, and one unit beside', () => {
    let count = 0;
    for (const { polygon, circle } of touchingInside()) {
      const { center, radius } = circle;
      expect(answer({ polygon, circle })).toBe(true);
      expect(answer({ polygon, circle: { center, radius: radius - 1 } })).toBe(true);
      expect(answer({ polygon, circle: { center, radius: radius + 1 } })).toBe(false);
      count += 1;
    }
    expect(count).toBe(26 * 3 * 4 * 2 * 2);
  });

  test.each(smallRadii)('one ulp beside a corner and a wall, radius %d', (radius) => {
    for (const x of farOffsets) {
      const polygon = [
        { x, y: 1 },
        { x: x + 4, y: 1 },
        { x: x + 4, y: 5 },
      ];
      for (const center of [polygon[1]!, { x: x + 4, y: 2 }, { x: x + 2, y: 1 }]) {
        const scene = { polygon, circle: { center, radius } };
        expect(answer(scene)).toBe(radius === 0);
        const valid = [...oneUlpBeside(scene)].filter(({ circle }) => circle.radius >= 0);
        checkScenes(valid, isRight);
      }
    }
  });
});

describe(`a wrong answer lies within ${bound} ulps of touching`, () => {
  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    let wrong = 0;
    for (const [, make] of plain) {
      const scenes = randomScenes(runs, (random) => nearTouchingScene(random, size, make));
      const count = checkScenes(scenes, (scene) => {
        if (isExact(scene)) return true;
        wrong += 1;
        return isRight(scene);
      });
      expect(count).toBe(runs);
    }
    // Where nothing is wrong, the hunt looked in the wrong place.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test.each(sizes)('for doubles anywhere, size %d', (size) => {
    for (const [, make] of plain) {
      const scenes = randomScenes(runs, (random) => {
        const { polygon, circle } = anywherePolygonScene(random, size, make);
        return { polygon, circle: { ...circle, radius: circle.radius / 8 } };
      });
      expect(checkScenes(scenes, isRight)).toBe(runs);
    }
  });

  test('one ulp beside touching, near the origin and far away', () => {
    const scenes = [...touchingInside()].filter((_, index) => full || index % 7 === 0);
    for (const scene of scenes) checkScenes(oneUlpBeside(scene), isRight);
  });
});

describe('a number that is none', () => {
  const polygon = [
    { x: 0, y: 0 },
    { x: 8, y: 1 },
    { x: 3, y: 7 },
  ];
  const scenes = [
    { polygon, circle: { center: { x: 3, y: 3 }, radius: 1 } },
    { polygon: polygon.toReversed(), circle: { center: { x: 5, y: 3 }, radius: 0 } },
  ];

  test('NaN anywhere answers false', () => {
    for (const scene of scenes) {
      expect(answer(scene)).toBe(true);
      expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(9);
    }
  });

  test.each([Infinity, -Infinity])('a centre at %d answers false', (value) => {
    for (const { polygon: corners, circle } of scenes) {
      for (const center of replaceEachNumber(circle.center, value)) {
        expect(answer({ polygon: corners, circle: { ...circle, center } })).toBe(false);
      }
    }
  });

  test('an endless radius is contained nowhere', () => {
    const circle = { center: { x: 3, y: 3 }, radius: Infinity };
    expect(answer({ polygon, circle })).toBe(false);
  });
});

describe('the answer stays', () => {
  const same = (change: (scene: PolygonAndCircle) => PolygonAndCircle) => {
    for (const [, make] of kinds) {
      const scenes = randomScenes(runs / 4, (random) => integerPolygonScene(random, 4096, make));
      checkScenes(scenes, (scene) => answer(change(scene)) === answer(scene));
    }
  };

  test.each(transforms)('$name, for whole numbers', (transform) => {
    same((scene) => transformScene(scene, transform));
  });

  test('counted from another corner, and backwards', () => {
    same(({ polygon, circle }) => ({ polygon: rotated(polygon, 1), circle }));
    same(({ polygon, circle }) => ({ polygon: polygon.toReversed(), circle }));
  });

  test('or turns to yes when the circle shrinks; and what is contained is hit', () => {
    for (const [, make] of plain) {
      const scenes = randomScenes(runs, (random) => nearTouchingScene(random, 1, make));
      checkScenes(scenes, ({ polygon, circle }) => {
        const smaller = { ...circle, radius: Math.max(0, neighbour(circle.radius, -1)) };
        if (!answer({ polygon, circle })) return true;
        return answer({ polygon, circle: smaller }) && polygonIntersectsCircle(polygon, circle);
      });
    }
  });
});
