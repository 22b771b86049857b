import { describe, expect, test } from 'vitest';
import { figure as circles } from '#chapters/where-they-cross/figures/circles-cross.ts';
import { figure as exercise } from '#chapters/where-they-cross/figures/crossing-exercise.ts';
import { at, figure as line } from '#chapters/where-they-cross/figures/line-crosses.ts';
import { figure as tangents } from '#chapters/where-they-cross/figures/point-tangents.ts';
import { findPreset } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { distance, orientation, segmentCircleIntersections } from '#lib/index.ts';
import { rimsCount, segmentRimCount } from '#oracle/crossings.ts';
import { forAllStates } from '../support.ts';

const tangentSweep = tangents.sweep!;

const lineSweep = line.sweep!;

const circleSweep = circles.sweep!;

// biome-ignore lint/suspicious/noExplicitAny: states of three figures.
const preset = (figure: AnyFigure, name: string): any => findPreset(figure, name).state;
const said = (figure: AnyFigure, name: string) => {
  const { word, rest } = figure.verdict(preset(figure, name), figure.answer(preset(figure, name)));
  return `${word}: ${rest}`;
};
const moments = (sweep: { at(state: never, t: number): unknown }, figure: AnyFigure) =>
  Array.from({ length: 401 }, (_, i) => sweep.at(figure.presets[0].state as never, i / 400));

describe('a line', () => {
  test('the presets do as the prose says', () => {
    expect(said(line, 'through')).toBe('2 points: in at (35.2, 22.4), out at (60.8, 41.6)');
    expect(said(line, 'touching')).toBe('1 point: just touching at (44, 29)');
    expect(said(line, 'ends')).toBe('1 point: in at (35.2, 22.4); b is inside');
    expect(said(line, 'within')).toBe('0 points: all of the segment is inside the circle');
    expect(said(line, 'short')).toMatch(/^0 points: the line crosses/);
    expect(said(line, 'apart')).toMatch(/^0 points: the line passes \d/);
  });

  test('the first position: r is 20, d is 12, and h is 16', () => {
    const state = preset(line, 'through');
    const { d, foot, onLine } = line.answer(state);
    expect([state.circle.radius, d]).toEqual([20, expect.closeTo(12, 12)]);
    for (const place of onLine) expect(distance(foot, place)).toBeCloseTo(16, 12);
  });

  test('there the foot is (48, 32), and 16 back from it is (35.2, 22.4)', () => {
    const { foot, onLine } = line.answer(preset(line, 'through'));
    expect(foot).toEqual({ x: expect.closeTo(48, 12), y: expect.closeTo(32, 12) });
    expect(onLine[0]).toEqual({
      x: expect.closeTo(48 - 16 * 0.8, 12),
      y: expect.closeTo(32 - 16 * 0.6, 12),
    });
  });

  test('the ray and the line of the prose are long segments', () => {
    const counts = ['ends', 'short', 'apart'].map((name) => {
      const { circle, a, b } = preset(line, name);
      const on = (t: number) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
      return [
        { a, b: on(99) },
        { a: on(-99), b: on(99) },
        { a: b, b: on(99) },
      ].map((segment) => segmentCircleIntersections(segment, circle).length);
    });
    expect(counts).toEqual([
      [2, 2, 1],
      [2, 2, 2],
      [0, 0, 0],
    ]);
  });

  test('what the numbers of the listing are, in the first position', () => {
    const { circle, a, b } = preset(line, 'through');
    const { d, foot, onLine, length } = line.answer({ circle, a, b });
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const [dx, dy] = [circle.center.x - a.x, circle.center.y - a.y];
    const cross = ex * dy - ey * dx;
    expect(Math.abs(cross)).toBeCloseTo(d * length, 9);
    expect(dx * ex + dy * ey).toBeCloseTo(distance(a, foot) * length, 9);
    const h = distance(foot, onLine[0]!);
    const excess = circle.radius ** 2 * length ** 2 - cross ** 2;
    expect(Math.sqrt(excess)).toBeCloseTo(h * length, 9);
    expect(excess / length ** 2).toBeCloseTo(circle.radius ** 2 - d ** 2, 9);
  });

  test('there are as many points as the exact count says', () => {
    forAllStates(line, 1000, ({ circle, a, b }) => {
      const { points, d } = line.answer({ circle, a, b });
      const isClear = [distance(a, circle.center), distance(b, circle.center), d].every(
        (one) => Math.abs(one - circle.radius) > 1e-9,
      );
      if (isClear) expect(points).toHaveLength(segmentRimCount({ a, b }, circle));
    });
  });

  test('the sweep: none, then one or two, then none', () => {
    const counts = moments(lineSweep, line).map(
      (state) => line.answer(state as never).onLine.length,
    );
    expect([counts[0], counts.at(-1)]).toEqual([0, 0]);
    expect(counts).toContain(2);
    const changes = counts.filter((count, i) => i > 0 && count > 0 !== counts[i - 1]! > 0);
    expect(changes).toHaveLength(2);
  });
});

