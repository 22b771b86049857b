import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/exactness/figures/far-from-origin.ts';
import { compare, kept, step } from '#chapters/exactness/surveys/far-from-origin.ts';
import { pointInCircle } from '#oracle/circle.ts';
import { sharesOver } from '../../support/shares.ts';
import { forAllStates, reading } from '../support.ts';

const { preset, wordsOf } = reading(figure);
const aways = ['0', '6', '7', '8', '9'] as const;

describe('presets do as they say', () => {
  test.each([
    ['blocks', 'false hit', '4.91 outside; numbers there are 8 apart'],
    ['home', 'correct miss', '4.91 outside; numbers there are less than 0.01 apart'],
    ['teeth', 'false hit', '0.87 outside; numbers there are 1 apart'],
    ['double', 'correct miss', '4.91 outside; numbers there are less than 0.01 apart'],
  ])('%s', (name, word, rest) => {
    expect(wordsOf(preset(name))).toMatchObject({ word, rest });
  });

  test('three of them are one scene', () => {
    const [blocks, home, double] = ['blocks', 'home', 'double'].map((name) => {
      const { p, circle } = preset(name);
      return { p, circle };
    });
    expect(home).toEqual(blocks);
    expect(double).toEqual(blocks);
  });
});

test('what is true is what is exactly true, near the origin', () => {
  forAllStates(figure, 1000, (state) => {
    const { right, outside } = figure.answer(state);
    const { p, circle } = state;
    expect(right === pointInCircle(p, circle) || Math.abs(outside) < 1e-12).toBe(true);
  });
});

test('the steps of 32 bits, and from where on they show', () => {
  const steps = aways.map((away) => step({ ...preset('blocks'), away }));
  expect(steps.slice(1)).toEqual([0.0625, 1, 8, 64]);
  // In hundredths of a per cent: of the false hits, and of the missed.
  const wrong = aways.map((away) =>
    sharesOver(figure, { ...preset('blocks'), away })
      .slice(2)
      .map((share) => Math.round(10_000 * share)),
  );
  expect(wrong).toEqual([
    [0, 0],
    [3, 3],
    [30, 59],
    [415, 339],
    [2026, 1638],
  ]);
});

test('each place goes to the nearest of a grid as wide as the step', () => {
  for (const away of ['7', '8', '9'] as const) {
    const scene = { ...preset('blocks'), away };
    const wide = step(scene);
    for (let x = 0; x <= 96; x += 0.7) {
      const place = { x, y: 64 - x / 2 };
      const at = kept(scene, place);
      expect((at.x + 10 ** Number(away)) % wide).toBe(0);
      expect((at.y + 10 ** Number(away)) % wide).toBe(0);
      expect(Math.abs(at.x - place.x)).toBeLessThanOrEqual(wide / 2 + 1e-12);
      expect(Math.abs(at.y - place.y)).toBeLessThanOrEqual(wide / 2 + 1e-12);
    }
  }
});

test('a billion away it has one block left', () => {
  const scene = { ...preset('blocks'), away: '9' as const };
  const { test: isHit } = compare(scene);
  const hit = new Set<string>();
  for (let x = 0; x <= 96; x += 0.5) {
    for (let y = 0; y <= 64; y += 0.5) {
      const { x: column, y: row } = kept(scene, { x, y });
      if (isHit({ x, y })) hit.add(`${column},${row}`);
    }
  }
  expect(hit.size).toBe(1);
});

test('in 64 bits, nothing but the rim itself is ever wrong', () => {
  forAllStates(figure, 1000, (state) => {
    const held = { ...state, format: 'double' as const };
    const { said, outside } = figure.answer(held);
    expect(said === pointInCircle(held.p, held.circle) || Math.abs(outside) < 1e-6).toBe(true);
  });
});
