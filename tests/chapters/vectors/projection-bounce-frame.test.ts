import { describe, expect, test } from 'vitest';
import { figure as bounce } from '#chapters/vectors/figures/bounce-off-wall.ts';
import { figure as frame } from '#chapters/vectors/figures/own-frame.ts';
import { figure as projection } from '#chapters/vectors/figures/projection-on-line.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { liveOf } from '#figure/live.ts';
import { distance } from '#lib/index.ts';
import { forAllStates } from '../support.ts';

const saidAt = (figure: AnyFigure) =>
  Object.fromEntries(
    figure.presets.map(({ name, state }) => {
      const { word, rest } = figure.verdict(state, figure.answer(state));
      return [name, `${word}: ${rest}`];
    }),
  );

describe('the projection', () => {
  test('its presets', () => {
    expect(saidAt(projection)).toEqual({
      between: 'between: t = 0.5, so the closest point is the foot f',
      before: 'before a: t = −0.2 is below 0, so the closest point is a',
      past: 'past b: t = 1.25 is above 1, so the closest point is b',
      'on-line': 'between: t = 0.5, so the closest point is the foot f',
      point: 'no line: a and b are one point',
    });
  });

  test('the closest point is the foot between the ends, else the end that t names', () => {
    let [before, between, past] = [0, 0, 0];
    forAllStates(projection, 500, ({ p, a, b }) => {
      const { t, q, foot, length } = projection.answer({ p, a, b });
      if (length === 0) return;
      const is = t < 0 ? a : t > 1 ? b : foot;
      expect(distance(q, is)).toBeLessThan(1e-12);
      if (t < 0) before += 1;
      else if (t > 1) past += 1;
      else between += 1;
    });
    expect(Math.min(before, between, past)).toBeGreaterThan(5);
  });
});

describe('the bounce', () => {
  test('its presets', () => {
    expect(saidAt(bounce)).toEqual({
      floor: 'bounce: 4 into the wall; speed 5 before, 5 after',
      slope: 'bounce: 4.78 into the wall; speed 5 before, 5 after',
      half: 'bounce: 4 into the wall; speed 5 before, 3.61 after',
      slide: 'slide: 4.78 into the wall; speed 5 before, 1.45 after',
      leaving: 'no bounce: the ball moves away from the wall at 2',
      along: 'no bounce: the ball does not approach the wall',
    });
  });

  test('the formula says what the library does, and the foot is on the wall', () => {
    forAllStates(bounce, 500, (state) => {
      const answer = bounce.answer(state);
      const { n, foot, after } = answer;
      expect(liveOf(bounce, state, answer)['bounced.right']).toBeCloseTo(after.y, 9);
      expect(n.x * foot.x + n.y * foot.y).toBeCloseTo(0, 9);
    });
  });
});

describe('the frame', () => {
  test('its presets: the same point from a box that is turned', () => {
    expect(saidAt(frame)).toEqual({
      turned: 'outside: the box sees it 8 to the right and 4 up',
      upright: 'outside: the box sees it 4 to the right and 8 up',
      quarter: 'outside: the box sees it 8 to the right and 4 down',
      inside: 'in the box: the box sees it 1.7 to the left and 0.6 down',
    });
  });

  test('two dot products give what the library gives', () => {
    forAllStates(frame, 500, (state) => {
      const answer = frame.answer(state);
      const live = liveOf(frame, state, answer);
      expect(live['ownAcross.right']).toBeCloseTo(answer.local.x, 9);
      expect(live['ownUp.right']).toBeCloseTo(answer.local.y, 9);
    });
  });
});
