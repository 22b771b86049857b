import { expect, test } from 'vitest';
import { figure, island, walk } from '#chapters/polygon-and-circle/figures/order-of-tests.ts';
import { findPreset } from '#figure/all-figures.ts';
import {
  pointInPolygon,
  polygonIntersectsCircle,
  polygonOutlineIntersectsCircle,
} from '#lib/index.ts';
import { clashes } from '#oracle/outline.ts';
import * as oracle from '#oracle/polygon.ts';
import * as segments from '#oracle/segment.ts';
import { forAllStates } from '../support.ts';

const answerTo = (name: string) => figure.answer(findPreset(figure, name).state);

test.each([
  ['early', [3, 0], [12, 3]],
  ['late', [12, 0], [12, 0]],
  ['inland', [12, 12], [12, 0]],
  ['sea', [12, 12], [12, 12]],
])('%s: %j looks outline first, %j inside first', (name, outlineFirst, insideFirst) => {
  expect(answerTo(name)).toMatchObject({ outlineFirst, insideFirst });
});

test('the island is a simple polygon of twelve corners', () => {
  expect(island).toHaveLength(12);
  expect(clashes(island)).toEqual([]);
});

test('what is counted is what the library does', () => {
  forAllStates(figure, 300, ({ circle }) => {
    const { hit, outlineFirst, insideFirst, walked } = figure.answer({ circle });
    expect(hit).toBe(polygonIntersectsCircle(island, circle));
    const ours = walk((ring) => polygonIntersectsCircle(ring, circle));
    expect(ours.said).toBe(hit);
    expect(ours.edges).toHaveLength(outlineFirst[0] + outlineFirst[1]);
    const turned = walk(
      (ring) => pointInPolygon(circle.center, ring) || polygonOutlineIntersectsCircle(ring, circle),
    );
    expect(turned.edges).toHaveLength(insideFirst[0] + insideFirst[1]);
    // It stops at the first edge that is reached, except at ends.
    const reached = (i: number) =>
      segments.segmentIntersectsCircle({ a: island[i]!, b: island[(i + 1) % 12]! }, circle);
    if (walked.length < 12) expect(reached(walked.at(-1)!)).toBe(true);
    for (const i of walked.slice(0, -2))
      expect(reached(i)).toBe(i === 11 && reached(0) && reached(10));
  });
});

test('asking the outline first costs more only where the circle lies all inside', () => {
  forAllStates(figure, 300, ({ circle }) => {
    const { outlineFirst, insideFirst } = figure.answer({ circle });
    const more = outlineFirst[0] + outlineFirst[1] > insideFirst[0] + insideFirst[1];
    const inside = oracle.pointInPolygon(circle.center, island);
    const outline = oracle.polygonOutlineIntersectsCircle(island, circle);
    expect(more).toBe(inside && !outline);
  });
});
