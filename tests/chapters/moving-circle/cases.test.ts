import { describe, expect, test } from 'vitest';
import { castCases, table, wall } from '#chapters/moving-circle/cases.ts';
import { castCircleAgainstBox, distance } from '#lib/index.ts';
import { chapters } from '../../support/chapters.ts';

test('there are as many cases as the heading says', () => {
  expect(castCases).toHaveLength(9);
  const { text } = chapters.find(({ name }) => name === 'moving-circle')!;
  expect(text).toContain('### Nine inputs worth knowing');
});

/** From the wall to a place, without the library. */
function gap(x: number, y: number): number {
  const across = Math.max(Math.abs(x - wall.center.x) - wall.halfWidth, 0);
  const up = Math.max(Math.abs(y - wall.center.y) - wall.halfHeight, 0);
  return Math.hypot(across, up);
}

describe.each(castCases)('$title', ({ circle, displacement, right, input }) => {
  const { center, radius } = circle;
  const at = (t: number) => gap(center.x + t * displacement.x, center.y + t * displacement.y);

  test('what it calls right is right', () => {
    if (right === null) {
      // Free: it never comes nearer than it is, or than its radius.
      const least = Math.min(at(0), radius);
      for (let t = 0; t <= 1; t += 1 / 256) expect(at(t)).toBeGreaterThanOrEqual(least);
    } else {
      expect(at(right)).toBe(radius);
      for (let t = 0; t < right; t += 1 / 256) expect(at(t)).toBeGreaterThan(radius);
      expect(at(right + 1 / 1024)).toBeLessThan(radius);
    }
  });

  test('our answer is right, and touches there', () => {
    const cast = castCircleAgainstBox(wall, circle, displacement);
    expect(cast?.fraction ?? null).toBe(right);
    if (!cast) return;
    const { fraction, point } = cast;
    const place = {
      x: center.x + fraction * displacement.x,
      y: center.y + fraction * displacement.y,
    };
    expect(distance(place, point)).toBeCloseTo(radius, 12);
  });

  test('its numbers are those that it prints', () => {
    const printed = [...input.matchAll(/-?[\d.]+(?=[,)])/g)].map(Number);
    expect(printed).toEqual([center.x, center.y, radius, displacement.x, displacement.y]);
  });
});

test('ours is never marked as wrong, and each of the others is', () => {
  const wrongIn = (column: number) => table.rows.filter(({ answers }) => answers[column]?.wrong);
  expect(wrongIn(2)).toEqual([]);
  expect(wrongIn(1).map(({ title }) => title)).toContain('past a corner');
  expect(wrongIn(0).map(({ title }) => title)).toContain('through the wall in one step');
});
