import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as capsule, at as capsuleAt } from '#chapters/the-one-rule/figures/capsule-core.ts';
import { figure as rounded } from '#chapters/the-one-rule/figures/rounded-shapes.ts';
import { figure as exercise } from '#chapters/the-one-rule/figures/rule-exercise.ts';
import { figure as cone } from '#chapters/the-one-rule/figures/view-cone.ts';
import { findPreset } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';
import {
  boxContainsCircle,
  boxIntersectsCircle,
  closestPointOnSegment,
  cross,
  distance,
  orientation,
  pointInCircle,
  segmentIntersectsCircle,
  type Vec2,
} from '#lib/index.ts';
import { add, fromDouble } from '#oracle/rational.ts';
import { compareRoot, exactPoint, squaredDistanceToEdge } from '#oracle/segment.ts';
import { forAll } from '../../support/for-all.ts';
import { forAllStates } from '../support.ts';

const crossing = cone.sweep!;

const rolling = capsule.sweep!;

// biome-ignore lint/suspicious/noExplicitAny: states of several figures.
type Any = any;

const preset = (figure: AnyFigure, name: string): Any => findPreset(figure, name).state;
const wordsOf = (figure: AnyFigure, state: Any) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};
const said = (figure: AnyFigure, name: string) => wordsOf(figure, preset(figure, name));

describe('the capsule', () => {
  test('the presets do as they say', () => {
    expect(said(capsule, 'touching')).toBe('hit: just touching, at the side');
    const touching = preset(capsule, 'touching');
    expect(capsule.answer(touching)).toMatchObject({ d: 15, reach: 15 });
    expect([touching.end.radius, touching.circle.radius]).toEqual([7, 8]);
    expect(said(capsule, 'deep')).toBe('hit: 4.6 deep, at the side');
    expect(said(capsule, 'core')).toBe(said(capsule, 'deep'));
    expect(said(capsule, 'point')).toBe(said(capsule, 'deep'));
    expect(said(capsule, 'end')).toMatch(/^hit: .* deep, at the end b$/);
    expect(said(capsule, 'apart')).toMatch(/^miss/);
  });

  test('a hit is an exact distance of the cores of at most both radii', () => {
    forAllStates(capsule, 1000, ({ circle, end, b }) => {
      const { hit, d, reach } = capsule.answer({ circle, end, b, view: 'both' });
      if (Math.abs(d - reach) < 1e-9) return;
      const squared = squaredDistanceToEdge(
        exactPoint(circle.center),
        exactPoint(end.center),
        exactPoint(b),
      );
      const sum = add(fromDouble(circle.radius), fromDouble(end.radius));
      expect(hit).toBe(compareRoot(squared, sum) <= 0);
    });
  });

  test('the circle rolls around it, just touching, and is never deep', () => {
    const [{ state }] = capsule.presets;
    const moments = Array.from({ length: 301 }, (_, i) =>
      wordsOf(capsule, rolling.at(state, i / 300)),
    );
    expect(moments.filter((words) => /just touching/.test(words)).length).toBeGreaterThan(150);
    expect(moments.filter((words) => /deep/.test(words))).toEqual([]);
  });
});

describe('rounded shapes', () => {
  test('the presets do as they say', () => {
    // 12 to the side and 12 above the corner: 16.97, minus 7.
    expect(rounded.answer(preset(rounded, 'box')).d).toBeCloseTo(16.97, 2);
    expect(said(rounded, 'box')).toBe('hit: the rounded outline is 9.97 from c');
    expect(said(rounded, 'ring')).toMatch(/^miss/);
    expect(said(rounded, 'band')).toMatch(/^hit/);
    expect(said(rounded, 'inside')).toMatch(/inside the rounded shape$/);
  });

  test('a ring is hit where some point of it is in the circle', () => {
    const [center, core] = [{ x: 46, y: 28 }, 20];
    for (let x = 4; x <= 92; x += 4) {
      for (let y = 4; y <= 60; y += 4) {
        for (const r of [3, 9, 16]) {
          const state: Any = {
            circle: { center: { x, y }, radius: r },
            corner: { radius: 5 },
            shape: 'ring',
          };
          // Every place of the ring on a fine grid, a little within its borders.
          let some = false;
          let near = false;
          for (let i = 0; i < 720; i += 1) {
            for (const away of [-5, -2.5, 0, 2.5, 5]) {
              const angle = (i * Math.PI) / 360;
              const place = {
                x: center.x + (core + away) * Math.cos(angle),
                y: center.y + (core + away) * Math.sin(angle),
              };
              some ||= pointInCircle(place, state.circle);
              near ||= distance(place, state.circle.center) < r + 0.3;
            }
          }
          const { hit } = rounded.answer(state);
          // As the prose writes it.
          expect(Math.abs(distance({ x, y }, center) - core) <= 5 + r).toBe(hit);
          if (some || !near) expect(hit).toBe(some);
        }
      }
    }
  });

  test('growing a box by its sides reports a circle that is still apart', () => {
    const state = preset(rounded, 'box');
    const circle = { ...state.circle, radius: 8 };
    expect(rounded.answer({ ...state, circle }).hit).toBe(false);
    const box = { center: { x: 46, y: 28 }, halfWidth: 16 + 7, halfHeight: 12 + 7 };
    expect(boxIntersectsCircle(box, circle)).toBe(true);
    expect(boxContainsCircle(box, circle)).toBe(false);
  });
});

