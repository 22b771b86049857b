import { describe, expect, test } from 'vitest';
import { collideBoxCircle } from '#lib/collide-box-circle.ts';
import { collideOrientedBoxCircle } from '#lib/collide-oriented-box-circle.ts';
import { orientedBoxIntersectsCircle } from '#lib/oriented-box-intersects-circle.ts';
import type { Contact, OrientedBox } from '#lib/types.ts';
import {
  anyOrientedScene,
  everyBoxAndCircle,
  nearTouchingOrientedScene,
  type OrientedBoxAndCircle,
  touchingBoxesEverywhere,
} from './bench/boxes-and-circles.ts';
import { checkScenes, full } from './bench/check-scenes.ts';
import { contactContract } from './bench/contact-contract.ts';
import { boxFeatures } from './bench/contacts.ts';
import { randomScenes } from './bench/random-scenes.ts';
import { boxShape } from './bench/shape-contacts.ts';

const runs = full ? 200_000 : 200;
const sizes = [1e-130, 1e-6, 1, 600, 1e150];

/** Is the normal, in the box's own axes, that of the edge, or outward at the corner? */
function ownsNormal({ rotation }: OrientedBox, { normal, feature }: Contact): boolean {
  const place = boxFeatures[feature.kind][feature.index]!;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const x = normal.x * cos + normal.y * sin;
  const y = normal.y * cos - normal.x * sin;
  if (feature.kind === 'edge') return Math.abs(x * place.x + y * place.y - 1) < 1e-15;
  return x * place.x > -1e-15 && y * place.y > -1e-15;
}

function* straight(scenes: ReturnType<typeof everyBoxAndCircle>): Generator<OrientedBoxAndCircle> {
  let index = 0;
  for (const { box, circle } of scenes) {
    index += 1;
    if (full || index % 16 === 0) yield { box: { ...box, rotation: 0 }, circle };
  }
}

contactContract(collideOrientedBoxCircle, {
  parts: ({ box, circle }: OrientedBoxAndCircle) => [box, circle],
  shape: boxShape,
  predicate: orientedBoxIntersectsCircle,
  ownsNormal,
  whole: { 'rotation 0, a small grid': () => straight(everyBoxAndCircle(5, 3, 3)) },
  doubles: Object.fromEntries(
    sizes.flatMap((size) => [
      [
        `beside touching, ${size}`,
        () => randomScenes(runs, (random) => nearTouchingOrientedScene(random, size)),
      ],
      [`anywhere, ${size}`, () => randomScenes(runs, (random) => anyOrientedScene(random, size))],
    ]),
  ),
  touching: { scenes: () => straight(touchingBoxesEverywhere(13)), depth: 0 },
  shortest: {
    scenes: () => randomScenes(full ? 20_000 : 50, (random) => anyOrientedScene(random, 600)),
    directions: 72,
  },
  hits: [
    {
      box: { center: { x: 1, y: 2 }, halfWidth: 3, halfHeight: 4, rotation: 0.5 },
      circle: { center: { x: 2, y: 3 }, radius: 5 },
    },
  ],
});

describe('by hand, for a diamond', () => {
  const box = {
    center: { x: 10, y: 20 },
    halfWidth: Math.SQRT2,
    halfHeight: Math.SQRT2,
    rotation: Math.PI / 4,
  };
  const collide = (x: number, y: number, radius: number) =>
    collideOrientedBoxCircle(box, { center: { x: 10 + x, y: 20 + y }, radius })!;

  test('its right corner is corner 1', () => {
    const { normal, depth, point, feature } = collide(3, 0, 2);
    expect(normal.x).toBeCloseTo(1, 14);
    expect(normal.y).toBeCloseTo(0, 14);
    expect(depth).toBeCloseTo(1, 14);
    expect(point.x).toBeCloseTo(12, 14);
    expect(point.y).toBeCloseTo(20, 14);
    // The rotation takes corner 0, which has the lowest x and y, to the bottom, and corner 1 to the
    // right.
    expect(feature).toEqual({ kind: 'vertex', index: 1 });
  });

  test('edge 0 faces down and right, and the point is moved with the box, but not the normal', () => {
    const { normal, depth, point, feature } = collide(0.5, -0.5, 1);
    expect(normal.x).toBeCloseTo(Math.SQRT1_2, 14);
    expect(normal.y).toBeCloseTo(-Math.SQRT1_2, 14);
    expect(depth).toBeCloseTo(1 + Math.SQRT1_2, 14);
    expect(point.x).toBeCloseTo(11, 14);
    expect(point.y).toBeCloseTo(19, 14);
    expect(feature).toEqual({ kind: 'edge', index: 0 });
  });

  test('in the middle, the first edge counts', () => {
    const { normal, feature } = collide(0, 0, 1);
    expect(feature).toEqual({ kind: 'edge', index: 0 });
    expect(normal.x).toBeCloseTo(Math.SQRT1_2, 14);
    expect(normal.y).toBeCloseTo(-Math.SQRT1_2, 14);
  });

  test('the result is null if the two are apart', () => {
    expect(collideOrientedBoxCircle(box, { center: { x: 13, y: 20 }, radius: 0.9 })).toBe(null);
  });
});

test('with rotation 0, it is the contact of collideBoxCircle', () => {
  checkScenes(everyBoxAndCircle(5, 3, 3), ({ box, circle }) => {
    const rotated = collideOrientedBoxCircle({ ...box, rotation: 0 }, circle);
    const straight = collideBoxCircle(box, circle);
    if (rotated === null || straight === null) return rotated === straight;
    // 0 and -0 are the same direction, and adding 0 makes them equal.
    const plain = ({ x, y }: { x: number; y: number }) => ({ x: x + 0, y: y + 0 });
    expect({ ...rotated, normal: plain(rotated.normal) }).toEqual({
      ...straight,
      normal: plain(straight.normal),
    });
    return true;
  });
});

test('after a quarter turn, it is the contact of the box with its sides swapped', () => {
  checkScenes(everyBoxAndCircle(5, 3, 3), ({ box, circle }) => {
    const rotated = collideOrientedBoxCircle({ ...box, rotation: Math.PI / 2 }, circle);
    const swapped = { ...box, halfWidth: box.halfHeight, halfHeight: box.halfWidth };
    const straight = collideBoxCircle(swapped, circle);
    if (rotated === null || straight === null) {
      // If the two just touch, 1 ulp of the rotation can decide.
      return rotated === straight || (rotated ?? straight)!.depth < 1e-15;
    }
    return Math.abs(rotated.depth - straight.depth) < 1e-14;
  });
});
