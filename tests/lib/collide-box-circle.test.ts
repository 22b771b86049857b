import { describe, expect, test } from 'vitest';
import { boxIntersectsCircle } from '#lib/box-intersects-circle.ts';
import { collideBoxCircle } from '#lib/collide-box-circle.ts';
import { signedDistanceToBox } from '#lib/signed-distance-to-box.ts';
import type { Box, Contact } from '#lib/types.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  hardBoxes,
  holding,
  integerBoxScene,
  mixedSizesBoxScene,
  nearTouchingBoxScene,
  touchingBoxesEverywhere,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { contactContract } from './bench/contact-contract.ts';
import { boxFeatures, transformContact } from './bench/contacts.ts';
import { type Random, randomScenes } from './bench/random-scenes.ts';
import { boxShape } from './bench/shape-contacts.ts';
import { scalings, translations, turnsAndMirrors } from './bench/transforms.ts';

const runs = full ? 200_000 : 400;
const sizes = [1e-130, 1e-6, 1, 600, 1e150];

/** Is the normal that of the edge, or between the normals of the two edges at the corner? */
function ownsNormal(box: Box, { feature, normal, point }: Contact): boolean {
  const place = boxFeatures[feature.kind][feature.index]!;
  if (feature.kind === 'edge') return normal.x === place.x && normal.y === place.y;
  return (
    normal.x * place.x > 0 &&
    normal.y * place.y > 0 &&
    point.x === box.center.x + place.x * box.halfWidth &&
    point.y === box.center.y + place.y * box.halfHeight
  );
}

/** Are two edges equally near? Then a transform may change which one is first. */
function isTie({ box, circle }: BoxAndCircle): boolean {
  const dx = Math.abs(circle.center.x - box.center.x);
  const dy = Math.abs(circle.center.y - box.center.y);
  const [toSide, toEnd] = [box.halfWidth - dx, box.halfHeight - dy];
  if (toSide < 0 || toEnd < 0) return false;
  return toSide === toEnd || (toSide < toEnd ? dx === 0 : dy === 0);
}

const box = { center: { x: 10, y: 20 }, halfWidth: 5, halfHeight: 3 };
const collide = (x: number, y: number, radius: number) =>
  collideBoxCircle(box, { center: { x: 10 + x, y: 20 + y }, radius });

const sized = (make: (random: Random, size: number) => BoxAndCircle, size: number) => () =>
  randomScenes(runs, (random) => make(random, size));

contactContract(collideBoxCircle, {
  parts: ({ box, circle }: BoxAndCircle) => [box, circle],
  shape: boxShape,
  predicate: boxIntersectsCircle,
  ownsNormal,
  whole: {
    'every box and circle of a small grid': () => everyBoxAndCircle(5, 3, 3),
    'up to +-4096': sized(integerBoxScene, 4096),
  },
  doubles: {
    'a circle that contains the box, and one inside it': () =>
      hardBoxes().flatMap((hard) => [...holding(hard)]),
    'numbers of very different sizes': () => randomScenes(runs, mixedSizesBoxScene),
    ...Object.fromEntries(
      sizes.flatMap((size) => [
        [`beside touching, ${size}`, sized(nearTouchingBoxScene, size)],
        [`anywhere, ${size}`, sized(anyBoxScene, size)],
      ]),
    ),
  },
  touching: { scenes: () => touchingBoxesEverywhere(13), depth: 0 },
  shortest: {
    scenes: function* () {
      yield* [...everyBoxAndCircle(4, 2, 2)].filter((_, index) => full || index % 7 === 0);
      for (const hard of hardBoxes()) yield* [...holding(hard)].slice(full ? 0 : 2);
      yield* randomScenes(full ? 20_000 : 100, (random) => anyBoxScene(random, 600));
    },
    directions: 72,
  },
  hits: [
    { x: 10, y: 20 },
    { x: 17, y: 25 },
  ].map((center) => ({ box, circle: { center, radius: 5 } })),
  follows: [
    {
      scenes: () => randomScenes(full ? 1000 : 200, (random) => integerBoxScene(random, 4096)),
      transforms: [...translations, ...scalings, ...turnsAndMirrors],
      ulps: 0,
      size: 1,
    },
    {
      scenes: () => randomScenes(full ? 1000 : 200, (random) => nearTouchingBoxScene(random, 1)),
      transforms: turnsAndMirrors,
      ulps: 0,
      size: 1,
    },
  ],
  transformed: transformContact,
  isTie: (scene, transform) => turnsAndMirrors.includes(transform) && isTie(scene),
});

