import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as hero, radius } from '#chapters/moving-circle/figures/moving-circle.ts';
import { figure as both } from '#chapters/moving-circle/figures/swept-both.ts';
import { figure as chord } from '#chapters/moving-circle/figures/swept-chord.ts';
import { figure as corner } from '#chapters/moving-circle/figures/swept-corner.ts';
import { figure as grown, notched } from '#chapters/moving-circle/figures/swept-grown.ts';
import { figure as steps, wall } from '#chapters/moving-circle/figures/swept-steps.ts';
import { crate, kindOf } from '#chapters/moving-circle/surveys/swept-corner.ts';
import { findPreset } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';
import {
  castCircleAgainstBox,
  castCircleAgainstPolygon,
  castCircleAgainstSegment,
} from '#lib/index.ts';
import * as circles from '#oracle/circle.ts';
import { anywhere, forAll } from '../../support/for-all.ts';
import { fileText } from '../../support/library.ts';
import { sharesOver } from '../../support/shares.ts';
import { reachable } from '../../support/states.ts';
import { forAllStates } from '../support.ts';

const shift = steps.sweep!;

const swing = grown.sweep!;

const presetOf = (figure: AnyFigure, name: string) => findPreset(figure, name).state;
const said = (figure: AnyFigure, state: unknown) => figure.verdict(state, figure.answer(state));
const saidAt = (figure: AnyFigure, name: string) => said(figure, presetOf(figure, name));

describe('moving-circle', () => {
  test('presets do as they say', () => {
    const over = presetOf(hero, 'over') as (typeof hero.presets)[0]['state'];
    expect(said(hero, over).rest).toBe('at t = 0.29, and the ball has just met the post');
    expect(said(hero, { ...over, t: 1 })).toEqual({
      hit: true,
      word: 'hit',
      rest: 'at t = 0.29, but a test at the end of the step misses it',
    });
    expect(said(hero, { ...over, t: 0.5 }).rest).toMatch(/ deep$/);
    expect(saidAt(hero, 'into').rest).toMatch(/ deep$/);
    expect(saidAt(hero, 'past')).toMatchObject({ hit: false });
    expect(saidAt(hero, 'short')).toMatchObject({ hit: false });
    expect(saidAt(hero, 'grazing').rest).toBe('the ball only grazes the post');
    expect(saidAt(hero, 'leaving').rest).toBe('the two touch, but the ball moves away');
  });

  test('it opens where they touch, but for what nobody sees', () => {
    const over = presetOf(hero, 'over') as (typeof hero.presets)[0]['state'];
    const { cast } = hero.answer(over);
    expect(over.t - cast!.fraction).toBeGreaterThan(0);
    expect(over.t - cast!.fraction).toBeLessThan(0.001);
  });

  test('neither at the start nor at the end of the first preset do they touch', () => {
    const { starts, ends } = hero.answer(presetOf(hero, 'over') as never);
    expect([starts, ends]).toEqual([false, false]);
  });

  test('before the moment it tells the two are apart, and there they touch', () => {
    let met = 0;
    forAll(
      fc.property(reachable(hero), anywhere(0, 0.999), (model, part) => {
        const state = model.state as unknown as (typeof hero.presets)[0]['state'];
        const { cast, starts } = hero.answer(state);
        if (!cast || starts) return;
        met += 1;
        const { center, velocity } = state.ball;
        const at = (t: number) => ({
          center: { x: center.x + t * velocity.x, y: center.y + t * velocity.y },
          radius,
        });
        expect(circles.withinUlpsOfTouching(state.post, at(cast.fraction), 64)).toBe(true);
        const earlier = at(cast.fraction * part);
        expect(
          !circles.circlesIntersect(state.post, earlier) ||
            circles.withinUlpsOfTouching(state.post, earlier, 64),
        ).toBe(true);
      }),
      1000,
    );
    expect(met).toBeGreaterThan(40);
  });
});

