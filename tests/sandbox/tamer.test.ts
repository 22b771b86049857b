import { describe, expect, test } from 'vitest';
import { errorText, makeTamer } from '#lab/sandbox/tamer.ts';

/** A copy by a new tamer, as a page receives it. */
const tame = (value: unknown): unknown => structuredClone(makeTamer()(value));
const unreadable = { kind: 'a value that cannot be read' };
const tooLarge = { kind: 'a value that is too large' };

describe('a copy for the page', () => {
  test.each([
    ...[undefined, null, true, -0, Number.NaN, Infinity, 'a', 12n],
    ...[[], [1, [2, { a: [3] }]], {}, { center: { x: 1, y: -2 }, list: ['a', null] }],
  ])('is the same for plain data: case %#', (value) => {
    expect(tame(value)).toEqual(value);
  });

  test.each([
    ['a function', () => 1, { kind: 'a function' }],
    ['a symbol', Symbol('a'), { kind: 'a symbol' }],
    ['a huge whole number', 2n ** 1000n, { kind: 'a very large whole number' }],
    ['a map', new Map([[1, 2]]), { size: 1 }],
    ['a set', new Set([1, 2]), { size: 2 }],
    ['numbers in a typed array', new Float64Array(1e6), { kind: 'a list of numbers' }],
    ['a promise', Promise.resolve(1), {}],
    ['a date', new Date(0), {}],
    ['names of the language', { constructor: 1, toString: 2 }, { constructor: 1, toString: 2 }],
    ['__proto__', JSON.parse('{"__proto__": {"a": 1}, "b": 2}'), { b: 2 }],
    ['a long text', 'x'.repeat(1e6), 'x'.repeat(200)],
    ['a long list', Array(1e6).fill(1), Array(1000).fill(1)],
    [
      'a list with a wrong length',
      Object.assign(Object.create(Array.prototype), { length: 9 }),
      { length: 9 },
    ],
    [
      'a getter that throws',
      {
        get a() {
          throw new Error('a');
        },
      },
      unreadable,
    ],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          ownKeys() {
            throw null;
          },
        },
      ),
      unreadable,
    ],
    [
      'a map with another size',
      Object.defineProperty(new Map(), 'size', { value: Array(2000) }),
      { size: {} },
    ],
  ])('is short and plain: %s', (_, value, copy) => {
    expect(tame(value)).toEqual(copy);
  });

  test('ends at a depth, also of a circle', () => {
    const circle: { a?: unknown } = {};
    circle.a = circle;
    expect(tame(circle)).toEqual({ a: { a: { a: { a: { a: {} } } } } });
  });

  test('is given up where it is too large, and so is every later one of the reply', () => {
    const rows = Array(1000).fill(Array(1000).fill(0));
    const tamer = makeTamer();
    expect(tamer(rows)).toEqual(tooLarge);
    expect(tamer(1)).toEqual(tooLarge);
    const start = performance.now();
    tame(Array(1000).fill(rows));
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('of a list stays a list, where its length is known from elsewhere', () => {
    const tamer = makeTamer();
    expect(tamer(Array(1000).fill(Array(1000).fill(0)), true)).toEqual([]);
    expect(tamer([1], true)).toEqual([]);
    expect(tamer(1, true)).toEqual(tooLarge);
  });

  test('has no more characters than fit, names counted', () => {
    const names = Object.fromEntries(
      Array.from({ length: 1000 }, (_, i) => [`${i}${'n'.repeat(199)}`, 't'.repeat(200)]),
    );
    expect(JSON.stringify(tame([names, names])).length).toBeLessThan(120_000);
  });

  const lies: readonly (readonly [string, object])[] = [
    ['slice', Object.assign([1], { slice: () => Array(2000).fill(0) })],
    ['map', Object.assign([1], { map: () => 'all' })],
    ['species', Object.assign([1], { constructor: { [Symbol.species]: Array } })],
    ['its loop', Object.assign([1], { [Symbol.iterator]: () => 'all' })],
  ];
  test.each(lies)('does not ask a list for its own %s', (_, list) => {
    expect(tame(list)).toEqual([1]);
  });
});

test.each([
  [new Error('a'), 'a'],
  [new TypeError(''), 'TypeError'],
  ['a', 'a'],
  [null, 'null'],
  [new Error('x'.repeat(1000)), 'x'.repeat(300)],
  [{ toString: () => 'y'.repeat(1000) }, 'y'.repeat(300)],
  [
    {
      toString() {
        throw new Error('a');
      },
    },
    'something that cannot be read',
  ],
  [Object.create(null), 'something that cannot be read'],
  [Symbol('a'), 'Symbol(a)'],
  [{ code: 1 }, 'an object'],
  [
    Object.defineProperty(new Error('a'), 'message', {
      get() {
        throw 1;
      },
    }),
    'something that cannot be read',
  ],
])('what an error says: %#', (error, text) => {
  expect(errorText(error)).toBe(text);
});