describe('what the prose says of other shapes', () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 40 }),
    y: fc.integer({ min: 0, max: 40 }),
  });

  test('two capsules touch: at one of the four ends, or where the cores cross', () => {
    let crossed = 0;
    forAll(
      fc.property(
        place,
        place,
        place,
        place,
        fc.integer({ min: 1, max: 12 }),
        (a, b, c, d, sum) => {
          const [one, other] = [
            { a, b },
            { a: c, b: d },
          ];
          const ends: [typeof one, Vec2][] = [
            [one, c],
            [one, d],
            [other, a],
            [other, b],
          ];
          const cross =
            orientation(a, b, c) * orientation(a, b, d) < 0 &&
            orientation(c, d, a) * orientation(c, d, b) < 0;
          const touch =
            cross ||
            ends.some(([segment, center]) =>
              segmentIntersectsCircle(segment, { center, radius: sum }),
            );
          // Discs along the first core, against the second: too few to touch first, enough to be near.
          const steps = 400;
          const grown = (radius: number) =>
            Array.from({ length: steps + 1 }, (_, i) => ({
              x: a.x + ((b.x - a.x) * i) / steps,
              y: a.y + ((b.y - a.y) * i) / steps,
            })).some((center) => segmentIntersectsCircle(other, { center, radius }));
          if (grown(sum)) expect(touch).toBe(true);
          else if (touch) expect(grown(sum + distance(a, b) / steps)).toBe(true);
          const nearEnd = ends.some(([segment, center]) =>
            segmentIntersectsCircle(segment, { center, radius: sum }),
          );
          if (cross && !nearEnd) crossed += 1;
        },
      ),
      600,
    );
    expect(crossed).toBeGreaterThan(10);
  });

  test('an ellipse with the radius added to both half-axes is too small', () => {
    const [w, h, r] = [20, 8, 6];
    for (let i = 1; i < 90; i += 1) {
      const angle = (i * Math.PI) / 180;
      // A point of the ellipse, and from there the radius along the normal.
      const normal = { x: Math.cos(angle) / w, y: Math.sin(angle) / h };
      const length = Math.hypot(normal.x, normal.y);
      const x = w * Math.cos(angle) + (r * normal.x) / length;
      const y = h * Math.sin(angle) + (r * normal.y) / length;
      expect((x / (w + r)) ** 2 + (y / (h + r)) ** 2).toBeGreaterThan(1);
    }
  });

  test('where g is -r or less, the circle lies wholly inside the rounded rectangle', () => {
    const { circle, corner } = preset(rounded, 'inside');
    const isIn = (radius: number) => {
      const state: Any = { circle: { ...circle, radius }, corner, shape: 'box' };
      return rounded.values!(state, rounded.answer(state)).g! <= -radius;
    };
    // The centre is 6 from the right side of the core and 8 from its upper one, and both are 7 out.
    expect([isIn(13), isIn(13.1)]).toEqual([true, false]);
  });
});

