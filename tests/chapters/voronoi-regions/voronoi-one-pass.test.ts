import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-one-pass.ts';
import { assertConvexPolygon, type Polygon, type Vec2 } from '#lib/index.ts';
import * as oracle from '#oracle/polygon.ts';
import { chapters } from '../../support/chapters.ts';
import { functions } from '../../support/library.ts';
import { reading } from '../support.ts';

const sweep = figure.sweep!;

const { preset } = reading(figure);
const wordsOf = (name: string) => figure.verdict(preset(name), figure.answer(preset(name)));

/** Read off the drawing, edge by edge. */
const octagon: Polygon = [
  { x: 36, y: 12 },
  { x: 53, y: 11 },
  { x: 66, y: 20 },
  { x: 70, y: 34 },
  { x: 62, y: 47 },
  { x: 46, y: 53 },
  { x: 31, y: 45 },
  { x: 26, y: 28 },
];

/** The edges in the order of the walk: the one that leads to corner 0 comes first. */
const walk = octagon.map((b, i) => ({ a: octagon.at(i - 1)!, b }));

/** How many edges until one settles it, by distances: told from the article's idea, not the code. */
function edgesUntilSettled(c: Vec2, r: number): number {
  let visited = 0;
  for (const { a, b } of walk) {
    visited += 1;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(ex, ey);
    const outside = (ey * (c.x - a.x) - ex * (c.y - a.y)) / length;
    if (outside <= 0) continue;
    const along = (ex * (c.x - a.x) + ey * (c.y - a.y)) / length;
    const isInBand = along > 0 && along < length;
    const reaches = Math.hypot(c.x - a.x, c.y - a.y) <= r || Math.hypot(c.x - b.x, c.y - b.y) <= r;
    if (outside > r || isInBand || reaches) return visited;
  }
  return visited;
}

const everywhere = Array.from({ length: 97 * 65 }, (_, i) => ({
  x: i % 97,
  y: Math.floor(i / 97),
}));

test('the polygon is convex', () => {
  expect(() => assertConvexPolygon(octagon)).not.toThrow();
});

test('it looks at as many edges as it takes until one settles it', () => {
  for (const center of everywhere) {
    for (const radius of [3, 8.5]) {
      const { visited, last, hit } = figure.answer({ circle: { center, radius } });
      expect(visited, JSON.stringify(center)).toBe(edgesUntilSettled(center, radius));
      expect(last).toBe((visited + 6) % 8);
      expect(hit).toBe(oracle.polygonIntersectsCircle(octagon, { center, radius }));
    }
  }
});

describe('presets do as they say', () => {
  test.each([
    ['first', 'miss', '1 of 8 edges visited, and the last line is too far away'],
    ['front', 'hit', '2 of 8 edges visited, and c is in the band of the last'],
    ['late', 'miss', '4 of 8 edges visited, and the last line is too far away'],
    ['none', 'miss', '8 of 8 edges visited, and no edge decides it'],
    ['inside', 'hit', '8 of 8 edges visited, and c is on the inner side of all'],
  ])('%s: %s, %s', (name, word, rest) => {
    expect(wordsOf(name)).toMatchObject({ word, rest });
  });

  test('past a corner: every line with c on its outer side is in reach, and the polygon is not', () => {
    const { circle } = preset('none');
    const outside = walk.map(({ a, b }) => {
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const cross = ey * (circle.center.x - a.x) - ex * (circle.center.y - a.y);
      return cross / Math.hypot(ex, ey);
    });
    expect(outside.filter((distance) => distance > 0).length).toBeGreaterThan(1);
    // Of a line with c on its inner side nothing is asked, and one of them is farther.
    expect(Math.max(...outside)).toBeLessThan(circle.radius);
    expect(Math.min(...outside)).toBeLessThan(-circle.radius);
    expect(oracle.polygonIntersectsCircle(octagon, circle)).toBe(false);
  });
});

describe.each([2, 8, 20])('Play with a radius of %d', (radius) => {
  const { center } = preset('first').circle;
  const at = (t: number) => sweep.at({ circle: { center, radius } }, t);

  test('visits one edge after another, from 1 to 8, and ends inside', () => {
    const counts = Array.from({ length: 401 }, (_, i) => figure.answer(at(i / 400)).visited);
    expect([...new Set(counts)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    const end = figure.verdict(at(1), figure.answer(at(1)));
    expect(end.rest).toBe('8 of 8 edges visited, and c is on the inner side of all');
  });
});

test('what it costs: the averages of the chapter', () => {
  const counts = { miss: [] as number[], hit: [] as number[], inside: [] as number[] };
  for (const center of everywhere) {
    const circle = { center, radius: 8 };
    const inside = oracle.pointInPolygon(center, octagon);
    const hit = oracle.polygonIntersectsCircle(octagon, circle);
    counts[inside ? 'inside' : hit ? 'hit' : 'miss'].push(figure.answer({ circle }).visited);
  }
  const mean = (of: number[]) => (of.reduce((sum, one) => sum + one) / of.length).toFixed(1);
  expect(counts.inside.every((count) => count === 8)).toBe(true);
  const { text } = chapters.find(({ name }) => name === 'voronoi-regions')!;
  expect(text).toContain(`<b>${mean(counts.miss)}</b> edges of 8 for a miss`);
  expect(text).toContain(`<b>${mean(counts.hit)}</b> for a hit with $c$ outside`);
  expect(text).toContain('<b>8</b> with $c$ inside');
  expect(text).toContain('with $r$ = 8');
});

test('"no root is taken"', () => {
  for (const name of ['convexPolygonIntersectsCircle', 'convexWinding']) {
    const { text } = functions.find((one) => one.name === name)!;
    expect(text.slice(text.indexOf('*/'))).not.toMatch(/sqrt|hypot|\*\*/);
  }
});
