import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Part } from '#figure/part.ts';
import { type AnySweep, movedParts, stateAt } from '#figure/sweep.ts';
import { figures } from '../support/all-figures.ts';
import { forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';
import { frozen, reachable } from '../support/states.ts';

const moving = figures.flatMap(({ name, figure }) => {
  const sweep: AnySweep | undefined = figure.sweep;
  return sweep ? [{ name, figure, sweep }] : [];
});
/** What they show is that the answer stays, while something else changes: the count of crossings. */
const constant = ['turning-ray'];
const moments = Array.from({ length: 201 }, (_, i) => i / 200);

test('some figures move', () => {
  expect(moving.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['segment-and-circle', 'voronoi-regions', 'clamp-projection']),
  );
});

rule('a sweep has words, and takes its time', moving, ({ figure, sweep }) => {
  expect(sweep.label).toMatch(/^[a-z].*[^.]$/);
  expect(sweep.seconds).toBeGreaterThanOrEqual(3);
  expect(sweep.seconds).toBeLessThanOrEqual(30);
  expect(movedParts(sweep, figure.presets[0].state).length).toBeGreaterThan(0);
});

rule('a sweep meets a hit and a miss, or one for several reasons', moving, (one) => {
  const { name, figure, sweep } = one;
  const verdicts = moments.map((t) => {
    const at = sweep.at(figure.presets[0].state, t);
    return figure.verdict(at, figure.answer(at));
  });
  const hits = new Set(verdicts.map(({ hit }) => hit));
  expect(hits.size).toBe(constant.includes(name) ? 1 : 2);
  const lines = verdicts.map(({ word, rest }) => `${word}: ${rest}`);
  expect(new Set(lines).size).toBeGreaterThan(1);
});

const moment = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const runs = process.env.FULL === '1' ? 200 : 25;

rule('a sweep is always in a state that its parts can hold', moving, ({ figure, sweep }) => {
  const isHeld = fc.property(reachable(figure), moment, (model, t) => {
    const at = sweep.at(frozen(model.state), t);
    for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
      const numbers = part.toNumbers(at[name]);
      expect(part.fromNumbers(numbers, figure.world), name).not.toBeNull();
    }
  });
  forAll(isHeld, runs);
});

rule('a sweep goes on from where the reader left it', moving, ({ figure, sweep }) => {
  const isSame = fc.property(reachable(figure), moment, moment, ({ state }, t, before) => {
    const moved = movedParts(sweep, state);
    const now = sweep.at(state, before);
    expect(stateAt(sweep, moved, now, state, t)).toEqual(sweep.at(state, t));
  });
  forAll(isSame, runs);
});

// A raster jumps to its next row.
const smooth = moving.filter(({ sweep }) => !sweep.uncovers);

rule('a sweep moves smoothly: no moment is far from the one before', smooth, (one) => {
  const { figure, sweep } = one;
  const { state } = figure.presets[0];
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
