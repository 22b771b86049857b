import { expect, test } from 'vitest';
import { collideSegmentCircle } from '#lib/collide-segment-circle.ts';
import { segmentIntersectsCircle } from '#lib/segment-intersects-circle.ts';
import type { Feature, Vec2 } from '#lib/types.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { contactContract } from './bench/contact-contract.ts';
import {
  everySegmentAndCircle,
  integerSegmentScene,
  nearTouchingSegment,
  type SegmentAndCircle,
  tangentEverywhere,
} from './bench/polygons-and-circles.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { featureOwnsNormal, segmentShape } from './bench/shape-contacts.ts';
import { transforms } from './bench/transforms.ts';

const runs = full ? 100_000 : 600;
const sizes = [1e-70, 1e-6, 1, 600, 1e70];

const beside = (size: number) => () =>
  randomScenes(runs, (random) => nearTouchingSegment(random, size));

const overlapping = (size: number) => () =>
  randomScenes(runs, (random) => {
    const { segment, circle } = nearTouchingSegment(random, size);
    return { segment, circle: { ...circle, radius: circle.radius + size * random.between(0, 1) } };
  });

function* touching(): Generator<SegmentAndCircle> {
  for (const { polygon, circle, side } of tangentEverywhere()) {
    yield { segment: { a: polygon[side]!, b: polygon[(side + 1) % 3]! }, circle };
  }
}

contactContract(collideSegmentCircle, {
  parts: ({ segment, circle }: SegmentAndCircle) => [segment, circle],
  shape: segmentShape,
  predicate: segmentIntersectsCircle,
  ownsNormal: ({ a, b }, contact) => featureOwnsNormal([a, b], contact),
  whole: {
    'segments and circles of a small grid': () =>
      [...everySegmentAndCircle()].filter((_, index) => full || index % 7 === 0),
    'up to +-4096': () => randomScenes(runs, (random) => integerSegmentScene(random, 4096)),
  },
  doubles: Object.fromEntries(
    sizes.flatMap((size) => [
      [`beside touching, ${size}`, beside(size)],
      [`overlapping, ${size}`, overlapping(size)],
    ]),
  ),
  touching: { scenes: touching, depth: 1e-13 },
  shortest: {
    scenes: () => randomScenes(200, (random) => integerSegmentScene(random, 4096)),
    directions: 64,
  },
  hits: [
    {
      segment: { a: { x: 1, y: 2 }, b: { x: 5, y: 3 } },
      circle: { center: { x: 3, y: 4 }, radius: 6 },
    },
  ],
  follows: [
    {
      scenes: () =>
        randomScenes(Math.ceil(runs / 4), (random) => integerSegmentScene(random, 4096)),
      transforms,
      ulps: 2,
      size: 2 ** 32,
    },
  ],
  isTie: ({ segment: { a, b }, circle: { center } }, transform) => {
    const on = (b.x - a.x) * (center.y - a.y) === (b.y - a.y) * (center.x - a.x);
    // On a segment the normal points left, even in a mirror, and on a point it is (1, 0).
    const isPoint = a.x === b.x && a.y === b.y;
    return isPoint ? on && a.x === center.x : on && transform.name.startsWith('a mirror');
  },
  also: ({ segment: { a, b }, circle: { center } }, { normal }) => {
    const all = [a, b, center];
    if (all.every(({ x, y }) => x === a.x && y === a.y)) expect(normal).toEqual({ x: 1, y: 0 });
  },
});

const segment = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
const edge: Feature = { kind: 'edge', index: 0 };

const cases: readonly [string, Vec2, Vec2, number, Vec2, Feature][] = [
  ['above', { x: 3, y: 2 }, { x: 0, y: 1 }, 3, { x: 3, y: 0 }, edge],
  ['below', { x: 3, y: -2 }, { x: 0, y: -1 }, 3, { x: 3, y: 0 }, edge],
  ['on it', { x: 3, y: 0 }, { x: 0, y: 1 }, 5, { x: 3, y: 0 }, edge],
  ['on its end a', { x: 0, y: 0 }, { x: 0, y: 1 }, 5, { x: 0, y: 0 }, edge],
  ['on its end b', { x: 8, y: 0 }, { x: 0, y: 1 }, 5, { x: 8, y: 0 }, edge],
  ['past b', { x: 10, y: 0 }, { x: 1, y: 0 }, 3, { x: 8, y: 0 }, { kind: 'vertex', index: 1 }],
  ['past a', { x: -4, y: 0 }, { x: -1, y: 0 }, 1, { x: 0, y: 0 }, { kind: 'vertex', index: 0 }],
  ['level with a', { x: 0, y: 5 }, { x: 0, y: 1 }, 0, { x: 0, y: 0 }, { kind: 'vertex', index: 0 }],
  [
    'level with b',
    { x: 8, y: -4 },
    { x: 0, y: -1 },
    1,
    { x: 8, y: 0 },
    { kind: 'vertex', index: 1 },
  ],
];

test('the contact is right above, below, on and past the ends of the segment', () => {
  for (const [where, center, normal, depth, point, feature] of cases) {
    expect(collideSegmentCircle(segment, { center, radius: 5 }), where).toEqual({
      normal: { x: expect.closeTo(normal.x, 15), y: expect.closeTo(normal.y, 15) },
      depth,
      point,
      feature,
    });
  }
});

test('on the segment, the circle leaves to the left, so to the other side if the ends are swapped', () => {
  const back = { a: segment.b, b: segment.a };
  expect(collideSegmentCircle(back, { center: { x: 3, y: 0 }, radius: 5 })!.normal.y).toBe(-1);
});

test('at the only point of a segment of no length, the normal is (1, 0)', () => {
  const at = { x: 3, y: 4 };
  expect(collideSegmentCircle({ a: at, b: { ...at } }, { center: at, radius: 2 })).toEqual({
    normal: { x: 1, y: 0 },
    depth: 2,
    point: at,
    feature: { kind: 'vertex', index: 0 },
  });
});

test('the result is null if the two are apart', () => {
  expect(collideSegmentCircle(segment, { center: { x: 3, y: 6 }, radius: 5 })).toBeNull();
});

test('if the ends are swapped, only a circle on the segment is pushed the other way', () => {
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

test('a segment with an infinite end has no contact', () => {
  const wall = { a: { x: 0, y: 0 }, b: { x: Infinity, y: 0 } };
  expect(collideSegmentCircle(wall, { center: { x: -1, y: 1 }, radius: 2 })).toBeNull();
});
