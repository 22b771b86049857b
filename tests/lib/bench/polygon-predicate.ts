import { describe, expect, test } from 'vitest';
import type { Circle, Polygon } from '#lib/types.ts';
import { compareSigned, standing } from '#oracle/polygon.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { spanOf, ulpsOf } from '#oracle/span.ts';
import { checkScenes, full } from './check-scenes.ts';
import { neighbour } from './doubles.ts';
import { farOffsets, oneUlpBeside, replaceEachNumber, smallRadii } from './hard-numbers.ts';
import {
  anywherePolygonScene,
  integerPolygonScene,
  type MakePolygon,
  nearTouchingScene,
  type PolygonAndCircle,
  smallPolygons,
  tangentEverywhere,
  withEveryCircle,
} from './polygons-and-circles.ts';
import { type Random, randomScenes } from './random-scenes.ts';
import { anyOrder, isConvex, rotated } from './simple-polygons.ts';
import { transformScene, transforms } from './transforms.ts';

const runs = full ? 60_000 : 1_500;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bound of the doc comments, in ulps of the span. */
export const bound = 8;

interface Subject {
  readonly answer: (polygon: Polygon, circle: Circle) => boolean;
  readonly truth: (polygon: Polygon, circle: Circle) => boolean;
  readonly makers: Readonly<Record<string, MakePolygon>>;
  /** Convex polygons alone? Then the answer for doubles stays when the scene is turned. */
  readonly convex?: boolean;
  /** The outline alone: then inside is as far away as outside. */
  readonly outline?: boolean;
}

/** Is the circle so near to just touching that a wrong answer is within what is stated? */
export function nearlyTouches(
  { polygon, circle }: PolygonAndCircle,
  ulps = bound,
  outline = false,
): boolean {
  const { squaredDistance, inside } = standing(circle.center, polygon);
  const stands = { squaredDistance, inside: inside && !outline };
  const span = spanOf([...polygon, circle.center], circle.radius);
  const margin = ulpsOf(span, ulps);
  const radius = fromDouble(circle.radius);
  return (
    compareSigned(stands, add(radius, margin)) <= 0 &&
    compareSigned(stands, sub(radius, margin)) >= 0
  );
}

