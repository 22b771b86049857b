import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-winding.ts';
import { areaSign } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const orders = ['left', 'right'] as const;

const gem = [
  { x: 32, y: 9 },
  { x: 64, y: 9 },
  { x: 72, y: 34 },
  { x: 48, y: 55 },
  { x: 24, y: 34 },
];

const touches = ({ circle }: State) => oracle.polygonIntersectsCircle(gem, circle);

describe('presets do as they say', () => {
  test.each([
    ['clockwise', 'missed hit', 'the corners go clockwise'],
    ['beside', 'false hit', 'the corners go clockwise'],
    ['counter', 'correct hit', 'the corners go counter-clockwise'],
  ])('%s: %s, %s', (name, word, rest) => {
    expect(wordsOf(preset(name))).toMatchObject({ word, rest });
    expect(wordsOf({ ...preset(name), test: 'ours' }).word).toMatch(/^correct/);
  });
});

test.each(orders)('order %s: which way the numbers go', (order) => {
  const { corners, turns } = figure.answer({ ...preset('counter'), order });
  expect(areaSign(corners)).toBe(order === 'left' ? 1 : -1);
  expect(turns).toBe(areaSign(corners));
});

test('traced counter-clockwise where y points down, the numbers go clockwise', () => {
  const onScreen = gem.map(({ x, y }) => ({ x, y: 64 - y }));
  expect(areaSign(onScreen)).toBe(-1);
});

test.each(orders)('order %s: ours is right everywhere', (order) => {
  let wrong = 0;
  for (let x = 4; x <= 92; x += 4) {
    for (let y = 4; y <= 60; y += 4) {
      const state = { circle: { center: { x, y }, radius: 7 }, order, test: 'ours' as const };
      expect(figure.answer(state).said).toBe(touches(state));
      expect(figure.answer(state).right).toBe(touches(state));
      if (figure.answer({ ...state, test: 'published' }).said !== touches(state)) wrong += 1;
    }
  }
  // The published one where the corners go counter-clockwise, and only there.
  if (order === 'left') expect(wrong).toBe(0);
  else expect(wrong).toBeGreaterThan(50);
});
