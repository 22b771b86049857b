import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampAcross,
  clampUp,
  gapsOfCorner,
  largerGap,
} from '#chapters/clamp-projection/formulas.ts';
import { gapAcross, gapUp } from '#chapters/nine-zones/formulas.ts';
import { depthBySignedDistance } from '#chapters/polygon-and-circle/formulas.ts';
import { closestInCircle, distanceToClosest } from '#figure/formulas/closest-point.ts';
import { evaluateFormula } from '#figure/formulas/formula.ts';
import { boxIntersectsCircle, closestPointInBox, signedDistanceToBox } from '#lib/index.ts';
import { closest, compareDistance, offsetFrom, touches } from '#oracle/box.ts';
import { add, fromDouble, sub } from '#oracle/rational.ts';
import { exactly } from '../../support/exact.ts';
import { anywhere, forAll } from '../../support/for-all.ts';
import { holds } from '../support.ts';

const coordinate = anywhere(-50, 50);
const half = anywhere(0, 30);
const small = [-5, -3, -2, 0, 1, 4];
const grid = small.flatMap((x) =>
  small.flatMap((y) => [1, 2].flatMap((w) => [1, 3].map((h) => ({ x, y, w, h })))),
);
const box = (w: number, h: number) => ({
  center: { x: 1, y: -1 },
  halfWidth: w,
  halfHeight: h,
});
const valuesOf = (center: { x: number; y: number }, one: ReturnType<typeof box>) => ({
  'c.x': center.x,
  'c.y': center.y,
  'm.x': one.center.x,
  'm.y': one.center.y,
  w: one.halfWidth,
  h: one.halfHeight,
});

describe('clampAcross and clampUp', () => {
  test('are the exact closest point, for any box', () => {
    forAll(
      fc.property(
        coordinate,
        coordinate,
        coordinate,
        coordinate,
        half,
        half,
        (x, y, mx, my, w, h) => {
          const one = { center: { x: mx, y: my }, halfWidth: w, halfHeight: h };
          const values = exactly(valuesOf({ x, y }, one));
          const truth = closest(offsetFrom(one, { x, y }), one);
          const q = {
            x: add(truth.x, fromDouble(mx)),
            y: add(truth.y, fromDouble(my)),
          };
          expect(holds(clampAcross, { ...values, 'q.x': q.x })).toBe(true);
          expect(holds(clampUp, { ...values, 'q.y': q.y })).toBe(true);
          const beside = sub(q.x, fromDouble(0.1));
          expect(holds(clampAcross, { ...values, 'q.x': beside })).toBe(false);
        },
      ),
      500,
    );
  });

  test('in doubles are the library`s own, bit for bit', () => {
    forAll(
      fc.property(
        coordinate,
        coordinate,
        coordinate,
        coordinate,
        half,
        half,
        (x, y, mx, my, w, h) => {
          const one = { center: { x: mx, y: my }, halfWidth: w, halfHeight: h };
          const { x: qx, y: qy } = closestPointInBox({ x, y }, one);
          const values = { ...valuesOf({ x, y }, one), 'q.x': qx, 'q.y': qy };
          expect(evaluateFormula(clampAcross, values)['clampAcross.holds']).toBe(true);
          expect(evaluateFormula(clampUp, values)['clampUp.holds']).toBe(true);
        },
      ),
      500,
    );
  });
});

test('closestInCircle says what the exact test says, on a grid', () => {
  let [hits, touching] = [0, 0];
  for (const { x, y, w, h } of grid) {
    for (const r of [0, 1, 2, 3, 5]) {
      const one = box(w, h);
      const q = closestPointInBox({ x, y }, one);
      const values = { ...valuesOf({ x, y }, one), 'q.x': q.x, 'q.y': q.y, r };
      const offset = offsetFrom(one, { x, y });
      const truth = touches(offset, one, r);
      expect(holds(closestInCircle, exactly(values))).toBe(truth);
      expect(boxIntersectsCircle(one, { center: { x, y }, radius: r })).toBe(truth);
      if (truth) hits += 1;
      if (compareDistance(offset, one, fromDouble(r)) === 0) touching += 1;
    }
  }
  expect(hits).toBeGreaterThan(200);
  expect(touching).toBeGreaterThan(20);
});

test('distanceToClosest is the distance, where that is a whole number', () => {
  let whole = 0;
  for (const { x, y, w, h } of grid) {
    const one = box(w, h);
    const offset = offsetFrom(one, { x, y });
    const q = closestPointInBox({ x, y }, one);
    const d = Math.hypot(x - q.x, y - q.y);
    if (!Number.isInteger(d)) continue;
    whole += 1;
    const values = { ...valuesOf({ x, y }, one), 'q.x': q.x, 'q.y': q.y };
    expect(holds(distanceToClosest, exactly({ ...values, d }))).toBe(true);
    expect(holds(distanceToClosest, exactly({ ...values, d: d + 1 }))).toBe(false);
    if (d > 0) expect(compareDistance(offset, one, fromDouble(d))).toBe(0);
  }
  expect(whole).toBeGreaterThan(20);
});

test('largerGap, gapsOfCorner and depthBySignedDistance are right on a grid: inside, beside and beyond a corner', () => {
  const count = { inside: 0, beside: 0, corner: 0 };
  const r = 7;
  for (const { x, y, w, h } of [...grid, { x: 5, y: 6, w: 1, h: 3 }]) {
    const one = box(w, h);
    const offset = offsetFrom(one, { x, y });
    const [gx, gy] = [Math.abs(x - 1) - w, Math.abs(y + 1) - h];
    const given = valuesOf({ x, y }, one);
    expect(holds(gapAcross, exactly({ ...given, 'g.x': gx }))).toBe(true);
    expect(holds(gapUp, exactly({ ...given, 'g.y': gy }))).toBe(true);
    const signed = signedDistanceToBox({ x, y }, one);
    if (!Number.isInteger(signed)) continue;
    expect(compareDistance(offset, one, fromDouble(signed))).toBe(0);
    const values = { 'g.x': gx, 'g.y': gy, r, d: signed, s: r - signed };
    const formula = gx > 0 && gy > 0 ? gapsOfCorner : largerGap;
    expect(holds(formula, exactly(values))).toBe(true);
    expect(holds(formula, exactly({ ...values, d: signed + 1 }))).toBe(false);
    expect(holds(depthBySignedDistance, exactly(values))).toBe(true);
    expect(holds(depthBySignedDistance, exactly({ ...values, s: r - signed - 1 }))).toBe(false);
    if (gx > 0 && gy > 0) count.corner += 1;
    else count[signed < 0 ? 'inside' : 'beside'] += 1;
  }
  expect(count.inside).toBeGreaterThan(5);
  expect(count.beside).toBeGreaterThan(20);
  // Legs of 3 and 4.
  expect(count.corner).toBeGreaterThan(0);
});
