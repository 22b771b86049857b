import { expect, test } from 'vitest';
import { ellipsePolygon, figure } from '#chapters/the-one-rule/figures/ellipse-as-polygon.ts';
import { distance, type Vec2 } from '#lib/index.ts';

const center = { x: 0, y: 0 };
const onEllipse = (a: number, b: number, angle: number): Vec2 => ({
  x: a * Math.cos(angle),
  y: b * Math.sin(angle),
});

test('the polygon is inside by at most 0.5 % of the longer half-axis with 32 corners, 2 % with 16', () => {
  for (const [count, share] of [
    [32, 0.005],
    [16, 0.02],
  ] as const) {
    for (const [a, b] of [
      [26, 14],
      [26, 26],
      [3, 30],
      [100, 0.5],
    ] as const) {
      const corners = ellipsePolygon({ center, halfWidth: a, halfHeight: b }, count);
      const deepest = corners.map((corner, i) => {
        const next = corners[(i + 1) % count]!;
        const middle = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
        return distance(middle, onEllipse(a, b, (2 * Math.PI * (i + 0.5)) / count));
      });
      expect(Math.max(...deepest)).toBeLessThanOrEqual(share * Math.max(a, b));
      // The bound is nearly reached in a circle.
      if (a === b) expect(Math.max(...deepest)).toBeGreaterThan(0.95 * share * a);
    }
  }
});

test('the ellipse of half-axes 26 + 8 and 13 + 8 is up to 0.32 inside the grown ellipse', () => {
  const [a, b, r] = [26, 13, 8];
  let most = 0;
  for (let i = 0; i <= 2000; i += 1) {
    const { x, y } = onEllipse(a, b, (Math.PI / 2) * (i / 2000));
    const normal = { x: x / a ** 2, y: y / b ** 2 };
    const length = Math.hypot(normal.x, normal.y);
    const isInside = (by: number) =>
      ((x + (by * normal.x) / length) / (a + r)) ** 2 +
        ((y + (by * normal.y) / length) / (b + r)) ** 2 <
      1;
    let [inside, outside] = [0, 2 * r];
    for (let round = 0; round < 50; round += 1) {
      const half = (inside + outside) / 2;
      if (isInside(half)) inside = half;
      else outside = half;
    }
    expect(inside).toBeLessThanOrEqual(r + 1e-9);
    most = Math.max(most, r - inside);
  }
  expect(most).toBeCloseTo(0.32, 2);
});

test('8 corners miss what 16 find', () => {
  const [eight, sixteen] = ['eight', 'sixteen'].map((name) =>
    figure.answer(figure.presets.find((preset) => preset.name === name)!.state),
  );
  expect([eight!.hit, sixteen!.hit]).toEqual([false, true]);
  expect(eight!.toEllipse).toBeLessThan(-0.4);
});
