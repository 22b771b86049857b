import { describe, expect, test } from 'vitest';
import { firstDifference, marginsOf } from '#judge/compare.ts';
import { namedIn } from '#judge/given.ts';
import { stateOf } from '#judge/state-of.ts';
import { figuresCalling } from '#judge/suites/from-figures.ts';
import { judged, suiteOf } from '#judge/suites/index.ts';
import type { Part } from '#kit/part.ts';

/** Those of which a figure can show few, as its other shape is never the one of a case. */
const few: Readonly<Record<string, number>> = {
  'pointInCircle in rim-in-steps': 10,
  'pointInCircle in which-test': 30,
  'circlesIntersect in touching-in-decimals': 4,
  'circlesIntersect in fleet': 2,
  'collideCircles in circles-way-out': 60,
  'segmentIntersectsCircle in touching-undivided': 40,
  'boxIntersectsCircleByClamp in one-circle': 40,
  'signedDistanceToBox in nearest-wall': 60,
  'signedDistanceToBox in rounded-box': 50,
  'signedDistanceToBox in signed-exercise': 100,
  'lineCircle in square-shoulders': 80,
  'lineCircle in shoulders-exercise': 80,
  'overlapsByEpsilon in epsilon': 60,
  'overlapsByEpsilon in epsilon-exercise': 60,
  'polygonIntersectsCircle in filled-exercise': 60,
  'polygonOutlineIntersectsCircle in shore-exercise': 60,
  'toLocal in turned-box': 60,
  'toLocal in own-frame': 60,
  // Its window is small: the velocities of the other figure do not fit.
  'reflect in bounce-off-wall': 60,
  'reflect in wall-exercise': 100,
};

describe.each(judged)('%s', (fn) => {
  test.each(figuresCalling(fn).map((figure) => [figure.name, figure] as const))(
    'in %s',
    (name, figure) => {
      const { cases } = suiteOf(fn);
      const states = cases.map(({ values }) => stateOf(figure, fn, values));
      for (const [index, state] of states.entries()) {
        if (!state) continue;
        const { values } = cases[index]!;
        const again = namedIn(figure.calls![fn]!.values(state)!);
        const margins = marginsOf({ measure: 'length', tolerance: 1e-9, answers: 'touch' }, values);
        expect(firstDifference(values, again, margins)).toBe(null);
        // It can be put into an address, and read back.
        for (const [key, part] of Object.entries<Part<unknown>>(figure.parts)) {
          const numbers = part.toNumbers(state[key]);
          expect(part.fromNumbers(numbers, figure.world)).toEqual(state[key]);
        }
      }
      const shown = states.filter((state) => state !== null).length;
      expect(shown).toBeGreaterThanOrEqual(few[`${fn} in ${name}`] ?? 120);
    },
  );
});

test('what the case says nothing of stays as the reader has it', () => {
  const [figure] = figuresCalling('castCircleAgainstCircle');
  const from = { ...figure!.presets[0].state, t: 0.25 };
  const values = figure!.calls!.castCircleAgainstCircle!.values(figure!.presets[1]!.state)!;
  expect(stateOf(figure!, 'castCircleAgainstCircle', values, from)).toMatchObject({ t: 0.25 });
});

test('what is outside the window, or no scene at all, gives no state', () => {
  const figure = figuresCalling('circlesIntersect').find(({ name }) => name === 'circles-touch')!;
  const at = (x: number, radius: number) => ({ center: { x, y: 30 }, radius });
  expect(stateOf(figure, 'circlesIntersect', [at(30, 8), at(50, 8)])).not.toBe(null);
  for (const x of [-1, 200, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(stateOf(figure, 'circlesIntersect', [at(30, 8), at(x, 8)])).toBe(null);
  }
  expect(stateOf(figure, 'circlesIntersect', [at(30, 8), at(50, 0)])).toBe(null);
  expect(stateOf(figure, 'circlesIntersect', [])).toBe(null);
  expect(stateOf(figure, 'noFunction', [at(30, 8), at(50, 8)])).toBe(null);
});
