import { expect, test } from 'vitest';
import { figure } from '#chapters/where-they-cross/figures/line-of-sight.ts';
import { findPreset } from '#figure/all-figures.ts';
import { pointInPolygon, type Segment, segmentIntersection, type Vec2 } from '#lib/index.ts';
import { sharedPoints } from '#oracle/crossings.ts';
import { forAllStates } from '../support.ts';

const said = (name: string) => {
  const { state } = findPreset(figure, name);
  const { word, rest } = figure.verdict(state, figure.answer(state));
  return `${word}: ${rest}`;
};

test('the presets do as the prose says', () => {
  expect(said('blocked')).toBe('blocked: at (48, 32)');
  expect(said('joint')).toBe('blocked: at (48, 32)');
  expect(said('along')).toBe('blocked: from (36, 32) to (60, 32)');
  expect(said('clear')).toBe('clear: the two do not share a point');
});

test('as many points as there are exactly', () => {
  forAllStates(figure, 1000, (state) => {
    const { a, b, from, to } = state;
    const wall = { a: from, b: to };
    expect(figure.answer(state).points).toHaveLength(sharedPoints({ a, b }, wall).length);
  });
});

test('the edges of a polygon are walls, a corner that is just touched blocks, and inside no edge does', () => {
  const polygon = [
    { x: 2, y: 2 },
    { x: 6, y: 2 },
    { x: 6, y: 6 },
    { x: 2, y: 6 },
  ];
  const walls: Segment[] = polygon.map((a, i) => ({ a, b: polygon[(i + 1) % 4]! }));
  const sees = (a: Vec2, b: Vec2) =>
    walls.every((wall) => segmentIntersection({ a, b }, wall).length === 0);
  const at = (x: number, y: number) => ({ x, y });
  expect(sees(at(0, 0), at(8, 0))).toBe(true);
  expect(sees(at(0, 0), at(8, 8))).toBe(false);
  expect(sees(at(0, 4), at(4, 0))).toBe(false);
  expect(sees(at(0, 3), at(3, 0))).toBe(true);
  expect(sees(at(3, 3), at(5, 4))).toBe(true);
  expect(pointInPolygon(at(3, 3), polygon)).toBe(true);
});
