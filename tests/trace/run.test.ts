import { describe, expect, test } from 'vitest';
import { sameStep, stepOver } from '#trace/run.ts';
import { foundAt, runWords, stepWords } from '#trace/sentences.ts';
import { TestRun } from './support/runs.ts';

const caller = `export function f(n) {
  const one = g(n);
  const two = g(one);
  return one + two;
}
function g(n) {
  return n + 1;
}`;

describe('a function that calls another', () => {
  const test1 = new TestRun(caller, 3);

  test('the calls', () => {
    expect(test1.calls).toEqual([
      ['f', -1, 0, null],
      ['g', 0, 1, 2],
      ['g', 0, 1, 3],
    ]);
  });

  test('the steps: a line at a time', () => {
    expect(test1.lines).toEqual([1, 6, 7, 2, 6, 7, 3, 4]);
    expect(test1.run.steps.map(({ frame }) => frame)).toEqual([0, 1, 1, 0, 2, 2, 0, 0]);
  });

  test('stepping over the calls', () => {
    const way = [0];
    while (way.at(-1) !== test1.run.steps.length - 1) way.push(stepOver(test1.run, way.at(-1)!));
    expect(way).toEqual([0, 3, 6, 7]);
    // From inside: to the end of the call, and out.
    expect([1, 2, 5].map((step) => stepOver(test1.run, step))).toEqual([2, 3, 6]);
  });

  test('in words', () => {
    expect(stepWords(test1.run, 0)).toBe('Step 1 of 8, line 1: f is called, n = 3');
    expect(stepWords(test1.run, 2)).toBe('Step 3 of 8, line 2 of g: returns 4');
    expect(stepWords(test1.run, 3)).toBe('Step 4 of 8, line 2: one = 4');
    expect(runWords(test1.run)).toBe('8 steps, and it returns 9');
    expect(runWords(new TestRun('export const f = (n) => n;', 1).run)).toBe(
      '1 step, and it returns 1',
    );
  });
});

test('calls of untraced functions, and calls in calls, leave nothing behind', () => {
  const run = new TestRun(
    `export function f(n) {
  const text = String(n);
  const twice = g(
    g(Number(text)));
  return [twice].map(g);
}
function g(n) { return n + 1 }`,
    1,
  );
  expect(run.calls).toEqual([
    ['f', -1, 0, null],
    ['g', 0, 1, 4],
    ['g', 0, 1, 3],
    ['g', 0, 1, null],
  ]);
});

test('a condition over several lines tells its parts where they stand', () => {
  const run = new TestRun(
    `export function f(a, b) {
  if (a > 1 &&
    (b > 1 || b < 0)) return 1;
  return 2;
}`,
    2,
    0,
  );
  expect(run.lines).toEqual([1, 2, 3, 2, 4]);
  expect(run.run.steps.map((_, i) => foundAt(run.run, i))).toEqual([
    'f is called, a = 2, b = 0',
    'a > 1 is true',
    'b > 1 || b < 0 is false',
    'a > 1 && (b > 1 || b < 0) is false',
    'returns 2',
  ]);
});

const loop = `export function f(list, most) {
  let sum = 0;
  for (let i = 0; i < list.length; i += 1) {
    if (list[i] > most) return sum;
    sum += list[i];
  }
  return sum;
}`;

describe('a loop', () => {
  test('steps: each iteration anew, its header too', () => {
    const run = new TestRun(loop, [4, 5], 9);
    expect(run.lines).toEqual([1, 2, 3, 4, 5, 3, 4, 5, 3, 7]);
    expect(foundAt(run.run, 5)).toBe('i = 1, i < list.length is true');
  });

  test('in one line, each iteration is a step', () => {
    const run = new TestRun(
      `export function f(n) {
  for (let i = 0; i < n; i += 1) n -= 1;
  return n;
}`,
      4,
    );
    expect(run.lines).toEqual([1, 2, 2, 2, 3]);
    expect(foundAt(run.run, 2)).toBe('n = 3, i = 1, i < n is true');
  });

  test('the same step of another run: reached as often', () => {
    const before = new TestRun(loop, [1, 2, 3], 9);
    const edited = new TestRun(loop.replace('sum += list', 'sum -= list'), [1, 2, 3], 9).run;
    const moved = new TestRun(`\n${loop}`, [1, 2, 3], 9).run;
    const second = before.stepIn(5, 2);
    expect(sameStep(before.run, second, before.run)).toBe(second);
    expect(sameStep(before.run, 0, before.run)).toBe(0);
    // In an edited source the function is the same where it begins at the same place.
    expect(sameStep(before.run, second, edited)).toBe(second);
    expect(sameStep(before.run, second, moved)).toBe(moved.steps.length - 1);
  });
});