/** Everything that any test of a polygon and a circle has to stand. */
export function describePolygonPredicate(subject: Subject) {
  const { makers, convex = false, outline = false } = subject;
  const answer = ({ polygon, circle }: PolygonAndCircle) => subject.answer(polygon, circle);
  const truth = ({ polygon, circle }: PolygonAndCircle) => subject.truth(polygon, circle);
  const isExact = (scene: PolygonAndCircle) => answer(scene) === truth(scene);
  const isRight = (scene: PolygonAndCircle) =>
    isExact(scene) || nearlyTouches(scene, bound, outline);
  const kinds = Object.entries(makers);
  // Middles of edges are exact for whole numbers only.
  const plain = kinds.filter(([kind]) => !kind.includes('idle'));
  const small = smallPolygons.filter((polygon) => !convex || isConvex(polygon));

  describe('no wrong answer', () => {
    test('on every triangle and quadrilateral of a small grid, with every circle', () => {
      expect(checkScenes(withEveryCircle(small), isExact)).toBe(small.length * 25 * 4);
    });

    test.each(kinds)('on whole numbers up to +-4096: %s', (_, make) => {
      let hits = 0;
      const scenes = randomScenes(runs, (random) => integerPolygonScene(random, 4096, make));
      const count = checkScenes(scenes, (scene) => {
        if (truth(scene)) hits += 1;
        return isExact(scene);
      });
      expect(count).toBe(runs);
      expect(hits).toBeGreaterThan(runs / 4);
      expect(hits).toBeLessThan((runs * 7) / 8);
    });

    test('where they touch in whole numbers, and one unit beside', () => {
      for (const { polygon, circle } of tangentEverywhere()) {
        expect(answer({ polygon, circle })).toBe(true);
        const beside = [circle.radius - 1, circle.radius + 1].map((radius) => ({
          polygon,
          circle: { ...circle, radius },
        }));
        expect(checkScenes(beside, isExact)).toBe(2);
      }
    });

    test('on a circle that holds the polygon, and one held by it', () => {
      for (const polygon of small.slice(0, 200)) {
        expect(answer({ polygon, circle: { center: { x: 1, y: -3 }, radius: 99 } })).toBe(true);
        const large = polygon.map(({ x, y }) => ({ x: 999 * x, y: 999 * y }));
        const x = (large[0]!.x + large[1]!.x + large[2]!.x) / 3;
        const y = (large[0]!.y + large[1]!.y + large[2]!.y) / 3;
        checkScenes([{ polygon: large, circle: { center: { x, y }, radius: 1 } }], isExact);
      }
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
          expect(answer(scene)).toBe(true);
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
          return nearlyTouches(scene, bound, outline);
        });
        expect(count).toBe(runs);
      }
      // Where nothing is wrong, the hunt looked in the wrong place.
      expect(wrong).toBeGreaterThan(runs / 50);
    });

    test.each(sizes)('for doubles anywhere, size %d', (size) => {
      for (const [, make] of plain) {
        const scenes = randomScenes(runs / 4, (random) => anywherePolygonScene(random, size, make));
        expect(checkScenes(scenes, isRight)).toBe(runs / 4);
      }
    });

    test('level with a corner of an upright wall and one ulp too short: never a hit', () => {
      const scenes = randomScenes(runs, (random) => {
        const x = random.between(0.1, 1);
        const polygon = [
          { x: 0, y: 0 },
          { x: 0, y: random.between(0.1, 1) },
          { x: -1, y: 0 },
          { x: 0, y: -random.between(0.1, 1) },
        ];
        return { polygon, circle: { center: { x, y: 0 }, radius: neighbour(x, -1) } };
      });
      const count = checkScenes(scenes, ({ polygon, circle }) => {
        return !answer({ polygon, circle }) && !answer({ polygon: polygon.toReversed(), circle });
      });
      expect(count).toBe(runs);
    });

    if (convex) {
      test.each([0.1, 1e-3, 1e-6, 1e-9])(
        'beyond a tip of %d radians, divided by its sine',
        (tip) => {
          let wrong = 0;
          const scenes = randomScenes(runs, (random) => beyondTip(random, tip));
          checkScenes(scenes, (scene) => {
            if (isExact(scene)) return true;
            wrong += 1;
            return nearlyTouches(scene, bound / Math.sin(tip));
          });
          expect(wrong).toBeGreaterThan(runs / 50);
        },
      );
    }

    test('one ulp beside touching, near the origin and far away', () => {
      for (const { polygon, circle } of tangentEverywhere()) {
        checkScenes(oneUlpBeside({ polygon, circle }), isRight);
      }
    });
  });

  describe('a number that is none', () => {
    const polygon = [
      { x: 0, y: 0 },
      { x: 8, y: 1 },
      { x: 3, y: 7 },
    ];
    const circles = [
      { center: { x: 3, y: 3 }, radius: 9 },
      { center: { x: 4, y: -1 }, radius: 2 },
      { center: { x: 9, y: 1 }, radius: 2 },
    ];
    if (!outline) circles.push({ center: { x: 3, y: 3 }, radius: 1 });

    test('NaN in the circle answers false', () => {
      for (const circle of circles) {
        expect(answer({ polygon, circle })).toBe(true);
        for (const spoilt of replaceEachNumber(circle, NaN)) {
          expect(answer({ polygon, circle: spoilt })).toBe(false);
          expect(answer({ polygon: polygon.toReversed(), circle: spoilt })).toBe(false);
        }
        const nowhere = { center: { x: NaN, y: NaN }, radius: 1 };
        expect(answer({ polygon, circle: nowhere })).toBe(false);
      }
    });

    if (convex) {
      test('NaN in a corner answers false for a circle inside', () => {
        const circle = { center: { x: 3, y: 3 }, radius: 1 };
        for (const corners of [polygon, polygon.toReversed()]) {
          expect(answer({ polygon: corners, circle })).toBe(true);
          const spoilt = replaceEachNumber(corners, NaN);
          expect(checkScenes(spoilt, (none) => !answer({ polygon: none, circle }))).toBe(6);
        }
      });
    }

    test.each([Infinity, -Infinity])('a centre at %d answers false', (value) => {
      for (const { center } of circles) {
        for (const place of replaceEachNumber(center, value)) {
          expect(answer({ polygon, circle: { center: place, radius: 5 } })).toBe(false);
        }
      }
      const corner = { center: { x: value, y: value }, radius: 5 };
      expect(answer({ polygon, circle: corner })).toBe(false);
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

    // A ray has a direction: a turned polygon is decided by other roundings.
    if (!convex && !outline) return;
    const exactOnes = transforms.filter(({ name }) => !name.startsWith('moved'));
    test.each(exactOnes)('$name, for doubles beside touching', (transform) => {
      const scenes = randomScenes(runs / 4, (random) => nearTouchingScene(random, 1, plain[0]![1]));
      checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
    });
  });

  test('a larger circle hits all that a smaller one does', () => {
    for (const [, make] of plain) {
      const scenes = randomScenes(runs, (random) => nearTouchingScene(random, 1, make));
      checkScenes(scenes, ({ polygon, circle }) => {
        const larger = { ...circle, radius: neighbour(circle.radius, 1) };
        return !answer({ polygon, circle }) || answer({ polygon, circle: larger });
      });
    }
  });
}

/** A needle, and a small circle a little beyond its tip, at an angle of about the tip's. */
export function beyondTip(random: Random, angle: number): PolygonAndCircle {
  const tip = { x: random.between(0, 1), y: random.between(0, 1) };
  const way = random.between(0, 2 * Math.PI);
  const at = (turn: number, length: number) => ({
    x: tip.x + length * Math.cos(way + turn),
    y: tip.y + length * Math.sin(way + turn),
  });
  const polygon = anyOrder(random, [tip, at(0, 1), at(angle, 1)]);
  const gap = 10 ** random.between(-16, -15 - Math.log10(angle));
  const center = at(Math.PI + angle * random.between(-1, 2), gap);
  return { polygon, circle: { center, radius: random.pick([0, gap * random.between(0, 1)]) } };
}
