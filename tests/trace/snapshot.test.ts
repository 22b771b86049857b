import { describe, expect, test } from 'vitest';
import { maxCells } from '#trace/rows.ts';
import { scopeAt } from '#trace/snapshot.ts';
import { eventWords } from '#trace/words.ts';
import { TestRun } from './support/runs.ts';

const loop = `export function f(list, most) {
  let sum = 0;
  for (let i = 0; i < list.length; i += 1) {
    const item = list[i];
    if (item > most) {
      return sum;
    }
    sum += item;
  }
  return -1;
}`;

describe('a loop that is left early', () => {
  const run = new TestRun(loop, [1, 2, 9, 4], 5);

  test('reach: ran, later, never', () => {
    const second = run.at(run.stepIn(4, 2));
    expect(second.reach).toEqual([
      'ran',
      'ran',
      'ran',
      'ran',
      'ran',
      'later',
      'ran',
      'ran',
      'ran',
      'never',
      'ran',
    ]);
    expect(run.at(0).reach.slice(1, 6)).toEqual(Array(5).fill('later'));
    const end = run.at(run.lines.length - 1);
    expect(end.reach[5]).toBe('ran');
    expect(end.reach[9]).toBe('never');
  });

  test('iterations, and how the condition came out in each', () => {
    const second = run.at(run.stepIn(4, 2));
    expect(second.row(3).cells.map(({ text, isNow, isLater }) => [text, isNow, isLater])).toEqual([
      ['0', false, false],
      ['1', true, false],
      ['2', false, true],
    ]);
    expect(second.ticks(5)).toEqual(['false', 'false', 'true']);
    expect(second.row(5).cells.map(({ isLater }) => isLater)).toEqual([false, true, true]);
  });

  test('values of an earlier iteration are old; the counter is not', () => {
    const second = run.at(run.stepIn(4, 2));
    expect([second.words(4), second.row(4).isOld]).toEqual(['item = 2', false]);
    expect([second.words(8), second.row(8).isOld]).toEqual(['sum = 1', true]);
    expect([second.words(3), second.row(3).isOld]).toEqual(['i = 1', false]);
    expect([second.words(2), second.row(2).isOld]).toEqual(['sum = 0', false]);
    const added = run.at(run.stepIn(8, 2));
    expect([added.words(8), added.row(8).isOld]).toEqual(['sum = 3', false]);
  });

  test('before the first iteration there is nothing', () => {
    const start = run.at(run.stepIn(2));
    expect([start.words(3), start.words(4)]).toEqual(['', '']);
    expect(start.row(3).cells.some(({ isNow }) => isNow)).toBe(false);
    expect(start.parameters).toBe('list = 4 items   most = 5');
  });
});

test('a condition is yes or no, and what is returned true or false', () => {
  const code = `export function f(x) {
  if (x < 0) return false;
  const isLarge = x > 2 && x < 9;
  return isLarge;
}`;
  const wordsOf = (x: number) => {
    const run = new TestRun(code, x);
    const end = run.at(run.lines.length - 1);
    return [2, 3, 4].map((line) => end.words(line));
  };
  expect(wordsOf(5)).toEqual(['no', 'isLarge = true, yes, yes', 'true']);
  expect(wordsOf(-1)).toEqual(['yes, false', '', '']);
});

describe('a loop in a loop', () => {
  const run = new TestRun(
    `export function f(rows) {
  let n = 0;
  for (const row of rows) {
    n += 10;
    for (const item of row) {
      if (item === 0) continue;
      if (item > 1) n += 1;
    }
  }
  return n;
}`,
    [[1, 2, 3], [0, 1], [], [5]],
  );

  test('the iterations of the time that is going on', () => {
    expect(run.at(run.stepIn(6, 1)).ticks(6)).toEqual(['false', 'false', 'false']);
    expect(run.at(run.stepIn(6, 1)).ticks(7)).toEqual(['false', 'true', 'true']);
    // In the second time the first iteration passes line 7 by; it must not show what the first time did.
    const second = run.at(run.stepIn(6, 5));
    expect(second.ticks(6)).toEqual(['true', 'false']);
    expect(second.ticks(7)).toEqual(['missed', 'false']);
  });

  test('before it is reached, the next time; between two, the one before, as old', () => {
    expect(run.at(run.stepIn(4, 1)).ticks(5)).toEqual(['ran', 'ran', 'ran']);
    const between = run.at(run.stepIn(4, 2));
    expect(between.ticks(5)).toEqual(['ran', 'ran', 'ran']);
    expect(between.words(7)).toBe('n = 12');
    expect(between.row(7).isOld).toBe(true);
    expect([between.words(5), between.row(5).isOld]).toEqual(['item = 3', true]);
  });

  test('a time without iterations forgets the one before', () => {
    const last = run.at(run.stepIn(4, 4));
    expect(last.ticks(5)).toEqual([]);
    expect(last.row(7).isOld).toBe(true);
    expect(run.at(run.lines.length - 1).ticks(5)).toEqual(['ran']);
  });

  test('a counter of the inner loop is old in the next iteration of the outer', () => {
    const grid = new TestRun(
      `export function f(n) {
  for (let i = 0; i < n; i += 1) {
    n -= 0;
    for (let k = 0; k < 2; k += 1) {
      n += 0;
    }
  }
}`,
      3,
    );
    const [inside, next] = [grid.at(grid.stepIn(5, 2)), grid.at(grid.stepIn(3, 2))];
    expect([inside.words(4), inside.row(4).isOld]).toEqual(['k = 1', false]);
    expect([next.words(4), next.row(4).isOld]).toEqual(['k = 2', true]);
  });
});

