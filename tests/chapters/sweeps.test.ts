import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part } from '#kit/part.ts';
import { type AnySweep, movedParts } from '#kit/sweep.ts';
import { figures } from '../support/all-figures.ts';
import { forAll } from '../support/for-all.ts';
import { frozen, reachable } from '../support/states.ts';

const moving = await Promise.all(
  figures
    .filter(({ figure }) => figure.sweep)
    .map(async ({ name, figure }) => {
      const { sweep }: { sweep: AnySweep } = await figure.sweep!();
      return { name, figure, sweep };
    }),
);
/** What they show is that the answer stays, while something else changes: the count of crossings. */
const constant = ['turning-ray'];
const moments = Array.from({ length: 201 }, (_, i) => i / 200);

test('some figures move', () => {
  expect(moving.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['segment-and-circle', 'voronoi-regions', 'clamp-projection']),
  );
});

describe.each(moving)('the sweep of $name', ({ name, figure, sweep }) => {
  const [{ state }] = figure.presets;

  test('has words, and takes its time', () => {
    expect(sweep.label).toMatch(/^[a-z].*[^.]$/);
    expect(sweep.seconds).toBeGreaterThanOrEqual(3);
    expect(sweep.seconds).toBeLessThanOrEqual(30);
    expect(movedParts(sweep, state).length).toBeGreaterThan(0);
  });

  test('meets at least one hit and one miss, or one answer for several reasons', () => {
    const verdicts = moments.map((t) => {
      const at = sweep.at(state, t);
      return figure.verdict(at, figure.answer(at));
    });
    const hits = new Set(verdicts.map(({ hit }) => hit));
    expect(hits.size).toBe(constant.includes(name) ? 1 : 2);
    const said = verdicts.map(({ word, rest }) => `${word}: ${rest}`);
    expect(new Set(said).size).toBeGreaterThan(1);
  });

  test('is always in a state that its parts can hold', () => {
    forAll(
      fc.property(reachable(figure), fc.double({ min: 0, max: 1, noNaN: true }), (model, t) => {
        const at = sweep.at(frozen(model.state), t);
        for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
          const numbers = part.toNumbers(at[name]);
          expect(part.fromNumbers(numbers, figure.world), name).not.toBeNull();
        }
      }),
    );
  });

  test('comes to the same place from wherever it is', () => {
    const moment = fc.double({ min: 0, max: 1, noNaN: true });
    forAll(
      fc.property(reachable(figure), moment, moment, ({ state }, t, before) => {
        expect(sweep.at(sweep.at(state, before), t)).toEqual(sweep.at(state, t));
      }),
    );
  });

  test('moves smoothly: no moment is far from the one before', () => {
    // A raster jumps to its next row.
    if (sweep.uncovers) return;
    const parts = movedParts(sweep, state);
    const placesAt = (t: number) =>
      parts.flatMap((name) => {
        const part: Part<unknown> = figure.parts[name]!;
        return part.handles(sweep.at(state, t)[name], figure.world).slice(0, 1);
      });
    const { minX, maxX } = figure.world;
    moments.slice(1).forEach((t, i) => {
      const [before, after] = [placesAt(moments[i]!), placesAt(t)];
      after.forEach(({ at }, j) => {
        const moved = Math.hypot(at.x - before[j]!.at.x, at.y - before[j]!.at.y);
        expect(moved).toBeLessThan((maxX - minX) / 20);
      });
    });
  });
});
