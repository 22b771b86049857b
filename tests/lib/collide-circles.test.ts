import { describe, expect, test } from 'vitest';
import { circlesIntersect } from '#lib/circles-intersect.ts';
import { collideCircles } from '#lib/collide-circles.ts';
import type { Circle } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import { anywhereScene, integerScene, nearRimScene } from './bench/points-and-circles.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import {
  circleShape,
  isUnit,
  moveLeavesTouching,
  noShorterMove,
  pointIsRight,
  sameContact,
  transformContact,
} from './bench/shape-contacts.ts';
import { scalings, transformScene, transforms, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 2_000;
const sizes = [1e-130, 1e-6, 1, 600, 1e150];

/** The bound of the doc comment. */
const ulps = 4;

interface TwoCircles {
  readonly a: Circle;
  readonly b: Circle;
}

const isConcentric = ({ a, b }: TwoCircles) =>
  a.center.x === b.center.x && a.center.y === b.center.y;
const answer = ({ a, b }: TwoCircles) => collideCircles(a, b);

function isRight({ a, b }: TwoCircles): boolean {
  const contact = collideCircles(a, b);
  if (contact === null) return !circlesIntersect(a, b);
  const shape = circleShape(a);
  expect(circlesIntersect(a, b)).toBe(true);
  expect(contact.depth).toBeGreaterThanOrEqual(0);
  expect(isUnit(contact.normal)).toBe(true);
  expect(moveLeavesTouching(shape, b, contact, ulps)).toBe(true);
  return pointIsRight(shape, b, contact, ulps);
}

const integerPair = (random: Random): TwoCircles => {
  const { point, circle } = integerScene(random, 4096);
  return { a: circle, b: { center: point, radius: random.integer(0, circle.radius) } };
};

const nearRim = (random: Random, size: number): TwoCircles => {
  const { point, circle } = nearRimScene(random, size);
  const part = circle.radius * random.pick([0, 0.5, random.between(0, 1), 1]);
  return { a: { ...circle, radius: circle.radius - part }, b: { center: point, radius: part } };
};

const anywhere = (random: Random, size: number): TwoCircles => {
  const { point, circle } = anywhereScene(random, size);
  return { a: circle, b: { center: point, radius: size * random.between(0, 2) } };
};

describe('is right', () => {
  test('one contact, by hand', () => {
    const a = { center: { x: 1, y: 1 }, radius: 4 };
    const b = { center: { x: 4, y: 5 }, radius: 3 };
    expect(collideCircles(a, b)).toEqual({
      normal: { x: 0.6, y: 0.8 },
      depth: 2,
      point: { x: 1 + 0.6 * 4, y: 1 + 0.8 * 4 },
      feature: { kind: 'edge', index: 0 },
    });
    expect(collideCircles(a, { ...b, radius: 1 })!.depth).toBe(0);
    expect(collideCircles(a, { ...b, radius: 0.5 })).toBeNull();
  });

  test('with one centre: to the right', () => {
    const a = { center: { x: 2, y: 3 }, radius: 4 };
    for (const radius of [0, 1, 9]) {
      expect(collideCircles(a, { ...a, radius })).toEqual({
        normal: { x: 1, y: 0 },
        depth: 4 + radius,
        point: { x: 6, y: 3 },
        feature: { kind: 'edge', index: 0 },
      });
    }
    const dot = { center: a.center, radius: 0 };
    expect(collideCircles(dot, dot)!.depth).toBe(0);
  });

  test('for whole numbers', () => {
    expect(checkScenes(randomScenes(runs, integerPair), isRight)).toBe(runs);
  });

  test.each(sizes)('for doubles, size %d', (size) => {
    const near = randomScenes(runs, (random) => nearRim(random, size));
    expect(checkScenes(near, isRight)).toBe(runs);
    const any = randomScenes(runs, (random) => anywhere(random, size));
    expect(checkScenes(any, isRight)).toBe(runs);
  });

  test('no shorter move parts them', () => {
    const scenes = randomScenes(100, (random) => anywhere(random, 1));
    checkScenes(scenes, ({ a, b }) => {
      const contact = collideCircles(a, b);
      return contact === null || noShorterMove(circleShape(a), b, contact, 64);
    });
  });
});

test('NaN anywhere: null', () => {
  const scene = {
    a: { center: { x: 1, y: 2 }, radius: 5 },
    b: { center: { x: 3, y: 4 }, radius: 6 },
  };
  expect(answer(scene)).not.toBeNull();
  expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => answer(spoilt) === null)).toBe(6);
});

describe('goes along with the scene', () => {
  const follows = (scene: TwoCircles, there: TwoCircles, turn: (typeof transforms)[number]) => {
    const contact = answer(scene);
    const moved = answer(there);
    if (contact === null || moved === null) return contact === moved;
    // Concentric circles go to the right, wherever the scene turns.
    if (isConcentric(scene)) return moved.normal.x === 1 && moved.normal.y === 0;
    return sameContact(moved, transformContact(contact, turn), 2 ** 32 * turn.factor, 2);
  };

  test.each(transforms)('$name, for whole numbers', (transform) => {
    const scenes = randomScenes(runs / 4, integerPair);
    checkScenes(scenes, (scene) => follows(scene, transformScene(scene, transform), transform));
  });

  test.each([...turnsAndMirrors, ...scalings])('$name, to the last digit', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => anywhere(random, 1));
    checkScenes(scenes, (scene) => {
      const contact = answer(scene);
      const moved = answer(transformScene(scene, transform));
      expect(moved).toEqual(contact && transformContact(contact, transform));
      return true;
    });
  });

  test('when they change places, the normal turns round', () => {
    const scenes = randomScenes(runs, (random) => nearRim(random, 1));
    checkScenes(scenes, ({ a, b }) => {
      const there = collideCircles(a, b);
      const back = collideCircles(b, a);
      if (there === null || back === null) return there === back;
      return (
        there.depth === back.depth &&
        (isConcentric({ a, b }) ||
          (there.normal.x === -back.normal.x && there.normal.y === -back.normal.y))
      );
    });
  });
});