describe('a window of cells', () => {
  const run = new TestRun(
    `export function f(n) {
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    sum += i;
  }
  return sum;
}`,
    20,
  );
  const texts = (step: number) =>
    run
      .at(step)
      .row(3)
      .cells.map(({ text }) => text);

  test('goes along with the iteration', () => {
    expect(texts(run.stepIn(4, 1))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    expect(texts(run.stepIn(4, 11))).toEqual(['…', '7', '8', '9', '10', '', '12', '']);
    expect(texts(run.stepIn(4, 20))).toEqual(['…', '13', '', '15', '', '17', '', '19']);
  });

  test('always holds the iteration, and never more cells than there is room for', () => {
    for (let i = 0; i < 20; i += 1) {
      const { cells } = run.at(run.stepIn(4, i + 1)).row(3);
      expect(cells).toHaveLength(maxCells);
      expect(cells.filter(({ isNow }) => isNow).map(({ text }) => text)).toEqual([String(i)]);
    }
  });

  test('a cell leads to its iteration', () => {
    const { cells } = run.at(run.stepIn(4, 3)).row(3);
    const step = run.run.steps.findIndex(({ at }) => at >= cells[5]!.event);
    expect(run.at(step).words(4)).toBe('sum = 15');
  });
});

test('parts of a line that never run are dimmed, while the rest does', () => {
  const source = `export function f(a, b) {
  if (a) return b;
  const c = b && a;
  return c ? a : b;
}`;
  const dimmed = (line: number, ...values: unknown[]) => {
    const run = new TestRun(source, ...values);
    const { row } = run.at(run.lines.length - 1);
    const text = source.split('\n')[line - 1]!;
    return row(line).dimmed.map(([from, to]) => text.slice(from, to));
  };
  expect(dimmed(2, 0, 1)).toEqual(['return b;']);
  expect(dimmed(2, 1, 1)).toEqual([]);
  expect(dimmed(3, 0, 0)).toEqual(['a']);
  expect(dimmed(3, 0, 1)).toEqual([]);
  expect(dimmed(4, 0, 1)).toEqual(['a']);
  // A line that does not run at all is not dimmed in parts.
  expect(dimmed(4, 1, 1)).toEqual([]);
});

describe('calls', () => {
  const run = new TestRun(
    `export function f(n) {
  const a = g(n);
  const b = [1, 2].map((x) => x + a);
  return [a, b, g(b[0])];
}
function g(x) {
  return x + 1;
}
function h() {
  return 3;
}`,
    1,
  );

  test('which one is shown', () => {
    expect(run.at(0, 'g').calls).toBe('called 2 times; this is call 1');
    expect(run.at(0, 'g').snapshot.hasBegun).toBe(false);
    expect(run.at(0, 'g').parameters).toBe('');
    const inFirst = run.at(run.stepIn(6, 1), 'g');
    expect(inFirst.snapshot.isRunning).toBe(true);
    expect(inFirst.parameters).toBe('x = 1');
    const between = run.at(run.stepIn(2), 'g');
    expect([between.snapshot.isRunning, between.calls]).toEqual([
      false,
      'called 2 times; this is call 1',
    ]);
    expect(run.at(run.stepIn(6, 2), 'g').parameters).toBe('x = 3');
    expect(run.at(0).calls).toBe('called once');
    const none = run.at(0, 'h');
    expect([none.calls, none.snapshot.frame, none.reach[9]]).toEqual(['not called', null, 'never']);
  });

  test('a function in a function is part of its listing', () => {
    const { words } = run.at(run.stepIn(3, 2));
    expect(words(3)).toBe('4');
    expect(run.at(run.lines.length - 1).words(3)).toContain('b = [3, 4]');
  });

  test('in a call of itself, what its inner functions do is the inner call’s', () => {
    const twice = new TestRun(
      `export function f(n) {
  const g = () => {
    const m = n;
    return m;
  };
  const a = g();
  return n > 0 ? f(n - 1) : a;
}`,
      1,
    );
    expect(twice.at(twice.lines.length - 1).words(3)).toBe('m = 1');
    expect(twice.at(twice.stepIn(3, 2)).words(3)).toBe('m = 0');
  });

  test('a name of an inner function is not that of a listing', () => {
    const inner = new TestRun(
      `function g(n) {
  const f = () => n;
  return f();
}
export function f(n) {
  return g(n);
}`,
      1,
    );
    expect(inner.at(inner.lines.length - 1).words(6)).toBe('1');
  });
});

test('of several names in a line only the values stand beside it, in the same order', () => {
  const run = new TestRun(
    `export function f(box) {
  const { center, halfWidth: w, halfHeight: h } = box;
  const { x } = center;
  return x + w + h;
}`,
    { halfHeight: 2, halfWidth: 1, center: { x: 3, y: 4 } },
  );
  const { words } = run.at(run.lines.length - 1);
  expect(words(2)).toBe('(3, 4), 1, 2');
  expect(words(3)).toBe('x = 3');
});

test('the names that a step knows', () => {
  const run = new TestRun(
    `export function f(a, b) {
  [a, b] = [b, a];
  const c = g(a);
  return c;
}
function g(x) {
  return x;
}`,
    1,
    2,
  );
  const scope = (step: number) =>
    [...scopeAt(run.run, step)].map(
      ([name, event]) => `${name} ${eventWords(run.run.trace, event)}`,
    );
  expect(scope(0)).toEqual(['a 1', 'b 2']);
  expect(scope(run.stepIn(2))).toEqual(['a 2', 'b 1']);
  expect(scope(run.stepIn(7))).toEqual(['x 2']);
  expect(scope(run.stepIn(4))).toEqual(['a 2', 'b 1', 'c 2']);
});
