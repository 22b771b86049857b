import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import traced from '#lib/index.ts?trace';
import { link, run } from '#trace/program.ts';
import { checkScenes, full, seed } from '../lib/bench/check-scenes.ts';
import { Random, randomScenes } from '../lib/bench/random-scenes.ts';
import { onlyFinite } from '../support/right-answers.ts';
import { sampleCall } from '../support/sample-calls.ts';
import { anyShapes, disturbed, hardShapes } from '../support/sample-shapes.ts';
import { withGridUsed } from '../support/use-grid.ts';

// Three calls each: plain, traced, and traced while recording. In the long run more than 400,000
// of each.
const runs = full ? 9_000 : 30;
/** Of the scenes where touching is exact, every so many-th. */
const every = full ? 13 : 397;

type Functions = Readonly<Record<string, (...values: unknown[]) => unknown>>;

const program = link(traced);

/** What a call returns or throws. */
function outcome(call: () => unknown): unknown {
  try {
    return { result: withGridUsed(call()) };
  } catch (error) {
    const { name, message } = error as Error;
    return { name, message };
  }
}

test('with probes every function gives the same answers and errors', () => {
  const names = Object.keys(library);
  expect(Object.keys(program.functions).toSorted()).toEqual(names.toSorted());
  expect(names.length).toBeGreaterThan(70);
  expect(names.flatMap(faultsOf)).toEqual([]);
});

/** How a function with probes differs from itself without them, each as text. */
function faultsOf(name: string): string[] {
  const plain = (library as unknown as Functions)[name]!;
  const probed = program.functions[name]!;
  const others = new Random(seed);
  const values = (random: Random, shapes = anyShapes(random)) => {
    return disturbed(sampleCall(name, shapes, random), random, onlyFinite.includes(name));
  };
  const hard = Array.from(hardShapes(others, every), (shapes) => values(others, shapes));
  let [events, answers, cut] = [0, 0, 0];
  const isSame = (list: unknown[]) => {
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
  };
  let count = 0;
  try {
    count = checkScenes([...randomScenes(runs, values), ...hard], isSame);
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
  const faults: string[] = [];
  if (hard.length <= 30) faults.push(`${hard.length} hard scenes`);
  if (count !== runs + hard.length) faults.push(`${count} scenes in all`);
  // Errors alone would not be a test. An exact sum of very small and very large numbers may be long,
  // and so may a search for the shortest push among all positions of a polygon.
  if (answers <= count / 8) faults.push(`${answers} results in ${count} calls`);
  const isLong = ['keepCircleInsidePolygon', 'separateCircles', 'shortestWayOut'].includes(name);
  if (cut >= count / (isLong ? 4 : 50)) faults.push(`${cut} of ${count} runs cut`);
  // At least it was called, and came to its end.
  if (events < 2 * count) faults.push(`${events} events in ${count} calls`);
  return faults.map((fault) => `${name}: ${fault}`);
}
