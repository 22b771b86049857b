import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figure as size } from '#chapters/circle-and-circle/figures/circles-size.ts';
import { figure as epsilon } from '#chapters/exactness/figures/epsilon.ts';
import { figure as far } from '#chapters/exactness/figures/far-from-origin.ts';
import { figure as shoulders } from '#chapters/line-and-circle/figures/square-shoulders.ts';
import { figure as published } from '#chapters/polygon-and-circle/figures/polygon-published.ts';
import { figure as concave } from '#chapters/voronoi-regions/figures/voronoi-concave.ts';
import { figure as nearestVertex } from '#chapters/voronoi-regions/figures/voronoi-nearest-vertex.ts';
import { figure as winding } from '#chapters/voronoi-regions/figures/voronoi-winding.ts';
import { findPreset } from '#figure/all-figures.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { type Colour, type Paint, paintMap } from '#figure/maps/paint-map.ts';
import { shareWords, truthKey } from '#figure/maps/truth.ts';
import {
  blocksOf,
  type Comparison,
  comparing,
  mapOf,
  type Survey,
  sharesOf,
  type View,
  wordsAt,
} from '#figure/maps/truth-map.ts';
import { type Polygon, polygonIntersectsCircle, type Vec2 } from '#lib/index.ts';
import * as oracle from '#oracle/polygon.ts';
import { intersectsFromNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { intersectsInOnePass } from '#published/bitlush-one-pass.ts';
import {
  polygonCircleByLines,
  polygonCircleWithInside,
} from '#published/jeffrey-thompson-polygon-circle.ts';
import { float64, type Rounding } from '#published/monogame-circles.ts';
import { forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';
import { sharesOver } from '../support/shares.ts';

/** Every whole number of a canvas of 600 by 400, each times `unit`. */
const canvas = (unit = 1) => ({
  left: -0.5 * unit,
  top: 399.5 * unit,
  width: 600 * unit,
  height: 400 * unit,
});

type Published = (
  polygon: Polygon,
  circle: { center: { x: number; y: number }; radius: number },
  round: Rounding,
) => boolean;

const corners = (...places: [number, number][]): Polygon => places.map(([x, y]) => ({ x, y }));

const compare = (published: Published, polygon: Polygon, radius: number) =>
  comparing({
    test: (center) => published(polygon, { center, radius }, float64),
    truth: (center) => polygonIntersectsCircle(polygon, { center, radius }),
  });

const pentagon = corners([300, 110], [386, 172], [353, 273], [247, 273], [214, 172]);
const square = corners([240, 140], [360, 140], [360, 260], [240, 260]);
const triangle = corners([60, 180], [540, 180], [300, 240]);
const channel = corners(
  [150, 80],
  [450, 80],
  [450, 340],
  [360, 340],
  [360, 170],
  [240, 170],
  [240, 340],
  [150, 340],
);
const trapezoid = corners([200, 100], [400, 100], [350, 300], [250, 300]);
const computed = corners(
  [580, 200],
  [455.62305898749054, 371.19017293312766],
  [254.3769410125095, 305.8013454126452],
  [254.37694101250946, 94.19865458735485],
  [455.6230589874905, 28.809827066872344],
);
const roundOne = Array.from({ length: 48 }, (_, i) => ({
  x: Math.round(440 + 140 * Math.cos(0.05 + (i * Math.PI) / 24)),
  y: Math.round(200 + 140 * Math.sin(0.05 + (i * Math.PI) / 24)),
}));
const tiny = trapezoid.map(({ x, y }) => ({ x: x * 0.001, y: y * 0.001 }));

/** In per cent, of 240,000 places. */
const percents = (survey: Survey, unit = 1) =>
  shares(survey, canvas(unit), 600, 400).map((share) => Number((100 * share).toFixed(1)));

function shares(survey: Survey, view: View, columns: number, rows: number): number[] {
  return sharesOf(mapOf(survey, view, columns, rows), survey);
}

/** The presets of a figure that have a map. */
const comparisonsOf = (figure: AnyFigure) =>
  figure.presets.flatMap(({ name, state }) => {
    const comparison = figure.truth?.(state);
    return comparison ? [{ figure, state, comparison, name: `${figure.name} ${name}` }] : [];
  });

const percentsOver = (figure: AnyFigure, state: unknown) =>
  sharesOver(figure, state).map((share) => Number((100 * share).toFixed(1)));

describe('what published code gets wrong over a whole canvas, in per cent', () => {
  test.each<[string, Published, Polygon, number, number, number]>([
    ['nearest vertex, a pentagon', intersectsFromNearestVertex, pentagon, 30, 48.2, 0],
    ['nearest vertex, a square', intersectsFromNearestVertex, square, 30, 54.6, 0],
    ['nearest vertex, a flat triangle', intersectsFromNearestVertex, triangle, 30, 27.1, 0],
    ['one pass, corners by cosine and sine', intersectsInOnePass, computed, 10, 14.1, 0.2],
    ['one pass, clockwise', intersectsInOnePass, pentagon.toReversed(), 30, 30.3, 9.3],
    ['one pass, a channel', intersectsInOnePass, channel, 30, 0, 11.1],
    ['the outline alone, a large circle', polygonCircleByLines, trapezoid, 30, 0, 5.1],
    ['the outline alone, a small one', polygonCircleByLines, trapezoid, 10, 0, 9.6],
    ['the inside test, 48 corners', polygonCircleWithInside, roundOne, 10, 5.9, 1.4],
  ])('%s', (_name, published, polygon, radius, falseHits, missed) => {
    const found = percents(compare(published, polygon, radius));
    expect(found.slice(2)).toEqual([falseHits, missed]);
  });

  test('a tolerance of a tenth, in a scene a thousandth as large', () => {
    expect(percents(compare(polygonCircleWithInside, tiny, 0.03), 0.001).slice(2)).toEqual([
      4.2, 0,
    ]);
  });

  test.each([
    ['never', 27.2, 0],
    ['ring', 6.6, 24.8],
  ])('an epsilon that does not shrink with the circle: %s', (name, missed, hits) => {
    const { state } = findPreset(epsilon, name);
    // Box and circle of the canvas at 0.0001 units a pixel: the figure's metres are ten pixels.
    expect(percentsOver(epsilon, state).slice(1)).toEqual([hits, 0, missed]);
  });

  test('a size for a radius: a ring', () => {
    const { state } = findPreset(size, 'map');
    expect(percentsOver(size, state).slice(2)).toEqual([19.2, 0]);
  });

  test('the outline alone, on whole places of a canvas a tenth as large', () => {
    // The presets' trapezoid is the canvas's, 12 to the left and 8 down.
    const view = { left: -12.5, top: 31.5, width: 60, height: 40 };
    const missed = ['trapezoid', 'small'].map((name) => {
      const comparison = published.truth?.(findPreset(published, name).state);
      if (!comparison) throw new Error('nothing to compare');
      return shares(comparison, view, 60, 40)[3] ?? 0;
    });
    expect(missed.map((share) => Number((100 * share).toFixed(1)))).toEqual([4.7, 9.0]);
  });

  test('three of four hits around the pentagon are false', () => {
    const [, hits = 0, falseHits = 0] = percents(
      compare(intersectsFromNearestVertex, pentagon, 30),
    );
    expect(falseHits / (hits + falseHits)).toBeCloseTo(0.75, 2);

    // The same is true of the preset with integer corners.
    const comparison = nearestVertex.truth?.(findPreset(nearestVertex, 'pentagon').state);
    if (!comparison) throw new Error('nothing to compare');
    const view = { left: 0, top: 64, width: 96, height: 64 };
    const [, right = 0, wrong = 0] = shares(comparison, view, 600, 400);
    expect(wrong / (right + wrong)).toBeCloseTo(0.75, 2);
    expect(wrong).toBeCloseTo(0.48, 2);
  });
});

describe('the maps of figures', () => {
  const compared = [concave, nearestVertex, winding].flatMap(comparisonsOf);

  rule('what is true is the oracle’s', compared, ({ figure, state, comparison }) => {
    const { minX, maxX, minY, maxY } = figure.world;
    const answer = figure.answer(state) as { corners?: Polygon };
    const { circle, polygon } = state as { circle: { radius: number }; polygon?: Polygon };
    const shape = polygon ?? answer.corners;
    if (!shape) return;
    const view = { left: minX, top: maxY, width: maxX - minX, height: maxY - minY };
    mapOf(comparison, view, 24, 16).forEach((verdict, i) => {
      const center = {
        x: view.left + (((i % 24) + 0.5) / 24) * view.width,
        y: view.top - ((Math.floor(i / 24) + 0.5) / 16) * view.height,
      };
      const hit = oracle.polygonIntersectsCircle(shape, { center, radius: circle.radius });
      expect(verdict % 2 === 1).toBe(hit);
    });
  });

  const all = [...compared, ...[published, shoulders, size].flatMap(comparisonsOf)];

  rule('where the circle is they say as the figure', all, ({ figure, state, comparison }) => {
    const answer = figure.answer(state);
    const moving = state[figure.truthOf ?? 'circle'] as Vec2 | { center: Vec2 };
    const at = 'center' in moving ? moving.center : moving;
    expect(figure.verdict(state, answer).word).toBe(wordsAt(comparison, at));
  });

  test('ours is wrong nowhere, where the polygon is convex', () => {
    for (const figure of [nearestVertex, winding]) {
      for (const { state } of (figure as AnyFigure).presets) {
        const comparison = (figure as AnyFigure).truth?.({ ...state, test: 'ours' });
        if (!comparison) throw new Error('nothing to compare');
        const { minX, maxX, minY, maxY } = figure.world;
        const view = { left: minX, top: maxY, width: maxX - minX, height: maxY - minY };
        expect(shares(comparison, view, 96, 64).slice(2)).toEqual([0, 0]);
      }
    }
  });

  test('moving the circle asks for no new map, anything else does', () => {
    const { state } = nearestVertex.presets[0];
    const key = truthKey(nearestVertex, { ...state });
    const { circle } = state;
    expect(
      truthKey(nearestVertex, { ...state, circle: { ...circle, center: { x: 1, y: 2 } } }),
    ).toBe(key);
    expect(truthKey(nearestVertex, { ...state, circle: { ...circle, radius: 3 } })).not.toBe(key);
    expect(truthKey(nearestVertex, { ...state, test: 'ours' })).not.toBe(key);
    expect(truthKey(nearestVertex, { ...state, polygon: state.polygon.toReversed() })).not.toBe(
      key,
    );
  });

  test('so it is where another part is the one that moves', () => {
    const { state } = size.presets[0];
    const key = truthKey(size, { ...state });
    const moved = <Part extends { center: Vec2 }>(part: Part) => ({
      ...part,
      center: { x: 1, y: 2 },
    });
    expect(truthKey(size, { ...state, second: moved(state.second) })).toBe(key);
    expect(truthKey(size, { ...state, first: moved(state.first) })).not.toBe(key);
    expect(truthKey(size, { ...state, second: { ...state.second, radius: 3 } })).not.toBe(key);

    const { state: point } = far.presets[0];
    const pointKey = truthKey(far, { ...point });
    expect(truthKey(far, { ...point, p: { x: 1, y: 2 } })).toBe(pointKey);
    expect(truthKey(far, { ...point, away: '0' })).not.toBe(pointKey);
  });
});

describe('a map', () => {
  // Returns hit right of 2, whereas the truth is hit above 1.
  const comparison: Comparison = { test: ({ x }) => x > 2, truth: ({ y }) => y > 1 };
  const view = { left: 0, top: 2, width: 4, height: 2 };
  const survey = comparing(comparison);
  const map = mapOf(survey, view, 4, 2);

  test('has a verdict a cell, from the top', () => {
    expect([...map].map((kind) => survey.kinds[kind]?.words)).toEqual([
      'missed hit',
      'missed hit',
      'correct hit',
      'correct hit',
      'correct miss',
      'correct miss',
      'false hit',
      'false hit',
    ]);
  });

  test('has shares', () => expect(sharesOf(map, survey)).toEqual([0.25, 0.25, 0.25, 0.25]));

  test('is written down by blocks', () => {
    expect(blocksOf(map, 4, 2)).toEqual([{ column: 2, row: 1, columns: 2, rows: 1 }]);
    expect(blocksOf(map, 4, 3)).toEqual([{ column: 0, row: 0, columns: 2, rows: 1 }]);
    // An L, and beside it what begins in the same row but goes farther down.
    const shapes = Uint8Array.from(['1011', '1011', '1101', '0001'].join(''), Number);
    expect(blocksOf(shapes, 4, 1)).toEqual([
      { column: 0, row: 0, columns: 1, rows: 2 },
      { column: 2, row: 0, columns: 2, rows: 2 },
      { column: 0, row: 2, columns: 2, rows: 1 },
      { column: 3, row: 2, columns: 1, rows: 2 },
    ]);
  });

  test('as blocks holds every cell once', () => {
    forAll(
      fc.property(fc.array(fc.nat(2), { minLength: 30, maxLength: 30 }), (cells) => {
        const kinds = Uint8Array.from(cells);
        const again = kinds.map(() => 9);
        for (const kind of [0, 1, 2]) {
          for (const { column, row, columns, rows } of blocksOf(kinds, 6, kind)) {
            for (let i = 0; i < columns * rows; i += 1) {
              const at = (row + Math.floor(i / columns)) * 6 + column + (i % columns);
              expect(again[at]).toBe(9);
              again[at] = kind;
            }
          }
        }
        expect(again).toEqual(kinds);
      }),
      300,
    );
  });

  test('shares in words', () => {
    expect(shareWords(0)).toBe('none');
    expect(shareWords(0.4824)).toBe('48.2\u00a0%');
    expect(shareWords(0.0004)).toBe('<\u00a00.1\u00a0%');
    expect(shareWords(0.0005)).toBe('0.1\u00a0%');
  });

  const colour = (red: number): Colour => [red, 0, 0, 255];
  const paints: Paint[] = survey.kinds.map(({ mark, side }, i) => ({
    ground: colour(i),
    line: colour(10 + i),
    mark,
    side,
  }));

  test('is painted by verdict, coarse: one colour each', () => {
    const pixels = paintMap(map, 4, paints, false);
    expect([...pixels].filter((_, i) => i % 4 === 0)).toEqual([3, 3, 1, 1, 0, 0, 2, 2]);
  });

  test('fine: what is wrong differs by more than colour, and the border of the hits is drawn', () => {
    const wide = mapOf(survey, { ...view }, 40, 20);
    const reds = [...paintMap(wide, 40, paints, true)].filter((_, i) => i % 4 === 0);
    const inQuarter = (left: number, top: number) =>
      new Set(
        reds.filter(
          (_, i) =>
            i % 40 >= left &&
            i % 40 < left + 20 &&
            Math.floor(i / 40) >= top &&
            Math.floor(i / 40) < top + 9,
        ),
      );
    expect(inQuarter(0, 0)).toEqual(new Set([3, 13]));
    expect(inQuarter(20, 0)).toEqual(new Set([1]));
    expect(inQuarter(0, 11)).toEqual(new Set([0]));
    expect(inQuarter(20, 11)).toEqual(new Set([2, 12]));
    // It has the colour of the hits' lines: of the missed ones, then of the right ones.
    const border = [
      ...Array.from({ length: 20 }, () => 13),
      ...Array.from({ length: 20 }, () => 11),
    ];
    expect(reds.slice(400, 440)).toEqual(border);
  });
});
