import { describe, expect, test } from 'vitest';
import { answerPlaces } from '#lab/sandbox/grid.ts';
import { flags, type Grid } from '#lab/sandbox/messages.ts';

const never = () => false;

/** Three columns from x = 1, two rows from y = 5 down; the point (x, y) moves. */
const grid: Grid = {
  values: [{ x: 0, y: 0 }, [{ r: 2 }, 9]],
  moving: [
    { path: [0, 'x'], base: 0, alongX: 1, alongY: 0 },
    { path: [0, 'y'], base: 0, alongX: 0, alongY: 1 },
  ],
  ...{ x: 1, y: 5, stepX: 0.5, stepY: 2, columns: 3, rows: 2, numberPaths: [] },
};
const places = [1, 1.5, 2].map((x) => [x, 5]).concat([1, 1.5, 2].map((x) => [x, 3]));

/** The arguments of each call, copied. */
function callsOf(asked: Grid, from = 0, isOver = never): unknown[] {
  const calls: unknown[] = [];
  answerPlaces((...values) => calls.push(structuredClone(values)), asked, from, isOver);
  return calls;
}

describe('the places', () => {
  test('come row by row from the top', () => {
    expect(callsOf(grid)).toEqual(places.map(([x, y]) => [{ x, y }, [{ r: 2 }, 9]]));
  });

  test('begin at the one that is asked for, also within a row', () => {
    for (const from of [1, 3, 5]) expect(callsOf(grid, from)).toEqual(callsOf(grid).slice(from));
  });

  test('end when time is over, but not before one was answered', () => {
    expect(callsOf(grid, 0, () => true)).toHaveLength(1);
    let left = 3;
    const isOver = () => {
      left -= 1;
      return left < 0;
    };
    expect(callsOf(grid, 0, isOver)).toHaveLength(4);
  });

  test('move numbers that lie deep, in lists too, each by its own share of the place', () => {
    const moving = [{ path: [1, 0, 'r'], base: 100, alongX: 10, alongY: -1 }];
    expect(callsOf({ ...grid, moving })).toEqual(
      places.map(([x = 0, y = 0]) => [{ x: 0, y: 0 }, [{ r: 100 + 10 * x - y }, 9]]),
    );
  });

  test('leave the values of the question as they are', () => {
    const values = structuredClone(grid.values);
    callsOf(grid);
    expect(grid.values).toEqual(values);
  });
});

describe('the answers', () => {
  const flag = (call: () => unknown) =>
    answerPlaces(call, { ...grid, rows: 1, columns: 1 }, 0, never)[0];

  test.each([
    [flags.no, false],
    [flags.none, null],
    [flags.broken, undefined],
    [flags.yes, true],
    [flags.value, 0],
    [flags.value, Number.NaN],
    [flags.value, {}],
    [flags.value, []],
    [flags.broken, ''],
    [flags.broken, 1n],
    [flags.broken, () => true],
    [flags.broken, Symbol('a')],
  ])('have flag %d for %s', (expected, answer) => {
    expect(flag(() => answer)).toBe(expected);
  });

  test('have the flag of what is broken where the call throws anything', () => {
    for (const thrown of [new Error('a'), null, 1]) {
      expect(
        flag(() => {
          throw thrown;
        }),
      ).toBe(flags.broken);
    }
  });

  test('a place that throws keeps nothing of the place before', () => {
    let count = 0;
    const call = () => {
      count += 1;
      if (count === 2) throw new Error('a');
      return { depth: 7 };
    };
    const asked = { ...grid, rows: 1, numberPaths: [['depth']] };
    expect([...answerPlaces(call, asked, 0, never)]).toEqual([
      ...[flags.value, 7, flags.broken, 0],
      ...[flags.value, 7],
    ]);
  });

  test('have the numberPaths numbers, and NaN for what is no number', () => {
    const answer = { depth: 0.5, normal: { x: 1, y: '2' }, list: [1, { t: 3 }] };
    const numberPaths = [
      ['depth'],
      ['normal', 'x'],
      ['normal', 'y'],
      ['list', 1, 't'],
      ['no', 'way'],
      [],
    ];
    const asked = { ...grid, rows: 1, columns: 1, numberPaths };
    const none = Number.NaN;
    expect([...answerPlaces(() => answer, asked, 0, never)]).toEqual([
      flags.value,
      0.5,
      1,
      none,
      3,
      none,
      none,
    ]);
    expect([...answerPlaces(() => 4, asked, 0, never)].at(-1)).toBe(4);
    expect([...answerPlaces(() => null, asked, 0, never)]).toEqual([
      flags.none,
      ...Array(6).fill(none),
    ]);
  });

  test('of a getter that throws are broken', () => {
    const answer = {
      get depth() {
        throw new Error('a');
      },
    };
    const asked = { ...grid, rows: 1, columns: 1, numberPaths: [['depth']] };
    expect(answerPlaces(() => answer, asked, 0, never)[0]).toBe(flags.broken);
  });

  test('of the next row are not told what the function did to its arguments', () => {
    const call = (_: unknown, list: unknown) => (list as unknown[]).push(0);
    const asked = { ...grid, columns: 1, numberPaths: [[]] };
    expect([...answerPlaces(call, asked, 0, never)]).toEqual([flags.value, 3, flags.value, 3]);
  });
});
