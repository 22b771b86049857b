import { describe, expect, test } from 'vitest';
import { checkEvents, checkGrid, checkOutcomes, ReplyError } from '#lab/sandbox/check-reply.ts';
import { maxEvents, tags } from '#trace/recorder.ts';

const events = (more: object = {}, types: readonly number[] = [tags.number]) => ({
  length: types.length,
  sites: new Uint32Array(types.length),
  tags: Uint8Array.from(types),
  numbers: new Float64Array(types.length),
  objects: [] as unknown[],
  isCut: false,
  ...more,
});

/** Nested this deep: 1 is {}. */
function nested(depth: number): object {
  return depth === 1 ? {} : { a: nested(depth - 1) };
}
const circular: { self?: unknown } = {};
circular.self = circular;
const getter = Object.create({ inherited: 1 });

/** Invalid values for every position in a reply. */
const badValues: readonly (readonly [string, unknown])[] = [
  ['a circle', circular],
  ['a depth of 20', nested(20)],
  ['300,000 objects', Array.from({ length: 300_000 }, () => ({}))],
  ['a text of a megabyte', 'x'.repeat(2 ** 20)],
  ['a name of a megabyte', { ['x'.repeat(2 ** 20)]: 1 }],
  ['a huge whole number', 2n ** 5000n],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a typed array', new Float64Array(1)],
  ['an error', new Error('a')],
  ['an object of another kind', getter],
  ['one of them inside', { a: [{ b: new Set() }] }],
];
const goodValues: readonly unknown[] = [
  ...[undefined, null, true, 0, -0, Number.NaN, 'a', 5n, -(2n ** 998n)],
  ...[[], {}, [1, [2]], { center: { x: 1, y: 2 }, list: ['a', null] }, nested(7)],
];

describe('the events of a run', () => {
  test('as a worker sends them pass, and only what belongs to them', () => {
    const reply = { ...events({ objects: [7] }), result: { x: 1 }, error: 'a', more: 1 };
    const { more: _, ...rest } = reply;
    expect(checkEvents(reply, 1)).toEqual(rest);
    expect(checkEvents(events({}, []), 0)).toEqual(events({}, []));
  });

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a number', 1],
    ['a text', 'length'],
    ['nothing', {}],
    ['a list', []],
    ['a negative length', events({ length: -1 })],
    ['half a length', events({ length: 0.5 })],
    ['no length', events({ length: Number.NaN })],
    ['a length as text', events({ length: '1' })],
    ['another length', events({ length: 2 })],
    ['more than are kept', events({}, Array(maxEvents + 1).fill(0))],
    ['sites as a list', events({ sites: [0] })],
    ['sites of other numbers', events({ sites: new Int32Array(1) })],
    ['too few sites', events({ sites: new Uint32Array(0) })],
    ['too many tags', events({ tags: new Uint8Array(2) })],
    ['tags of other numbers', events({ tags: new Uint8ClampedArray(1) })],
    ['numbers of other numbers', events({ numbers: new Float32Array(1) })],
    ['no numbers', events({ numbers: undefined })],
    ['objects that are no list', events({ objects: { length: 0 } })],
    ['a site that is not there', events({ sites: Uint32Array.of(1) })],
    ['a type that is none', events({}, [tags.list + 1])],
  ])('are refused: %s', (_, reply) => {
    expect(() => checkEvents(reply, 1)).toThrow(ReplyError);
  });

  const at = (number: number, objects: unknown[], tag: number = tags.other) =>
    events({ numbers: Float64Array.of(number), objects }, [tag]);

  test.each([-1, 2, 0.5, Number.NaN, Infinity, 2 ** 53])('no value stands at %d', (number) => {
    expect(() => checkEvents(at(number, ['a', 'b']), 1)).toThrow(ReplyError);
    expect(() => checkEvents(at(number, [[], 1], tags.list), 1)).toThrow(ReplyError);
  });

  test('a list stands before its length', () => {
    expect(() => checkEvents(at(0, [[1], 5], tags.list), 1)).not.toThrow();
    expect(() => checkEvents(at(0, [[1]], tags.list), 1)).toThrow(ReplyError);
    expect(() => checkEvents(at(0, [[1], '5'], tags.list), 1)).toThrow(ReplyError);
    expect(() => checkEvents(at(0, [{ length: 1 }, 5], tags.list), 1)).toThrow(ReplyError);
    expect(() => checkEvents(at(1, [[1], 5], tags.list), 1)).toThrow(ReplyError);
  });

  test('an error that is no text is left out; isCut is true or not', () => {
    expect(checkEvents(events({ error: {}, isCut: 1 }), 1)).toEqual(events());
  });

  test.each(badValues)('hold no such value: %s', (_, value) => {
    expect(() => checkEvents({ ...events(), result: value }, 1)).toThrow(ReplyError);
    expect(() => checkEvents(at(0, [value]), 1)).toThrow(ReplyError);
    // Not even if no event refers to it.
    expect(() => checkEvents(events({ objects: [value] }), 1)).toThrow(ReplyError);
  });

  test.each(goodValues)('hold plain data: case %#', (value) => {
    expect(checkEvents(at(0, [value]), 1).objects).toEqual([value]);
  });
});

