import { expect, test } from 'vitest';
import { figure } from '#chapters/on-the-ground/figures/slope.ts';
import { show } from '#figure/numbers.ts';
import { distance } from '#lib/index.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, verdictOf } = reading(figure);
const zero = { x: 0, y: 0 };
const lengths = (name: string) => {
  const state = preset(name);
  const { v, n, slid, after } = figure.answer(state);
  return { v, ny: show(n.y), slid: show(distance(zero, slid), 1), moved: distance(zero, after) };
};

test('on 30° the slide of (0, −16) is half as long, and the ball does not move', () => {
  expect(preset('stands').slope).toBe(30);
  expect(lengths('stands')).toMatchObject({ v: { x: 0, y: -16 }, slid: '8', moved: 0 });
  expect(verdictOf(preset('stands'))).toBe('miss, floor: stands still; the slide would be 8 long');
});

test('on 60° it slides by 13.9', () => {
  expect(preset('steep').slope).toBe(60);
  expect(verdictOf(preset('steep'))).toBe('hit, wall: slides 13.9 down');
});

test('up and down 30° it walks 20, and a slide is 9.3 and 25.3 long', () => {
  expect(lengths('uphill')).toMatchObject({ v: { x: 20, y: -16 }, slid: '9.3' });
  expect(lengths('downhill')).toMatchObject({ v: { x: -20, y: -16 }, slid: '25.3' });
  for (const name of ['uphill', 'downhill']) expect(lengths(name).moved).toBeCloseTo(20, 12);
});

test('a steep slope stops the level part, so that nothing runs up it', () => {
  const { slope, keys } = preset('into-wall');
  expect([slope, keys]).toEqual([60, 'uphill']);
  forAllStates(figure, 500, (state) => {
    const { after, isOnFloor } = figure.answer(state);
    expect(isOnFloor).toBe(state.slope <= 45);
    if (!isOnFloor) expect(after.y).toBeLessThan(0);
  });
});

test('the move is what the formulas give, on every floor', () => {
  forAllStates(figure, 500, (state) => {
    const { after, walked, isOnFloor } = figure.answer(state);
    if (!isOnFloor) return;
    expect(after.x).toBeCloseTo(walked.x, 9);
    expect(after.y).toBeCloseTo(walked.y, 9);
  });
});

test('n.y at 45° is 0.71, and the edges that roll are up to 0.29 of the radius high', () => {
  expect(show(Math.cos(Math.PI / 4))).toBe('0.71');
  expect(show(1 - Math.cos(Math.PI / 4))).toBe('0.29');
});
