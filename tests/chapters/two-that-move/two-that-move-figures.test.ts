import { describe, expect, test } from 'vitest';
import { runOf as dropOf } from '#chapters/two-that-move/drop.ts';
import { figure as line } from '#chapters/two-that-move/figures/bounce-line.ts';
import { figure as rest } from '#chapters/two-that-move/figures/bounce-rest.ts';
import { figure as row } from '#chapters/two-that-move/figures/bounce-row.ts';
import { figure as slip } from '#chapters/two-that-move/figures/bounce-slip.ts';
import { contact, figure as hero } from '#chapters/two-that-move/figures/two-balls.ts';
import { commonVelocity, firstAfter, secondAfter } from '#chapters/two-that-move/formulas.ts';
import { runOf, total, wallX } from '#chapters/two-that-move/row.ts';
import { findPreset } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import { bounceCircles } from '#lib/index.ts';
import { forAllStates } from '../support.ts';

const presetOf = (figure: AnyFigure, name: string) => findPreset(figure, name).state;
const said = (figure: AnyFigure, state: unknown) => figure.verdict(state, figure.answer(state));
const saidAt = (figure: AnyFigure, name: string) => said(figure, presetOf(figure, name));

describe('two-balls', () => {
  type State = (typeof hero.presets)[0]['state'];

  test('they touch, and the normal is (0.8, 0.6)', () => {
    expect(contact.normal).toEqual({ x: 0.8, y: 0.6 });
    expect(contact.depth).toBe(0);
  });

  test('presets do as they say', () => {
    const head = hero.answer(presetOf(hero, 'head') as never).after;
    expect(
      [head.a.x, head.a.y, head.b.x, head.b.y].map((one) => Math.round(one * 1e9) / 1e9),
    ).toEqual([-8, -6, 16, 12]);
    const heavy = hero.answer(presetOf(hero, 'heavy') as never).after;
    expect(Math.hypot(heavy.b.x, heavy.b.y)).toBeCloseTo(1.8 * 15, 9);
    expect(Math.hypot(heavy.a.x, heavy.a.y)).toBeCloseTo(0.8 * 15, 9);
    const light = hero.answer(presetOf(hero, 'light') as never).after;
    expect(light.a.x).toBeLessThan(0);
    expect(saidAt(hero, 'leaving').hit).toBe(false);
    expect(saidAt(hero, 'both').word).toBe('bounce');
  });

  test('smooth balls change along the normal only, in proportion to the other mass', () => {
    let bounced = 0;
    forAllStates(hero, 500, (state) => {
      const now = { ...state, surface: 'smooth' } as State;
      const { after, bounces } = hero.answer(now);
      if (!bounces) return;
      bounced += 1;
      const changes = [
        { x: after.a.x - now.u.x, y: after.a.y - now.u.y },
        { x: after.b.x - now.v.x, y: after.b.y - now.v.y },
      ] as const;
      for (const { x, y } of changes) expect(x * 0.6 - y * 0.8).toBeCloseTo(0, 9);
      expect(now.m1 * changes[0].x + now.m2 * changes[1].x).toBeCloseTo(0, 9);
    });
    expect(bounced).toBeGreaterThan(50);
  });

  test('rough ones change to the side as well', () => {
    const { after } = hero.answer(presetOf(hero, 'rough') as never);
    expect(Math.abs(after.b.x * 0.6 - after.b.y * 0.8)).toBeGreaterThan(1);
  });
});

test('with masses of 1 and 3 the first ball moves by three quarters of the depth, without limit of mass', () => {
  const share = (ma: number, mb: number) => 1 / (1 + ma / mb);
  expect([share(1, 3), share(3, 1)]).toEqual([0.75, 0.25]);
  expect([share(Infinity, 1), share(1, Infinity)]).toEqual([0, 1]);
  expect(share(Infinity, Infinity)).toBeNaN();
  const body = (velocity: number, mass: number) => ({ velocity: { x: velocity, y: 0 }, mass });
  const ahead = { ...contact, normal: { x: 1, y: 0 } };
  const { a, b } = bounceCircles(body(4, 1), body(0, 3), ahead);
  // Both changes together are twice the closing speed, and they are shared in the same way.
  expect([(4 - a.x) / 8, b.x / 8]).toEqual([0.75, 0.25]);
  const paddle = bounceCircles(body(5, Infinity), body(0, 1), ahead);
  expect([paddle.a.x, paddle.b.x]).toEqual([5, 10]);
  const still = bounceCircles(body(5, Infinity), body(0, Infinity), ahead);
  expect([still.a.x, still.b.x]).toEqual([5, 0]);
});

describe('bounce-line', () => {
  const answerAt = (name: string) => line.answer(presetOf(line, name) as never);

  test('the numbers of the text', () => {
    expect(answerAt('equal')).toMatchObject({ u: -8, v: 24, w: 8, j: 32 });
    const heavy = answerAt('heavy');
    expect(heavy.w).toBeCloseTo(16.2, 12);
    expect(heavy.u).toBeCloseTo(14.4, 12);
    expect(heavy.v).toBeCloseTo(32.4, 12);
    expect(answerAt('half')).toMatchObject({ u: 0, v: 16, kept: 0.4 });
    const none = answerAt('none');
    expect([none.u, none.v]).toEqual([none.w, none.w]);
    expect(saidAt(line, 'parting').hit).toBe(false);
  });
});

