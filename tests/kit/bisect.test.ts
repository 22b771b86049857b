import { describe, expect, test } from 'vitest';
import { bisect } from '#figure/bisect.ts';
import { aside, lerp } from '#figure/places.ts';

describe('farthest', () => {
  test.each([0.25, 3, 99.9])('finds where yes ends: %d', (end) => {
    const found = bisect((at) => at <= end, 100);
    expect(found).toBeLessThanOrEqual(end);
    expect(end - found).toBeLessThan(100 / 2 ** 20 + 1e-12);
  });

  test('nothing where it says no at once, all where it never says no', () => {
    expect(bisect(() => false, 100)).toBe(0);
    expect(bisect(() => true, 100)).toBe(100);
  });
});

describe('places', () => {
  test('on the way, and beyond it', () => {
    const [from, to] = [
      { x: 1, y: 2 },
      { x: 5, y: 4 },
    ];
    expect(lerp(from, to, 0)).toEqual(from);
    expect(lerp(from, to, 0.5)).toEqual({ x: 3, y: 3 });
    expect(lerp(from, to, 2)).toEqual({ x: 9, y: 6 });
  });

  test('aside is to the right of one who walks there; of nobody who stands', () => {
    const east = aside({ x: 2, y: 2 }, { x: 0, y: 0 }, { x: 4, y: 0 }, 3);
    expect(east).toEqual({ x: 2, y: -1 });
    expect(aside(east, { x: 0, y: 0 }, { x: 0, y: 9 }, 1)).toEqual({ x: 3, y: -1 });
    expect(aside(east, east, east, 5)).toEqual(east);
  });
});
