import { expect, test } from 'vitest';
import { figure, type State } from '#chapters/where-they-cross/figures/outline-crosses.ts';
import { findPreset } from '#figure/all-figures.ts';
import {
  closestPointOnSegment,
  distance,
  polygonCircleIntersections,
  segmentCircleIntersections,
} from '#lib/index.ts';
import { polygonCircleIntersectionsSimply } from '#lib/plain/polygon-circle-intersections-simply.ts';
import { outlineRimPoints } from '#oracle/crossings.ts';
import { forAllStates } from '../support.ts';

const preset = (name: string): State => findPreset(figure, name).state;
const said = (name: string) => {
  const { word, rest } = figure.verdict(preset(name), figure.answer(preset(name)));
  return `${word}: ${rest}`;
};

test('the presets do as the prose says', () => {
  expect(said('crossing')).toMatch(
    /^4 points: .* on edge 0, .* on edge 0, .* on edge 1, .* on edge 2$/,
  );
  expect(said('corner')).toMatch(/^2 points: \(52, 48\) on edge 0, \(.*\) on edge 2$/);
  expect(said('touching')).toBe('1 point: (40, 20) on edge 0');
  expect(said('inside')).toBe('0 points: the circle is inside the polygon');
  expect(said('around')).toBe('0 points: the polygon is inside the circle');
});

test('a loop over the edges finds the corner on the rim twice, in edges 3 and 0', () => {
  const { circle, outline } = preset('corner');
  const corner = { x: 52, y: 48 };
  expect(outline[0]).toEqual(corner);
  const found = outline.flatMap((a, edge) => {
    const b = outline[(edge + 1) % outline.length]!;
    return segmentCircleIntersections({ a, b }, circle).map((point) => ({ edge, point }));
  });
  const twice = found.filter(({ point }) => point.x === corner.x && point.y === corner.y);
  expect(twice.map(({ edge }) => edge)).toEqual([0, 3]);
});

test('as many points as there are exactly, unless rounding decides', () => {
  forAllStates(figure, 300, ({ circle, outline }) => {
    const { fault, crossings } = figure.answer({ circle, outline });
    if (fault) return;
    const near = outline.some((a, edge) => {
      const b = outline[(edge + 1) % outline.length]!;
      const foot = closestPointOnSegment(circle.center, { a, b });
      return [a, foot].some(
        (place) => Math.abs(distance(place, circle.center) - circle.radius) < 1e-9,
      );
    });
    if (!near) {
      const exact = outlineRimPoints(outline, circle).map(({ edge }) => edge);
      expect(crossings.map(({ edge }) => edge)).toEqual(exact);
    }
  });
});

test('the short code loses the point of the fold', () => {
  const circle = { center: { x: 0, y: 0 }, radius: 0.5 };
  const corner = { x: 0.1 + 0.2, y: 0.4 };
  const triangle = [{ x: -2, y: -0.9 }, corner, { x: 2.3, y: 2.4 }];
  expect(corner.x).toBeGreaterThan(0.3);
  const found = polygonCircleIntersections(triangle, circle);
  expect(found.map(({ edge }) => edge)).toEqual([0, 0]);
  expect(found[1]!.point).toEqual(corner);
  expect(outlineRimPoints(triangle, circle).map(({ edge }) => edge)).toEqual([0, 0]);
  expect(polygonCircleIntersectionsSimply(triangle, circle)).toEqual([found[0]]);
});
