import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as bounce } from '#chapters/circle-and-circle/figures/circles-bounce.ts';
import { figure as grown } from '#chapters/circle-and-circle/figures/circles-grown.ts';
import { figure as size } from '#chapters/circle-and-circle/figures/circles-size.ts';
import { figure as squares } from '#chapters/circle-and-circle/figures/circles-squares.ts';
import { figure as wayOut } from '#chapters/circle-and-circle/figures/circles-way-out.ts';
import { findPreset } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { reduce } from '#figure/store.ts';
import { reflect } from '#lib/index.ts';
import * as oracle from '#oracle/circle.ts';
import { countOperations } from '#trace/source/cost.ts';
import { forAll } from '../../support/for-all.ts';
import { library } from '../../support/library.ts';
import { reachable } from '../../support/states.ts';
import { forAllStates } from '../support.ts';

const said = (figure: AnyFigure, state: unknown) => figure.verdict(state, figure.answer(state));
const presetOf = (figure: AnyFigure, name: string) => findPreset(figure, name).state;

describe('circles-grown', () => {
  test('both tests agree, everywhere', () => {
    forAllStates(grown, 1000, (state) => {
      const { circles, point } = grown.answer(state);
      expect(circles).toBe(point);
    });
  });

  test('on the rim they touch: 19.2 and 14.4 make 24, to the nearest tenth', () => {
    const { second } = presetOf(grown, 'touching');
    expect(second.center.x - 38).toBeCloseTo(19.2, 9);
    expect(second.center.y - 32).toBeCloseTo(14.4, 9);
    expect(Math.hypot(19.2, 14.4)).toBeCloseTo(14 + 10, 9);
    expect(said(grown, presetOf(grown, 'touching')).hit).toBe(true);
    expect(said(grown, presetOf(grown, 'inside')).hit).toBe(true);
    expect(said(grown, presetOf(grown, 'outside')).hit).toBe(false);
  });
});

describe('circles-squares', () => {
  const at = (d: number) => ({ radii: [16, 12] as const, d });

  test('at 25 the slip misses a hit: 625 is at most 784, but not at most 400', () => {
    expect(presetOf(squares, 'between')).toEqual(at(25));
    expect(squares.answer(at(25))).toEqual({ right: true, slip: false });
    expect([25 ** 2, (16 + 12) ** 2, 16 ** 2 + 12 ** 2]).toEqual([625, 784, 400]);
    // The mark is what the slip says.
    expect(said(squares, at(25))).toEqual({
      hit: false,
      word: 'missed hit',
      rest: '625 ≤ 784, but the wrong test needs 625 ≤ 400',
    });
  });

  test('up to 20 both agree again, and beyond 28', () => {
    for (let tenths = 0; tenths <= 480; tenths += 1) {
      const { right, slip } = squares.answer(at(tenths / 10));
      expect(right).toBe(tenths <= 280);
      expect(slip).toBe(tenths <= 200);
    }
  });
});

