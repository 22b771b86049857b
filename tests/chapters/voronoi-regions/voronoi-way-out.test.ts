import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-way-out.ts';
import type { Polygon, Vec2 } from '#lib/index.ts';
import { incidentFaceAtNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { float64 } from '#published/monogame-circles.ts';
import { reading } from '../support.ts';

const sweep = figure.sweep!;

const { preset, wordsOf } = reading(figure);

/** How far the lines of the edges are. */
const toLines = (polygon: Polygon, c: Vec2) =>
  polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    return Math.abs(ex * (c.y - a.y) - ey * (c.x - a.x)) / Math.hypot(ex, ey);
  });

describe('presets do as they say', () => {
  test.each([
    ['inside', 'edge 0 is 11 away, depth 17'],
    ['outside', 'edge 1 was hit, depth 3'],
    ['corner', 'corner 2 was hit, depth 3'],
    ['tie', 'edge 1 is 14 away, depth 19'],
  ])('%s: %s', (name, rest) => {
    expect(wordsOf(preset(name))).toMatchObject({ word: 'hit', rest });
  });

  test('under the roof the base is 11 away, each side 19.8, and out are 11 plus 6', () => {
    const { polygon, circle } = preset('inside');
    const [base, right, left] = toLines(polygon, circle.center);
    expect(base).toBe(11);
    expect(right).toBeCloseTo(19.8, 2);
    expect(left).toBeCloseTo(19.8, 2);
    expect(circle.radius).toBe(6);
    const { contact, d } = figure.answer(preset('inside'));
    expect(d).toBe(-11);
    expect(contact!.depth).toBeCloseTo(17, 9);
    // The nearest corner is the top, where the base does not end.
    const away = polygon.map(({ x, y }) => Math.hypot(x - circle.center.x, y - circle.center.y));
    expect(away.indexOf(Math.min(...away))).toBe(2);
  });

  test('centre outside: 4 away, so 3 deep', () => {
    const { contact, d } = figure.answer(preset('outside'));
    expect([d, contact?.depth]).toEqual([4, 3]);
  });

  test('equally near: 14 to two edges', () => {
    const { polygon, circle } = preset('tie');
    expect(toLines(polygon, circle.center)).toEqual([26, 14, 14, 34]);
  });

  test('at a corner: legs of 3 and 4', () => {
    const { polygon, circle } = preset('corner');
    const { x, y } = polygon[2]!;
    expect([circle.center.x - x, circle.center.y - y, circle.radius]).toEqual([3, 4, 8]);
  });
});

test('after the move the circle just touches, wherever it was', () => {
  const { polygon } = preset('tie');
  for (let x = 21; x <= 75; x += 3) {
    for (let y = 10; y <= 54; y += 2) {
      const { moved } = figure.answer({ polygon, circle: { center: { x, y }, radius: 6 } });
      const dx = Math.max(24 - moved.x, 0, moved.x - 72);
      const dy = Math.max(12 - moved.y, 0, moved.y - 52);
      expect(Math.hypot(dx, dy)).toBeCloseTo(6, 9);
    }
  }
});

describe('the published way out, by the edges at the nearest corner', () => {
  const published = (name: string) => {
    const { polygon, circle } = preset(name);
    return { polygon, circle, ...incidentFaceAtNearestVertex(polygon, circle, float64) };
  };

  test('centre inside: over a slanted side, by the distance minus r, still 12 deep', () => {
    const { polygon, circle, face, depth } = published('inside');
    expect(face).toBe(1);
    const normal = { x: Math.SQRT1_2, y: Math.SQRT1_2 };
    expect(depth).toBeCloseTo(toLines(polygon, circle.center)[1]! - circle.radius, 9);
    const moved = {
      center: { x: circle.center.x + depth * normal.x, y: circle.center.y + depth * normal.y },
      radius: circle.radius,
    };
    expect(figure.answer({ polygon, circle: moved }).contact!.depth).toBeCloseTo(12, 9);
  });

  test('centre outside: right except for its sign', () => {
    expect(published('outside')).toMatchObject({ face: 1, depth: -3 });
  });
});

test('on its way through, the circle is moved out over each of three edges', () => {
  const edges = Array.from({ length: 201 }, (_, i) => {
    const { contact } = figure.answer(sweep.at(preset('inside'), i / 200));
    return contact?.feature.kind === 'edge' ? contact.feature.index : null;
  });
  expect(new Set(edges)).toEqual(new Set([null, 0, 1, 2]));
});

test('a miss has nothing to move', () => {
  const state = { ...preset('tie'), circle: { center: { x: 90, y: 60 }, radius: 3 } };
  expect(wordsOf(state)).toMatchObject({ word: 'miss' });
});
