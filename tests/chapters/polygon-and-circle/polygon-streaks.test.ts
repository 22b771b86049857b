import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/polygon-and-circle/figures/polygon-streaks.ts';
import { polygons } from '#chapters/polygon-and-circle/surveys/polygon-streaks.ts';
import { findPreset } from '#kit/all-figures.ts';
import { wordsAt } from '#maps/truth-map.ts';
import * as oracle from '../../oracle/polygon.ts';
import { sharesOver } from '../../support/shares.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const said = (state: State) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};

test.each([
  ['ghost', 'invented hit: 85 apart, level with a corner'],
  ['hole', 'missed hit: inside, level with a corner'],
  ['between', 'right miss: 85 apart, level with no corner'],
  ['computed', 'right miss: 85 apart, level with no corner'],
])('%s: %s', (name, words) => expect(said(preset(name))).toBe(words));

test('the preset between two streaks is the ghost, one step up', () => {
  const { circle } = preset('ghost');
  const up = { x: circle.center.x, y: circle.center.y + 1 };
  expect(preset('between').circle).toEqual({ ...circle, center: up });
});

test('48 corners, rounded to whole numbers and not, half as large as on a canvas of 600 by 400', () => {
  const { rounded, computed } = polygons;
  expect(computed).toHaveLength(48);
  computed.forEach(({ x, y }, i) => {
    const angle = 0.05 + (i * Math.PI) / 24;
    expect(2 * x).toBeCloseTo(440 + 140 * Math.cos(angle), 9);
    expect(2 * y).toBeCloseTo(200 + 140 * Math.sin(angle), 9);
    expect(Number.isInteger(y)).toBe(false);
    expect(rounded[i]).toEqual({ x: Math.round(x), y: Math.round(y) });
  });
});

describe('the map', () => {
  const comparison = figure.truth?.(preset('ghost'));
  if (!comparison) throw new Error('nothing to compare');
  const levels = new Set(polygons.rounded.map(({ y }) => y));

  test('is true by the exact test, and wrong on the heights of corners only', () => {
    for (let y = 0; y <= 200; y += 1) {
      for (let x = 1; x < 300; x += 13) {
        const verdict = comparison.kindAt({ x, y });
        const one = { center: { x, y }, radius: 5 };
        expect(verdict % 2 === 1).toBe(oracle.polygonIntersectsCircle(polygons.rounded, one));
        if (verdict > 1) expect(levels).toContain(y);
      }
    }
  });

  test('asks about whole numbers: a streak is a row high', () => {
    const { x, y } = preset('ghost').circle.center;
    const at = (up: number) => wordsAt(comparison, { x, y: y + up });
    expect([-0.6, -0.4, 0.4, 0.6].map(at)).toEqual([
      'right miss',
      'invented hit',
      'invented hit',
      'right miss',
    ]);
  });

  test('no streak falls between two pixels, on a phone either', () => {
    expect(figure.world.maxX - figure.world.minX).toBeLessThan(330);
  });

  test('as computed, and with ours, it is clean', () => {
    expect(sharesOver(figure, preset('computed')).slice(2)).toEqual([0, 0]);
    expect(sharesOver(figure, { ...preset('ghost'), test: 'ours' }).slice(2)).toEqual([0, 0]);
  });
});
