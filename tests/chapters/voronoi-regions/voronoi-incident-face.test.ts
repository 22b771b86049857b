import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-incident-face.ts';
import { findPreset } from '#kit/all-figures.ts';
import type { Polygon, Vec2 } from '#lib/index.ts';

type State = (typeof figure.presets)[0]['state'];

const preset = (name: string): State => findPreset(figure, name).state;
const wordsOf = (state: State) => figure.verdict(state, figure.answer(state)).rest;
const by = (test: State['test'], name: string) => wordsOf({ ...preset(name), test });

/** How far the lines of the edges are. */
const toLines = (polygon: Polygon, c: Vec2) =>
  polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    return Math.abs(ex * (c.y - a.y) - ey * (c.x - a.x)) / Math.hypot(ex, ey);
  });

describe('presets do as they say', () => {
  test.each([
    ['roof', 'out over edge 1 by 13.8, still 12 deep', 'out over edge 0 by 17, now touching'],
    ['flat', 'out over edge 1 by 5.2, still 5.6 deep', 'out over edge 0 by 8.4, now touching'],
    ['crate', 'out over edge 1 by 5, still 10 deep', 'out over edge 1 by 15, now touching'],
    ['shallow', 'out over edge 1 by 3, now touching', 'out over edge 1 by 3, now touching'],
  ])('%s: %s; ours: %s', (name, published, ours) => {
    expect(by('published', name)).toBe(published);
    expect(by('ours', name)).toBe(ours);
  });

  test('under the roof the slanted side is 19.8 away, the base 11', () => {
    const { polygon, circle } = preset('roof');
    const [base, side] = toLines(polygon, circle.center);
    expect(base).toBe(11);
    expect(side).toBeCloseTo(19.8, 2);
    // The top is the nearest corner.
    const away = polygon.map(({ x, y }) => Math.hypot(x - circle.center.x, y - circle.center.y));
    expect(away.indexOf(Math.min(...away))).toBe(2);
    // Out is the distance plus r, where the article takes r off.
    expect(figure.answer({ ...preset('roof'), test: 'ours' }).contact!.depth).toBeCloseTo(
      11 + 6,
      9,
    );
    expect(figure.answer(preset('roof')).contact!.depth).toBeCloseTo(side! - 6, 9);
  });

  test('a flat roof is (-15,0) (15,0) (0,5) with (0,2) and r = 1, 2.8 times as large', () => {
    const { polygon, circle } = preset('flat');
    const small = [...polygon, circle.center].map(({ x, y }) => [(x - 48) / 2.8, (y - 28) / 2.8]);
    const exact = [
      [-15, 0],
      [15, 0],
      [0, 5],
      [0, 2],
    ];
    small.flat().forEach((value, i) => {
      expect(value).toBeCloseTo(exact.flat()[i]!, 9);
    });
    expect(circle.radius).toBe(2.8);
  });
});

test('after our move the circle just touches, wherever it was', () => {
  const { polygon } = preset('crate');
  for (let x = 21; x <= 75; x += 3) {
    for (let y = 10; y <= 54; y += 2) {
      const state: State = { polygon, circle: { center: { x, y }, radius: 6 }, test: 'ours' };
      const { contact } = figure.answer(state);
      const { x: mx, y: my } = contact!.moved.center;
      const dx = Math.max(24 - mx, 0, mx - 72);
      const dy = Math.max(12 - my, 0, my - 52);
      expect(Math.hypot(dx, dy)).toBeCloseTo(6, 9);
    }
  }
});

test('a miss has nothing to move', () => {
  const state = { ...preset('crate'), circle: { center: { x: 90, y: 60 }, radius: 3 } };
  expect(figure.verdict(state, figure.answer(state))).toMatchObject({ word: 'miss' });
});
