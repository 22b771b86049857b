import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { World } from '#figure/part.ts';
import { type CircleValue, rimHandle } from '#figure/parts/circle.ts';
import { isInWindow } from '#figure/parts/point.ts';
import { anywhere, forAll } from '../support/for-all.ts';

// A handle outside the window cannot be dragged anymore.

const world: World = { minX: 0, maxX: 96, minY: 0, maxY: 64 };

/** Some of the rim is in the window. */
function hasRimInWindow({ center, radius }: CircleValue): boolean {
  return Array.from({ length: 720 }, (_, i) => (i * Math.PI) / 360).some((angle) =>
    isInWindow(
      { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) },
      world,
    ),
  );
}

function expectInWindow(held: CircleValue): void {
  const { x, y } = rimHandle(held, world);
  // A tiny excess is due to rounding.
  const grown = { minX: -1e-9, maxX: 96 + 1e-9, minY: -1e-9, maxY: 64 + 1e-9 };
  expect(isInWindow({ x, y }, grown), `${JSON.stringify(held)}: ${x}, ${y}`).toBe(true);
}

test('stands on the rim', () => {
  forAll(
    fc.property(circles(1, 32), (held) => {
      const { x, y } = rimHandle(held, world);
      const apart = Math.hypot(x - held.center.x, y - held.center.y);
      expect(apart).toBeCloseTo(held.radius, 9);
    }),
  );
});

test('stays on the side where it was left, while that is well in the window', () => {
  const held = { center: { x: 48, y: 32 }, radius: 10, side: 1 };
  const { x, y } = rimHandle(held, world);
  expect(x).toBeCloseTo(48 + 10 * Math.cos(1), 9);
  expect(y).toBeCloseTo(32 + 10 * Math.sin(1), 9);
});

test('goes to another side when its own leaves the window', () => {
  const { x, y } = rimHandle({ center: { x: 90, y: 32 }, radius: 20, side: 0 }, world);
  expect(x).toBeCloseTo(70, 9);
  expect(y).toBeCloseTo(32, 9);
});

test.each([
  { x: 5, y: 3 },
  { x: 91, y: 3 },
  { x: 5, y: 61 },
  { x: 91, y: 61 },
])('with the centre in the corner $x, $y, it stands towards the middle', (center) => {
  for (const side of [undefined, 0.65, 2.5, -2.5]) {
    const { x, y } = rimHandle({ center, radius: 20, ...(side && { side }) }, world);
    expect([x > center.x, y > center.y]).toEqual([center.x < 48, center.y < 32]);
  }
});

describe('is in the window if any of the rim is', () => {
  test('for circles of a size to be seen', () => {
    forAll(
      fc.property(circles(5, 32), (held) => {
        if (hasRimInWindow(held)) expectInWindow(held);
      }),
      1000,
    );
  });

  test('for the smallest circles', () => {
    forAll(
      fc.property(circles(1, 5), (held) => {
        if (hasRimInWindow(held)) expectInWindow(held);
      }),
      1000,
    );
  });

  test.each<CircleValue>([
    { center: { x: 0, y: 0 }, radius: 1 },
    { center: { x: 0, y: 0 }, radius: 1, side: Math.PI },
    { center: { x: 96, y: 64 }, radius: 2 },
    { center: { x: 0, y: 0 }, radius: 32, side: 1.62 },
    { center: { x: 1, y: 32 }, radius: 30, side: -1.62 },
  ])('for $center.x, $center.y, $radius', (held) => {
    expect(hasRimInWindow(held)).toBe(true);
    expectInWindow(held);
  });
});

function circles(minRadius: number, maxRadius: number): fc.Arbitrary<CircleValue> {
  // Often at the window's edge, and often straight to one side.
  const coordinate = (min: number, max: number) =>
    fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
  const side = fc.oneof(
    fc.constantFrom(0, Math.PI / 2, Math.PI, -Math.PI / 2),
    anywhere(-Math.PI, Math.PI),
  );
  const radius = fc.integer({ min: minRadius * 10, max: maxRadius * 10 });
  return fc
    .tuple(coordinate(0, 96), coordinate(0, 64), radius, fc.option(side, { nil: undefined }))
    .map(([x, y, tenths, held]) => ({
      center: { x, y },
      radius: tenths / 10,
      ...(held === undefined ? {} : { side: held }),
    }));
}
