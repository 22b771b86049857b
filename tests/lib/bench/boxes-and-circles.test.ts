import { describe, expect, test } from 'vitest';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { boxTouches, nearlyTouches } from './box-predicate.ts';
import {
  anyBoxScene,
  type BoxAndCircle,
  everyBoxAndCircle,
  hardBoxes,
  holding,
  integerBoxScene,
  nearTouchingBoxScene,
  touchingCorners,
  touchingWalls,
} from './boxes-and-circles.ts';
import { boxFeatures, transformContact } from './contacts.ts';
import { randomScenes } from './random-scenes.ts';
import { isUnit } from './shape-contacts.ts';
import { transforms } from './transforms.ts';

const box = { center: { x: 10, y: 20 }, halfWidth: 5, halfHeight: 3 };

const touchExactly = ({ box, circle }: BoxAndCircle) =>
  compareDistance(offsetFrom(box, circle.center), box, fromDouble(circle.radius)) === 0;

describe('the scenes match their names', () => {
  test('circles at sides and corners just touch the box', () => {
    const scenes = [...touchingCorners(box, 25), ...touchingWalls(box, 7)];
    expect(scenes).toHaveLength(8 * 8 + 12);
    expect(scenes.every(touchExactly)).toBe(true);
    expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBe(scenes.length);
  });

  test('circles inside the box and around it are hits', () => {
    expect([...holding(box)].every(boxTouches)).toBe(true);
  });

  test('hard boxes include points and segments', () => {
    const flat = hardBoxes().filter((hard) => hard.halfWidth === 0 || hard.halfHeight === 0);
    expect([hardBoxes().length, flat.length]).toEqual([144, 63]);
  });

  test('the grid contains every box and circle once', () => {
    const all = [...everyBoxAndCircle(1, 1, 1)].map((scene) => JSON.stringify(scene));
    expect([all.length, new Set(all).size]).toEqual([144, 144]);
  });

  test('whole numbers stay whole, often touch, and hit about as often as not', () => {
    const scenes = [...randomScenes(2000, (random) => integerBoxScene(random, 4096))];
    const numbers = scenes.flatMap(({ circle }) => [circle.center.x, circle.radius]);
    expect(numbers.every(Number.isInteger)).toBe(true);
    expect(scenes.filter(touchExactly).length).toBeGreaterThan(200);
    const hits = scenes.filter(boxTouches).length;
    expect(hits).toBeGreaterThan(600);
    expect(hits).toBeLessThan(1600);
  });

  test('doubles that should nearly touch do, and doubles anywhere rarely do', () => {
    const near = [...randomScenes(1000, (random) => nearTouchingBoxScene(random, 1))];
    const within8 = near.filter((scene) => nearlyTouches(scene, 8)).length;
    expect(within8).toBeGreaterThan(500);
    expect(within8).toBeLessThan(700);
    const any = [...randomScenes(1000, (random) => anyBoxScene(random, 1))];
    expect(any.filter((scene) => nearlyTouches(scene, 8)).length).toBe(0);
    expect(any.filter(boxTouches).length).toBeGreaterThan(300);
  });
});

describe('contacts', () => {
  test('a unit vector has length 1, to three roundings', () => {
    expect(isUnit({ x: 0.6, y: 0.8 })).toBe(true);
    expect(isUnit({ x: 0.6, y: 0.8 + 1e-14 })).toBe(false);
    expect(isUnit({ x: 0, y: 0 })).toBe(false);
  });

  test('follow a transform', () => {
    const contact = {
      normal: { x: 0.6, y: 0.8 },
      depth: 2,
      point: { x: 15, y: 23 },
      feature: { kind: 'vertex', index: 2 },
    } as const;
    const named = (name: string) => transforms.find((transform) => transform.name === name)!;
    expect(transformContact(contact, named('a quarter turn'))).toEqual({
      normal: { x: -0.8, y: 0.6 },
      depth: 2,
      point: { x: -23, y: 15 },
      feature: { kind: 'vertex', index: 3 },
    });
    expect(transformContact(contact, named('scaled by 2'))).toEqual({
      ...contact,
      depth: 4,
      point: { x: 30, y: 46 },
    });
    expect(transformContact(contact, named('moved by (1, -2)'))).toEqual({
      ...contact,
      point: { x: 16, y: 21 },
    });
  });

  test('edges lie between their two corners', () => {
    boxFeatures.edge.forEach((edge, index) => {
      const [from, to] = [boxFeatures.vertex[index]!, boxFeatures.vertex[(index + 1) % 4]!];
      expect({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }).toEqual(edge);
    });
  });
});
