import { describe, expect, test } from 'vitest';
import { castCircleAgainstSegment } from '#lib/cast-circle-against-segment.ts';
import { collideSegmentCircle } from '#lib/collide-segment-circle.ts';
import type { Contact, Segment } from '#lib/types.ts';
import { turnAt } from '#oracle/polygon.ts';
import { castContract, startsAsContact } from './bench/cast-contract.ts';
import { type CastScene, judged } from './bench/casts.ts';
import { checkScenes, runs } from './bench/check-scenes.ts';
import { pythagoreanTriples } from './bench/hard-numbers.ts';
import { integerSegmentScene, nearTouchingSegment } from './bench/polygons-and-circles.ts';
import { Random, randomScenes } from './bench/random-scenes.ts';
import { featureOwnsNormal } from './bench/shape-contacts.ts';
import { transforms } from './bench/transforms.ts';

/** Returns the contact on its true side, because for a tiny radius rounding can choose wrong. */
function onItsSide({ target, circle }: CastScene<Segment>): Contact | null {
  const contact = collideSegmentCircle(target, circle);
  if (contact?.feature.kind !== 'edge') return contact;
  const { a, b } = target;
  const { x, y } = contact.normal;
  const left = Math.sign((b.x - a.x) * y - (b.y - a.y) * x);
  const isWrong = left * turnAt(a, b, circle.center) < 0;
  return isWrong ? { ...contact, normal: { x: -x, y: -y } } : contact;
}

const judge = (scene: CastScene<Segment>) => judged(scene, [scene.target.a, scene.target.b]);

const { call, count } = castContract<Segment>(castCircleAgainstSegment, {
  judge,
  cornersOf: ({ a, b }) => [a, b],
  startIsRight: (scene, cast) => startsAsContact(scene, onItsSide(scene), cast),
  seesContact: ({ target, circle }) => collideSegmentCircle(target, circle) !== null,
  startsOutside: () => true,
  featureIsRight: ({ a, b }, cast) => featureOwnsNormal([a, b], cast),
  gridTargets: [
    [0, 0],
    [2, 0],
    [1, 2],
  ].map(([x, y]) => ({ a: { x: 0, y: 0 }, b: { x: x!, y: y! } })),
  every: 5,
  integerScene: (random) => {
    const { segment, circle } = integerSegmentScene(random, 4096);
    return { target: segment, circle };
  },
  nearTouching: (random, size) => {
    const { segment, circle } = nearTouchingSegment(random, size);
    return { target: segment, circle };
  },
  sizes: [1e-70, 1e-6, 1, 600, 1e70],
  // Each circle is beside an end, with an overlap that rounding hides.
  hidden: {
    'half an ulp off, towards it and along': {
      target: {
        a: { x: 6.6838766950096766e-71, y: 4.881180716039832e-71 },
        b: { x: 1.2433760707893852e-70, y: 8.454120602993827e-71 },
      },
      circle: {
        center: { x: 7.518438323303968e-71, y: 5.399771790776704e-71 },
        radius: 1.7143025855373675e-86,
      },
      displacement: { x: -8.345616282942915e-72, y: -5.185910747368713e-72 },
    },
    'an ulp off, half an ulp nearer': {
      target: {
        a: { x: 5.995668128627052e-7, y: 9.378123981420831e-7 },
        b: { x: 2.7115818044117316e-7, y: 0.000001505707038736801 },
      },
      circle: {
        center: { x: 2.7115818044117326e-7, y: 0.000001505707038736801 },
        radius: 9.918126363083386e-23,
      },
      displacement: { x: -5.293955920339377e-23, y: 0 },
    },
    'two ulps off, across the end': {
      target: {
        a: { x: -0.5937252888212254, y: -0.25366153100266553 },
        b: { x: -0.9908920215667123, y: 0.7127897226416167 },
      },
      circle: {
        center: { x: -0.9908920215667121, y: 0.7127897226416167 },
        radius: 2.0923339347293717e-16,
      },
      displacement: { x: -4.440892098500626e-16, y: 0 },
    },
    'four ulps off, up to the end': {
      target: {
        a: { x: 635.830491819403, y: 1189.1010174025 },
        b: { x: 1099.277239962465, y: 499.64680351433833 },
      },
      circle: {
        center: { x: 1099.277239962465, y: 499.64680351433856 },
        radius: 1.3682348298728685e-13,
      },
      displacement: { x: 0, y: -2.2737367544323206e-13 },
    },
    'a few ulps off, past the end': {
      target: {
        a: { x: 7.764481767857122e69, y: -5.814143640398358e69 },
        b: { x: 3.498755009968218e69, y: 2.9672965790443432e69 },
      },
      circle: {
        center: { x: 3.498755009968219e69, y: 2.967296579044341e69 },
        radius: 8.983429377576997e53,
      },
      displacement: { x: 1.532495540865889e54, y: 3.064991081731778e54 },
    },
  },
  refused: [NaN, Infinity],
  transforms,
});

