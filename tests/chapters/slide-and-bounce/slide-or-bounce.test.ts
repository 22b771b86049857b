import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/slide-and-bounce/figures/slide-or-bounce.ts';
import {
  alongNormal,
  bouncedAcross,
  bouncedUp,
  slidAcross,
  slidUp,
} from '#chapters/slide-and-bounce/formulas.ts';
import { findPreset } from '#figure/all-figures.ts';
import { doubles, evaluate } from '#figure/formulas/expression.ts';
import type { Vec2 } from '#lib/index.ts';
import { forAllStates } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];
const at = (name: string) => findPreset(figure, name).state as State;
const length = ({ x, y }: Vec2) => Math.hypot(x, y);
const cross = (a: Vec2, b: Vec2) => a.x * b.y - a.y * b.x;
const dot = (a: Vec2, b: Vec2) => a.x * b.x + a.y * b.y;

const everywhere = (check: (state: State, answer: ReturnType<typeof figure.answer>) => void) =>
  forAllStates(figure, 1000, (own) => {
    check(own, figure.answer(own));
  });

describe('its positions', () => {
  const said = (name: string) => {
    const { word, rest } = figure.verdict(at(name), figure.answer(at(name)));
    return `${word}: ${rest}`;
  };

  test('on the floor 30 becomes 24, and a bounce keeps 30', () => {
    expect(said('slide')).toBe('slide: length 30 before, 24 after');
    expect(said('bounce')).toBe('bounce: length 30 before, 30 after');
    expect(figure.answer(at('slide')).after).toEqual({ x: 24, y: 0 });
    expect(figure.answer(at('bounce')).after).toEqual({ x: 24, y: 18 });
  });

  test('head on nothing is left, and a velocity that points away stays', () => {
    expect(said('head-on')).toMatch(/^slide: length \S+ before, 0 after$/);
    const { v, after } = figure.answer(at('leaving'));
    expect(after).toBe(v);
    expect(said('leaving')).toBe('unchanged: v already points away from the wall');
  });
});

test('the fields of v are the velocity itself, and writing one moves the tip', () => {
  const { tip } = figure.parts;
  const { v } = figure.answer(at('slide'));
  const shown = tip.fields(at('slide').tip, figure.world).map(({ value }) => value);
  expect(shown).toEqual([24, -18]);
  expect(shown).toEqual([v.x, v.y]);
  everywhere((state, answer) => {
    const [x, y] = tip.fields(state.tip, figure.world);
    expect(x!.value).toBeCloseTo(answer.v.x, 5);
    expect(y!.value).toBeCloseTo(answer.v.y, 5);
    const written = figure.answer({ ...state, tip: tip.write(state.tip, 'x', 10) });
    expect(written.v.x).toBeCloseTo(10, 5);
    expect(written.v.y).toBeCloseTo(answer.v.y, 5);
  });
});

test('the handle that turns the wall is on it: dragging it to where it is changes nothing', () => {
  const { wall } = figure.parts;
  for (const degrees of [0, 35, 200, 340]) {
    const [{ at: place } = { at: { x: 0, y: 0 } }] = wall.handles(degrees, figure.world);
    expect(wall.move(0, 'at', place, figure.world)).toBeCloseTo(degrees, 9);
    const { n } = figure.answer({ ...at('slide'), wall: degrees });
    // The wall is a radius of 6 from the ball at (44, 32).
    expect((place.x - 44) * n.x + (place.y - 32) * n.y).toBeCloseTo(-6, 9);
  }
});

test('a slide points along the wall and is never longer; a bounce leaves at the same angle', () => {
  const seen = { slide: 0, bounce: 0 };
  everywhere(({ response }, { v, n, s, after }) => {
    if (s >= 0) return;
    seen[response] += 1;
    if (response === 'slide') {
      expect(dot(after, n)).toBeCloseTo(0, 9);
      expect(length(after)).toBeLessThanOrEqual(length(v) + 1e-9);
    } else {
      expect(length(after)).toBeCloseTo(length(v), 9);
      expect(cross(after, n)).toBeCloseTo(cross(v, n), 9);
      expect(dot(after, n)).toBeCloseTo(-dot(v, n), 9);
    }
  });
  expect(Math.min(seen.slide, seen.bounce)).toBeGreaterThan(20);
});

test('the formulas give what the figure shows, wherever they are used', () => {
  const formulas = [alongNormal, slidAcross, slidUp, bouncedAcross, bouncedUp];
  const counts = new Map<string, number>();
  everywhere((state, answer) => {
    const values = figure.values!(state, answer);
    const used = figure.used!(state, answer);
    for (const { name, left, right } of formulas) {
      if (used[name] === false) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const [a, b] = [left, right].map((one) => evaluate(one, values, doubles));
      expect(a, name).toBeCloseTo(b!, 9);
    }
  });
  for (const { name } of formulas) expect(counts.get(name), name).toBeGreaterThan(10);
});
