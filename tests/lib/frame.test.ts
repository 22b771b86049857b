import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocal, toWorld } from '#lib/frame.ts';
import type { Vec2 } from '#lib/types.ts';
import { forAll } from './bench/for-all.ts';
import { testEach } from './bench/in-each.ts';

const origin = { x: 0, y: 0 };
const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const place = fc.record({ x: coordinate, y: coordinate });
const rotation = fc.double({ min: -100, max: 100, noNaN: true });
const frames = fc.record({ center: place, rotation });

/** Numbers are up to a few thousand, so this allows a few roundings but shows any fault. */
const tolerance = 1e-11;

function expectNear(actual: Vec2, expected: Vec2) {
  expect(Math.abs(actual.x - expected.x)).toBeLessThan(tolerance);
  expect(Math.abs(actual.y - expected.y)).toBeLessThan(tolerance);
}

describe('a positive rotation', () => {
  testEach(
    'by quarter turns takes (1, 0) to (0, 1), and so on',
    [
      [1, { x: 0, y: 1 }],
      [2, { x: -1, y: 0 }],
      [3, { x: 0, y: -1 }],
      [4, { x: 1, y: 0 }],
      [-1, { x: 0, y: -1 }],
    ],
    (quarters, expected) => {
      const turned = { center: origin, rotation: (quarters * Math.PI) / 2 };
      expectNear(toWorld({ x: 1, y: 0 }, turned), expected);
      expectNear(toLocal(expected, turned), { x: 1, y: 0 });
    },
  );

  test('by a small angle takes (1, 0) towards (0, 1)', () => {
    const turned = { center: origin, rotation: 0.1 };
    expect(toWorld({ x: 1, y: 0 }, turned).y).toBeGreaterThan(0);
    expect(toWorld({ x: 0, y: 1 }, turned).x).toBeLessThan(0);
    expect(toLocal({ x: 1, y: 0 }, turned).y).toBeLessThan(0);
  });
});

test('toWorld rotates first and then moves', () => {
  const turned = { center: { x: 10, y: 20 }, rotation: Math.PI / 2 };
  expectNear(toWorld({ x: 3, y: 1 }, turned), { x: 9, y: 23 });
  expectNear(toLocal({ x: 9, y: 23 }, turned), { x: 3, y: 1 });
});

test('with a rotation of 0 it only moves, exactly', () => {
  const moved = { center: { x: 10, y: 20 }, rotation: 0 };
  expect(toWorld({ x: 3, y: -1 }, moved)).toEqual({ x: 13, y: 19 });
  expect(toLocal({ x: 13, y: 19 }, moved)).toEqual({ x: 3, y: -1 });
});

test('the centre is the origin of the local axes, exactly', () => {
  forAll(
    fc.property(frames, (frame) => {
      const center = toWorld(origin, frame);
      const local = toLocal(frame.center, frame);
      // === treats 0 and -0 as equal.
      return (
        center.x === frame.center.x && center.y === frame.center.y && local.x === 0 && local.y === 0
      );
    }),
  );
});

test('toLocal is the inverse of toWorld', () => {
  forAll(
    fc.property(place, frames, (point, frame) => {
      expectNear(toLocal(toWorld(point, frame), frame), point);
      expectNear(toWorld(toLocal(point, frame), frame), point);
    }),
  );
});

test('no distance changes', () => {
  forAll(
    fc.property(place, place, frames, (a, b, frame) => {
      const before = Math.hypot(a.x - b.x, a.y - b.y);
      const [p, q] = [toWorld(a, frame), toWorld(b, frame)];
      expect(Math.abs(Math.hypot(p.x - q.x, p.y - q.y) - before)).toBeLessThan(tolerance);
    }),
  );
});
