import { describe, expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstOrientedBox } from '#lib/cast-circle-against-oriented-box.ts';
import { collideOrientedBoxCircle } from '#lib/collide-oriented-box-circle.ts';
import type { Box, OrientedBox } from '#lib/types.ts';
import { startsInContact } from '#oracle/cast.ts';
import { integerBoxScene, nearTouchingOrientedScene } from './bench/boxes-and-circles.ts';
import { boxCornersOf, boxFeatureIsRight, startsAsBoxContact } from './bench/cast-boxes.ts';
import { castSuite } from './bench/cast-suite.ts';
import { type CastScene, integerCast, judgedBox } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { transformOriented } from './bench/oriented-boxes.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { translations } from './bench/transforms.ts';

const { answer, isGood, runs } = castSuite<OrientedBox>({
  cast: castCircleAgainstOrientedBox,
  ulps: 48,
  judge: judgedBox,
  cornersOf: boxCornersOf,
  startIsRight: (scene, cast) =>
    startsAsBoxContact(scene, collideOrientedBoxCircle(scene.target, scene.circle), cast),
  seesContact: ({ target, circle }) => collideOrientedBoxCircle(target, circle) !== null,
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

describe('along a side, touching by less than rounding shows: met on the way, as near as any', () => {
  const scenes: readonly [string, CastScene<OrientedBox>][] = [
    [
      'the short side of a narrow one, turned by a turn and a quarter',
      {
        target: {
          center: { x: 0, y: 401.90537226611207 },
          halfWidth: 0.000952493226027308,
          halfHeight: 632.2713425564798,
          rotation: -7.853981633974482,
        },
        circle: {
          center: { x: -632.2717768464232, y: 401.9056984526875 },
          radius: 0.0004342899434277569,
        },
        displacement: { x: 0, y: 0.00190498645201842 },
      },
    ],
    [
      'by a displacement far shorter than the side',
      {
        target: {
          center: { x: 0, y: 0.0006356488716809163 },
          halfWidth: 1.189540784599724e-12,
          halfHeight: 0.0000012128896578191865,
          rotation: -6.441996683360941,
        },
        circle: {
          center: { x: -4.427450530034714e-7, y: 0.0006328844808507572 },
          radius: 0.0000015867317172647077,
        },
        displacement: { x: 4.69828620099336e-12, y: -7.524779410683635e-13 },
      },
    ],
    [
      'an ordinary one, past its corner',
      {
        target: {
          center: { x: -454.7748760170296, y: 0 },
          halfWidth: 0.8707596431186847,
          halfHeight: 1.6126824601724001,
          rotation: -5.195047027934052,
        },
        circle: {
          center: { x: -451.73445822691787, y: -1.8052346640205144 },
          radius: 1.9182842382639815,
        },
        displacement: { x: 1.616600860736071, y: 3.0851514313586015 },
      },
    ],
  ];
  test.each(scenes)('%s', (_, scene) => {
    expect(startsInContact(judgedBox(scene).stage)).toBe(true);
    expect(collideOrientedBoxCircle(scene.target, scene.circle)).toBeNull();
    expect(answer(scene)!.fraction).toBeGreaterThan(0.001);
    expect(isGood(scene)).toBe(true);
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
