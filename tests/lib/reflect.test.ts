import { describe, expect, test } from 'vitest';
import { dot } from '#lib/dot.ts';
import { reflect } from '#lib/reflect.ts';
import type { Vec2 } from '#lib/types.ts';
import { statedBound } from './attack/stated.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { testEach } from './bench/in-each.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { transformScene, turnsAndMirrors } from './bench/transforms.ts';
import { bounceError } from './reflect.attack.ts';

const runs = full ? 200_000 : 2_000;
const sizes = [1e-150, 1e-6, 1, 600, 1e150];

/** The largest error, in ulps, that these tests have found in a million scenes. */
const worstFound = 6;

interface Bounce {
  readonly velocity: Vec2;
  readonly normal: Vec2;
  readonly restitution: number;
}

const answer = ({ velocity, normal, restitution }: Bounce) =>
  reflect(velocity, normal, restitution);

function bounce(random: Random, size: number): Bounce {
  const angle = random.pick([0, 0.5, 1, random.between(0, 2)]) * Math.PI;
  return {
    velocity: { x: size * random.between(-1, 1), y: size * random.between(-1, 1) },
    normal: { x: Math.cos(angle), y: Math.sin(angle) },
    restitution: random.pick([0, 1, random.between(0, 1)]),
  };
}

/** Is each coordinate within this many ulps of the speed from the exact one? */
const isNear = ({ velocity, normal, restitution }: Bounce, ulps: number) =>
  bounceError(velocity, normal, restitution) <= ulps;

describe('a ball bounces', () => {
  const floor = { x: 0, y: 1 };
  testEach(
    'off a wall with each restitution',
    [
      [1, { x: 3, y: 2 }],
      [0.5, { x: 3, y: 1 }],
      [0, { x: 3, y: 0 }],
    ],
    (restitution, after) => {
      expect(reflect({ x: 3, y: -2 }, floor, restitution)).toEqual(after);
    },
  );

  test('straight back if it hits head-on, and not at all if it moves along the wall', () => {
    expect(reflect({ x: 0, y: -5 }, floor, 1)).toEqual({ x: 0, y: 5 });
    const slide = { x: 7, y: 0 };
    expect(reflect(slide, floor, 1)).toBe(slide);
  });

  test('only if it does not move away from the wall', () => {
    const away = { x: 3, y: 2 };
    expect(reflect(away, floor, 1)).toBe(away);
  });

  test('off a slope of 3 to 4', () => {
    const after = reflect({ x: -5, y: -10 }, { x: 0.6, y: 0.8 }, 1);
    expect(after.x).toBeCloseTo(8.2, 14);
    expect(after.y).toBeCloseTo(7.6, 14);
  });
});

testEach('is right except for rounding', sizes, (size) => {
  const scenes = [...randomScenes(runs, (random) => bounce(random, size))];
  const approaching = scenes.filter(({ velocity, normal }) => dot(velocity, normal) < 0);
  expect(approaching.length).toBeGreaterThan(runs / 3);
  expect(statedBound('reflect')).toBeGreaterThanOrEqual(worstFound);
  expect(checkScenes(scenes, (scene) => isNear(scene, worstFound))).toBe(runs);
});

testEach(
  'is right except for rounding times a restitution above 1',
  [1.2, 5, 10, 1e6],
  (restitution) => {
    const isRight = (scene: Bounce) => isNear({ ...scene, restitution }, worstFound * restitution);
    const worst = {
      velocity: { x: -1.8914190617789678e149, y: -5.86121115578561e143 },
      normal: { x: 0.9999998733017933, y: -0.0005033849392604682 },
      restitution,
    };
    expect(isRight(worst)).toBe(true);
    const scenes = randomScenes(runs / 4, (random) => bounce(random, 1));
    expect(checkScenes(scenes, isRight)).toBe(runs / 4);
  },
);

test('a ball does not get faster, and moves away afterwards', () => {
  checkScenes(
    randomScenes(runs, (random) => bounce(random, 1)),
    (scene) => {
      const { velocity, normal } = scene;
      const after = answer(scene);
      const along = after.x * normal.x + after.y * normal.y;
      const slack = 1e-15;
      return (
        Math.hypot(after.x, after.y) <= Math.hypot(velocity.x, velocity.y) + slack &&
        along >= -slack
      );
    },
  );
});

describe('the result follows the scene', () => {
  testEach('if it is rotated or mirrored', turnsAndMirrors, (transform) => {
    const there = (scene: Bounce): Bounce => {
      const { velocity, normal } = transformScene(
        { velocity: scene.velocity, normal: scene.normal },
        transform,
      );
      return { ...scene, velocity, normal };
    };
    checkScenes(
      randomScenes(runs / 4, (random) => bounce(random, 1)),
      (scene) => {
        const moved = answer(there(scene));
        const expected = transformScene(answer(scene), transform);
        // A sum of two products is rounded equally in either order.
        expect(moved.x + 0).toBe(expected.x + 0);
        expect(moved.y + 0).toBe(expected.y + 0);
        return true;
      },
    );
  });

  testEach('if the speed is multiplied', [2, 2 ** 20, 2 ** -20], (factor) => {
    checkScenes(
      randomScenes(runs / 4, (random) => bounce(random, 1)),
      (scene) => {
        const { x, y } = scene.velocity;
        const faster = answer({ ...scene, velocity: { x: x * factor, y: y * factor } });
        const { x: ax, y: ay } = answer(scene);
        return faster.x === ax * factor && faster.y === ay * factor;
      },
    );
  });
});
