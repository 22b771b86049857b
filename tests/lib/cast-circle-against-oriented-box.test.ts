import { describe, expect, test } from 'vitest';
import { castCircleAgainstBox } from '#lib/cast-circle-against-box.ts';
import { castCircleAgainstOrientedBox } from '#lib/cast-circle-against-oriented-box.ts';
import { collideOrientedBoxCircle } from '#lib/collide-oriented-box-circle.ts';
import type { OrientedBox } from '#lib/types.ts';
import { integerBoxScene, nearTouchingOrientedScene } from './bench/boxes-and-circles.ts';
import { boxCornersOf, boxFeatureIsRight, startsAsBoxContact } from './bench/cast-boxes.ts';
import { castContract } from './bench/cast-contract.ts';
import { type CastScene, judgedBox } from './bench/casts.ts';
import { checkScenes } from './bench/check-scenes.ts';
import { transformOriented } from './bench/oriented-boxes.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { translations } from './bench/transforms.ts';

const { call, integerScenes, count } = castContract<OrientedBox>(castCircleAgainstOrientedBox, {
  judge: judgedBox,
  cornersOf: boxCornersOf,
  startIsRight: (scene, cast) =>
    startsAsBoxContact(scene, collideOrientedBoxCircle(scene.target, scene.circle), cast),
  seesContact: ({ target, circle }) => collideOrientedBoxCircle(target, circle) !== null,
  // Rounding a rotation can hide on which side of a box of no height the circle starts.
  startsOutside: (scene) =>
    !judgedBox(scene).stage.startsInside &&
    Math.min(scene.target.halfWidth, scene.target.halfHeight) > 1e-12,
  featureIsRight: ({ rotation }, cast) => boxFeatureIsRight(cast, rotation),
  gridTargets: [
    [0, 0],
    [1, 0],
    [1, 2],
  ].map(([w, h]) => ({ center: { x: 0, y: 0 }, halfWidth: w!, halfHeight: h!, rotation: 0 })),
  every: 29,
  integerScene: (random) => {
    const { box, circle } = integerBoxScene(random, 4096);
    return { target: { ...box, rotation: 0 }, circle };
  },
  nearTouching: (random, size) => {
    const { box, circle } = nearTouchingOrientedScene(random, size);
    return { target: box, circle };
  },
  sizes: [1e-60, 1e-6, 1, 600, 1e60],
  // Along a side, with an overlap that rounding hides.
  hidden: {
    'the short side of a narrow box, rotated by five quarter turns': {
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
    'by a displacement far shorter than the side': {
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
    'an ordinary one, past its corner': {
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
  },
  transforms: translations,
  transform: ({ target, circle, displacement }, transform) => {
    const there = transformOriented({ box: target, circle }, transform);
    return { target: there.box, circle: there.circle, displacement };
  },
});

describe('by hand, a square on its corner', () => {
  const target = { center: { x: 5, y: 5 }, halfWidth: 2, halfHeight: 2, rotation: Math.PI / 4 };
  const radius = 1;

  test('a circle from the right hits the second corner', () => {
    const circle = { center: { x: 5 + 2 * Math.SQRT2 + 3, y: 5 }, radius };
    const { fraction, point, normal, feature } = call({
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

  test('a circle from the upper right hits the second side', () => {
    const s = Math.SQRT1_2;
    const circle = { center: { x: 5 + 7 * s, y: 5 + 7 * s }, radius };
    const cast = call({ target, circle, displacement: { x: -8 * s, y: -8 * s } })!;
    expect(cast.fraction).toBeCloseTo(0.5, 14);
    expect(cast.normal.x).toBeCloseTo(s, 14);
    expect(cast.normal.y).toBeCloseTo(s, 14);
    expect(cast.feature).toEqual({ kind: 'edge', index: 1 });
  });
});

test('a corner that is only grazed at the start, except for rounding, is not hit', () => {
  const target = {
    center: { x: -3.1641202265123306e-23, y: 0 },
    halfWidth: 9.011413266593904e-7,
    halfHeight: 5.911143362325525e-13,
    rotation: -6.283185307179585,
  };
  const center = { x: -0.0000013153713851807661, y: -7.101464070688807e-7 };
  const circle = { center, radius: 8.221274969859399e-7 };
  const displacement = { x: 0.0000014202916319090868, y: -8.284601170427515e-7 };
  expect(call({ target, circle, displacement })).toBeNull();
});

test('with a rotation of 0 it is the cast of the box', () => {
  const plain = (value: unknown) => JSON.stringify(value);
  const isSame = ({ target, circle, displacement }: CastScene<OrientedBox>) => {
    const { rotation: _, ...box } = target;
    const straight = castCircleAgainstBox(box, circle, displacement);
    return plain(castCircleAgainstOrientedBox(target, circle, displacement)) === plain(straight);
  };
  expect(checkScenes(integerScenes(count), isSame)).toBe(count);
});

test('rotating box, circle and displacement together does not change the fraction', () => {
  const scenes = randomScenes(count, (random) => {
    const { box, circle } = nearTouchingOrientedScene(random, 1);
    const displacement = { x: random.between(-3, 3), y: random.between(-3, 3) };
    const back = {
      x: circle.center.x - displacement.x / 2,
      y: circle.center.y - displacement.y / 2,
    };
    const deeper = { center: back, radius: circle.radius * random.between(1, 1.2) };
    return { target: box, circle: deeper, displacement, angle: random.between(-3, 3) };
  });
  const checked = checkScenes(scenes, ({ target, circle, displacement, angle }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turn = (x: number, y: number) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
    const { x, y } = target.center;
    const center = turn(circle.center.x - x, circle.center.y - y);
    const there = call({
      target: { ...target, rotation: target.rotation + angle },
      circle: { ...circle, center: { x: x + center.x, y: y + center.y } },
      displacement: turn(displacement.x, displacement.y),
    });
    const here = call({ target, circle, displacement });
    if (here === null || there === null) return true;
    const size = Math.max(Math.abs(x), Math.abs(y), 1);
    // If the circle nearly grazes, the moment is uncertain.
    const steep = -(here.normal.x * displacement.x + here.normal.y * displacement.y);
    return Math.abs(there.fraction - here.fraction) * steep <= 1e-13 * size;
  });
  expect(checked).toBe(count);
});
