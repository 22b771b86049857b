import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brick, figure, radius } from '#chapters/nine-zones/figures/nine-zones-bounce.ts';
import { boxZone } from '#lib/index.ts';
import { compareDistance, offsetFrom } from '#oracle/box.ts';
import { fromDouble } from '#oracle/rational.ts';
import { chapters } from '../../support/chapters.ts';
import { anywhere, forAll } from '../../support/for-all.ts';
import { forAllStates, reading } from '../support.ts';

const sweep = figure.sweep!;

const { preset, wordsOf } = reading(figure);
const { text } = chapters.find(({ name }) => name === 'nine-zones')!;

describe('presets do as they say', () => {
  test.each([
    ['corner', 'bounce', 'zone 8, normal (0.6, 0.8), to (−2, 14)'],
    ['side', 'bounce', 'zone 5, x flips, to (14, 8)'],
    ['top', 'bounce', 'zone 7, y flips, to (10, 15)'],
    ['head-on', 'bounce', 'zone 8, normal (0.6, 0.8), to (9, 12)'],
    ['inside', 'bounce', 'zone 4, off the nearest side, to (14, 8)'],
    ['leaving', 'hit', 'zone 8, already leaving, no bounce'],
  ])('%s', (name, word, rest) => {
    expect(wordsOf(preset(name))).toEqual({ hit: true, word, rest });
  });

  test('the numbers of the chapter are those of the first', () => {
    const { velocity } = preset('corner').ball;
    expect(velocity).toEqual({ x: -14, y: -2 });
    expect(text).toContain('$n$ is (0.6, 0.8), and the ball arrives with a velocity of (−14, −2)');
    expect(text).toContain('and the ball leaves with (−2, 14)');
    expect(text).toContain('−14 · 0.6 − 2 · 0.8 = −10');
    expect(velocity.x * 0.6 + velocity.y * 0.8).toBeCloseTo(-10);
  });

  test('straight at the corner, and only there, both parts flip', () => {
    const flipped = (name: string) => {
      const { velocity } = preset(name).ball;
      const { x, y } = figure.answer(preset(name)).after!.velocity;
      return Math.abs(x + velocity.x) < 1e-9 && Math.abs(y + velocity.y) < 1e-9;
    };
    expect(['corner', 'side', 'top', 'head-on'].filter(flipped)).toEqual(['head-on']);
  });
});

test('a bounce keeps the speed, and beside a wall it flips one part', () => {
  let bounces = 0;
  const [from, to] = [-20, 20];
  for (let x = 9; x <= 60; x += 1) {
    for (let y = 6; y <= 44; y += 1) {
      const velocity = { x: from + ((7 * x) % (to - from)), y: from + ((11 * y) % (to - from)) };
      const { zone, contact, after } = figure.answer({ ball: { center: { x, y }, velocity } });
      if (!contact || !after) continue;
      expect(Math.hypot(after.velocity.x, after.velocity.y)).toBeCloseTo(
        Math.hypot(velocity.x, velocity.y),
        9,
      );
      if (zone === 3 || zone === 5) expect(after.velocity.y).toBe(velocity.y);
      if (zone === 1 || zone === 7) expect(after.velocity.x).toBe(velocity.x);
      if (zone % 2 === 1) {
        expect(Math.abs(after.velocity.x)).toBeCloseTo(Math.abs(velocity.x), 9);
        bounces += 1;
      }
    }
  }
  expect(bounces).toBeGreaterThan(100);
});

test('it bounces where it touches, and is put where it just touches', () => {
  forAllStates(figure, 500, ({ ball }) => {
    const { contact, after } = figure.answer({ ball });
    const near = (reach: number) =>
      compareDistance(offsetFrom(brick, ball.center), brick, fromDouble(reach)) <= 0;
    if (near(radius - 1e-9) === near(radius + 1e-9)) {
      expect(contact !== null).toBe(near(radius));
    }
    if (!after) return;
    const out = (reach: number) =>
      compareDistance(offsetFrom(brick, after.center), brick, fromDouble(reach));
    expect(out(radius - 1e-9)).toBeGreaterThan(0);
    expect(out(radius + 1e-9)).toBeLessThan(0);
  });
});

test('less than its radius in a step, and the centre never gets inside', () => {
  forAll(
    fc.property(anywhere(0, 2 * Math.PI), fc.nat(360), (angle, i) => {
      const { center } = sweep.at(preset('corner'), i / 360).ball;
      const step = 0.99 * radius;
      const next = { x: center.x + step * Math.cos(angle), y: center.y + step * Math.sin(angle) };
      expect(boxZone(next, brick)).not.toBe(4);
    }),
  );
});

test('the sweep leads around the brick, through the eight zones beside it', () => {
  const zones = Array.from({ length: 361 }, (_, i) => {
    return figure.answer(sweep.at(preset('corner'), i / 360)).zone;
  });
  expect([...new Set(zones)].sort()).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
});
