import { expect, test } from 'vitest';
import { figure, island } from '#chapters/polygon-and-circle/figures/turning-ray.ts';
import { findPreset } from '#figure/all-figures.ts';
import { clashes } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import { forAllStates } from '../support.ts';

const sweep = figure.sweep!;

type State = (typeof figure.presets)[0]['state'];

const said = (state: State) => {
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};

test.each([
  ['land', 'inside: 9 crossings: odd'],
  ['bay', 'outside: 4 crossings: even'],
  ['cape', 'inside: 3 crossings: odd'],
  ['below', 'outside: 4 crossings: even'],
])('%s: %s', (name, words) => expect(said(findPreset(figure, name).state)).toBe(words));

test('the island is a simple polygon', () => expect(clashes(island)).toEqual([]));

test('whatever its direction, the number of crossings is odd exactly inside', () => {
  const seen = { inside: 0, outside: 0 };
  forAllStates(figure, 500, ({ p, u }) => {
    const { onOutline, crossings } = figure.answer({ p, u });
    if (onOutline) return;
    const inside = oracle.pointInPolygon(p, island);
    seen[inside ? 'inside' : 'outside'] += 1;
    expect(crossings.length % 2 === 1).toBe(inside);
  });
  expect(Math.min(seen.inside, seen.outside)).toBeGreaterThan(20);
});

test.each(['land', 'bay'])('%s: on its way around the number changes, its parity never', (name) => {
  const { state } = findPreset(figure, name);
  const counts = Array.from({ length: 200 }, (_, i) => sweep.at(state, i / 200)).map(
    (one) => figure.answer(one).crossings.length,
  );
  expect(new Set(counts).size).toBeGreaterThan(3);
  expect(new Set(counts.map((count) => count % 2)).size).toBe(1);
});

test('the crossings are numbered from p outwards', () => {
  const { p, u } = findPreset(figure, 'land').state;
  const gaps = figure.answer({ p, u }).crossings.map(({ x, y }) => Math.hypot(x - p.x, y - p.y));
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
});
