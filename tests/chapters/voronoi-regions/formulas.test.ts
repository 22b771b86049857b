import { describe, expect, test } from 'vitest';
import { figure as wayOut } from '#chapters/voronoi-regions/figures/voronoi-way-out.ts';
import { depthOfContact } from '#chapters/voronoi-regions/formulas.ts';
import { closestInCircle, distanceToClosest } from '#figure/formulas/closest-point.ts';
import { evaluate } from '#figure/formulas/expression.ts';
import { evaluateFormula, type Formula } from '#figure/formulas/formula.ts';
import { collideConvexPolygonCircle } from '#lib/index.ts';
import { pointInCircle } from '#oracle/circle.ts';
import { compare } from '#oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';

const small = [-4, -1, 0, 2, 3, 7];

function holds({ left, relation, right }: Formula, values: Readonly<Record<string, number>>) {
  const order = compare(
    evaluate(left, exactly(values), exact),
    evaluate(right, exactly(values), exact),
  );
  return relation === '≤' ? order <= 0 : order === 0;
}

const pairs = small.flatMap((x) => small.map((y) => ({ x, y })));

describe('distanceToClosest and closestInCircle', () => {
  test('are the distance, and the test of a point in a circle', () => {
    let whole = 0;
    for (const c of pairs) {
      for (const q of pairs) {
        const values = { 'c.x': c.x, 'c.y': c.y, 'q.x': q.x, 'q.y': q.y };
        for (const r of [0, 1, 5, 8]) {
          const truth = pointInCircle(q, { center: c, radius: r });
          expect(holds(closestInCircle, { ...values, r })).toBe(truth);
          expect(evaluateFormula(closestInCircle, { ...values, r })['closestInCircle.holds']).toBe(
            truth,
          );
        }
        const d = Math.hypot(c.x - q.x, c.y - q.y);
        if (!Number.isInteger(d)) continue;
        whole += 1;
        expect(holds(distanceToClosest, { ...values, d })).toBe(true);
        expect(holds(distanceToClosest, { ...values, d: d + 1 })).toBe(false);
      }
    }
    expect(whole).toBeGreaterThan(100);
  });
});

describe('depthOfContact', () => {
  test('17 is 6 minus -11, and nothing else', () => {
    expect(holds(depthOfContact, { s: 17, r: 6, d: -11 })).toBe(true);
    expect(holds(depthOfContact, { s: 5, r: 6, d: -11 })).toBe(false);
  });

  test('is the depth of the library, inside and outside', () => {
    let inside = 0;
    let outside = 0;
    for (const { state } of wayOut.presets) {
      const { polygon, circle } = state;
      for (const step of small) {
        const center = { x: circle.center.x + step, y: circle.center.y - step };
        const moved = { ...state, circle: { ...circle, center } };
        const contact = collideConvexPolygonCircle(polygon, moved.circle);
        if (!contact) continue;
        const values = wayOut.values!(moved, wayOut.answer(moved));
        expect(values.s).toBeCloseTo(contact.depth, 9);
        if (values.d! < 0) inside += 1;
        else outside += 1;
      }
    }
    expect(inside).toBeGreaterThan(5);
    expect(outside).toBeGreaterThan(3);
  });
});