describe('by hand', () => {
  const edge = (index: number) => ({ kind: 'edge', index });
  const vertex = (index: number) => ({ kind: 'vertex', index });

  const cases = [
    ['below', [1, -5, 3], [0, -1], 1, [11, 17], edge(0)],
    ['at the right', [7, 1, 3], [1, 0], 1, [15, 21], edge(1)],
    ['above', [1, 5, 3], [0, 1], 1, [11, 23], edge(2)],
    ['at the left', [-7, 1, 3], [-1, 0], 1, [5, 21], edge(3)],
    ['low left', [-9, -6, 6], [-0.8, -0.6], 1, [5, 17], vertex(0)],
    ['low right', [9, -6, 6], [0.8, -0.6], 1, [15, 17], vertex(1)],
    ['high right', [9, 6, 6], [0.8, 0.6], 1, [15, 23], vertex(2)],
    ['high left', [-9, 6, 6], [-0.8, 0.6], 1, [5, 23], vertex(3)],
    ['touching a wall', [8, 0, 3], [1, 0], 0, [15, 20], edge(1)],
    ['touching a corner', [8, 7, 5], [0.6, 0.8], 0, [15, 23], vertex(2)],
    ['inside, low', [0, -2, 1], [0, -1], 2, [10, 17], edge(0)],
    ['inside, right', [4, 0, 1], [1, 0], 2, [15, 20], edge(1)],
    ['inside, high', [0, 2, 9], [0, 1], 10, [10, 23], edge(2)],
    ['inside, left', [-4, 1, 1], [-1, 0], 2, [5, 21], edge(3)],
  ] as const;

  test('the contact is right on each side, at each corner, and inside', () => {
    for (const [where, [x, y, radius], normal, depth, point, feature] of cases) {
      expect(collide(x, y, radius), where).toEqual({
        normal: { x: normal[0], y: normal[1] },
        depth,
        point: { x: point[0], y: point[1] },
        feature,
      });
    }
  });

  test('the result is null if the two are apart', () => {
    expect(collide(9, 0, 3)).toBe(null);
    expect(collide(9, 7, 5)).toBe(null);
  });
});

describe('if several ways out are equally short, the first edge counts', () => {
  const normals = (x: number, y: number) => collide(x, y, 1)!.normal;

  test('in the middle, where it is the one of low y', () => {
    expect(normals(0, 0)).toEqual({ x: 0, y: -1 });
  });

  test('on the diagonals', () => {
    expect(normals(4, -2)).toEqual({ x: 0, y: -1 });
    expect(normals(4, 2)).toEqual({ x: 1, y: 0 });
    expect(normals(-4, 2)).toEqual({ x: 0, y: 1 });
    expect(normals(-4, -2)).toEqual({ x: 0, y: -1 });
  });

  test('on the corners', () => {
    expect(normals(-5, -3)).toEqual({ x: 0, y: -1 });
    expect(normals(5, -3)).toEqual({ x: 0, y: -1 });
    expect(normals(5, 3)).toEqual({ x: 1, y: 0 });
    expect(normals(-5, 3)).toEqual({ x: 0, y: 1 });
  });

  test('on a side, where it is that side', () => {
    expect(normals(0, -3)).toEqual({ x: 0, y: -1 });
    expect(normals(5, 0)).toEqual({ x: 1, y: 0 });
    expect(normals(0, 3)).toEqual({ x: 0, y: 1 });
    expect(normals(-5, 0)).toEqual({ x: -1, y: 0 });
  });

  test('for a box that is a segment or a point', () => {
    const at = { center: { x: 0, y: 0 }, radius: 2 };
    const flat = { center: { x: 0, y: 0 }, halfWidth: 4, halfHeight: 0 };
    const upright = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 4 };
    const point = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 0 };
    const found = [flat, upright, point].map((thin) => collideBoxCircle(thin, at));
    expect(found.map((contact) => contact!.normal)).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
    ]);
    expect(found.map((contact) => contact!.depth)).toEqual([2, 2, 2]);
  });

  test('and each contact has its own normal object', () => {
    expect(collide(0, 0, 1)!.normal).not.toBe(collide(0, 0, 1)!.normal);
  });
});

test('after the move in doubles, the signed distance is the radius', () => {
  checkScenes(
    randomScenes(runs, (random) => anyBoxScene(random, 600)),
    ({ box, circle }) => {
      const contact = collideBoxCircle(box, circle);
      if (contact === null) return true;
      const { normal, depth } = contact;
      const x = circle.center.x + normal.x * depth;
      const y = circle.center.y + normal.y * depth;
      // This allows for a few roundings of numbers below 3000.
      return Math.abs(signedDistanceToBox({ x, y }, box) - circle.radius) < 2e-12;
    },
  );
});

describe('beyond the stated sizes, nothing is NaN and no depth is negative', () => {
  const gaps = [
    ['a gap too small to square', 1e-170, 0, 0],
    ['a gap too small to square, and a radius', 1e-170, 1e-170, 1e-160],
    ['a gap whose square keeps few digits', 1e-161, 1e-161, 1],
    ['a gap too large to square', 1e160, 1e160, 1e170],
  ] as const;

  test('for gaps that are too small or too large to square', () => {
    for (const [what, x, y, radius] of gaps) {
      const point = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 0 };
      const { normal, depth } = collideBoxCircle(point, { center: { x, y }, radius })!;
      expect(depth, what).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(normal.x + normal.y + depth), what).toBe(true);
    }
  });

  test('for a gap too small to square, the normal is still that of the nearest side', () => {
    const point = { center: { x: 0, y: 0 }, halfWidth: 0, halfHeight: 0 };
    const contact = collideBoxCircle(point, { center: { x: -1e-170, y: 0 }, radius: 1 })!;
    expect(contact.normal).toEqual({ x: -1, y: 0 });
    expect(contact.depth).toBe(1);
  });
});
