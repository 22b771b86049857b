import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as hero } from '#chapters/polygon-and-circle/figures/polygon-and-circle.ts';
import { beginsBelow, endsBelow } from '#chapters/polygon-and-circle/formulas.ts';
import { closestInCircle, distanceToClosest } from '#kit/formulas/closest-point.ts';
import { evaluate } from '#kit/formulas/expression.ts';
import type { Formula } from '#kit/formulas/formula.ts';
import { liveOf } from '#kit/live.ts';
import { rayCrossings } from '#lib/index.ts';
import { gridPoints } from '../../lib/bench/grids.ts';
import { clashes } from '../../oracle/outline.ts';
import * as oracle from '../../oracle/polygon.ts';
import { compare, type Rational } from '../../oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';
import { forAll } from '../../support/for-all.ts';
import { reachable } from '../../support/states.ts';

function holds({ left, relation, right }: Formula, values: Readonly<Record<string, Rational>>) {
  const order = compare(evaluate(left, values, exact), evaluate(right, values, exact));
  return relation === '≤' ? order <= 0 : order === 0;
}

describe('closestInCircle and distanceToClosest', () => {
  // The closest point of this box's outline has whole coordinates for every whole centre.
  const box = [
    { x: -2, y: -1 },
    { x: 3, y: -1 },
    { x: 3, y: 2 },
    { x: -2, y: 2 },
  ];
  const held = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

  test('say what the exact test says, for every circle of a grid outside a box', () => {
    let touched = 0;
    for (const c of gridPoints(6)) {
      const q = { x: held(c.x, -2, 3), y: held(c.y, -1, 2) };
      if (q.x === c.x && q.y === c.y) continue;
      for (let r = 0; r < 8; r += 1) {
        const values = { 'c.x': c.x, 'c.y': c.y, 'q.x': q.x, 'q.y': q.y, r };
        const truth = oracle.polygonOutlineIntersectsCircle(box, { center: c, radius: r });
        expect(holds(closestInCircle, exactly(values))).toBe(truth);
        if (truth) touched += 1;
        const d = Math.hypot(c.x - q.x, c.y - q.y);
        if (!Number.isInteger(d)) continue;
        expect(holds(distanceToClosest, exactly({ ...values, d }))).toBe(true);
        expect(holds(distanceToClosest, exactly({ ...values, d: d + 1 }))).toBe(false);
      }
    }
    expect(touched).toBeGreaterThan(100);
  });

  test('in the figure it holds where the outline is touched, but for rounding', () => {
    forAll(
      fc.property(reachable(hero), ({ state }) => {
        const answer = hero.answer(state as never);
        const { radius } = (state as { circle?: { radius: number } }).circle!;
        if (answer.fault || Math.abs(answer.away - radius) < 1e-9) return;
        expect(liveOf(hero, state, answer)['closestInCircle.holds']).toBe(answer.outline);
        const live = liveOf(hero, state, answer);
        expect(live['distanceToClosest.right']).toBeCloseTo(live.d as number, 9);
      }),
      500,
    );
  });
});

test('beginsBelow and endsBelow: one of them and not the other, just where edge 1 passes', () => {
  const values = [-2, 0, 1, 3];
  let passes = 0;
  for (const from of values) {
    for (const to of values) {
      for (const y of [-3, -2, -1, 0, 0.5, 1, 2, 3, 4]) {
        const numbers = exactly({ 'v_1.y': from, 'v_2.y': to, 'p.y': y });
        const one = holds(beginsBelow, numbers) !== holds(endsBelow, numbers);
        // Far to the left of it, an edge that passes is crossed.
        const triangle = [
          { x: 0, y: -9 },
          { x: 5, y: from },
          { x: 4, y: to },
        ];
        const crossed = rayCrossings({ x: -100, y }, triangle).some(({ edge }) => edge === 1);
        expect(one).toBe(crossed);
        if (one) passes += 1;
      }
    }
  }
  expect(passes).toBeGreaterThan(20);
  expect(
    clashes([
      { x: 0, y: -9 },
      { x: 5, y: 0 },
      { x: 4, y: 3 },
    ]),
  ).toEqual([]);
});
