import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-exercise.ts';
import { intersectsFromNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { float64 } from '#published/monogame-circles.ts';
import * as oracle from '../../oracle/polygon.ts';
import * as segments from '../../oracle/segment.ts';

type State = (typeof figure.presets)[0]['state'];

const [twoEdges, facingEdge] = figure.questions!;
const [{ state: start }] = figure.presets;
const judge = (question: typeof twoEdges, state: State) =>
  question!.judge(state, figure.answer(state));
const at = (x: number, y: number, radius: number): State => ({
  ...start,
  circle: { center: { x, y }, radius },
});

test('there are two questions', () => {
  expect(figure.questions).toHaveLength(2);
});

describe('judged by the exact truth, wherever the circle is', () => {
  const { polygon } = start;
  const edges = polygon.map((a, i) => ({ a, b: polygon[(i + 1) % polygon.length]! }));

  test.each([2, 6, 11])('radius %d', (radius) => {
    const right = [0, 0];
    for (let x = 3; x <= 93; x += 3) {
      for (let y = 3; y <= 61; y += 2) {
        const circle = { center: { x, y }, radius };
        const near = edges.filter((edge) => segments.segmentIntersectsCircle(edge, circle)).length;
        const isEdge =
          !oracle.pointInPolygon(circle.center, polygon) &&
          oracle.nearestFeature(circle.center, polygon).kind === 'edge';
        const said = intersectsFromNearestVertex(polygon, circle, float64);
        const invented = said && !oracle.polygonIntersectsCircle(polygon, circle);
        const one = judge(twoEdges, at(x, y, radius)).right;
        const two = judge(facingEdge, at(x, y, radius)).right;
        expect(one).toBe(isEdge && near >= 2);
        expect(two).toBe(isEdge && invented);
        right[0]! += Number(one);
        right[1]! += Number(two);
      }
    }
    expect(right[1]).toBeGreaterThan(0);
  });
});

test('what is not right yet is told why', () => {
  expect(judge(twoEdges, at(50, 28, 4)).says).toBe('The centre is inside; bring it out.');
  expect(judge(twoEdges, at(90, 30, 4)).says).toBe('In a wedge, with no edges in reach.');
  expect(judge(twoEdges, at(42, 12, 4)).says).toBe('In a band, with no edges in reach.');
  expect(judge(facingEdge, at(42, 12, 14)).says).toBe('They do touch: a hit is right here.');
  expect(judge(facingEdge, at(90, 30, 4)).says).toBe(
    'The centre is in a wedge; bring it in front of an edge.',
  );
  const dented = { ...start, polygon: start.polygon.with(3, { x: 60, y: 24 }) };
  for (const question of [twoEdges, facingEdge]) {
    expect(judge(question, dented)).toEqual({
      right: false,
      says: 'The polygon has to stay convex.',
    });
  }
});