describe('circles-way-out', () => {
  type State = (typeof wayOut.presets)[0]['state'];
  const first = { center: { x: 34, y: 29 }, radius: 10 };

  test('no place outside the dotted rim is nearer than the push', () => {
    let parted = 0;
    forAllStates(wayOut, 2000, ({ p, second }) => {
      const { contact, way } = wayOut.answer({ p, second });
      if (!contact || oracle.circlesIntersect(first, { ...second, center: p })) return;
      parted += 1;
      expect(way).toBeGreaterThanOrEqual(contact.depth - 1e-9);
    });
    expect(parted).toBeGreaterThan(100);
  });

  test('the command takes the shortest way, and says so', () => {
    forAll(
      fc.property(reachable(wayOut), (model) => {
        const state = model.state as unknown as State;
        const { contact } = wayOut.answer(state);
        if (!contact || contact.depth < 1) return;
        const after = reduce(wayOut, model, { type: 'command', name: 'shortest' });
        const { p, second } = after.state as unknown as State;
        expect(oracle.withinUlpsOfTouching(first, { ...second, center: p }, 40)).toBe(true);
        expect(said(wayOut, after.state).rest).toMatch(/, which is the shortest push$/);
      }),
    );
  });

  test('presets do as they say', () => {
    expect(said(wayOut, presetOf(wayOut, 'aside'))).toMatchObject({
      word: 'free',
      rest: 'pushed by 11; the shortest push is 8',
    });
    expect(said(wayOut, presetOf(wayOut, 'far')).word).toBe('free');
    expect(said(wayOut, presetOf(wayOut, 'short')).word).toBe('not free');
    expect(wayOut.answer(presetOf(wayOut, 'concentric'))).toMatchObject({
      d: 0,
      contact: { normal: { x: 1, y: 0 } },
    });
  });

  test('at the start the push is 8 long: 6.4 to the right and 4.8 up', () => {
    const { second } = presetOf(wayOut, 'aside');
    const { d, contact } = wayOut.answer(presetOf(wayOut, 'aside'));
    expect([d, first.radius + second.radius, contact!.depth]).toEqual([15, 23, 8]);
    expect(contact!.normal).toEqual({ x: 0.8, y: 0.6 });
    expect(contact!.depth * contact!.normal.x).toBeCloseTo(6.4, 12);
    expect(contact!.depth * contact!.normal.y).toBeCloseTo(4.8, 12);
  });
});

describe('circles-size', () => {
  type State = (typeof size.presets)[0]['state'];
  const disc = (x: number, y: number, wide: number) => ({ center: { x, y }, radius: wide / 2 });

  test('E6: two 2 wide and 3 apart, 8 times as large', () => {
    const state = presetOf(size, 'three');
    expect(state.first).toEqual(disc(4.5 * 8, 4 * 8, 2 * 8));
    expect(state.second).toEqual(disc(7.5 * 8, 4 * 8, 2 * 8));
    expect(said(size, state)).toEqual({
      hit: true,
      word: 'false hit',
      rest: '16 and 16 wide, 8 apart',
    });
    expect(oracle.circlesIntersect(state.first, state.second)).toBe(false);
  });

  test('the map is a canvas of 600 by 400, scaled by 0.16', () => {
    const { first, second } = presetOf(size, 'map');
    const { minX, maxX, minY, maxY } = size.world;
    expect([maxX - minX, maxY - minY]).toEqual([600 * 0.16, 400 * 0.16]);
    expect(first.center).toEqual({ x: 300 * 0.16, y: 200 * 0.16 });
    expect([2 * first.radius, 2 * second.radius]).toEqual([80 * 0.16, 60 * 0.16]);
  });

  test('there, 19 % of all whole places are wrong', () => {
    let wrong = 0;
    for (let x = 0; x < 600; x += 1) {
      for (let y = 0; y < 400; y += 1) {
        const state = { first: disc(300, 200, 80), second: disc(x, y, 60), taken: 'published' };
        const { said, truth } = size.answer(state as State);
        if (said !== truth) wrong += 1;
      }
    }
    expect(Math.round((wrong / 240_000) * 1000) / 10).toBe(19.2);
  });

  test('three in four of the places reported are false', () => {
    let listed = 0;
    let real = 0;
    for (let x = -40; x <= 40; x += 0.25) {
      for (let y = -40; y <= 40; y += 0.25) {
        const state = { first: disc(0, 0, 16), second: disc(x, y, 16), taken: 'published' };
        const { said, truth } = size.answer(state as State);
        if (said) listed += 1;
        if (truth) real += 1;
        expect(truth && !said).toBe(false);
      }
    }
    expect(1 - real / listed).toBeCloseTo(0.75, 2);
  });

  test('fixed it is right everywhere', () => {
    forAllStates(size, 500, ({ first, second }) => {
      const { said } = size.answer({ first, second, taken: 'fixed' });
      const truth = oracle.circlesIntersect(first, second);
      expect(said === truth || oracle.withinUlpsOfTouching(first, second, 3)).toBe(true);
    });
  });

  test('really touching is right in both', () => {
    const { first, second } = presetOf(size, 'real');
    expect(Math.hypot(second.center.x - first.center.x, second.center.y - first.center.y)).toBe(16);
    expect(said(size, presetOf(size, 'real')).word).toBe('correct hit');
  });
});

