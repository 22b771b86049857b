import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/voronoi-regions/figures/voronoi-exercise.ts';
import * as oracle from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';

type State = (typeof figure.presets)[0]['state'];

const [onlyCorner, twoEdges, overTheTip] = figure.questions!;
const [{ state: start }] = figure.presets;
const judge = (question: typeof twoEdges, state: State) =>
  question!.judge(state, figure.answer(state));
const at = (x: number, y: number, radius: number): State => ({
  ...start,
  circle: { center: { x, y }, radius },
});

test('there are three questions', () => {
  expect(figure.questions).toHaveLength(3);
});

describe('judged by the exact truth, wherever the circle is', () => {
  const { polygon } = start;
  const edges = polygon.map((a, i) => ({ a, b: polygon[(i + 1) % polygon.length]! }));
  const toLine = ({ a, b }: (typeof edges)[0], c: { x: number; y: number }) =>
    Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) /
    Math.hypot(b.x - a.x, b.y - a.y);

  test.each([2, 6, 11])('radius %d', (radius) => {
    const right = [0, 0, 0];
    for (let x = 3; x <= 93; x += 3) {
      for (let y = 3; y <= 61; y += 2) {
        const circle = { center: { x, y }, radius };
        const near = edges.filter((edge) => segments.segmentIntersectsCircle(edge, circle)).length;
        const inside = oracle.pointInPolygon(circle.center, polygon);
        const { kind } = oracle.nearestFeature(circle.center, polygon);
        const away = edges.map((edge) => toLine(edge, circle.center));
        const truths = [
          !inside && kind === 'vertex' && near > 0,
          !inside && kind === 'edge' && near >= 2,
          inside && away.indexOf(Math.min(...away)) === 1,
        ];
        [onlyCorner, twoEdges, overTheTip].forEach((question, i) => {
          expect(judge(question, at(x, y, radius)).right).toBe(truths[i]);
          right[i]! += Number(truths[i]);
        });
      }
    }
    expect(right[0]).toBeGreaterThan(0);
    expect(right[2]).toBeGreaterThan(0);
  });
});

test('what is not right yet is told why', () => {
  expect(judge(twoEdges, at(50, 28, 4)).says).toBe('The centre is inside. Drag it out.');
  expect(judge(twoEdges, at(90, 30, 4)).says).toBe('It is in a wedge, with no edges in reach.');
  expect(judge(twoEdges, at(42, 12, 4)).says).toBe('It is in a band, with no edges in reach.');
  expect(judge(onlyCorner, at(42, 12, 14)).says).toBe('The centre is in the band of edge 0.');
  expect(judge(overTheTip, at(42, 26, 4)).says).toBe('There edge 0 is nearer.');
  const dented = { ...start, polygon: start.polygon.with(3, { x: 60, y: 24 }) };
  for (const question of [onlyCorner, twoEdges, overTheTip]) {
    expect(judge(question, dented)).toEqual({
      right: false,
      says: 'The polygon has to stay convex.',
    });
  }
});
