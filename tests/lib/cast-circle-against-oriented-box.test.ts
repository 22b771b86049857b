import { describe, expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstOrientedBox } from '#lib/cast-circle-against-oriented-box.ts';
import { collideOrientedBoxCircle } from '#lib/collide-oriented-box-circle.ts';
import type { Box, OrientedBox } from '#lib/types.ts';
import { integerBoxScene, nearTouchingOrientedScene } from './bench/boxes-and-circles.ts';
import { boxCornersOf, boxFeatureIsRight, startsAsBoxContact } from './bench/cast-boxes.ts';
import { castSuite } from './bench/cast-suite.ts';
import { integerCast, judgedBox } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { transformOriented } from './bench/oriented-boxes.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { translations } from './bench/transforms.ts';

const { answer, runs } = castSuite<OrientedBox>({
  cast: castCircleAgainstOrientedBox,
  ulps: 48,
  judge: judgedBox,
  cornersOf: boxCornersOf,
  startIsRight: (scene, cast) =>
    startsAsBoxContact(scene, collideOrientedBoxCircle(scene.target, scene.circle), cast),
  // A flat one has two sides, and which one it starts on can be lost in its rotation.
  startsOutside: (scene) =>
    !judgedBox(scene).stage.startsInside &&
    Math.min(scene.target.halfWidth, scene.target.halfHeight) > 1e-12,
  featureIsRight: ({ rotation }, cast) => boxFeatureIsRight(cast, rotation),
  integerScene: (random) => {
    const { box, circle } = integerBoxScene(random, 4096);
    return { target: { ...box, rotation: 0 }, circle };
  },
  nearTouching: (random, size) => {
    const { box, circle } = nearTouchingOrientedScene(random, size);
    return { target: box, circle };
  },
  sizes: [1e-60, 1e-6, 1, 600, 1e60],
  transforms: translations,
  transform: ({ target, circle, displacement }, transform) => {
    const there = transformOriented({ box: target, circle }, transform);
    return { target: there.box, circle: there.circle, displacement };
  },
});

describe('by hand: a square on its corner', () => {
  const target = { center: { x: 5, y: 5 }, halfWidth: 2, halfHeight: 2, rotation: Math.PI / 4 };
  const radius = 1;

  test('the corner to the right is the second, and met from there', () => {
    const circle = { center: { x: 5 + 2 * Math.SQRT2 + 3, y: 5 }, radius };
    const { fraction, point, normal, feature } = answer({
      target,
      circle,
      displacement: { x: -4, y: 0 },
    })!;
    expect(fraction).toBeCloseTo(0.5, 14);
    expect(point.x).toBeCloseTo(5 + 2 * Math.SQRT2, 14);
    expect(point.y).toBeCloseTo(5, 14);
    expect(normal.x).toBeCloseTo(1, 14);
    expect(normal.y).toBeCloseTo(0, 14);
    expect(feature).toEqual({ kind: 'vertex', index: 1 });
  });

  test('its side on the upper right', () => {
    const s = Math.SQRT1_2;
    const circle = { center: { x: 5 + 7 * s, y: 5 + 7 * s }, radius };
    const cast = answer({ target, circle, displacement: { x: -8 * s, y: -8 * s } })!;
    expect(cast.fraction).toBeCloseTo(0.5, 14);
    expect(cast.normal.x).toBeCloseTo(s, 14);
    expect(cast.normal.y).toBeCloseTo(s, 14);
    expect(cast.feature).toEqual({ kind: 'edge', index: 1 });
  });
});

test('without a rotation it is the cast of the box', () => {
  const scenes = randomScenes(runs, (random) =>
    integerCast<Box>(
      random,
      4096,
      () => {
        const { box, circle } = integerBoxScene(random, 4096);
        return { target: box, circle };
      },
      boxCornersOf,
    ),
  );
  const plain = (value: unknown) => JSON.stringify(value);
  const count = checkScenes(scenes, ({ target, circle, displacement }) => {
    const turned = { target: { ...target, rotation: 0 }, circle, displacement };
    return plain(answer(turned)) === plain(castCircleAgainstBox(target, circle, displacement));
  });
  expect(count).toBe(runs);
});

test('box, circle and displacement turned together: the same fraction', () => {
  const scenes = randomScenes(runs, (random) => {
    const { box, circle } = nearTouchingOrientedScene(random, 1);
    const displacement = { x: random.between(-3, 3), y: random.between(-3, 3) };
    const back = {
      x: circle.center.x - displacement.x / 2,
      y: circle.center.y - displacement.y / 2,
    };
    const deeper = { center: back, radius: circle.radius * random.between(1, 1.2) };
    return { target: box, circle: deeper, displacement, angle: random.between(-3, 3) };
  });
  const count = checkScenes(scenes, ({ target, circle, displacement, angle }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turn = (x: number, y: number) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
    const { x, y } = target.center;
    const center = turn(circle.center.x - x, circle.center.y - y);
    const there = answer({
      target: { ...target, rotation: target.rotation + angle },
      circle: { ...circle, center: { x: x + center.x, y: y + center.y } },
      displacement: turn(displacement.x, displacement.y),
    });
    const here = answer({ target, circle, displacement });
    if (here === null || there === null) return true;
    const size = Math.max(Math.abs(x), Math.abs(y), 1);
    // Where it nearly grazes, the moment is uncertain.
    const steep = -(here.normal.x * displacement.x + here.normal.y * displacement.y);
    return Math.abs(there.fraction - here.fraction) * steep <= 1e-13 * size;
  });
  expect(count).toBe(runs);
});

test('NaN in the box: null', () => {
  const target = { center: { x: 1, y: 2 }, halfWidth: 4, halfHeight: 3, rotation: 0.5 };
  const circle = { center: { x: 1, y: 12 }, radius: 1 };
  const displacement = { x: 0, y: -9 };
  expect(answer({ target, circle, displacement })).not.toBeNull();
  for (const spoilt of replaceEachNumber(target, NaN)) {
    expect(answer({ target: spoilt, circle, displacement })).toBeNull();
  }
});
