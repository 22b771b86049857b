import { expect, test } from 'vitest';
import { memoize } from '#figure/memoize.ts';
import type { Part } from '#figure/part.ts';
import { firstDifference, marginsOf } from '#lab/judge/compare.ts';
import { withFunctionNames } from '#lab/judge/named-function.ts';
import { stateOf } from '#lab/judge/state-of.ts';
import { figuresCalling } from '#lab/judge/suites/from-figures.ts';
import { judged, suiteOf } from '#lab/judge/suites/index.ts';
import { rule } from '../support/rule.ts';

/** In the quick run a third of the cases, unless the figure can show none of these. */
const stride = process.env.FULL === '1' ? 1 : 3;
const calls = judged.flatMap((fn) =>
  figuresCalling(fn).map((figure) => ({ fn, figure, name: `${fn} in ${figure.name}` })),
);
const statesIn = memoize(({ fn, figure }: (typeof calls)[number]) => {
  const every = (step: number) =>
    suiteOf(fn)
      .cases.filter((_, i) => i % step === 0)
      .map(({ values }) => ({ values, state: stateOf(figure, fn, values) }));
  const some = every(stride);
  return some.some(({ state }) => state) ? some : every(1);
});

rule('a figure that is brought to a case calls its function with that case', calls, (call) => {
  const { fn, figure } = call;
  for (const { values, state } of statesIn(call)) {
    if (!state) continue;
    const again = withFunctionNames(figure.calls![fn]!.values(state)!);
    const margins = marginsOf({ measure: 'length', tolerance: 1e-9, answers: 'touch' }, values);
    expect(firstDifference(values, again, margins)).toBe(null);
    // An address can store the state.
    for (const [key, part] of Object.entries<Part<unknown>>(figure.parts)) {
      const numbers = part.toNumbers(state[key]);
      expect(part.fromNumbers(numbers, figure.world)).toEqual(state[key]);
    }
  }
});

test('figures show most cases: few only where their other shape or their window allows no more', () => {
  const counts = calls.map((call) => ({
    name: call.name,
    shown: statesIn(call).filter(({ state }) => state !== null).length,
  }));
  expect(counts.filter(({ shown }) => shown < 1)).toEqual([]);
  const few = counts.filter(({ shown }) => stride * shown < 120);
  expect(few.length, JSON.stringify(few)).toBeLessThan(counts.length / 4);
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
