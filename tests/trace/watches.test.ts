import { describe, expect, test } from 'vitest';
import { watchable, watchedAt } from '#trace/watches.ts';
import { TestRun } from './support/runs.ts';

const file = 'test.ts';
const circle = { center: { x: 3, y: 4 }, radius: 2 };
const loop = new TestRun(
  `export function f(circle, list) {
  let sum = 0;
  for (const item of list) {
    sum += half(item);
  }
  return sum;
}

function half(x) {
  const result = x / 2;
  return result;
}`,
  circle,
  [4, 0, 6, 8],
);
const { run } = loop;
const at = (step: number, path: string, fn = 'f') => watchedAt(run, step, { file, fn, path });
const words = (step: number, path: string, fn?: string) => at(step, path, fn).words;

test('parameters, variables and their fields can be watched, by function', () => {
  expect(watchable(run)).toEqual([
    {
      file,
      fn: 'f',
      paths: [
        'circle',
        'circle.center',
        'circle.center.x',
        'circle.center.y',
        'circle.radius',
        'list',
        'list.length',
        'sum',
        'item',
      ],
    },
    { file, fn: 'half', paths: ['x', 'result'] },
  ]);
});

describe('a watch', () => {
  test('follows the steps', () => {
    expect(words(0, 'sum')).toBe('');
    expect(words(loop.stepIn(2), 'sum')).toBe('0');
    expect(words(loop.stepIn(4), 'sum')).toBe('2');
    expect(words(loop.stepIn(4, 3), 'sum')).toBe('5');
    expect(words(-1, 'sum')).toBe('9');
  });

  test('reads fields, and the length of a list', () => {
    expect(words(0, 'circle')).toBe('(3, 4) r 2');
    expect(words(0, 'circle.center')).toBe('(3, 4)');
    expect(words(0, 'circle.center.x')).toBe('3');
    expect(words(0, 'list.length')).toBe('4');
    expect(words(0, 'list')).toBe('4 items');
    expect(words(0, 'circle.none')).toBe('');
    expect(words(0, 'circle.radius.none')).toBe('');
    expect(words(0, 'none')).toBe('');
  });

  test('has changed in the step that changes it, and in no other', () => {
    const changed = run.steps.flatMap((_, step) => (at(step, 'sum').hasChanged ? [step] : []));
    // The second item adds nothing.
    expect(changed).toEqual([2, 4, 4, 4].map((line, i) => loop.stepIn(line, [1, 1, 3, 4][i])));
    expect(at(-1, 'sum').hasChanged).toBe(false);
    expect(at(0, 'circle').hasChanged).toBe(true);
  });

  test('keeps the value of a call that is over, and says so', () => {
    const inside = loop.stepIn(10, 1);
    expect(at(inside, 'result', 'half')).toEqual({ words: '2', hasChanged: true, isOld: false });
    const after = loop.stepIn(4);
    expect(at(after, 'result', 'half')).toEqual({ words: '2', hasChanged: false, isOld: true });
    // The caller waits for it.
    expect(at(inside, 'sum').isOld).toBe(false);
    expect(at(-1, 'result', 'half')).toEqual({ words: '4', hasChanged: false, isOld: false });
  });

  test('of a function that is never called, or of another file, has no value', () => {
    expect(words(3, 'x', 'other')).toBe('');
    expect(watchedAt(run, 3, { file: 'other.ts', fn: 'f', path: 'sum' }).words).toBe('');
  });
});
