import { expect, test } from 'vitest';
import { figure } from '#chapters/tangents/figures/enclosing.ts';
import { circleThroughPoints, pointInCircle } from '#lib/index.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, verdictOf } = reading(figure);

test('the presets do as their labels say', () => {
  for (const name of ['three', 'triangle']) expect(verdictOf(preset(name))).toMatch(/3 corners/);
  for (const name of ['two', 'flat']) expect(verdictOf(preset(name))).toMatch(/2 corners/);
});

test('the circle around the box is never smaller, and wastes most in the triangle', () => {
  const waste = (state: Parameters<typeof figure.answer>[0]) => {
    const { circle, box } = figure.answer(state);
    return box.radius / circle.radius;
  };
  forAllStates(figure, 1000, (state) => {
    expect(waste(state)).toBeGreaterThan(1 - 1e-12);
  });
  const wastes = figure.presets.map(({ name, state }) => [name, waste(state)] as const);
  const [most] = wastes.toSorted((a, b) => b[1] - a[1]);
  expect(most![0]).toBe('triangle');
  expect(most![1]).toBeGreaterThan(1.1);
});

test('it contains all corners, and at least two are on the rim', () => {
  forAllStates(figure, 1000, (state) => {
    const { circle, onRim } = figure.answer(state);
    expect(state.rock.every((corner) => pointInCircle(corner, circle))).toBe(true);
    expect(onRim.length).toBeGreaterThan(1);
  });
});

test('the circle of the prose: (0, 0), (8, 0) and (0, 6)', () => {
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 0, y: 6 },
  ] as const;
  expect(circleThroughPoints(a, b, c)).toEqual({ center: { x: 4, y: 3 }, radius: 5 });
});

test('every two and every three of 100 points are 166,650', () => {
  expect((100 * 99) / 2 + (100 * 99 * 98) / 6).toBe(166_650);
});
