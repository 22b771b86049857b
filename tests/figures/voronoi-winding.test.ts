import { describe, expect, test } from 'vitest';
import { findPreset } from '../../src/components/figures.ts';
import { figure } from '../../src/figures/voronoi-winding.ts';
import { areaSign } from '../oracle/outline.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state));
const settings = (['up', 'down'] as const).flatMap((axis) =>
  (['left', 'right'] as const).map((order) => ({ axis, order })),
);

/** Is the centre this near to the square from 26 to 70 and from 10 to 54? */
function touches({ circle: { center, radius } }: State): boolean {
  const dx = Math.max(26 - center.x, 0, center.x - 70);
  const dy = Math.max(10 - center.y, 0, center.y - 54);
  return dx ** 2 + dy ** 2 <= radius ** 2;
}

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

  test('clockwise on paper is the square of the table, eleven times as large', () => {
    const { corners } = figure.answer(preset('clockwise'));
    const small = corners.map(({ x, y }) => `${(x - 26) / 11} ${(y - 10) / 11}`);
    const turned = [...small, ...small].join(', ');
    expect(turned).toContain('0 0, 0 4, 4 4, 4 0');
    const { center, radius } = preset('clockwise').circle;
    expect([(center.x - 26) / 11, (center.y - 10) / 11, radius / 11]).toEqual([2, 2, 1]);
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
