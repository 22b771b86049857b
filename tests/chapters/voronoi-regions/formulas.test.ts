import { describe, expect, test } from 'vitest';
import { alongEdge, lineInReach, sideOfEdge } from '#chapters/voronoi-regions/formulas.ts';
import { closestInCircle, distanceToClosest } from '#kit/formulas/closest-point.ts';
import { evaluate } from '#kit/formulas/expression.ts';
import { evaluateFormula, type Formula } from '#kit/formulas/formula.ts';
import { pointInCircle } from '../../oracle/circle.ts';
import { turnAt } from '../../oracle/polygon.ts';
import { compare, div, fromDouble, mul, sign, square, sub } from '../../oracle/rational.ts';
import { exactPoint, footAlong } from '../../oracle/segment.ts';
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

const scenes = pairs.flatMap((c) =>
  pairs.flatMap((a) => [
    { c, a, e: { x: 3, y: -2 } },
    { c, a, e: { x: -1, y: 0 } },
    { c, a, e: { x: 4, y: 7 } },
  ]),
);
const valuesOf = ({ c, a, e }: (typeof scenes)[0]) => ({
  'c.x': c.x,
  'c.y': c.y,
  'a.x': a.x,
  'a.y': a.y,
  'e.x': e.x,
  'e.y': e.y,
});

test('alongEdge is exactly where the foot of the perpendicular lies', () => {
  for (const scene of scenes) {
    const { c, a, e } = scene;
    const b = { x: a.x + e.x, y: a.y + e.y };
    const t = footAlong(exactPoint(c), exactPoint(a), exactPoint(b));
    expect(compare(evaluate(alongEdge.right, exactly(valuesOf(scene)), exact), t)).toBe(0);
    expect(alongEdge.left).toEqual({ op: 'symbol', name: 't' });
  }
});

const crossOf = ({ c, a, e }: (typeof scenes)[0]) => (c.y - a.y) * e.x - (c.x - a.x) * e.y;

test('sideOfEdge: below 0 to the right of the way, above it to the left', () => {
  for (const scene of scenes) {
    const { c, a, e } = scene;
    const side = evaluate(sideOfEdge.right, exactly(valuesOf(scene)), exact);
    expect(sign(side)).toBe(turnAt(a, { x: a.x + e.x, y: a.y + e.y }, c));
    expect(compare(side, fromDouble(crossOf(scene)))).toBe(0);
  }
});

test('lineInReach: the foot on the line is in the circle', () => {
  let touching = 0;
  for (const scene of scenes) {
    const { c, a, e } = scene;
    const b = { x: a.x + e.x, y: a.y + e.y };
    const t = footAlong(exactPoint(c), exactPoint(a), exactPoint(b));
    const [cx, cy] = [fromDouble(c.x - a.x), fromDouble(c.y - a.y)];
    const dx = sub(cx, mul(t, fromDouble(e.x)));
    const dy = sub(cy, mul(t, fromDouble(e.y)));
    for (const r of [0, 1, 2, 3, 5]) {
      const over = sub(square(fromDouble(r)), square(dx));
      const order = compare(square(dy), over);
      expect(holds(lineInReach, { ...valuesOf(scene), f: crossOf(scene), r })).toBe(order <= 0);
      if (order === 0) touching += 1;
    }
  }
  expect(touching).toBeGreaterThan(20);
});

test('in the band means that t is from 0 to 1', () => {
  const values = valuesOf({ c: { x: 1, y: 5 }, a: { x: 0, y: 0 }, e: { x: 4, y: 0 } });
  const t = evaluate(alongEdge.right, exactly(values), exact);
  expect(compare(t, div(fromDouble(1), fromDouble(4)))).toBe(0);
});
