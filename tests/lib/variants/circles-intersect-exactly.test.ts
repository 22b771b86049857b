import { describe, expect, test } from 'vitest';
import type { Circle } from '#lib/types.ts';
import { circlesIntersectExactly } from '#lib/variants/circles-intersect-exactly.ts';
import * as oracle from '#oracle/circle.ts';
import { checkScenes, full } from '../bench/check-scenes.ts';
import { gridCircles } from '../bench/grids.ts';
import { oneUlpBeside, replaceEachNumber } from '../bench/hard-numbers.ts';
import {
  anywhereScene,
  mixedSizesScene,
  nearRimScene,
  type PointAndCircle,
  touchingEverywhere,
} from '../bench/points-and-circles.ts';
import { randomScenes } from '../bench/random-scenes.ts';

const runs = full ? 100_000 : 1_000;
const sizes = [1e-300, 1e-150, 1e-6, 1, 600, 1e150, 1e300];

interface TwoCircles {
  readonly a: Circle;
  readonly b: Circle;
}

const answer = ({ a, b }: TwoCircles) => circlesIntersectExactly(a, b);
const isExact = (scene: TwoCircles) => answer(scene) === oracle.circlesIntersect(scene.a, scene.b);

/** The radius, shared out between the circle and one about the point. */
function split({ point, circle }: PointAndCircle, share: number): TwoCircles {
  const part = circle.radius * share;
  return { a: { ...circle, radius: circle.radius - part }, b: { center: point, radius: part } };
}

describe('no wrong answer', () => {
  test('on every two circles of a small grid', () => {
    const circles = gridCircles(1, 3);
    const pairs = circles.flatMap((a) => circles.map((b) => ({ a, b })));
    expect(checkScenes(pairs, isExact)).toBe(36 * 36);
  });

  test('one ulp beside touching, near the origin and far away', () => {
    const scenes = [...touchingEverywhere()].filter((_, index) => full || index % 37 === 0);
    for (const scene of scenes) {
      const touching = split(scene, 0);
      expect(answer(touching)).toBe(true);
      checkScenes(oneUlpBeside(touching), isExact);
    }
  });

  test.each(sizes)('beside touching and anywhere, size %d', (size) => {
    const near = randomScenes(runs, (random) =>
      split(nearRimScene(random, size), random.pick([0, 0.5, random.between(0, 1)])),
    );
    expect(checkScenes(near, isExact)).toBe(runs);
    const anywhere = randomScenes(runs, (random) =>
      split(anywhereScene(random, size), random.between(0, 1)),
    );
    expect(checkScenes(anywhere, isExact)).toBe(runs);
  });

  test('for numbers of very different sizes', () => {
    const scenes = randomScenes(runs, (random) => split(mixedSizesScene(random), 0.5));
    expect(checkScenes(scenes, isExact)).toBe(runs);
  });
});

test.each([NaN, Infinity, -Infinity])('refuses %d anywhere', (value) => {
  const scene = {
    a: { center: { x: 1, y: 2 }, radius: 5 },
    b: { center: { x: 3, y: 4 }, radius: 6 },
  };
  for (const spoilt of replaceEachNumber(scene, value)) {
    expect(() => answer(spoilt)).toThrow(`${value} is not a finite number.`);
  }
});
