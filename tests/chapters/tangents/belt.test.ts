import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/tangents/figures/belt.ts';
import { innerLength, outerLength } from '#chapters/tangents/formulas.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import {
  commonTangents,
  distance,
  segmentCircleIntersections,
  tangentPoints,
  type Vec2,
} from '#lib/index.ts';
import { compare, fromDouble } from '#oracle/rational.ts';
import { exact, exactly } from '../../support/exact.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, verdictOf } = reading(figure);

test('the presets do as the prose says', () => {
  expect(verdictOf(preset('open'))).toMatch(/^hit, 4 tangents: .* 48 long$/);
  expect(verdictOf(preset('crossed'))).toMatch(/^hit, 4 tangents: .* 40 long$/);
  expect(verdictOf(preset('touching'))).toMatch(/^hit, 3 tangents/);
  expect(verdictOf(preset('crossing'))).toMatch(/^hit, 2 tangents/);
  expect(verdictOf(preset('within'))).toMatch(/^hit, 1 tangent:/);
  expect(verdictOf(preset('inside'))).toMatch(/^miss, 0 tangents/);
});

test('in the first position d is 50, and the radii are 22 and 8', () => {
  const { first, second } = preset('open');
  expect(distance(first.center, second.center)).toBe(50);
  expect([first.radius, second.radius]).toEqual([22, 8]);
});

test('the formulas give 48 and 40 there, exactly', () => {
  const values = exactly({ d: 50, r_1: 22, r_2: 8 });
  const lengths = [outerLength, innerLength].map(({ right }) => evaluate(right, values, exact));
  expect(lengths.map((length, i) => compare(length, fromDouble([48, 40][i]!)))).toEqual([0, 0]);
});

test('the formulas hold wherever they are used', () => {
  let held = 0;
  forAllStates(figure, 1000, (state) => {
    const answer = figure.answer(state);
    const used = figure.used!(state, answer) as Record<string, boolean>;
    const values = figure.values!(state, answer);
    for (const formula of figure.formulas!) {
      if (!used[formula.name]) continue;
      const right = evaluate(formula.right, values, doubles);
      // Next to touching, a root of what rounding left.
      if (answer.length > 1e-4) expect(Math.abs(answer.length - right)).toBeLessThan(1e-5);
      held += 1;
    }
  });
  expect(held).toBeGreaterThan(50);
});

test('the belt is parallel to the tangents from the smaller centre to the dashed circle', () => {
  let both = 0;
  forAllStates(figure, 1000, (state) => {
    const { own, point, helper, touching } = figure.answer(state);
    if (own.length < 2 || touching.length < 2 || helper.radius < 1e-6) return;
    both += 1;
    const away = ({ x, y }: Vec2) => ({ x: x - point.x, y: y - point.y });
    for (const q of touching) {
      const { x, y } = away(q);
      const sines = own.map(({ normal }) => Math.abs(x * normal.x + y * normal.y));
      expect(Math.min(...sines)).toBeLessThan(1e-5);
    }
  });
  expect(both).toBeGreaterThan(20);
});

describe('the whole belt', () => {
  test('is as long as the prose says, open and crossed', () => {
    for (const name of ['open', 'crossed']) {
      const { first, second } = preset(name);
      const { own, length: l, d } = figure.answer(preset(name));
      const [r1, r2] = [first.radius, second.radius];
      const side = name === 'open' ? -1 : 1;
      const lean = Math.acos((r1 + side * r2) / d);
      const onSecond = name === 'open' ? 2 * lean : 2 * (Math.PI - lean);
      const said = 2 * l + 2 * (Math.PI - lean) * r1 + onSecond * r2;
      // Around the far sides, whose angles are those of the ends of the belt.
      const around = (center: Vec2, radius: number, ends: readonly Vec2[], other: Vec2) => {
        const [p, q] = ends as [Vec2, Vec2];
        const short = 2 * Math.asin(distance(p, q) / 2 / radius);
        const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
        const isNear = distance(middle, other) < distance(center, other);
        return radius * (isNear ? 2 * Math.PI - short : short);
      };
      const parts = [
        around(
          first.center,
          r1,
          own.map(({ segment }) => segment.a),
          second.center,
        ),
        around(
          second.center,
          r2,
          own.map(({ segment }) => segment.b),
          first.center,
        ),
      ];
      expect(said).toBeCloseTo(2 * l + parts[0]! + parts[1]!, 9);
    }
  });
});

test('from (6, 8) the circle around the origin with radius 10 has one tangent', () => {
  const circle = { center: { x: 0, y: 0 }, radius: 10 };
  expect(tangentPoints({ x: 6, y: 8 }, circle)).toEqual([{ x: 6, y: 8 }]);
});

test('a tangent that was constructed seldom has one point, so do not count', () => {
  const counts = [0, 0, 0];
  for (let i = 0; i < 500; i += 1) {
    const x = 50 + 40 * Math.sin(7 * i);
    const y = 50 + 40 * Math.cos(5 * i);
    const first = { center: { x, y }, radius: 5 + 2 * Math.sin(3 * i) };
    const beside = { x: x + 20 * Math.cos(i), y: y + 20 * Math.sin(i) };
    const second = { center: beside, radius: 3 };
    for (const { segment } of commonTangents(first, second)) {
      const { a, b } = segment;
      const longer = {
        a: { x: 2 * a.x - b.x, y: 2 * a.y - b.y },
        b: { x: 2 * b.x - a.x, y: 2 * b.y - a.y },
      };
      counts[segmentCircleIntersections(longer, first).length]! += 1;
    }
  }
  const [none, one, two] = counts as [number, number, number];
  expect(Math.abs(none / 2000 - 0.45)).toBeLessThan(0.05);
  expect(Math.abs(two / 2000 - 0.5)).toBeLessThan(0.05);
  expect(one / 2000).toBeLessThan(0.1);
  expect(none + one + two).toBe(2000);
});
