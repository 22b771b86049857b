import { describe, expect, test } from 'vitest';
import { figure } from '#chapters/line-and-circle/figures/square-shoulders.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { Projection } from '#figure/projection.ts';
import { type AnySweep, momentWords, movedParts, nearestMoment } from '#figure/sweep.ts';
import { uncovered } from '#figure/uncovered.ts';

const any = figure as AnyFigure;
const [{ state }] = any.presets;

/** Along an arc from (20, 30) to (80, 30), so that all moments differ. */
const sweep: AnySweep = {
  label: 'circle along a bow',
  seconds: 2,
  at: (from, t) => ({
    ...from,
    circle: { ...from.circle, center: { x: 20 + 60 * t, y: 30 + 40 * t * (1 - t) } },
  }),
};

test('the parts that a sweep moves are found by what it makes', () => {
  expect(movedParts(sweep, state)).toEqual(['circle']);
});

describe('the nearest moment', () => {
  test.each([0, 0.123, 0.5, 0.9, 1])('of a state on the path is its own: %d', (t) => {
    expect(nearestMoment(any, sweep, sweep.at(state, t))).toBeCloseTo(t, 3);
  });

  test('of a state beside the path is the nearest place of it', () => {
    const beside = { ...state, circle: { center: { x: 3, y: 20 }, radius: 8 } };
    expect(nearestMoment(any, sweep, beside)).toBe(0);
    const above = { ...state, circle: { center: { x: 50, y: 60 }, radius: 8 } };
    expect(nearestMoment(any, sweep, above)).toBeCloseTo(0.5, 2);
  });
});

test('a moment in words: how far, and where', () => {
  expect(momentWords(any, sweep, sweep.at(state, 0.5), 0.5)).toBe('50 %, centre c at x 50, y 40');
});

describe('a map that is uncovered', () => {
  // Ten pixels to a unit, so that 3 units are 30 pixels.
  const view = new Projection(figure.world, { width: 960, height: 640 });
  const clip = (t: number) => uncovered(figure.world, 2, t, view);

  test('is hidden at first, and shown to its edges at the end', () => {
    expect(clip(0)).toBe(
      'polygon(0% 0%, 100% 0%, 100% 0.00%, 3.13% 0.00%, 3.13% 50.00%, 0% 50.00%)',
    );
    expect(clip(1)).toBe('');
  });

  test('is shown where the centre has been: in the first row from the left', () => {
    expect(clip(0.25)).toContain('50.00% 0.00%, 50.00% 50.00%, 0% 50.00%');
  });

  test('in the second row from the right, below the whole first one', () => {
    expect(clip(0.75)).toBe(
      'polygon(100% 0%, 0% 0%, 0% 50.00%, 50.00% 50.00%, 50.00% 100.00%, 100% 100.00%)',
    );
  });
});