describe('circles-bounce', () => {
  const length = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);

  test('from the side: as fast as before; the part across stays', () => {
    const state = presetOf(bounce, 'slanting');
    const { contact, after } = bounce.answer(state);
    const { normal } = contact!;
    // 20 across and 15 up from the bumper: the normal is (0.8, 0.6).
    expect(normal.x).toBeCloseTo(0.8, 15);
    expect(normal.y).toBeCloseTo(0.6, 15);
    const before = state.ball.velocity;
    expect(length(after!.velocity)).toBeCloseTo(length(before), 12);
    const across = ({ x, y }: typeof before) => x * -0.6 + y * 0.8;
    const along = ({ x, y }: typeof before) => x * 0.8 + y * 0.6;
    expect(across(after!.velocity)).toBeCloseTo(across(before), 12);
    expect(along(after!.velocity)).toBeCloseTo(-along(before), 12);
    expect(along(after!.across)).toBeCloseTo(0, 12);
    // The dot product that the chapter works out: 4 · 0.8 + (−16) · 0.6.
    expect(along(before)).toBeCloseTo(-6.4, 12);
    expect(said(bounce, state).word).toBe('bounce');
    // The chapter's numbers: the part along the normal, and the velocity without it once and twice.
    expect(along(before) * normal.x).toBeCloseTo(-5.12, 12);
    expect(along(before) * normal.y).toBeCloseTo(-3.84, 12);
    expect(after!.across.x).toBeCloseTo(9.12, 12);
    expect(after!.across.y).toBeCloseTo(-12.16, 12);
    expect(after!.velocity.x).toBeCloseTo(14.24, 12);
    expect(after!.velocity.y).toBeCloseTo(-8.32, 12);
    const half = reflect(before, normal, 0.5);
    expect(half.x).toBeCloseTo(before.x + 1.5 * 5.12, 12);
    expect(half.y).toBeCloseTo(before.y + 1.5 * 3.84, 12);
  });

  test('head on: straight back', () => {
    const { ball } = presetOf(bounce, 'straight');
    const { after } = bounce.answer(presetOf(bounce, 'straight'));
    expect(after!.velocity.x).toBeCloseTo(-ball.velocity.x, 12);
    expect(after!.velocity.y).toBeCloseTo(-ball.velocity.y, 12);
  });

  test('leaving already: no bounce; none comes back: slower, and along the bumper', () => {
    const leaving = presetOf(bounce, 'leaving');
    expect(bounce.answer(leaving).after!.velocity).toEqual(leaving.ball.velocity);
    expect(said(bounce, leaving).rest).toContain('no bounce');
    const { after } = bounce.answer(presetOf(bounce, 'sliding'));
    expect(after!.velocity).toEqual(after!.across);
  });

  test('is put out so that it just touches, whatever is done then', () => {
    const bumper = { center: { x: 34, y: 26 }, radius: 16 };
    forAllStates(bounce, 500, (state) => {
      const { ball } = state;
      const { after } = bounce.answer(state);
      const there = { center: after?.center ?? ball.center, radius: 11 };
      const touches = oracle.withinUlpsOfTouching(bumper, there, 40);
      expect(after ? touches : !oracle.circlesIntersect(bumper, there) || touches).toBe(true);
    });
  });

  test('says what each response does', () => {
    const state = presetOf(bounce, 'slanting');
    expect(said(bounce, { ...state, response: 'remove' }).rest).toBe('the ball is gone');
    expect(said(bounce, { ...state, response: 'push' }).rest).toBe(
      'pushed out by 2, same velocity',
    );
  });
});

test('what it costs: an addition and a comparison more than a point, and for a contact a root and two divisions', () => {
  const costOf = (name: string) => countOperations(library.findFunction(name), library);
  const [point, circles, contact] = ['pointInCircle', 'circlesIntersect', 'collideCircles'].map(
    costOf,
  );
  expect(circles).toEqual({
    ...point,
    additions: point!.additions + 1,
    comparisons: point!.comparisons + 1,
  });
  expect(contact).toMatchObject({ roots: 1, divisions: 2 });
});
