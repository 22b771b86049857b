import { describe, expect, test } from 'vitest';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import * as oracle from '#oracle/segment.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { neighbour } from './bench/doubles.ts';
import { farOffsets, oneUlpBeside, replaceEachNumber, smallRadii } from './bench/hard-numbers.ts';
import { bound, nearlyTouches } from './bench/polygon-predicate.ts';
import {
  distanceToOutline,
  everySegmentAndCircle,
  integerSegmentScene,
  nearTouchingSegment,
  type SegmentAndCircle,
  tangentEverywhere,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 500_000 : 5_000;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

const answer = ({ segment, circle }: SegmentAndCircle) => segmentIntersectsCircle(segment, circle);
const truth = ({ segment, circle }: SegmentAndCircle) =>
  oracle.segmentIntersectsCircle(segment, circle);
const isExact = (scene: SegmentAndCircle) => answer(scene) === truth(scene);
const isNear = ({ segment: { a, b }, circle }: SegmentAndCircle) =>
  nearlyTouches({ polygon: [a, b], circle }, bound, true);
const isRight = (scene: SegmentAndCircle) => isExact(scene) || isNear(scene);
const reversed = ({ segment: { a, b }, circle }: SegmentAndCircle) => ({
  segment: { a: b, b: a },
  circle,
});

/** Edges that a circle touches exactly, in both directions. */
function* tangents(): Generator<SegmentAndCircle> {
  for (const { polygon, circle, side } of tangentEverywhere()) {
    const scene = { segment: { a: polygon[side]!, b: polygon[(side + 1) % 3]! }, circle };
    yield scene;
    yield reversed(scene);
  }
}

describe('no wrong answer', () => {
  test('on every segment and circle of a small grid', () => {
    expect(checkScenes(everySegmentAndCircle(), isExact)).toBe(25 ** 3 * 5);
  });

  test('on whole numbers up to +-4096', () => {
    let hits = 0;
    const scenes = randomScenes(runs * 2, (random) => integerSegmentScene(random, 4096));
    const count = checkScenes(scenes, (scene) => {
      if (truth(scene)) hits += 1;
      return isExact(scene);
    });
    expect(count).toBe(runs * 2);
    expect(hits).toBeGreaterThan(runs / 2);
    expect(hits).toBeLessThan(runs * 1.75);
  });

  test('where they touch in whole numbers, and one unit beside', () => {
    let count = 0;
    for (const { segment, circle } of tangents()) {
      const shrunk = { ...circle, radius: circle.radius - 1 };
      expect(answer({ segment, circle })).toBe(true);
      expect(answer({ segment, circle: shrunk })).toBe(false);
      count += 1;
    }
    expect(count).toBe(11 * 3 * 4 * 2);
  });

  // The cross product is at most 2^26 here, and its square at most 2^52.
  test('at the ends of that range, the longest segment and the farthest centre', () => {
    const ends = [-4096, -4095, 0, 4095, 4096];
    const points = ends.flatMap((x) => ends.map((y) => ({ x, y })));
    const a = { x: -4096, y: -4096 };
    const scenes = points.flatMap((b) =>
      points.flatMap((center) => {
        const near = distanceToOutline(center, [a, b]);
        return [-1, 0, 1].map((step) => ({
          segment: { a, b },
          circle: { center, radius: Math.max(0, Math.round(near) + step) },
        }));
      }),
    );
    expect(checkScenes(scenes, isExact)).toBe(25 * 25 * 3);
  });

  // The cross product squared and the radius squared times the length squared are one apart, the
  // least that two whole numbers can be: hits as narrow as any within +-4096.
  test.each([
    [7933, 397, 8180, -7755, 3860],
    [5441, 7459, 8031, -368, 7599],
    [7937, 673, 7472, -7232, 8184],
  ])('by a hair: radius %d', (radius, ex, ey, dx, dy) => {
    const least = { x: Math.min(0, ex, dx) + 4096, y: Math.min(0, ey, dy) + 4096 };
    const at = (x: number, y: number) => ({ x: x - least.x, y: y - least.y });
    const segment = { a: at(0, 0), b: at(ex, ey) };
    const scene = { segment, circle: { center: at(dx, dy), radius } };
    const gap = BigInt(ex * dy - ey * dx) ** 2n - BigInt(radius) ** 2n * BigInt(ex ** 2 + ey ** 2);
    expect(gap).toBe(-1n);
    expect(truth(scene)).toBe(true);
    expect(answer(scene)).toBe(true);
  });

  test.each(smallRadii)('one ulp beside an end, radius %d', (radius) => {
    for (const x of farOffsets) {
      const segment = { a: { x, y: 1 }, b: { x: x + 4, y: 1 } };
      for (const center of [segment.a, segment.b, { x: x + 2, y: 1 }]) {
        expect(answer({ segment, circle: { center, radius } })).toBe(true);
        const beside = [...oneUlpBeside({ segment, circle: { center, radius } })];
        checkScenes(
          beside.filter(({ circle }) => circle.radius >= 0),
          isRight,
        );
      }
    }
  });

  test('a segment of no length is a point', () => {
    const at = (x: number, y: number, radius: number) =>
      answer({
        segment: { a: { x: 3, y: 3 }, b: { x: 3, y: 3 } },
        circle: { center: { x, y }, radius },
      });
    expect([at(0, -1, 5), at(0, -1, 4), at(3, 3, 0), at(3, 4, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe(`a wrong answer lies within ${bound} ulps of touching`, () => {
  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    let wrong = 0;
    const scenes = randomScenes(runs, (random) => nearTouchingSegment(random, size));
    const count = checkScenes(scenes, (scene) => {
      if (isExact(scene)) return true;
      wrong += 1;
      return isNear(scene);
    });
    expect(count).toBe(runs);
    // Where nothing is wrong, the hunt looked in the wrong place.
    expect(wrong).toBeGreaterThan(runs / 50);
  });

  test('one ulp beside touching, near the origin and far away', () => {
    for (const scene of tangents()) checkScenes(oneUlpBeside(scene), isRight);
  });
});

describe('a number that is none', () => {
  const segment = { a: { x: 1, y: 1 }, b: { x: 7, y: 2 } };
  const centers = [
    { x: 0, y: 0 },
    { x: 4, y: 3 },
    { x: 9, y: 2 },
  ];

  test('NaN anywhere answers false', () => {
    for (const center of centers) {
      const scene = { segment, circle: { center, radius: 3 } };
      expect(answer(scene)).toBe(true);
      expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => !answer(spoilt))).toBe(7);
    }
  });

  test.each([Infinity, -Infinity])('a centre at %d answers false', (value) => {
    for (const center of centers) {
      for (const place of replaceEachNumber(center, value)) {
        expect(answer({ segment, circle: { center: place, radius: 3 } })).toBe(false);
      }
    }
  });
});

describe('the answer stays', () => {
  test.each(transforms)('$name, for whole numbers', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerSegmentScene(random, 4096));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test.each([...turnsAndMirrors, ...scalings])('$name, for doubles', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => nearTouchingSegment(random, 1));
    checkScenes(scenes, (scene) => answer(transformScene(scene, transform)) === answer(scene));
  });

  test('when its ends change places', () => {
    const scenes = randomScenes(runs, (random) => integerSegmentScene(random, 4096));
    checkScenes(scenes, (scene) => answer(reversed(scene)) === answer(scene));
  });

  test('or turns to a hit when the circle grows', () => {
    const scenes = randomScenes(runs, (random) => nearTouchingSegment(random, 1));
    checkScenes(scenes, ({ segment, circle }) => {
      const larger = { ...circle, radius: neighbour(circle.radius, 1) };
      return !answer({ segment, circle }) || answer({ segment, circle: larger });
    });
  });
});

// On paper they touch, and both sides of the comparison are the same square.
test('level with an end of an upright segment touching is exact, for doubles', () => {
  const scenes = randomScenes(runs, (random) => ({
    length: random.between(0.1, 1),
    radius: random.between(0.1, 1),
  }));
  checkScenes(scenes, ({ length, radius }) => {
    const ends = { a: { x: 0, y: 0 }, b: { x: 0, y: length } };
    const circle = { center: { x: radius, y: 0 }, radius };
    const back = { a: ends.b, b: ends.a };
    return segmentIntersectsCircle(ends, circle) && segmentIntersectsCircle(back, circle);
  });
});
