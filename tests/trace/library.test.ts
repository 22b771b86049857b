import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import traced from '#lib/index.ts?trace';
import { link, run } from '#trace/program.ts';
import { checkScenes, full, seed } from '../lib/bench/check-scenes.ts';
import { Random, randomScenes } from '../lib/bench/random-scenes.ts';
import { withGridUsed } from '../support/use-grid.ts';
import { calls } from './support/calls.ts';
import { anyShapes, disturbed, hardShapes } from './support/scenes.ts';

// Three calls each: plain, traced, and traced while recording. In the long run more than 400,000
// of each.
const runs = full ? 9_000 : 60;
/** Of the scenes where touching is exact, every so many-th. */
const every = full ? 13 : 211;

type Functions = Readonly<Record<string, (...values: unknown[]) => unknown>>;

const program = link(traced);

/** NaN and Infinity make these endless, with probes or without. */
const onlyFinite = [
  'circlesIntersectExactly',
  'findIntersectingPairsByGrid',
  'pointInCircleExactly',
  'ulp',
];

/** What a call returns or throws. */
function outcome(call: () => unknown): unknown {
  try {
    return { result: withGridUsed(call()) };
  } catch (error) {
    const { name, message } = error as Error;
    return { name, message };
  }
}

test('every function of the library is called here', () => {
  expect(Object.keys(calls).toSorted()).toEqual(Object.keys(library).toSorted());
  expect(Object.keys(program.functions).toSorted()).toEqual(Object.keys(library).toSorted());
});

describe.each(Object.keys(calls))('%s', (name) => {
  const plain = (library as unknown as Functions)[name]!;
  const probed = program.functions[name]!;

  test('with probes gives the same answers and errors', () => {
    const others = new Random(seed);
    const values = (random: Random, shapes = anyShapes(random)) => {
      return disturbed(calls[name]!(shapes, random), random, onlyFinite.includes(name));
    };
    const hard = Array.from(hardShapes(others, every), (shapes) => values(others, shapes));
    let [events, answers, cut] = [0, 0, 0];
    const count = checkScenes([...randomScenes(runs, values), ...hard], (list) => {
      const expected = outcome(() => plain(...list));
      const quiet = outcome(() => probed(...list));
      const trace = run(program, name, list);
      events += trace.length;
      const recorded = outcome(() => {
        if ('error' in trace) throw trace.error;
        return trace.result;
      });
      answers += 'error' in trace ? 0 : 1;
      cut += trace.isCut ? 1 : 0;
      // It tells 0 from -0, and NaN is NaN. What is cut has no answer.
      return (
        isDeepStrictEqual(quiet, expected) && (trace.isCut || isDeepStrictEqual(recorded, expected))
      );
    });
    expect(hard.length).toBeGreaterThan(30);
    expect(count).toBe(runs + hard.length);
    // Errors alone would be no test. An exact sum of very small and very large numbers may be long.
    expect(answers).toBeGreaterThan(count / 8);
    expect(cut).toBeLessThan(count / 50);
    // At least it was called, and came to its end.
    expect(events).toBeGreaterThanOrEqual(2 * count);
  });
});
