import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/clamp-projection/figures/nearest-wall.ts';
import { liveOf } from '#figure/live.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const box = { center: { x: 32, y: 32 }, halfWidth: 20, halfHeight: 20 };
const { preset } = reading(figure);
const answerTo = (name: string) => figure.answer(preset(name));
const rest = (name: string) => figure.verdict(preset(name), answerTo(name)).rest;
const order = ({ circle }: State, value: number) =>
  compareDistance(offsetFrom(box, circle.center), box, fromDouble(value));

describe('presets do as they say', () => {
  test('nearest wall: 8 to the right is less than 15, 25 and 32, and 8 and 12 are 20', () => {
    const { ways, contact } = answerTo('nearest');
    expect(ways.map(({ length }) => length)).toEqual([15, 8, 25, 32]);
    expect(contact).toMatchObject({ normal: { x: 1, y: 0 }, depth: 20 });
    expect(order(preset('nearest'), -8)).toBe(0);
    expect(rest('nearest')).toBe('20 deep, out by the right side');
  });

  test('tie on the diagonal: right and top are 15 away, and the right is taken', () => {
    const { ways, contact } = answerTo('tie');
    expect(ways.slice(1, 3).map(({ length }) => length)).toEqual([15, 15]);
    expect(contact).toMatchObject({ normal: { x: 1, y: 0 }, depth: 23 });
    expect(rest('tie')).toBe('23 deep, wholly inside, out by the right side');
  });

  test('on a wall: 0 away from it, and 16 deep', () => {
    expect(order(preset('wall'), 0)).toBe(0);
    expect(rest('wall')).toBe('16 deep, out by the right side');
  });

  test('wholly inside: 14 from the nearest wall, more than the radius of 10', () => {
    expect(order(preset('within'), -14)).toBe(0);
    expect(rest('within')).toBe('24 deep, wholly inside, out by the right side');
  });

  test('beyond a corner: gaps of 4 and 3, so 5', () => {
    const state = preset('corner');
    const live = liveOf(figure, state, figure.answer(state));
    expect([live['g.x'], live['g.y'], live.d, live.s]).toEqual([4, 3, 5, 1]);
    expect(order(state, 5)).toBe(0);
    expect(rest('corner')).toBe('1 deep, out by the lower right corner');
  });
});

test.each([
  [42, 22, 'bottom'],
  [42, 42, 'right'],
  [22, 42, 'top'],
  [22, 22, 'bottom'],
  [32, 32, 'bottom'],
])('on the diagonals, at (%d, %d), the first of bottom, right, top, left: %s', (x, y, wall) => {
  const state = { circle: { center: { x, y }, radius: 5 } };
  expect(figure.verdict(state, figure.answer(state)).rest).toContain(`out by the ${wall} side`);
});

test('the depth is the radius minus the signed distance; wholly inside means that is at most -r', () => {
  let within = 0;
  forAllStates(figure, 1000, (one) => {
    const { contact, signed } = figure.answer(one);
    const { radius } = one.circle;
    if (!contact) return;
    expect(contact.depth).toBeCloseTo(radius - signed, 9);
    const { kind } = figure.find(one, figure.answer(one)) as { kind: string };
    expect(kind === 'within').toBe(contact.depth >= 0.05 && signed <= -radius);
    if (kind === 'within') within += 1;
  });
  expect(within).toBeGreaterThan(5);
});

test('the formulas hold everywhere', () => {
  forAllStates(figure, 500, (state) => {
    const live = liveOf(figure, state, figure.answer(state));
    // Of the two the one that is not dimmed is the distance, inside, beside a wall, beyond a corner.
    const names = ['largerGap', 'gapsOfCorner'].filter((name) => live[`${name}.used`]);
    expect(names).toHaveLength(1);
    expect(live[`${names[0]}.right`]).toBeCloseTo(live.d as number, 9);
    expect(live['depthBySignedDistance.right']).toBeCloseTo(live.s as number, 9);
    expect(live['gapAcross.holds']).toBe(true);
    expect(live['gapUp.holds']).toBe(true);
  });
});

test('moved out, the circle touches; the window stops nothing in the presets', () => {
  for (const { name, state } of figure.presets) {
    const { goal } = figure.answer(state);
    if (!goal) throw new Error(name);
    const { minX, maxX, minY, maxY } = figure.world;
    const room = Math.min(goal.x - minX, maxX - goal.x, goal.y - minY, maxY - goal.y);
    expect(room, name).toBeGreaterThan(state.circle.radius);
    const moved = { circle: { ...state.circle, center: goal } };
    expect(Math.abs(figure.answer(moved).signed - state.circle.radius)).toBeLessThan(1e-12);
  }
});
