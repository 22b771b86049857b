import { describe, expect, test } from 'vitest';
import { figure as centerInside } from '#chapters/clamp-projection/figures/center-inside.ts';
import { contactSurvey, crate } from '#chapters/clamp-projection/surveys/center-inside.ts';
import { octagon, survey as onePass } from '#chapters/voronoi-regions/surveys/voronoi-one-pass.ts';
import { findPreset } from '#figure/all-figures.ts';
import { instrumented } from '#figure/instrumented.ts';
import { arrowsOf, type Survey, wordsAt } from '#figure/maps/truth-map.ts';
import { edgeCounter } from '#figure/visited-edges.ts';
import {
  convexPolygonIntersectsCircle,
  convexWinding,
  distance,
  pointInPolygon,
} from '#lib/index.ts';
import * as oracle from '#oracle/box.ts';

// Maps that show more than right and wrong.

const canvas = { left: -0.5, top: 399.5, width: 600, height: 400 };

const places = Array.from({ length: 32 * 24 }, (_, i) => ({
  x: (i % 32) * 3 + 0.25,
  y: Math.floor(i / 32) * 2.5 + 0.25,
}));

const wordsOf = (survey: Survey, at: { x: number; y: number }) =>
  survey.kinds[survey.kindAt(at)]?.words;

describe('what a contact says', () => {
  test('the published normal is (0, 0) over 16.2 % of the canvas', () => {
    const box = { center: { x: 300, y: 200 }, halfWidth: 120, halfHeight: 80 };
    const arrows = arrowsOf(contactSurvey(box, 30, 'printed'), canvas, 600, 400);
    const none = arrows.filter(({ direction: { x, y } }) => x === 0 && y === 0);
    expect((100 * none.length) / 240_000).toBeCloseTo(16.2, 1);
    for (const { at } of none)
      expect(oracle.touches(oracle.offsetFrom(box, at), box, 0)).toBe(true);
  });

  test('ours is right in every place, and each of its normals has a length of one', () => {
    const survey = contactSurvey(crate, 12, 'ours');
    for (const center of places) {
      const hit = oracle.touches(oracle.offsetFrom(crate, center), crate, 12);
      expect(wordsOf(survey, center)).toBe(hit ? 'normal and move right' : 'no contact');
      const direction = survey.arrowAt?.(center) ?? null;
      expect(direction !== null).toBe(hit);
      if (direction) expect(Math.hypot(direction.x, direction.y)).toBeCloseTo(1, 12);
    }
  });

  test.each([
    ['middle', 'normal of (0, 0)'],
    ['wall', 'wrong move'],
    ['literal', 'wrong move'],
    ['early', 'missed hit'],
    ['nearest', 'normal and move right'],
  ])('the preset %s lies in a place of “%s”', (name, words) => {
    const { state } = findPreset(centerInside, name);
    const survey = centerInside.truth?.(state);
    if (!survey) throw new Error('no map');
    expect(wordsOf(survey, state.circle.center)).toBe(words);
  });
});

describe('how many edges are looked at', () => {
  test('as many as corners are read from then on', () => {
    const ask = edgeCounter(octagon);
    for (const center of places) {
      const circle = { center, radius: 7 };
      const { polygon, reads } = instrumented(octagon);
      convexWinding(polygon);
      const before = reads.length + 1;
      reads.length = 0;
      const hit = convexPolygonIntersectsCircle(polygon, circle);
      expect(ask(circle)).toEqual({ hit, visited: new Set(reads.slice(before)).size });
    }
  });

  test('all from within; one, where the line of the first edge is far', () => {
    const survey = onePass({ circle: { radius: 7 } });
    // The walk begins with the edge that leads to corner 0.
    const [from, to] = [octagon.at(-1)!, octagon[0]!];
    const length = distance(from, to);
    for (const place of places) {
      const outside =
        ((to.y - from.y) * (place.x - from.x) - (to.x - from.x) * (place.y - from.y)) / length;
      if (outside > 7) expect(survey.kindAt(place)).toBe(0);
      if (pointInPolygon(place, octagon)) expect(survey.kindAt(place)).toBe(4);
    }
  });

  test('as many as the kind says', () => {
    const survey = onePass({ circle: { radius: 7 } });
    const ask = edgeCounter(octagon);
    const words = ['', '1 edge', '2 edges', '3 or 4 edges', '3 or 4 edges'];
    for (const center of places) {
      const { visited } = ask({ center, radius: 7 });
      const after = visited === 8 ? 'all 8 edges' : '5 to 7 edges';
      expect(wordsOf(survey, center)).toBe(words[visited] ?? after);
    }
  });

  test('in words', () => {
    const survey = onePass({ circle: { radius: 7 } });
    expect(wordsAt(survey, { x: 13, y: 12 })).toBe('miss after 1 edge');
    expect(wordsAt(survey, { x: 47, y: 31 })).toBe('hit after 8 edges');
  });
});