describe('swept-steps', () => {
  test('presets do as they say', () => {
    expect(saidAt(steps, 'through')).toMatchObject({
      hit: false,
      rest: 'the ball passes through the wall, and all 5 tests miss it',
    });
    expect(saidAt(steps, 'lucky').hit).toBe(true);
    expect(saidAt(steps, 'slow').hit).toBe(true);
    expect(saidAt(steps, 'four').hit).toBe(true);
    expect(saidAt(steps, 'end')).toMatchObject({ hit: false, word: 'miss' });
    expect(saidAt(steps, 'end').rest).toContain('through the wall');
  });

  test('the ball and the wall are 8 wide together', () => {
    expect(2 * 3 + 2 * wall.halfWidth).toBe(8);
    expect([Math.ceil(21 / 8), Math.ceil(80 / 8)]).toEqual([3, 10]);
  });

  test('from some starts the ball is found, from others not; the found is sometimes past the middle', () => {
    const state = presetOf(steps, 'through') as (typeof steps.presets)[0]['state'];
    const runs = Array.from({ length: 200 }, (_, i) => steps.answer(shift.at(state, i / 199)));
    const found = runs.filter((run) => run.found >= 0);
    expect(found.length / runs.length).toBeCloseTo(8 / 21, 1);
    const places = found.map((run) => run.tested[run.found]!.center.x);
    expect(Math.min(...places)).toBeLessThan(wall.center.x);
    expect(Math.max(...places)).toBeGreaterThan(wall.center.x);
  });
});

describe('swept-grown', () => {
  test('presets do as they say', () => {
    expect(saidAt(grown, 'corner').rest).toMatch(/on a corner$/);
    expect(saidAt(grown, 'inwards').rest).toMatch(/^at t = 0, because/);
    expect(saidAt(grown, 'away').hit).toBe(false);
    expect(saidAt(grown, 'along').hit).toBe(false);
    // It lies on the top of the box from the start.
    const { ball } = presetOf(grown, 'along') as (typeof grown.presets)[0]['state'];
    expect(ball.center.y).toBe(40 + 6);
    expect(Math.abs(ball.center.x - 58)).toBeLessThan(13);
    for (const name of ['side', 'post', 'wall', 'dent', 'notch']) {
      expect(saidAt(grown, name).hit).toBe(true);
    }
  });

  test('while the arrow swings, it meets sides and corners', () => {
    const state = presetOf(grown, 'side') as (typeof grown.presets)[0]['state'];
    const words = Array.from({ length: 101 }, (_, i) => said(grown, swing.at(state, i / 100)).rest);
    expect(words.some((rest) => rest.endsWith('on a corner'))).toBe(true);
    expect(words.some((rest) => /^at t = [\d.]+$/.test(rest))).toBe(true);
    expect(words.some((rest) => rest.startsWith('the ball is free'))).toBe(true);
  });
});

test('a ball of radius 3 that falls from 15 above a wall to 5 below it touches at 0.6', () => {
  const level = { a: { x: -9, y: 0 }, b: { x: 9, y: 0 } };
  const ball = { center: { x: 0, y: 15 }, radius: 3 };
  expect(castCircleAgainstSegment(level, ball, { x: 4, y: -20 })?.fraction).toBeCloseTo(0.6, 12);
});

describe('the polygon with a notch', () => {
  const ball = { center: { x: 14, y: 34 }, radius: 6 };
  const way = { x: 62, y: -2 };

  test('is the one in the text, and may run either way', () => {
    const text = fileText('src/content/docs/moving-circle/index.mdx');
    const written = notched.map(({ x, y }) => `{ x: ${x}, y: ${y} }`).join(', ');
    expect(text).toContain(`const corners = [${written}]`);
    const cast = castCircleAgainstPolygon(notched, ball, way)!;
    expect(cast.feature).toEqual({ kind: 'edge', index: 3 });
    const { fraction, normal } = castCircleAgainstPolygon(notched.toReversed(), ball, way)!;
    expect({ fraction, normal }).toEqual({ fraction: cast.fraction, normal: cast.normal });
  });

  test('a ball that slides along one of its edges is stopped by another', () => {
    const { fraction } = castCircleAgainstPolygon(notched, ball, way)!;
    const center = { x: 14 + 62 * fraction, y: 34 - 2 * fraction };
    const cast = castCircleAgainstPolygon(notched, { center, radius: 6 }, { x: 14, y: -16 })!;
    expect(cast.feature).toEqual({ kind: 'edge', index: 4 });
    expect(cast.fraction).toBeGreaterThan(0.05);
  });

  test('a ball that starts inside may move out past the nearest edge, and no deeper', () => {
    const inside = { center: { x: 60, y: 20 }, radius: 6 };
    expect(castCircleAgainstPolygon(notched, inside, { x: 0, y: -5 })).toBeNull();
    expect(castCircleAgainstPolygon(notched, inside, { x: 0, y: 5 })?.fraction).toBe(0);
  });
});