describe('two circles', () => {
  test('the presets do as the prose says', () => {
    expect(said(circles, 'crossing')).toBe('2 points: (46, 44) and (52.7, 21)');
    expect(circles.answer(preset(circles, 'crossing'))).toMatchObject({
      d: 25,
      g: expect.closeTo(16, 12),
      h: expect.closeTo(12, 12),
    });
    const { g, d } = circles.answer(preset(circles, 'small'));
    expect(g).toBeGreaterThan(d);
    const { first, second } = preset(circles, 'small');
    expect(circles.answer({ first: second, second: first }).g).toBeLessThan(0);
    expect(said(circles, 'outside')).toMatch(/^1 point: just touching from outside/);
    expect(said(circles, 'within')).toMatch(/^1 point: just touching from inside/);
    expect(said(circles, 'inside')).toBe('0 points: one circle lies inside the other');
    expect(said(circles, 'apart')).toBe('0 points: the circles are apart');
    expect(said(circles, 'same')).toMatch(/^0 points: the circles coincide/);
  });

  test('the points are h away from the foot, at a right angle to the line of centres', () => {
    const { first, second } = preset(circles, 'crossing');
    const { points, d, g, h } = circles.answer({ first, second });
    expect([g, h]).toEqual([
      expect.closeTo((625 + 400 - 225) / 50, 12),
      expect.closeTo(Math.sqrt(400 - 256), 12),
    ]);
    const u = {
      x: (second.center.x - first.center.x) / d,
      y: (second.center.y - first.center.y) / d,
    };
    const foot = { x: first.center.x + g * u.x, y: first.center.y + g * u.y };
    for (const [i, sign] of [1, -1].entries()) {
      const place = { x: foot.x - sign * h * u.y, y: foot.y + sign * h * u.x };
      expect(distance(points[i]!, place)).toBeLessThan(1e-12);
    }
  });

  test('as many points as the exact count; the first on the left; swapped, they change places', () => {
    forAllStates(circles, 1000, ({ first, second }) => {
      const { points, d } = circles.answer({ first, second });
      const edges = [first.radius + second.radius, Math.abs(first.radius - second.radius)];
      if (edges.some((edge) => Math.abs(d - edge) < 1e-6)) return;
      expect(points).toHaveLength(rimsCount(first, second));
      if (points.length < 2) return;
      expect(orientation(first.center, second.center, points[0]!)).toBe(1);
      const swapped = circles.answer({ first: second, second: first }).points;
      expect(distance(swapped[0]!, points[1]!)).toBeLessThan(1e-5);
    });
  });

  test('the sweep: apart first, then crossing', () => {
    const counts = moments(circleSweep, circles).map(
      (state) => circles.answer(state as never).points.length,
    );
    expect(counts[0]).toBe(0);
    expect(counts).toContain(2);
  });
});

describe('tangents', () => {
  test('the presets do as the prose says', () => {
    expect(said(tangents, 'whole')).toBe('2 tangents: each 20 long, from p to where it touches');
    expect(tangents.answer(preset(tangents, 'whole')).d).toBe(25);
    expect(said(tangents, 'rim')).toMatch(/^1 tangent: p is on the rim/);
    expect(said(tangents, 'inside')).toMatch(/^0 tangents: p is \d/);
  });

  test('each is at a right angle to its radius; the first is on the left, as seen from p', () => {
    forAllStates(tangents, 1000, ({ p, circle }) => {
      const { points, d } = tangents.answer({ p, circle });
      if (Math.abs(d - circle.radius) > 1e-6)
        expect(points).toHaveLength(d > circle.radius ? 2 : 0);
      if (points.length < 2) return;
      for (const q of points) {
        const along = (q.x - p.x) * (q.x - circle.center.x) + (q.y - p.y) * (q.y - circle.center.y);
        expect(Math.abs(along)).toBeLessThan(1e-9 * d * d);
        expect(Math.abs(distance(q, circle.center) - circle.radius)).toBeLessThan(1e-9);
      }
      if (d > circle.radius + 0.01) {
        expect(orientation(p, circle.center, points[0]!)).toBe(1);
      }
    });
  });

  test('the sweep: two tangents, none, two', () => {
    const counts = moments(tangentSweep, tangents).map(
      (state) => tangents.answer(state as never).points.length,
    );
    expect([counts[0], counts.at(-1)]).toEqual([2, 2]);
    expect(counts).toContain(0);
  });
});

describe('the exercise', () => {
  const judge = (name: string, state: ReturnType<typeof at>) =>
    exercise.questions!.find((one) => one.name === name)!.judge(state, exercise.answer(state));

  test.each<[string, ReturnType<typeof at>, boolean, RegExp]>([
    ['one', at([48, 34, 18], [12, 12], [30, 12]), false, /does not cross the rim/],
    ['one', at([48, 34, 18], [12, 34], [80, 34]), false, /Two points/],
    ['one', at([35, 41, 15], [12, 5], [76, 53]), false, /only touches/],
    ['one', at([48, 34, 18], [12, 34], [48, 34]), true, /other inside/],
    ['chord', at([48, 34, 18], [12, 34], [80, 34]), false, /36 long, and the radius is 18/],
    ['chord', at([48, 34, 18], [12, 12], [30, 12]), false, /does not cross/],
    ['chord', at([48, 34, 18], [12, 18.4], [86, 18.4]), true, /equilateral/],
  ])('%s: %j is %s', (name, state, right, says) => {
    expect(judge(name, state)).toMatchObject({ right, says: expect.stringMatching(says) });
  });
});
