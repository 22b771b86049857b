import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/which-test/figures/which-test.ts';
import { ask, box, horseshoe } from '#chapters/which-test/shapes.ts';
import { calls, type Shape } from '#components/which-test-calls.ts';
import { guides } from '#components/which-test-guides.ts';
import { along } from '#figure/places.ts';
import * as library from '#lib/index.ts';
import { chapters } from '../../support/chapters.ts';
import { reading } from '../support.ts';

const { preset, wordsOf } = reading(figure);
const shapes = Object.keys(calls) as Shape[];
const circles = [10, 25, 40, 46, 47, 60, 75, 90].flatMap((x) =>
  [8, 20, 36, 38, 45, 58].flatMap((y) =>
    [2, 7, 12].map((radius) => ({ center: { x, y }, radius })),
  ),
);

describe.each(shapes)('%s', (shape) => {
  test('its functions agree with each other at every place', () => {
    let hits = 0;
    for (const circle of circles) {
      const { hit, push, signed, closest } = ask[shape](circle);
      const where = JSON.stringify(circle);
      hits += Number(hit);
      expect(Math.abs(signed - circle.radius) < 1e-9 || hit === signed < circle.radius, where).toBe(
        true,
      );
      expect(library.distance(closest, circle.center), where).toBeCloseTo(Math.abs(signed), 9);
      expect(push !== null, where).toBe(hit);
      if (!push) continue;
      const depth = Math.hypot(push.x, push.y);
      // In a bay the way out may be longer than the circle is deep.
      if (shape === 'polygon') expect(depth, where).toBeGreaterThan(circle.radius - signed - 1e-9);
      else expect(depth, where).toBeCloseTo(circle.radius - signed, 9);
    }
    expect(hits).toBeGreaterThan(5);
    expect(hits).toBeLessThan(circles.length - 5);
  });

  test('the listing asks for the closest point of the filled shape, and so answers as its function', () => {
    for (const circle of circles) {
      const { hit, signed } = ask[shape](circle);
      const [q, asked] = figure.calls!.pointInCircle!.values({ circle, shape })! as Parameters<
        typeof library.pointInCircle
      >;
      expect(asked).toBe(circle);
      expect(library.distance(q, circle.center)).toBeCloseTo(Math.max(signed, 0), 9);
      if (Math.abs(signed - circle.radius) < 1e-9) continue;
      expect(library.pointInCircle(q, circle), JSON.stringify(circle)).toBe(hit);
    }
  });

  test('the push that the figure names leaves the two just touching', () => {
    for (const circle of circles) {
      const { push } = ask[shape](circle);
      if (!push) continue;
      const center = { x: circle.center.x + push.x, y: circle.center.y + push.y };
      expect(ask[shape]({ ...circle, center }).signed).toBeCloseTo(circle.radius, 9);
    }
  });
});

test('the bay shows why no single push is sure: away from one shore is into the other', () => {
  const { circle } = preset('bay');
  const { signed, closest, hit } = ask.polygon(circle);
  const missing = circle.radius - signed;
  expect(hit && missing > 0.5 && signed > 0).toBe(true);
  const away = library.collideCircles({ center: closest, radius: 0 }, circle)!;
  const center = along(circle.center, away.normal, away.depth);
  expect(away.depth).toBeCloseTo(missing, 9);
  expect(library.polygonIntersectsCircle(horseshoe, { ...circle, center })).toBe(true);
});

test('the presets say what their labels do', () => {
  expect(wordsOf(preset('corner'))).toMatchObject({ word: 'hit' });
  expect(library.collideBoxCircle(box, preset('corner').circle)?.feature.kind).toBe('vertex');
  expect(wordsOf(preset('near-miss'))).toMatchObject({ word: 'miss' });
  expect(figure.answer(preset('near-miss')).gap).toBeLessThan(1.5);
  expect(wordsOf(preset('touching'))).toMatchObject({ word: 'hit', rest: 'just touching' });
  expect(figure.answer(preset('inside')).signed).toBeLessThan(0);
});

test('the decision path has the test of each shape', () => {
  const { text } = chapters.find(({ name }) => name === 'which-test')!;
  const path = text.slice(text.indexOf('<div class="path">'), text.indexOf('</div>'));
  const missing = guides.filter(({ test }) => !path.includes(`\`${test}\``));
  expect(missing).toEqual([]);
});

test('the closest points of the cheat sheet are those of the library', () => {
  const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
  const { a, b } = { a: { x: 26, y: 30 }, b: { x: 68, y: 44 } };
  const m = { x: 46, y: 38 };
  const [w, h] = [18, 11];
  for (const { center: c } of circles) {
    // t = clamp((c − a)·(b − a) / |b − a|², 0, 1), q = a + t(b − a)
    const e = { x: b.x - a.x, y: b.y - a.y };
    const dot = (c.x - a.x) * e.x + (c.y - a.y) * e.y;
    const t = clamp(dot / (e.x * e.x + e.y * e.y), 0, 1);
    const q = library.closestPointOnSegment(c, { a, b });
    expect(q.x).toBeCloseTo(a.x + t * e.x, 9);
    expect(q.y).toBeCloseTo(a.y + t * e.y, 9);
    // q = (clamp(c.x, m.x − w, m.x + w), clamp(c.y, m.y − h, m.y + h))
    expect(library.closestPointInBox(c, { center: m, halfWidth: w, halfHeight: h })).toEqual({
      x: clamp(c.x, m.x - w, m.x + w),
      y: clamp(c.y, m.y - h, m.y + h),
    });
  }
  const said = (shape: string) => guides.find((one) => one.shape.startsWith(shape))?.closest;
  expect(said('line')).toContain('clamp((c − a)·(b − a) / |b − a|², 0, 1)');
  expect(said('upright')).toBe('q = (clamp(c.x, m.x − w, m.x + w), clamp(c.y, m.y − h, m.y + h))');
});
