import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-winding.ts';
import { findPreset } from '#kit/all-figures.ts';
import { areaSign } from '../../oracle/outline.ts';
import * as oracle from '../../oracle/polygon.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const settings = (['up', 'down'] as const).flatMap((axis) =>
  (['left', 'right'] as const).map((order) => ({ axis, order })),
);

const gem = [
  { x: 32, y: 9 },
  { x: 64, y: 9 },
  { x: 72, y: 34 },
  { x: 48, y: 55 },
  { x: 24, y: 34 },
];

/** As seen, whatever numbers the code gets. */
const touches = ({ circle }: State) => oracle.polygonIntersectsCircle(gem, circle);

describe('presets do as they say', () => {
  test.each([
    ['down', 'missed hit', 'the numbers go clockwise'],
    ['up', 'right hit', 'the numbers go counter-clockwise'],
    ['clockwise', 'missed hit', 'the numbers go clockwise'],
    ['beside', 'invented hit', 'the numbers go clockwise'],
  ])('%s: %s, %s', (name, word, rest) => {
    expect(wordsOf(preset(name))).toMatchObject({ word, rest });
    expect(wordsOf({ ...preset(name), test: 'ours' }).word).toMatch(/^right/);
  });
});

test.each(settings)('y $axis, order $order: which way the numbers go', ({ axis, order }) => {
  const state = { ...preset('up'), axis, order };
  const { seen, corners, turns } = figure.answer(state);
  expect(areaSign(seen)).toBe(order === 'left' ? 1 : -1);
  expect(areaSign(corners)).toBe((axis === 'up') === (order === 'left') ? 1 : -1);
  expect(turns).toBe(areaSign(corners));
});

test.each(settings)('y $axis, order $order: ours is right everywhere', ({ axis, order }) => {
  let wrong = 0;
  for (let x = 4; x <= 92; x += 4) {
    for (let y = 4; y <= 60; y += 4) {
      const circle = { center: { x, y }, radius: 7 };
      const state = { circle, axis, order, test: 'ours' as const };
      expect(figure.answer(state).said).toBe(touches(state));
      expect(figure.answer(state).right).toBe(touches(state));
      if (figure.answer({ ...state, test: 'published' }).said !== touches(state)) wrong += 1;
    }
  }
  // The published one where the numbers go counter-clockwise, and only there.
  if ((axis === 'up') === (order === 'left')) expect(wrong).toBe(0);
  else expect(wrong).toBeGreaterThan(50);
});