describe('swept-chord', () => {
  test('whole numbers: 43 and 9, 15 and 12, 31 of 62 is a half', () => {
    const { f, d, reach, h, l, cast } = chord.answer(presetOf(chord, 'numbers') as never);
    expect({ f, d, reach, h, l }).toEqual({ f: 43, d: 9, reach: 15, h: 12, l: 62 });
    expect(f - h).toBe(31);
    expect(cast?.fraction).toBe(0.5);
  });

  test('the fraction of the cast is that of the chord, wherever it is dragged', () => {
    let met = 0;
    forAllStates(chord, 1000, (state) => {
      const { f, h, l, cast } = chord.answer(state);
      if (!cast || cast.fraction === 0) return;
      met += 1;
      expect((f - h) / l).toBeCloseTo(cast.fraction, 6);
    });
    expect(met).toBeGreaterThan(40);
  });

  test('presets do as they say', () => {
    expect(saidAt(chord, 'center').hit).toBe(true);
    expect(saidAt(chord, 'near').hit).toBe(true);
    expect(saidAt(chord, 'past').hit).toBe(false);
  });
});

describe('swept-both', () => {
  test('presets do as they say', () => {
    expect(saidAt(both, 'meet')).toMatchObject({ hit: false, word: 'not yet' });
    expect(saidAt(both, 'seen').rest).toBe(saidAt(both, 'meet').rest);
    expect(saidAt(both, 'cross').word).toBe('miss');
    expect(saidAt(both, 'chase').word).toBe('miss');
    // Seen from the first, too, the arrow ends in the picture.
    for (const { state } of both.presets) {
      const { second } = state;
      const { e } = both.answer(state);
      const tip = { x: second.center.x + e.x, y: second.center.y + e.y };
      expect(Math.min(tip.x, tip.y, 96 - tip.x, 64 - tip.y)).toBeGreaterThan(3);
    }
  });

  test('at the fraction both balls, each at its own place then, touch', () => {
    let met = 0;
    forAllStates(both, 1000, (state) => {
      const { first, second } = state;
      const answer = both.answer(state);
      if (!answer.cast || answer.cast.fraction === 0) return;
      met += 1;
      const { fraction } = answer.cast;
      const at = ({ center, velocity }: typeof first) => ({
        x: center.x + velocity.x * fraction,
        y: center.y + velocity.y * fraction,
      });
      const [a, b] = [at(first), at(second)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(12, 9);
    });
    expect(met).toBeGreaterThan(50);
  });
});

describe('swept-corner', () => {
  test('presets do as they say', () => {
    expect(saidAt(corner, 'false').word).toBe('false hit');
    expect(saidAt(corner, 'early').word).toBe('too early');
    expect(saidAt(corner, 'ours').word).toBe('correct miss');
  });

  test('a ball that starts inside a square corner enters nowhere, and meets the round one', () => {
    const start = { center: { x: 43, y: 17 }, radius: 7 };
    const way = { x: 29, y: 20 };
    const { center, halfWidth, halfHeight } = crate;
    expect(Math.abs(start.center.x - center.x)).toBeLessThan(halfWidth + 7);
    expect(Math.abs(start.center.y - center.y)).toBeLessThan(halfHeight + 7);
    const fraction = castCircleAgainstBox(crate, start, way)?.fraction ?? 0;
    expect(fraction).toBeGreaterThan(0.01);
    expect(fraction).toBeLessThan(1);
  });

  test('of the hits that the shortcut reports, 29 % are false or come too early', () => {
    const [, hit = 0, falseHit = 0, early = 0] = sharesOver(corner, presetOf(corner, 'false'));
    const wrong = (falseHit + early) / (hit + falseHit + early);
    expect(Math.round(100 * wrong)).toBe(29);
  });

  test('ours is right everywhere, and the shortcut misses nothing', () => {
    const [, , falseHit, early] = sharesOver(corner, presetOf(corner, 'ours'));
    expect([falseHit, early]).toEqual([0, 0]);
    forAllStates(corner, 1000, (state) => {
      const { said, right } = corner.answer({ ...state, code: 'square' } as never);
      // Grazing is free in both, to within rounding.
      if (right && right.fraction > 1e-6 && right.fraction < 1 - 1e-6 && !said) {
        expect(kindOf(said, right)).toBe(0);
        throw new Error('missed');
      }
    });
  });
});

test('a cast against a circle takes two roots', () => {
  // Of the chord and of the normal: a magnitude is one too.
  const roots = fileText('src/lib/enter-disc.ts').match(/(Math\.sqrt|magnitude)(?=\()/g);
  expect(roots).toEqual(['Math.sqrt', 'magnitude']);
});
