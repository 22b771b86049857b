import { describe, expect, test } from 'vitest';
import { figure as exercise } from '#chapters/clamp-projection/figures/clamp-exercise.ts';
import { figure } from '#chapters/clamp-projection/figures/clamp-projection.ts';
import { liveOf } from '#figure/live.ts';
import { compareDistance, offsetFrom, ulps } from '#oracle/box.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { chapters } from '../../support/chapters.ts';
import { forAllStates, reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, verdictOf, wordsOf } = reading(figure);
const rest = (name: string) => wordsOf(preset(name)).rest;

/** -1 overlap, 0 touching, 1 apart: exactly. */
function order({ box, circle }: State, margin = fromDouble(0)): -1 | 0 | 1 {
  const offset = offsetFrom(box, circle.center);
  return compareDistance(offset, box, add(fromDouble(circle.radius), margin));
}

describe('presets do as they say', () => {
  test('at a corner: 6 across and 8 up, so 10, and 6 deep', () => {
    const { closest, contact, d } = figure.answer(preset('corner'));
    expect(closest).toEqual({ x: 48, y: 19 });
    expect(d).toBe(10);
    expect(contact).toMatchObject({ depth: 6, feature: { kind: 'vertex', index: 1 } });
    expect(verdictOf(preset('corner'))).toBe('hit: 6 deep, at the lower right corner');
  });

  test('at a corner: the stretches and gaps that the chapter names', () => {
    const { box, circle } = preset('corner');
    const { x, y } = box.center;
    expect([x - box.halfWidth, x + box.halfWidth]).toEqual([12, 48]);
    expect([y - box.halfHeight, y + box.halfHeight]).toEqual([19, 41]);
    expect(circle).toEqual({ center: { x: 54, y: 11 }, radius: 16 });
    expect([circle.center.x - x - box.halfWidth, y - circle.center.y - box.halfHeight]).toEqual([
      6, 8,
    ]);
    const { text } = chapters.find(({ name }) => name === 'clamp-projection')!;
    expect(text).toContain('`gapX` is 24 − 18 = 6 and `gapY` is 19 − 11 = 8');
  });

  test('at a side: the height is on its stretch already', () => {
    const { closest } = figure.answer(preset('side'));
    expect(closest).toEqual({ x: 48, y: 27 });
    expect(rest('side')).toBe('6 deep, at the right side');
  });

  test('near miss: nearer than r on each line, and apart', () => {
    const { circle } = preset('near');
    const { closest, hit } = figure.answer(preset('near'));
    expect(Math.abs(circle.center.x - closest.x)).toBeLessThan(circle.radius);
    expect(Math.abs(circle.center.y - closest.y)).toBeLessThan(circle.radius);
    expect(hit).toBe(false);
    expect(order(preset('near'))).toBe(1);
  });

  test('touching: exactly', () => {
    expect(order(preset('touching'))).toBe(0);
    expect(wordsOf(preset('touching'))).toMatchObject({
      hit: true,
      rest: 'just touching the lower right corner',
    });
  });

  test('inside: nothing is clamped, and the contact is on the wall', () => {
    const { closest, contact } = figure.answer(preset('inside'));
    expect(closest).toEqual(preset('inside').circle.center);
    expect(contact?.point).toEqual({ x: 48, y: 27 });
    expect(rest('inside')).toBe('16 deep, centre inside, nearest is the right side');
  });

  test('on a wall: the wall gives the normal', () => {
    expect(figure.answer(preset('wall')).contact).toMatchObject({
      normal: { x: 1, y: 0 },
      depth: 12,
    });
    expect(rest('wall')).toBe('12 deep, centre on the right side');
  });
});

test('answers as the exact test does, except within 4 ulps of touching', () => {
  forAllStates(figure, 2000, (one) => {
    const { hit } = figure.answer(one);
    const { radius } = one.circle;
    const margin = ulps(4, radius, one.box.halfWidth, one.box.halfHeight);
    const near = order(one, margin) <= 0 && order(one, sub(fromDouble(0), margin)) >= 0;
    expect(near || hit === order(one) <= 0).toBe(true);
  });
});

test('the verdict fits the answer', () => {
  forAllStates(figure, 1000, (one) => {
    const { hit, contact, signed } = figure.answer(one);
    const { word, rest } = wordsOf(one);
    expect(word).toBe(hit ? 'hit' : 'miss');
    if (rest.startsWith('only rounding')) {
      expect(order(one, fromDouble(1e-9))).toBe(-1);
    }
    const deep = /^([\d.]+) (deep|apart)/.exec(rest);
    if (!deep) return;
    const gap = Number(deep[1]) * (deep[2] === 'deep' ? -1 : 1);
    expect(Math.abs(signed - one.circle.radius - gap)).toBeLessThan(0.0501);
    expect(deep[2]).toBe(contact ? 'deep' : 'apart');
  });
});

test('the formulas hold, and the test where the answer is a hit', () => {
  forAllStates(figure, 500, (state) => {
    const answer = figure.answer(state);
    const live = liveOf(figure, state, answer);
    expect(live['clampAcross.holds']).toBe(true);
    expect(live['clampUp.holds']).toBe(true);
    // The test measures from the box`s centre, the formula from q: near touching they may part.
    if (Math.abs(answer.signed - state.circle.radius) > 1e-9) {
      expect(live['closestInCircle.holds']).toBe(answer.hit);
    }
  });
});

describe('the exercise', () => {
  const judge = (name: string, x: number, y: number, radius: number) => {
    const { box } = exercise.presets[0].state;
    const state = { circle: { center: { x, y }, radius }, box };
    return exercise
      .questions!.find((one) => one.name === name)!
      .judge(state, exercise.answer(state));
  };

  test.each([
    [57, 9, 13, true, /near on both lines and still a miss/],
    [54, 11, 16, false, /They touch/],
    [70, 15, 12, false, /Horizontally they are 22 apart/],
    [50, 0, 12, false, /Vertically they are 19 apart/],
  ])('near on both lines, at (%d, %d) with %d: %s', (x, y, radius, right, says) => {
    const judged = judge('both-near', x, y, radius);
    expect(judged.right).toBe(right);
    expect(judged.says).toMatch(says);
  });

  test.each([
    [36, 12, 12, true, /straight above or below/],
    [36, 6, 5, false, /make it a hit/],
    [54, 11, 16, false, /both are clamped/],
    [54, 27, 16, false, /only the horizontal/],
    [30, 30, 9, false, /nothing is clamped/],
  ])('only the vertical clamped, at (%d, %d) with %d: %s', (x, y, radius, right, says) => {
    const judged = judge('one-clamped', x, y, radius);
    expect(judged.right).toBe(right);
    expect(judged.says).toMatch(says);
  });

  test.each([
    [28, 37, 5, true, /The move is 9 long/],
    [41, 27, 9, false, /nearest is the right side/],
    [30, 41, 5, false, /not inside/],
    [70, 11, 5, false, /not inside/],
  ])('out by the top, at (%d, %d) with %d: %s', (x, y, radius, right, says) => {
    const judged = judge('out-by-top', x, y, radius);
    expect(judged.right).toBe(right);
    expect(judged.says).toMatch(says);
  });
});
