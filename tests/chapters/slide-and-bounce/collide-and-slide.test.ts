import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/slide-and-bounce/figures/collide-and-slide.ts';
import { figure as exercise } from '#chapters/slide-and-bounce/figures/slide-exercise.ts';
import { findPreset } from '#figure/all-figures.ts';
import { boxes } from '#lab/judge/scenes/room-of-boxes.ts';
import { signedDistanceToOrientedBox, type Vec2 } from '#lib/index.ts';
import { forAllStates } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];
const at = (name: string) => findPreset(figure, name).state as State;
const answerAt = (name: string) => figure.answer(at(name));
const saidAt = (name: string) => {
  const { hit, word, rest } = figure.verdict(at(name), answerAt(name));
  return { hit, says: `${word}: ${rest}` };
};
const distanceTo = (center: Vec2) =>
  Math.min(...boxes.map((box) => signedDistanceToOrientedBox(center, box)));
const length = ({ x, y }: Vec2) => Math.hypot(x, y);

describe('its positions', () => {
  test('two walls: the floor, and then the bar', () => {
    const { move, legs } = answerAt('two');
    expect(move.contacts.map(({ normal }) => normal.y > 0.99)).toEqual([true, false]);
    expect(legs).toHaveLength(3);
    expect(saidAt('two')).toEqual({ hit: true, says: 'slides: 2 contacts, and it moves on' });
    // Far enough apart for the dotted circles not to cross.
    expect(legs[2]!.center.x - legs[1]!.center.x).toBeGreaterThan(10);
    // The bar leads it up again.
    expect(move.center.y).toBeGreaterThan(legs[2]!.center.y + 5);
  });

  test('along the floor it loses its downward movement and keeps its movement to the right', () => {
    const { move } = answerAt('floor');
    expect(move.contacts).toHaveLength(1);
    expect(move.center.x).toBeCloseTo(8 + 26, 12);
    expect(move.center.y).toBeCloseTo(8 + 5 + 0.8, 12);
  });

  test('head on, and in the narrow corner, it stops', () => {
    expect(saidAt('head-on').says).toMatch(/^stops: head on, with \d/);
    expect(answerAt('head-on').move.center.x).toBe(20);
    expect(saidAt('acute').says).toMatch(/^stops: in the corner, with \d/);
    expect(saidAt('free')).toEqual({ hit: false, says: 'free: it moves by all of v' });
  });
});

test('the parts of the path join, and the circle is never nearer to a box than half the margin', () => {
  let slid = 0;
  forAllStates(figure, 1000, ({ ball }) => {
    const { move, legs } = figure.answer({ ball });
    if (distanceTo(ball.center) < 5.4) return;
    if (move.contacts.length > 0) slid += 1;
    for (const { center } of legs) {
      expect(distanceTo(center)).toBeGreaterThan(5.4 - 1e-9);
    }
    expect(distanceTo(move.center)).toBeGreaterThan(5.4 - 1e-9);
    // No longer than what was wanted.
    const stops = [...legs.map(({ center }) => center), move.center];
    const path = stops
      .slice(1)
      .reduce((sum, { x, y }, i) => sum + Math.hypot(x - stops[i]!.x, y - stops[i]!.y), 0);
    expect(path).toBeLessThanOrEqual(length(ball.velocity) - length(move.remainder) + 1e-9);
    expect(legs.length).toBeLessThanOrEqual(5);
  });
  expect(slid).toBeGreaterThan(50);
});

test('every question has its own answer, and not that of another', () => {
  const { questions = [] } = exercise;
  expect(questions).toHaveLength(3);
  for (const asked of questions) {
    for (const other of questions) {
      const { right } = asked.judge(other.solution, exercise.answer(other.solution));
      expect(right).toBe(asked === other);
    }
  }
});
