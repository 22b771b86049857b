import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/segment-way-out.ts';
import { isInWindow } from '#figure/parts/point.ts';
import { type Model, reduce, start } from '#figure/store.ts';
import { segmentIntersectsCircle } from '#oracle/segment.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const exactly = ({ circle, a, b }: State) => segmentIntersectsCircle({ a, b }, circle);
const out = (state: State): State => {
  const model = { ...start(figure), state: state as unknown as Model['state'] };
  return reduce(figure, model, { type: 'command', name: 'out' }).state as unknown as State;
};

describe('presets do as they say', () => {
  test('at the end: 13 from b', () => {
    expect(exactly(preset('cap'))).toBe(true);
    expect(wordsOf(preset('cap')).rest).toBe('3 deep, at end b');
  });

  test('at the side', () => {
    expect(exactly(preset('side'))).toBe(true);
    expect(wordsOf(preset('side')).rest).toMatch(/deep, at the side$/);
  });

  test('apart', () => {
    expect(exactly(preset('apart'))).toBe(false);
    expect(wordsOf(preset('apart')).word).toBe('miss');
  });

  test('on the segment: it goes to the left, as deep as its radius', () => {
    const state = preset('on');
    const { contact } = figure.answer(state);
    expect(contact?.depth).toBe(state.circle.radius);
    const { a, b } = state;
    const left = (b.x - a.x) * contact!.normal.y - (b.y - a.y) * contact!.normal.x;
    expect(left).toBeGreaterThan(0);
  });

  test('a on b', () => {
    expect(preset('point').a).toEqual(preset('point').b);
    expect(exactly(preset('point'))).toBe(true);
  });
});

describe('the button', () => {
  test('moves the circle until it just touches', () => {
    for (const { state } of figure.presets.filter(({ name }) => name !== 'apart')) {
      const after = out(state);
      expect(after).not.toBe(state);
      expect(after.circle.radius).toBe(state.circle.radius);
      const { d } = figure.answer(after);
      expect(d).toBeCloseTo(state.circle.radius, 9);
      // The shortest move is as long as the circle was deep.
      const { center } = state.circle;
      const moved = Math.hypot(after.circle.center.x - center.x, after.circle.center.y - center.y);
      expect(moved).toBeCloseTo(figure.answer(state).contact!.depth, 9);
    }
  });

  test('has nothing to do at a miss, and then once it has been pressed', () => {
    const idle = (state: State) => figure.commands![0]!.idle!(state, figure.answer(state), '');
    expect(idle(preset('apart'))).toBe(true);
    expect(idle(preset('side'))).toBe(false);
    expect(idle(out(preset('side')))).toBe(true);
  });

  test('never leaves the picture, and says so', () => {
    forAllStates(figure, 1000, (held) => {
      const after = out(held);
      expect(isInWindow(after.circle.center, figure.world)).toBe(true);
      const { contact, d } = figure.answer(held);
      const { rest } = wordsOf(held);
      if (!contact || contact.depth < 0.05) return;
      expect(figure.answer(after).d - held.circle.radius > -1e-9).toBe(
        !rest.includes('ends outside the picture'),
      );
      expect(d).toBeLessThan(held.circle.radius);
    });
  });
});

test('answers as the exact test does, but for the rim', () => {
  forAllStates(figure, 1000, (held) => {
    const { contact, d } = figure.answer(held);
    const rim = Math.abs(d - held.circle.radius) < 1e-12;
    expect((contact !== null) === exactly(held) || rim).toBe(true);
  });
});
