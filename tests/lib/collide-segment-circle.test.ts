import { describe, expect, test } from 'vitest';
import { collideSegmentCircle } from '#lib/collide-segment-circle.ts';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import type { Feature, Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { replaceEachNumber } from './bench/hard-numbers.ts';
import {
  everySegmentAndCircle,
  integerSegmentScene,
  nearTouchingSegment,
  type SegmentAndCircle,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import {
  featureOwnsNormal,
  isUnit,
  moveLeavesTouching,
  noShorterMove,
  pointIsRight,
  sameContact,
  segmentShape,
  transformContact,
} from './bench/shape-contacts.ts';
import { transformScene, transforms } from './bench/transforms.ts';

const runs = full ? 100_000 : 3_000;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

/** The bound of the doc comment. */
const ulps = 6;

const answer = ({ segment, circle }: SegmentAndCircle) => collideSegmentCircle(segment, circle);

function isRight({ segment, circle }: SegmentAndCircle): boolean {
  const contact = collideSegmentCircle(segment, circle);
  if (contact === null) return !segmentIntersectsCircle(segment, circle);
  const shape = segmentShape(segment);
  expect(segmentIntersectsCircle(segment, circle)).toBe(true);
  expect(contact.depth).toBeGreaterThanOrEqual(0);
  expect(isUnit(contact.normal)).toBe(true);
  expect(moveLeavesTouching(shape, circle, contact, ulps)).toBe(true);
  expect(featureOwnsNormal([segment.a, segment.b], contact)).toBe(true);
  return pointIsRight(shape, circle, contact, ulps);
}

describe('is right', () => {
  const segment = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
  const edge: Feature = { kind: 'edge', index: 0 };

  test.each<[string, Vec2, Vec2, number, Vec2, Feature]>([
    ['above', { x: 3, y: 2 }, { x: 0, y: 1 }, 3, { x: 3, y: 0 }, edge],
    ['below', { x: 3, y: -2 }, { x: 0, y: -1 }, 3, { x: 3, y: 0 }, edge],
    ['on it', { x: 3, y: 0 }, { x: 0, y: 1 }, 5, { x: 3, y: 0 }, edge],
    ['on its end a', { x: 0, y: 0 }, { x: 0, y: 1 }, 5, { x: 0, y: 0 }, edge],
    ['on its end b', { x: 8, y: 0 }, { x: 0, y: 1 }, 5, { x: 8, y: 0 }, edge],
    ['past b', { x: 10, y: 0 }, { x: 1, y: 0 }, 3, { x: 8, y: 0 }, { kind: 'vertex', index: 1 }],
    ['past a', { x: -4, y: 0 }, { x: -1, y: 0 }, 1, { x: 0, y: 0 }, { kind: 'vertex', index: 0 }],
    [
      'level with a',
      { x: 0, y: 5 },
      { x: 0, y: 1 },
      0,
      { x: 0, y: 0 },
      { kind: 'vertex', index: 0 },
    ],
    [
      'level with b',
      { x: 8, y: -4 },
      { x: 0, y: -1 },
      1,
      { x: 8, y: 0 },
      { kind: 'vertex', index: 1 },
    ],
  ])('%s', (_, center, normal, depth, point, feature) => {
    const contact = collideSegmentCircle(segment, { center, radius: 5 });
    expect(contact).toEqual({
      normal: { x: expect.closeTo(normal.x, 15), y: expect.closeTo(normal.y, 15) },
      depth,
      point,
      feature,
    });
  });

  test('on the segment it goes to the left, so backwards the other way', () => {
    const back = { a: segment.b, b: segment.a };
    expect(collideSegmentCircle(back, { center: { x: 3, y: 0 }, radius: 5 })!.normal.y).toBe(-1);
  });

  test('in the only point of a segment of no length it goes to (1, 0)', () => {
    const at = { x: 3, y: 4 };
    expect(collideSegmentCircle({ a: at, b: { ...at } }, { center: at, radius: 2 })).toEqual({
      normal: { x: 1, y: 0 },
      depth: 2,
      point: at,
      feature: { kind: 'vertex', index: 0 },
    });
  });

  test('apart is null', () => {
    expect(collideSegmentCircle(segment, { center: { x: 3, y: 6 }, radius: 5 })).toBeNull();
  });

  test('on every seventh segment and circle of a small grid', () => {
    const scenes = [...everySegmentAndCircle()].filter((_, index) => full || index % 7 === 0);
    checkScenes(scenes, isRight);
  });

  test('for whole numbers', () => {
    const scenes = randomScenes(runs, (random) => integerSegmentScene(random, 4096));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test.each(sizes)('for doubles beside touching, size %d', (size) => {
    const scenes = randomScenes(runs, (random) => nearTouchingSegment(random, size));
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test.each(sizes)('for doubles that overlap, size %d', (size) => {
    const scenes = randomScenes(runs, (random) => {
      const { segment: some, circle } = nearTouchingSegment(random, size);
      const radius = circle.radius + size * random.between(0, 1);
      return { segment: some, circle: { ...circle, radius } };
    });
    expect(checkScenes(scenes, isRight)).toBe(runs);
  });

  test('no shorter move parts them', () => {
    const scenes = randomScenes(200, (random) => integerSegmentScene(random, 4096));
    checkScenes(scenes, ({ segment: some, circle }) => {
      const contact = collideSegmentCircle(some, circle);
      return contact === null || noShorterMove(segmentShape(some), circle, contact, 64);
    });
  });
});

test('NaN anywhere: null', () => {
  const scene = {
    segment: { a: { x: 1, y: 2 }, b: { x: 5, y: 3 } },
    circle: { center: { x: 3, y: 4 }, radius: 6 },
  };
  expect(answer(scene)).not.toBeNull();
  expect(checkScenes(replaceEachNumber(scene, NaN), (spoilt) => answer(spoilt) === null)).toBe(7);
});

describe('goes along with the scene', () => {
  test.each(transforms)('$name', (transform) => {
    const scenes = randomScenes(runs / 4, (random) => integerSegmentScene(random, 4096));
    checkScenes(scenes, (scene) => {
      const contact = answer(scene);
      const there = answer(transformScene(scene, transform));
      if (contact === null || there === null) return contact === there;
      expect(there.feature).toEqual(contact.feature);
      const { a, b } = scene.segment;
      const { x, y } = scene.circle.center;
      const on = (b.x - a.x) * (y - a.y) === (b.y - a.y) * (x - a.x);
      // On the segment it goes to the left, which a mirror does not know; in a point to (1, 0).
      if (on && contact.feature.kind === 'edge' && transform.name.startsWith('a mirror'))
        return true;
      if (a.x === b.x && a.y === b.y && a.x === x && a.y === y) return there.normal.x === 1;
      return sameContact(
        there,
        transformContact(contact, transform),
        2 ** 32 * transform.factor,
        2,
      );
    });
  });

  test('and when its ends change places', () => {
    const scenes = randomScenes(runs / 4, (random) => integerSegmentScene(random, 4096));
    checkScenes(scenes, ({ segment: { a, b }, circle }) => {
      const contact = collideSegmentCircle({ a, b }, circle);
      const back = collideSegmentCircle({ a: b, b: a }, circle);
      if (contact === null || back === null) return contact === back;
      const same = Math.abs(contact.depth - back.depth) <= 1e-11;
      const turned = contact.normal.x * back.normal.x + contact.normal.y * back.normal.y;
      return same && (turned > 0.999999 || contact.depth === circle.radius);
    });
  });
});
