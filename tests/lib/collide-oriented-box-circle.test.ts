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

/** On the box's own axes, the normal is that of the edge, or points outwards at the corner. */
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

describe('a diamond', () => {
  const box = {
    center: { x: 10, y: 20 },
    halfWidth: Math.SQRT2,
    halfHeight: Math.SQRT2,
    rotation: Math.PI / 4,
  };
  const collide = (x: number, y: number, radius: number) =>
    collideOrientedBoxCircle(box, { center: { x: 10 + x, y: 20 + y }, radius })!;

  test('its own right corner points to the right', () => {
    const { normal, depth, point, feature } = collide(3, 0, 2);
    expect(normal.x).toBeCloseTo(1, 14);
    expect(normal.y).toBeCloseTo(0, 14);
    expect(depth).toBeCloseTo(1, 14);
    expect(point.x).toBeCloseTo(12, 14);
    expect(point.y).toBeCloseTo(20, 14);
    // Corner 0 has the lowest x and y. It turns to the bottom, and corner 1 to the right.
    expect(feature).toEqual({ kind: 'vertex', index: 1 });
  });

  test('its own low wall faces down and right; the point moves along, the normal does not', () => {
    const { normal, depth, point, feature } = collide(0.5, -0.5, 1);
    expect(normal.x).toBeCloseTo(Math.SQRT1_2, 14);
    expect(normal.y).toBeCloseTo(-Math.SQRT1_2, 14);
    expect(depth).toBeCloseTo(1 + Math.SQRT1_2, 14);
    expect(point.x).toBeCloseTo(11, 14);
    expect(point.y).toBeCloseTo(19, 14);
    expect(feature).toEqual({ kind: 'edge', index: 0 });
  });

  test('in its middle the first edge counts', () => {
    const { normal, feature } = collide(0, 0, 1);
    expect(feature).toEqual({ kind: 'edge', index: 0 });
    expect(normal.x).toBeCloseTo(Math.SQRT1_2, 14);
    expect(normal.y).toBeCloseTo(-Math.SQRT1_2, 14);
  });

  test('apart is null', () => {
    expect(collideOrientedBoxCircle(box, { center: { x: 13, y: 20 }, radius: 0.9 })).toBe(null);
  });
});

test('with rotation 0 the very contact of collideBoxCircle', () => {
  checkScenes(everyBoxAndCircle(5, 3, 3), ({ box, circle }) => {
    const rotated = collideOrientedBoxCircle({ ...box, rotation: 0 }, circle);
    const straight = collideBoxCircle(box, circle);
    if (rotated === null || straight === null) return rotated === straight;
    // 0 and -0 are the same direction: adding 0 makes them one.
    const plain = ({ x, y }: { x: number; y: number }) => ({ x: x + 0, y: y + 0 });
    expect({ ...rotated, normal: plain(rotated.normal) }).toEqual({
      ...straight,
      normal: plain(straight.normal),
    });
    return true;
  });
});

test('after a quarter turn: the contact of the box with its sides swapped', () => {
  checkScenes(everyBoxAndCircle(5, 3, 3), ({ box, circle }) => {
    const rotated = collideOrientedBoxCircle({ ...box, rotation: Math.PI / 2 }, circle);
    const swapped = { ...box, halfWidth: box.halfHeight, halfHeight: box.halfWidth };
    const straight = collideBoxCircle(swapped, circle);
    if (rotated === null || straight === null) {
      // Where they just touch, 1 ulp of the turn can decide.
      return rotated === straight || (rotated ?? straight)!.depth < 1e-15;
    }
    return Math.abs(rotated.depth - straight.depth) < 1e-14;
  });
});
