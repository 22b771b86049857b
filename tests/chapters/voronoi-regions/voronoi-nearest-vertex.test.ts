import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-nearest-vertex.ts';
import type { Polygon } from '#lib/index.ts';
import * as oracle from '#oracle/polygon.ts';
import { everySmallPolygon } from '../../lib/bench/polygons-and-circles.ts';
import { isConvex } from '../../lib/bench/simple-polygons.ts';
import { reading } from '../support.ts';

type State = (typeof figure.presets)[0]['state'];

const { preset, wordsOf } = reading(figure);
const smaller = (polygon: Polygon, x: number, y: number, scale: number) =>
  polygon.map((corner) => [(corner.x - x) / scale, (corner.y - y) / scale]);

describe('presets do as they say', () => {
  test.each([
    ['wedge', 'false hit', '3.7 apart, corner 2', 'correct miss'],
    ['roof', 'false hit', '11 apart, edge 0; nearest corner 2', 'correct miss'],
    ['band', 'correct miss', '7 apart, edge 1; nearest corner 2', 'correct miss'],
    ['inside', 'correct hit', 'the centre is inside', 'correct hit'],
  ])('%s: %s, %s; ours: %s', (name, word, rest, ours) => {
    const state = preset(name);
    expect(wordsOf(state)).toMatchObject({ word, rest });
    expect(wordsOf({ ...state, test: 'ours' })).toMatchObject({ word: ours, rest });
    const right = oracle.polygonIntersectsCircle(state.polygon, state.circle);
    expect(figure.answer(state).right).toBe(right);
  });

  test('in a wedge is the square of the table, nine times as large', () => {
    const { polygon, circle } = preset('wedge');
    expect(smaller(polygon, 24, 9, 9)).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
    expect(smaller([circle.center], 24, 9, 9)).toEqual([[5, 5]]);
    expect(circle.radius / 9).toBe(1);
  });

  test('below the roof is the triangle of the table, eleven times as large', () => {
    const { polygon, circle } = preset('roof');
    expect(smaller(polygon, 48, 34, 11)).toEqual([
      [-3, 0],
      [3, 0],
      [0, 1],
    ]);
    expect(smaller([circle.center], 48, 34, 11)).toEqual([[0, -2]]);
    expect(circle.radius / 11).toBe(1);
  });
});

test('every wedge is wrong: wherever c is in one and apart, published says hit', () => {
  const { polygon } = preset('wedge');
  let wedges = 0;
  for (let x = 3; x <= 93; x += 3) {
    for (let y = 3; y <= 61; y += 2) {
      const state: State = { polygon, circle: { center: { x, y }, radius: 5 }, test: 'published' };
      const { region, said, right, nearest } = figure.answer(state);
      const away = polygon.map((v) => (v.x - x) ** 2 + (v.y - y) ** 2);
      expect(away[nearest]).toBe(Math.min(...away));
      expect(figure.answer({ ...state, test: 'ours' }).said).toBe(right);
      // On the border itself the foot is the corner, and both edges have it.
      if (region.kind !== 'vertex' || x === 24 || x === 60 || y === 9 || y === 45) continue;
      wedges += 1;
      expect(said).toBe(true);
    }
  }
  expect(wedges).toBeGreaterThan(100);
});

test('an inside point is in front of one of the two edges at its nearest corner', () => {
  let inside = 0;
  for (const polygon of everySmallPolygon.filter(isConvex).filter((_, i) => i % 40 === 0)) {
    for (let x = -1.9; x < 2; x += 0.3) {
      for (let y = -1.95; y < 2; y += 0.3) {
        const p = { x, y };
        if (!oracle.pointInPolygon(p, polygon)) continue;
        inside += 1;
        const away = polygon.map((v) => (v.x - p.x) ** 2 + (v.y - p.y) ** 2);
        const at = away.indexOf(Math.min(...away));
        const corner = polygon[at]!;
        const isInFront = [polygon.at(at - 1)!, polygon[(at + 1) % polygon.length]!].some((end) => {
          const [ex, ey] = [end.x - corner.x, end.y - corner.y];
          const along = (p.x - corner.x) * ex + (p.y - corner.y) * ey;
          return along >= 0 && along <= ex * ex + ey * ey;
        });
        expect(isInFront).toBe(true);
      }
    }
  }
  expect(inside).toBeGreaterThan(300);
});