describe('outcomes', () => {
  test('are values or errors, and nothing else', () => {
    const outcomes = [{ value: 1 }, { error: 'a', value: 2 }, { error: 1, value: 3, more: 4 }, {}];
    expect(checkOutcomes({ outcomes }, 4)).toEqual([
      { value: 1 },
      { error: 'a' },
      { value: 3 },
      { value: undefined },
    ]);
  });

  test.each([
    ['undefined', undefined],
    ['no list', { outcomes: { length: 1, 0: { value: 1 } } }],
    ['none', { outcomes: [] }],
    ['one too many', { outcomes: [{}, {}, {}] }],
    ['one that is null', { outcomes: [null] }],
    ['one that is a text', { outcomes: ['value'] }],
    ['a hole', { outcomes: Array(1) }],
  ])('are refused: %s', (_, reply) => {
    expect(() => checkOutcomes(reply, 2)).toThrow(ReplyError);
  });

  test.each(badValues)('hold no such value: %s', (_, value) => {
    expect(() => checkOutcomes({ outcomes: [{ value }] }, 1)).toThrow(ReplyError);
    expect(() => checkOutcomes({ outcomes: [{ value: 1 }, { value }] }, 2)).toThrow(ReplyError);
  });

  test.each(goodValues)('hold plain data: case %#', (value) => {
    expect(checkOutcomes({ outcomes: [{ value }] }, 1)).toEqual([{ value }]);
  });

  test('together they hold no more than one alone', () => {
    const value = Array(9000).fill(0);
    const outcomes = (count: number) => ({ outcomes: Array(count).fill({ value }) });
    expect(checkOutcomes(outcomes(20), 100)).toHaveLength(20);
    expect(() => checkOutcomes(outcomes(30), 100)).toThrow(ReplyError);
  });
});

describe('the answers of a grid', () => {
  test('are as many numbers as belong to some of its places', () => {
    for (const count of [1, 2, 3]) {
      const answers = new Float64Array(count * 2);
      expect(checkGrid({ answers }, 2, 3)).toBe(answers);
    }
  });

  test.each([
    ['null', null],
    ['none', { answers: new Float64Array(0) }],
    ['half a place', { answers: new Float64Array(3) }],
    ['a place too many', { answers: new Float64Array(8) }],
    ['a list', { answers: [1, 2] }],
    ['other numbers', { answers: new Float32Array(2) }],
  ])('are refused: %s', (_, reply) => {
    expect(() => checkGrid(reply, 2, 3)).toThrow(ReplyError);
  });
});