describe('bounce-row', () => {
  test('at bounces of two balls the momentum stays; at the wall it jumps', () => {
    for (const restitution of [1, 0.8, 0.5]) {
      const run = runOf(restitution);
      let [pairs, walls] = [0, 0];
      run.slice(1).forEach(({ balls }, i) => {
        const before = run[i]!.balls;
        const last = balls.at(-1)!;
        const isWall = Math.abs(last.x + last.radius - wallX) < 1e-9;
        const change = total(balls, 'momentum') - total(before, 'momentum');
        if (isWall) {
          walls += 1;
          expect(change).toBeLessThan(-1);
        } else {
          pairs += 1;
          expect(change).toBeCloseTo(0, 9);
        }
        const loss = total(before, 'energy') - total(balls, 'energy');
        if (restitution === 1) expect(loss).toBeCloseTo(0, 9);
        else expect(loss).toBeGreaterThan(0);
      });
      expect(pairs).toBeGreaterThan(1);
      expect(walls).toBeGreaterThan(0);
    }
  });

  test('no ball is ever in another, or in the wall', () => {
    for (const kept of ['all', 'most', 'half'] as const) {
      for (let i = 0; i <= 200; i += 1) {
        const { now } = row.answer({ t: i / 200, plotted: 'energy', kept });
        now.balls.forEach((ball, j) => {
          const next = now.balls[j + 1];
          const room = next ? next.x - next.radius : wallX;
          expect(ball.x + ball.radius).toBeLessThanOrEqual(room + 1e-9);
        });
      }
    }
  });

  test('presets do as they say', () => {
    expect(saidAt(row, 'momentum').rest).toBe('the sum of the momenta is 100 % of what it was');
    expect(saidAt(row, 'energy').rest).toBe('the sum of the energies is 100 % of what it was');
    expect(saidAt(row, 'loss').rest).not.toContain('100 %');
    expect(saidAt(row, 'wall').rest).not.toContain('100 %');
  });
});

describe('bounce-rest', () => {
  test('flipped, the ball bounces, and then sinks; pushed out, it stays; without slow bounces it rests', () => {
    const top = 21;
    const flip = dropOf('flip');
    const bounces = flip.filter(
      ({ y }, i) => y > top + 0.3 && y >= (flip[i - 1]?.y ?? y) && y > (flip[i + 1]?.y ?? y),
    );
    expect(bounces.length).toBeGreaterThanOrEqual(3);
    expect(flip.at(-1)!.y).toBeLessThan(top - 1);
    const late = flip.slice(-60).map(({ y }) => y);
    expect(late.every((y, i) => i === 0 || y < late[i - 1]!)).toBe(true);
    const push = dropOf('push').slice(-60);
    expect(push.every(({ y }) => y === top)).toBe(true);
    expect(push.every(({ speed }) => speed > 0)).toBe(true);
    expect(
      dropOf('rest')
        .slice(-60)
        .every(({ y, speed }) => y === top && speed === 0),
    ).toBe(true);
  });

  test('presets do as they say', () => {
    expect(saidAt(rest, 'sinks').rest).toMatch(/ deep in the floor$/);
    expect(saidAt(rest, 'stays').rest).toMatch(/with a speed of 0\.\d$/);
    expect(saidAt(rest, 'rests').rest).toBe('the ball lies on the floor, with a speed of 0');
  });
});

describe('bounce-slip', () => {
  test('the rule for a line, for x and for y, swaps the velocities of equal masses', () => {
    const { u, v } = presetOf(slip, 'slanted') as (typeof slip.presets)[0]['state'];
    for (const axis of ['x', 'y'] as const) {
      const before = { u: u[axis], v: v[axis], m_1: 1, m_2: 1, k: 1 };
      const values = { ...before, w: evaluate(commonVelocity.right, before, doubles) };
      expect(evaluate(firstAfter.right, values, doubles)).toBe(v[axis]);
      expect(evaluate(secondAfter.right, values, doubles)).toBe(u[axis]);
    }
  });

  test('head on it is right, else wrong', () => {
    expect(saidAt(slip, 'head').word).toBe('the same');
    expect(saidAt(slip, 'slanted').word).toBe('slip is wrong');
    expect(saidAt(slip, 'brush').rest).toMatch(/along the line of centres, at only 1\.6$/);
    const both = { u: { x: 24, y: 0 }, v: { x: -4, y: 8 } };
    expect(said(slip, both).rest).toMatch(/^its velocity for the second ball is off by /);
    const { after } = slip.answer(presetOf(slip, 'brush') as never);
    expect(Math.hypot(after.b.x, after.b.y)).toBeLessThan(2);
  });
});