const wall = { a: { x: 0, y: 0 }, b: { x: 8, y: 0 } };
const cast = (x: number, y: number, dx: number, dy: number, radius = 2) =>
  castCircleAgainstSegment(wall, { center: { x, y }, radius }, { x: dx, y: dy });
/** Replaces -0 by 0. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const edge = { kind: 'edge', index: 0 };

describe('by hand', () => {
  test('a circle hits the wall from above and from below', () => {
    expect(plain(cast(3, 6, 2, -8))).toEqual({
      fraction: 0.5,
      point: { x: 4, y: 0 },
      normal: { x: 0, y: 1 },
      feature: edge,
    });
    expect(plain(cast(3, -6, 2, 8))).toEqual({
      fraction: 0.5,
      point: { x: 4, y: 0 },
      normal: { x: 0, y: -1 },
      feature: edge,
    });
  });

  test('a circle hits the ends, head-on and at the offsets of a triple', () => {
    expect(cast(-10, 0, 16, 0)).toEqual({
      fraction: 0.5,
      point: { x: 0, y: 0 },
      normal: { x: -1, y: 0 },
      feature: { kind: 'vertex', index: 0 },
    });
    const { fraction, normal, feature } = cast(16, 4, -10, 0, 5)!;
    expect(fraction).toBe(0.5);
    expect(normal).toEqual({ x: 0.6, y: 0.8 });
    expect(feature).toEqual({ kind: 'vertex', index: 1 });
  });

  test('a path may be too short, just long enough, or lead away', () => {
    expect(cast(3, 6, 0, -3.75)).toBeNull();
    expect(cast(3, 6, 0, -4)!.fraction).toBe(1);
    expect(cast(3, 6, 0, 8)).toBeNull();
    expect(cast(3, 6, 8, 0)).toBeNull();
  });

  test('grazing an end or moving along the wall is not a hit', () => {
    expect(cast(10, 9, 0, -20)).toBeNull();
    expect(cast(10 - 2 ** -30, 9, 0, -20)).not.toBeNull();
    expect(cast(-9, 2, 30, 0)).toBeNull();
    expect(cast(-9, 2 - 2 ** -30, 30, 0)).not.toBeNull();
    expect(cast(3, 2, 30, 0)).toBeNull();
    expect(cast(3, 2, -30, 0)).toBeNull();
  });

  test('overlapping at the start, only moving inwards is a hit', () => {
    expect(plain(cast(3, 1, 5, -1))).toEqual({
      fraction: 0,
      point: { x: 3, y: 0 },
      normal: { x: 0, y: 1 },
      feature: edge,
    });
    expect(cast(3, 1, 30, 0)).toBeNull();
    expect(cast(3, 1, 30, 1)).toBeNull();
    // If the centre is on the wall, the circle may leave to the left, like its contact.
    expect(cast(3, 0, 0, -1)!.fraction).toBe(0);
    expect(cast(3, 0, 0, 1)).toBeNull();
  });

  test('a ray hits the wall and its ends, but not beside it', () => {
    expect(cast(3, 6, 0, -12, 0)!.fraction).toBe(0.5);
    expect(plain(cast(8, 6, 0, -12, 0))).toEqual({
      fraction: 0.5,
      point: { x: 8, y: 0 },
      normal: { x: 0, y: 1 },
      feature: { kind: 'vertex', index: 1 },
    });
    expect(cast(6, 2, 4, -4, 0)!.fraction).toBe(0.5);
    expect(cast(18, 0, -20, 0, 0)).toEqual({
      fraction: 0.5,
      point: { x: 8, y: 0 },
      normal: { x: 1, y: 0 },
      feature: { kind: 'vertex', index: 1 },
    });
    expect(cast(8.0000001, 6, 0, -12, 0)).toBeNull();
    expect(cast(18, 1e-9, -20, 0, 0)).toBeNull();
  });

  test('a segment of no length is a point', () => {
    const at = { x: 3, y: 4 };
    const circle = { center: { x: 0, y: 0 }, radius: 1 };
    expect(castCircleAgainstSegment({ a: at, b: at }, circle, { x: 6, y: 8 })).toEqual({
      fraction: 0.4,
      point: at,
      normal: { x: -0.6, y: -0.8 },
      feature: { kind: 'vertex', index: 0 },
    });
  });
});

test('a circle slides along a slanted wall freely, but a larger one hits its end', () => {
  for (const { a, b, c } of pythagoreanTriples(60)) {
    for (const times of [1, 3]) {
      const target = { a: { x: 0, y: 0 }, b: { x: 3 * times * a, y: 3 * times * b } };
      const way = { x: 7 * times * a, y: 7 * times * b };
      const center = { x: -2 * times * a - times * b, y: -2 * times * b + times * a };
      const along = (radius: number) =>
        call({ target, circle: { center, radius }, displacement: way });
      expect(along(c * times)).toBeNull();
      expect(along(c * times * (1 + 2 ** -30))!.feature.kind).toBe('vertex');
      expect(along(c * times * (1 - 2 ** -30))).toBeNull();
    }
  }
});

test('no circle gets through the seam of two segments, wherever they are cut', () => {
  const scenes = randomScenes(4 * count, (random) => {
    const make = () => ({ x: random.between(-1, 1), y: random.between(-1, 1) });
    const [a, b] = [make(), make()];
    const t = random.between(0, 1);
    const cut = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    const side = random.pick([-1, 1]);
    const away = { x: -side * (b.y - a.y), y: side * (b.x - a.x) };
    const shift = random.pick([0, 2 ** -52, -(2 ** -51), random.between(-2, 2)]);
    const center = {
      x: cut.x + away.x + shift * (b.x - a.x),
      y: cut.y + away.y + shift * (b.y - a.y),
    };
    // The path leads to the cut and as far again beyond it.
    const displacement = { x: 2 * (cut.x - center.x), y: 2 * (cut.y - center.y) };
    const radius = random.pick([0, 2 ** -53, 2 ** -40, 0.1]);
    return {
      walls: [
        { a, b: cut },
        { a: cut, b },
      ],
      circle: { center, radius },
      displacement,
    };
  });
  const checked = checkScenes(scenes, ({ walls, circle, displacement }) =>
    walls.some((target) => call({ target, circle, displacement }) !== null),
  );
  expect(checked).toBe(4 * count);
});

describe('so near the line of the wall that rounding could change the side', () => {
  /** A wall, and the double nearest to a point of its line. */
  function beside(random: Random, t: number) {
    // Numbers of many sizes, so that differences are also rounded.
    const number = () => random.between(-1, 1) * 2 ** random.integer(-9, 0);
    const [a, b] = [
      { x: number(), y: number() },
      { x: number(), y: number() },
    ];
    const way = { x: b.x - a.x, y: b.y - a.y };
    const center = { x: a.x + t * way.x, y: a.y + t * way.y };
    return { target: { a, b }, center, way, side: turnAt(a, b, center) };
  }

  test('a ray through the wall is stopped', () => {
    const random = new Random(12);
    for (let i = 0; i < runs(1_000, 5_000); i += 1) {
      const { target, center, way, side } = beside(random, random.between(0.1, 0.9));
      // A point exactly on the line has no side.
      if (side === 0) continue;
      const through = { x: side * way.y, y: -side * way.x };
      const hit = castCircleAgainstSegment(target, { center, radius: 0 }, through);
      expect(hit?.fraction).toBeLessThan(1e-12);
    }
  });

  test('a circle over an end is stopped by that end', () => {
    const random = new Random(13);
    for (let i = 0; i < 300; i += 1) {
      const { target, center, way } = beside(random, -random.between(0.1, 0.9));
      const circle = { center, radius: Math.hypot(way.x, way.y) };
      const hit = castCircleAgainstSegment(target, circle, way);
      expect(hit).toMatchObject({ fraction: 0, feature: { kind: 'vertex', index: 0 } });
    }
  });
});
