import { expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-way-out.ts';
import { depthBySignedDistance, pushedAcross } from '#chapters/polygon-and-circle/formulas.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import { liveOf } from '#figure/live.ts';
import { forAllStates } from '../support.ts';

test('in whole numbers: above an edge, and below it', () => {
  const depth = (r: number, d: number) => evaluate(depthBySignedDistance.right, { r, d }, doubles);
  expect(depth(5, 3)).toBe(2);
  expect(depth(5, -3)).toBe(8);
  // The edge runs along x = 0, with the land to the left of it.
  const pushed = (x: number) =>
    evaluate(pushedAcross.right, { 'q.x': 0, 'c.x': x, d: x, r: 5 }, doubles);
  expect(pushed(3)).toBe(5);
  expect(pushed(-3)).toBe(5);
});

test('in the figure both hold wherever the circle is too deep', () => {
  let deep = 0;
  forAllStates(figure, 300, (state) => {
    const answer = figure.answer(state);
    if (answer.fault || Math.abs(answer.signed) < 0.01) return;
    const live = liveOf(figure, state, answer);
    expect(live['depthBySignedDistance.right']).toBeCloseTo(answer.depth, 9);
    expect(live['pushedAcross.right']).toBeCloseTo(answer.goal!.x, 6);
    if (answer.depth > 0) deep += 1;
  });
  expect(deep).toBeGreaterThan(30);
});
