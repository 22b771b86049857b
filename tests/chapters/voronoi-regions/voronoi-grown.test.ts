import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-grown.ts';
import { Projection } from '#figure/projection.ts';
import * as oracle from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';
import { reading } from '../support.ts';

const { preset } = reading(figure);
const wordsOf = (name: string) => figure.verdict(preset(name), figure.answer(preset(name)));

describe('presets do as they say', () => {
  test.each([
    ['slice', 'hit', 'in the wedge at corner 2, 2 edges in reach'],
    ['box', 'hit', 'in the band of edge 0, 1 edge in reach'],
    ['outside', 'miss', 'outside, in the region of corner 2'],
    ['two-edges', 'hit', 'in the band of edge 0, 2 edges in reach'],
  ])('%s: %s, %s', (name, word, rest) => {
    expect(wordsOf(name)).toMatchObject({ word, rest });
  });

  test('near two edges is the square of side 4, nine times as large', () => {
    const { polygon, circle } = preset('two-edges');
    const small = polygon.map(({ x, y }) => [(x - 30) / 9, (y - 17) / 9]);
    expect(small).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
    expect((circle.center.x - 30) / 9).toBeCloseTo(3.9, 9);
    expect((circle.center.y - 17) / 9).toBeCloseTo(-0.5, 9);
    expect(circle.radius / 9).toBe(1);
  });
});

test('edges in reach, region and hit are the exact ones', () => {
  for (const { state } of figure.presets) {
    for (let x = 3; x <= 93; x += 6) {
      for (let y = 3; y <= 61; y += 4) {
        const { polygon } = state;
        const circle = { center: { x, y }, radius: 2 + ((x + y) % 15) };
        const { near, region, hit } = figure.answer({ polygon, circle });
        const edges = polygon.map((a, i) => ({ a, b: polygon[(i + 1) % polygon.length]! }));
        expect(near).toBe(
          edges.filter((edge) => segments.segmentIntersectsCircle(edge, circle)).length,
        );
        expect(hit).toBe(oracle.polygonIntersectsCircle(polygon, circle));
        if (!oracle.pointInPolygon(circle.center, polygon)) {
          expect(region).toEqual(oracle.nearestFeature(circle.center, polygon));
        }
      }
    }
  }
});

test('the grown polygon is its outline, two radii wide', () => {
  const state = preset('box');
  const view = new Projection(figure.world, { width: 550, height: 366 });
  const marks = [...figure.draw(state, figure.answer(state), view)];
  const { attributes } = marks.find(({ key }) => key === 'grown')!;
  expect(attributes).toEqual({ 'stroke-width': view.across(2 * state.circle.radius) });
});
