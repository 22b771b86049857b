import { describe, expect, test } from 'vitest';
import { figure as bounce } from '#chapters/circle-and-circle/figures/circles-bounce.ts';
import { figure as grown } from '#chapters/circle-and-circle/figures/circles-grown.ts';

const rolling = grown.sweep!;

const ball = bounce.sweep!;

const moments = (count: number) => Array.from({ length: count + 1 }, (_, i) => i / count);

test('the second circle goes once around the first, touching it all the way', () => {
  const { state } = grown.presets[0];
  const around = moments(600)
    .map((t) => rolling.at(state, t))
    .filter((at) => grown.answer(at).circles);
  const turns = new Set<number>();
  for (const { second } of around) {
    const [dx, dy] = [second.center.x - 38, second.center.y - 32];
    expect(Math.hypot(dx, dy)).toBeCloseTo(24, 1);
    turns.add(Math.floor((8 * Math.atan2(dy, dx)) / Math.PI));
  }
  expect(turns.size).toBeGreaterThanOrEqual(16);
});

describe('the ball', () => {
  const run = (name: string, change = {}) => {
    const state = { ...bounce.presets.find((one) => one.name === name)!.state, ...change };
    return moments(1199).map((t) => ball.at(state, t));
  };
  const speedOf = ({ ball: { velocity } }: { ball: { velocity: { x: number; y: number } } }) =>
    Math.hypot(velocity.x, velocity.y);
  /** How often it comes to the bumper. */
  const meetings = (states: ReturnType<typeof run>) =>
    states.filter(
      (state, i) => i > 0 && bounce.answer(state).contact && !bounce.answer(states[i - 1]!).contact,
    ).length;

  test('meets the bumper again and again, and keeps its speed', () => {
    const states = run('slanting');
    expect(meetings(states)).toBeGreaterThanOrEqual(4);
    for (const state of states) expect(speedOf(state)).toBeCloseTo(speedOf(states[0]!), 1);
  });

  test('waits a moment at each meeting', () => {
    const states = run('slanting');
    const still = states.filter((state, i) => i > 0 && state.ball === states[i - 1]!.ball).length;
    expect(still).toBeGreaterThanOrEqual(60 * meetings(states) * 0.5);
  });

  test('is never deep in the bumper, unless it is removed', () => {
    const deepest = (states: ReturnType<typeof run>) =>
      Math.max(...states.map((state) => bounce.answer(state).contact?.depth ?? 0));
    expect(deepest(run('slanting'))).toBeLessThan(1);
    expect(deepest(run('slanting', { response: 'push' }))).toBeLessThan(1);
    expect(deepest(run('slanting', { response: 'remove' }))).toBeGreaterThan(3);
  });

  test('loses speed where not all of it comes back', () => {
    const states = run('slanting', { kept: 'half' });
    expect(speedOf(states.at(-1)!)).toBeLessThan(speedOf(states[0]!) - 1);
  });
});
