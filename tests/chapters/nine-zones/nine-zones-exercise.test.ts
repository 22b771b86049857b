import { describe, expect, test } from 'vitest';
import type { State } from '#chapters/nine-zones/figures/nine-zones.ts';
import { figure } from '#chapters/nine-zones/figures/nine-zones-exercise.ts';
import { offsetFrom, touches } from '#oracle/box.ts';

const { box } = figure.presets[0].state;
const at = (x: number, y: number, radius: number): State => ({
  box,
  circle: { center: { x: box.center.x + x, y: box.center.y + y }, radius },
});
const judge = (name: string, state: State) =>
  figure.questions!.find((one) => one.name === name)!.judge(state, figure.answer(state));

test('the box is 32 by 24, and no start answers a question', () => {
  expect([box.halfWidth, box.halfHeight]).toEqual([16, 12]);
  for (const { state } of figure.presets) {
    for (const { judge } of figure.questions!) {
      expect(judge(state, figure.answer(state)).right).toBe(false);
    }
  }
});

describe('the bounding box overlaps, and the circle misses', () => {
  test('is right exactly there', () => {
    let right = 0;
    for (let x = 0; x <= 40; x += 1) {
      for (let y = 0; y <= 30; y += 1) {
        const state = at(x, y, 9);
        const hit = touches(offsetFrom(box, state.circle.center), box, 9);
        const sums = x <= 16 + 9 && y <= 12 + 9;
        expect(judge('both-sums', state).right).toBe(sums && !hit);
        if (sums && !hit) right += 1;
      }
    }
    expect(right).toBeGreaterThan(5);
  });

  test('says what is missing', () => {
    expect(judge('both-sums', at(20, 4, 9)).says).toBe('A hit, in zone 5. Look for a miss.');
    expect(judge('both-sums', at(30, 4, 9)).says).toBe(
      'A miss, but the bounding box does not overlap the box either.',
    );
    expect(judge('both-sums', at(24, 20, 9)).says).toBe(
      'The bounding box overlaps, but in corner zone 8 the circle misses.',
    );
  });
});

describe('just touching a corner', () => {
  test.each([
    [25, 24, 15],
    [28, 21, 15],
    [-19, -16, 5],
    [-24, 27, 17],
  ])('is right at (%d, %d) with radius %d', (x, y, radius) => {
    expect((Math.abs(x) - 16) ** 2 + (Math.abs(y) - 12) ** 2).toBe(radius ** 2);
    expect(judge('open-or-closed', at(x, y, radius))).toEqual({
      right: true,
      says: `The corner is ${radius} away, and so is the rim.`,
    });
  });

  test('says what is missing', () => {
    expect(judge('open-or-closed', at(25, 0, 9)).says).toBe('Zone 5 is not a corner zone.');
    expect(judge('open-or-closed', at(25, 24, 14)).says).toBe(
      'The corner is 15 away, and the radius is 14. Legs of 9 and 12 have a hypotenuse of 15.',
    );
    const almost = judge('open-or-closed', at(25, 24, 15.001));
    expect(almost.right).toBe(false);
    expect(almost.says).toContain('almost exactly 15 away');
  });
});
