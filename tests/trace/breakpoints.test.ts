import { describe, expect, test } from 'vitest';
import {
  Breakpoints,
  nextArrival,
  type Place,
  placeOf,
  previousArrival,
  stepLines,
} from '#trace/breakpoints.ts';
import { TestRun } from './support/runs.ts';

const file = 'test.ts';
const loop = new TestRun(
  `export function f(list) {
  let sum = 0;
  for (const item of list) {
    if (item > 2) sum += twice(item);
  }
  return sum;
}

function twice(x) {
  return 2 * x;
}`,
  [1, 3, 5],
);
const { run } = loop;
const inLines =
  (...lines: number[]) =>
  (place: Place) =>
    lines.includes(place.line);
const all = (lines: number[]) => {
  const found: number[] = [];
  for (let at = nextArrival(run, -1, inLines(...lines)); at >= 0; ) {
    found.push(at);
    at = nextArrival(run, at, inLines(...lines));
  }
  return found;
};

describe('the next and the previous step in a line', () => {
  test('are found from the whole run, from a step, and not beyond the last and the first', () => {
    const first = loop.stepIn(10);
    const second = loop.stepIn(10, 2);
    expect(all([10])).toEqual([first, second]);
    expect(nextArrival(run, first, inLines(10))).toBe(second);
    expect(nextArrival(run, second, inLines(10))).toBe(-1);
    expect(previousArrival(run, run.steps.length, inLines(10))).toBe(second);
    expect(previousArrival(run, second, inLines(10))).toBe(first);
    expect(previousArrival(run, first, inLines(10))).toBe(-1);
  });

  test('of several lines the nearest', () => {
    const lines = all([2, 6]).map((step) => run.steps[step]?.line);
    expect(lines).toEqual([2, 6]);
  });

  test('a line that goes on after a call is come to once', () => {
    // The line of the call has a step before the call and one after it.
    const steps = run.steps.filter(({ line }) => line === 4);
    expect(steps.length).toBe(5);
    const come = all([4]);
    expect(come).toEqual([1, 2, 4].map((time) => loop.stepIn(4, time)));
  });

  test('each iteration of a loop in one line is come to', () => {
    const short = new TestRun(
      `export function f(n) {
  for (let i = 0; i < n; i += 1) g(i);
}

function g(x) {
  return x;
}`,
      3,
    );
    const found: number[] = [];
    for (let at = -1; ; ) {
      at = nextArrival(short.run, at, inLines(2));
      if (at < 0) break;
      found.push(at);
    }
    const inLoop = short.run.steps.filter(({ line }) => line === 2);
    expect(inLoop.length).toBeGreaterThanOrEqual(3);
    expect(found.length).toBeGreaterThanOrEqual(3);
    // Another call of the same function reaches the same line again.
    expect(nextArrival(short.run, -1, inLines(6))).toBe(short.stepIn(6));
  });

  test('a line of another file is another line', () => {
    expect(nextArrival(run, -1, ({ file: of }) => of === 'other.ts')).toBe(-1);
    expect(placeOf(run, loop.stepIn(6))).toEqual({ file, line: 6 });
    expect(placeOf(run, -1)).toBe(null);
    expect(placeOf(run, run.steps.length)).toBe(null);
  });
});

test('the lines of steps are those that any run can come to, in their order', () => {
  expect(stepLines(run.trace.siteTable, file)).toEqual([1, 2, 3, 4, 6, 9, 10]);
  expect(stepLines(run.trace.siteTable, 'other.ts')).toEqual([]);
  const lines = stepLines(run.trace.siteTable, file);
  for (const { line } of run.steps) expect(lines).toContain(line);
});

test('a function that returns nothing can be stopped at its end, a comment not', () => {
  const silent = new TestRun(
    `export function f(list) {
  // A comment.
  list.push(1);
}`,
    [],
  );
  expect(stepLines(silent.run.trace.siteTable, file)).toEqual([1, 4]);
});

describe('breakpoints', () => {
  test('come and go, and are kept by file and line', () => {
    const breakpoints = new Breakpoints();
    expect(breakpoints.isEmpty).toBe(true);
    expect(breakpoints.toggle({ file, line: 4 })).toBe(true);
    expect(breakpoints.toggle({ file, line: 6 })).toBe(true);
    expect([...breakpoints.in(file)]).toEqual([4, 6]);
    expect(breakpoints.has({ file, line: 4 })).toBe(true);
    expect(breakpoints.has({ file: 'other.ts', line: 4 })).toBe(false);
    expect(breakpoints.in('other.ts').size).toBe(0);
    expect(breakpoints.toggle({ file, line: 4 })).toBe(false);
    expect([...breakpoints.in(file)]).toEqual([6]);
    breakpoints.set(file, [7, 8]);
    expect([...breakpoints.in(file)]).toEqual([7, 8]);
    expect(breakpoints.isEmpty).toBe(false);
    breakpoints.set(file, []);
    expect(breakpoints.isEmpty).toBe(true);
  });
});