describe('the field of view', () => {
  test('the presets do as they say', () => {
    expect(said(cone, 'side')).toMatch(/^seen: c is beside the cone/);
    expect(said(cone, 'within')).toBe('seen: c is in the cone');
    expect(said(cone, 'beyond')).toMatch(/^seen: c is .* beyond the range/);
    expect(said(cone, 'far')).toMatch(/^not seen: c is .* beyond the range/);
    // As far as from the guard: the end of both edges.
    expect(said(cone, 'behind')).toBe('not seen: c is beside the cone, 20 from its edge');
    const { p, circle } = preset(cone, 'behind');
    expect(distance(p, circle.center)).toBe(20);
    expect(said(cone, 'wide')).toMatch(/^seen/);
    // Right of the left edge, but not left of the right one.
    const wide = preset(cone, 'wide');
    const { left, right } = cone.answer(wide);
    expect(orientation(wide.p, left!, wide.circle.center)).toBe(-1);
    expect(orientation(wide.p, right!, wide.circle.center)).toBe(-1);
  });

  test('the worked example: (6, 2) is between the edges, and (3, 5) is 2.2 beside the left one', () => {
    const [p, left, right] = [
      { x: 0, y: 0 },
      { x: 8, y: 6 },
      { x: 10, y: 0 },
    ];
    expect([distance(p, left), distance(p, right)]).toEqual([10, 10]);
    const [within, beside] = [
      { x: 6, y: 2 },
      { x: 3, y: 5 },
    ];
    expect([cross(left, within), cross(right, within), cross(left, beside)]).toEqual([-20, 20, 22]);
    const edge = { a: p, b: left };
    expect(distance(closestPointOnSegment(beside, edge), beside)).toBeCloseTo(2.2, 9);
    expect(segmentIntersectsCircle(edge, { center: beside, radius: 3 })).toBe(true);
  });

  test('seen is: some point of the sector is in the circle', () => {
    let seen = 0;
    let hidden = 0;
    forAllStates(cone, 600, ({ p, b, circle, half }) => {
      const { hit } = cone.answer({ p, b, circle, half });
      const range = distance(p, b);
      const ahead = Math.atan2(b.y - p.y, b.x - p.x);
      const angle = (Number(half) * Math.PI) / 180;
      // The points of the sector, in polar coordinates about the guard.
      let nearest = Infinity;
      for (let i = 0; i <= 120; i += 1) {
        for (let j = 0; j <= 40; j += 1) {
          const turn = ahead + angle * (i / 60 - 1);
          const place = {
            x: p.x + ((range * j) / 40) * Math.cos(turn),
            y: p.y + ((range * j) / 40) * Math.sin(turn),
          };
          nearest = Math.min(nearest, distance(place, circle.center));
        }
      }
      const step = range / 40 + (range * angle) / 60;
      if (nearest <= circle.radius) {
        seen += 1;
        expect(hit).toBe(true);
      } else if (nearest > circle.radius + step) {
        hidden += 1;
        expect(hit).toBe(false);
      }
    });
    expect(Math.min(seen, hidden)).toBeGreaterThan(30);
  });

  test('the sweep: hidden, seen, hidden', () => {
    const [{ state }] = cone.presets;
    const seen = Array.from(
      { length: 301 },
      (_, i) => cone.answer(crossing.at(state, i / 300)).hit,
    );
    expect(seen).toContain(true);
    expect(seen.filter((one, i) => i > 0 && one !== seen[i - 1]).length).toBeLessThanOrEqual(2);
  });
});

describe('the exercise', () => {
  test('it starts apart, clearly at the side, with no question answered', () => {
    expect(said(exercise, 'start')).toBe('miss: 7.8 apart, at the side');
    for (const { state } of exercise.presets) {
      const { t } = exercise.answer(state);
      expect(t).toBeGreaterThan(0.3);
      expect(t).toBeLessThan(0.7);
      for (const asked of exercise.questions!) {
        expect(asked.judge(state, exercise.answer(state)).right).toBe(false);
      }
    }
  });

  const judge = (name: string, state: Any) =>
    exercise.questions!.find((one) => one.name === name)!.judge(state, exercise.answer(state));

  test.each<[string, Any, boolean, RegExp]>([
    ['thickness', capsuleAt([51, 42, 8]), true, /thick capsule/],
    ['thickness', capsuleAt([44, 34, 8]), false, /segment itself/],
    ['thickness', capsuleAt([14, 24, 8]), false, /does not touch/],
    ['half', capsuleAt([20, 50, 8]), true, /an end/],
    ['half', capsuleAt([52, 38, 8]), false, /between its ends/],
    ['half', capsuleAt([14, 24, 8]), false, /does not touch/],
  ])('%s: %j is %s', (name, state, right, says) => {
    expect(judge(name, state)).toMatchObject({ right, says: expect.stringMatching(says) });
  });
});
