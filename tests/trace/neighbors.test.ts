import { expect, test } from 'vitest';
import { neighborsAt, neighborWords } from '#trace/neighbors.ts';
import { TestRun } from './support/runs.ts';

const loop = new TestRun(
  `export function f(list) {
  let sum = 0;
  for (const item of list) {
    sum += item;
  }
  const { x, y } = { x: sum, y: 0 };
  return x + y;
}`,
  [4, 4, 7],
);
const words = (line: number, time = 1) =>
  neighborWords(neighborsAt(loop.run, loop.stepIn(line, time)));

test('a variable of a loop: the iteration before and the one after', () => {
  expect(words(4)).toBe('before 0, next 8');
  expect(words(4, 2)).toBe('before 4, next 15');
  expect(words(4, 3)).toBe('before 8');
  expect(words(2)).toBe('next 4');
});

test('the same value is not said twice', () => {
  expect(words(3)).toBe('');
  expect(words(3, 2)).toBe('next 7');
  expect(words(3, 3)).toBe('before 4');
});

test('a step without variables, no step, and variables assigned once have none', () => {
  expect(words(6)).toBe('');
  expect(words(7)).toBe('');
  expect(neighborsAt(loop.run, -1)).toEqual([]);
  expect(neighborsAt(loop.run, 99)).toEqual([]);
});

test('of several variables in a line each has its name', () => {
  const run = new TestRun(
    `export function f(points) {
  let most = 0;
  for (const { x, y } of points) {
    if (x + y > most) most = x + y;
  }
  return most;
}`,
    [
      { x: 1, y: 2 },
      { x: 5, y: 2 },
      { x: 6, y: 3 },
    ],
  );
  expect(neighborWords(neighborsAt(run.run, run.stepIn(3)))).toBe('x next 5');
  expect(neighborWords(neighborsAt(run.run, run.stepIn(3, 3)))).toBe('x before 5; y before 2');
});

test('each call has values of its own; a nested function has those of its outer one', () => {
  const run = new TestRun(
    `export function f(list) {
  let most = 0;
  list.forEach((item) => {
    most = g(most, item);
  });
  return most;
}

function g(a, b) {
  const larger = a > b ? a : b;
  return larger;
}`,
    [3, 2, 9],
  );
  const at = (line: number, time = 1) => neighborsAt(run.run, run.stepIn(line, time));
  expect(at(9 + 1)).toEqual([{ name: 'larger', before: null, next: null }]);
  expect(neighborWords(at(4, 1))).toBe('before 0');
  expect(neighborWords(at(4, 2))).toBe('next 9');
  expect(neighborWords(at(4, 3))).toBe('before 3');
});