describe('errors', () => {
  test('thrown in a call, caught by the caller', () => {
    const run = new TestRun(
      `export function f(n) {
  let m = 0;
  try {
    m = g(n);
  } catch (error) {
    m = 2;
  }
  return m;
}
function g(n) {
  if (n) throw new Error('no');
  return 1;
}`,
      1,
    );
    expect(run.calls).toEqual([
      ['f', -1, 0, null],
      ['g', 0, 1, 4],
    ]);
    expect(run.lines).toEqual([1, 2, 10, 11, 6, 8]);
    expect(run.run.steps.map(({ frame }) => frame)).toEqual([0, 0, 1, 1, 0, 0]);
    expect(run.at(run.stepIn(6), 'g').snapshot.isRunning).toBe(false);
    expect(run.at(run.stepIn(10), 'g').snapshot.isRunning).toBe(true);
  });

  test('thrown in a call of itself', () => {
    const run = new TestRun(
      `export function f(n) {
  if (n === 0) throw new Error('no');
  try {
    f(n - 1);
  } catch (error) {
    return n;
  } finally {
    n = 7;
  }
  return n + 1;
}`,
      2,
    );
    expect(run.calls).toEqual([
      ['f', -1, 0, null],
      ['f', 0, 1, 4],
      ['f', 1, 2, 4],
    ]);
    const end = run.run.steps.slice(-4).map(({ frame, line }) => [frame, line]);
    expect(end).toEqual([
      [1, 6],
      [1, 8],
      [0, 8],
      [0, 10],
    ]);
    expect(run.run.frames[1]!.to).toBeLessThan(run.run.trace.length);
  });

  test('not caught', () => {
    const run = new TestRun('export function f(n) {\n  throw new Error("no " + n);\n}', 1);
    expect(runWords(run.run)).toBe('2 steps, then an error: no 1');
    expect(stepWords(run.run, 1)).toBe('Step 2 of 2, line 2: throws');
    expect(run.at(0).reach).toEqual(['ran', 'later', 'ran']);
    expect(run.at(1).reach).toEqual(['ran', 'ran', 'ran']);
  });
});

test('functions that give nothing back end', () => {
  const run = new TestRun(
    `export function f(list) {
  let n = 0;
  list.forEach((x) => {
    n += x;
  });
  list.forEach(() => {});
  g();
}
function g() {
  return;
}`,
    [1, 2],
  );
  expect(run.calls).toEqual([
    ['f', -1, 0, null],
    ['a function', 0, 1, null],
    ['a function', 0, 1, null],
    ['a function', 0, 1, null],
    ['a function', 0, 1, null],
    ['g', 0, 1, 7],
  ]);
  // Of a callback without anything in it, its call and its end, in one line.
  expect(run.lines).toEqual([1, 2, 3, 4, 5, 3, 4, 5, 6, 6, 9, 10, 8]);
  expect(foundAt(run.run, run.stepIn(6))).toBe('a function is called, ends');
  expect(foundAt(run.run, run.stepIn(10))).toBe('ends');
  expect(runWords(run.run)).toBe('13 steps, and it returns nothing');
});

test('a default value that calls something is no part of the caller', () => {
  const run = new TestRun(
    `export function f(n) {
  const m = g();
  return m + n;
}
function g(x = h(2)) { return x }
function h(x) { return x && x + 1 }`,
    1,
  );
  expect(run.calls.map(([name, parent]) => [name, parent])).toEqual([
    ['f', -1],
    ['h', 0],
    ['g', 0],
  ]);
  expect(run.run.steps.slice(-2).map(({ frame, line }) => [frame, line])).toEqual([
    [0, 2],
    [0, 3],
  ]);
  expect(run.run.frameOf).not.toContain(-1);
});

test('recursion', () => {
  const run = new TestRun('export function f(n) {\n  return n > 1 ? n * f(n - 1) : 1;\n}', 3);
  expect(run.calls.map(([, parent, depth]) => [parent, depth])).toEqual([
    [-1, 0],
    [0, 1],
    [1, 2],
  ]);
  // On the way back the last line of each.
  expect(run.lines).toEqual([1, 2, 1, 2, 1, 2, 2, 2]);
  expect(stepOver(run.run, 1)).toBe(7);
  expect(run.at(3).parameters).toBe('n = 2');
  expect(run.at(5).calls).toBe('called 3 times; this is call 3');
  expect(run.at(6).calls).toBe('called 3 times; this is call 2');
  expect(run.at(7).calls).toBe('called 3 times; this is call 1');
  expect([5, 6, 7].map((step) => run.at(step).words(2).split(', ')[0])).toEqual(['1', '2', '6']);
});
