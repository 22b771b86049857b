import { describe, expect, it } from 'vitest';
import { translatedLibrary } from '#translate/library.ts';
import type { Statement } from '#translate/tree.ts';

// What the translator reads, and what it refuses.

const library = (text: string) => translatedLibrary([{ name: 'extra.ts', text }], ['extra']);
const extra = (text: string) => library(text).functions.get('extra')!;
/** The cases that are not refused with each of these pieces in the message. */
const notRefusedWith = (
  cases: readonly (readonly [name: string, text: string, ...pieces: string[]])[],
): string[] =>
  cases.flatMap(([name, text, ...pieces]) => {
    try {
      library(text);
      return [`${name} is not refused`];
    } catch (error) {
      const said = String(error);
      return pieces.every((piece) => said.includes(piece)) ? [] : [`${name}: ${said}`];
    }
  });
const lets = (body: readonly Statement[]) =>
  body.flatMap((one) =>
    one.kind === 'let' && one.type.kind === 'number' ? [[one.name, one.type.slot.isFloat]] : [],
  );

describe('what has no translation', () => {
  const bodies: readonly (readonly [name: string, body: string, line: number, piece: string])[] = [
    [
      'a closure',
      'const twice = (x: number) => 2 * x; return twice(a);',
      1,
      '(x: number) => 2 * x',
    ],
    [
      'a method of arrays',
      '\n\n  return [a, a].filter(Boolean).length;',
      3,
      '[a, a].filter(Boolean)',
    ],
    [
      'an object of no named shape',
      '\n  const o = { near: a, far: a };\n  return o.near;',
      2,
      '{ near: a, far: a }',
    ],
    ['a regular expression', 'return /a/.test("a") ? a : a;', 1, '/a/.test("a")'],
    ['a condition that is a number', 'if (a) return a;\n  return a;', 1, 'a'],
    ['try', 'try { return a; } catch { return a; }', 1, 'try { return a; } catch { return a; }'],
  ];

  it('is refused with its file, its line, a reason and the list of what is known', () => {
    const faults = notRefusedWith(
      bodies.map(([name, body, line, piece]) => [
        name,
        `export function extra(a: number): number { ${body} }`,
        `src/lib/extra.ts:${line}: \`${piece}\` cannot be translated, because `,
        ' packages/translate/README.md lists what a function may use.',
      ]),
    );
    expect(faults).toEqual([]);
  });

  it('is told where a helper of the same name would be another one', () => {
    const text =
      'export function extra(): number { return 1; }\nfunction dot(): number { return 1; }';
    expect(() => extra(text)).toThrow(
      'src/lib/dot.ts has another function of this name. Choose another name.',
    );
  });
});

describe('integers', () => {
  it('are what nothing but integers flows into', () => {
    const { body } = extra(`export function extra(radius: number): number {
      let count = 0;
      let sum = 0;
      const half = 1 / 2;
      for (let i = 0; i < 3; i += 1) {
        count += i;
        sum += radius;
      }
      const last = count - 1;
      const other = last + half;
      return sum + other;
    }`);
    expect(lets(body)).toEqual([
      ['count', false],
      ['sum', true],
      ['half', true],
      ['last', false],
      ['other', true],
    ]);
  });

  it('of a helper are floats if one call gives it a float', () => {
    const helper = 'function twice(n: number): number { return n + n; }\n';
    const ofIntegers = library(
      `${helper}export function extra(a: number): number { return a * twice(2); }`,
    );
    const ofFloats = library(
      `${helper}export function extra(a: number): number { return twice(2) * twice(a); }`,
    );
    const isFloat = (one: typeof ofFloats) => {
      const { type } = one.functions.get('twice')!.parameters[0]!;
      return type.kind === 'number' && type.slot.isFloat;
    };
    expect(isFloat(ofIntegers)).toBe(false);
    expect(isFloat(ofFloats)).toBe(true);
  });

  it('become floats where they meet one, and only there', () => {
    const { body } = extra(
      'export function extra(a: number): number { let n = 1; n += 1; return a * n; }',
    );
    const last = body.at(-1);
    if (last?.kind !== 'return' || last.value?.kind !== 'binary') throw new Error('No product.');
    expect(last.value.right.kind).toBe('toFloat');
    expect(last.value.left.kind).toBe('variable');
  });
});

describe('a Map of lists', () => {
  const textWith = (more: string) => `export function extra(a: number): number {
      const lists = new Map<number, number[]>();
      const key = 4e7 + 1;
      ${more}
      return a;
    }`;
  const body = (more: string) => extra(textWith(more)).body.slice(2, -1);

  it('is asked for a list, and added to', () => {
    const [loop, added, ...rest] = body(`for (const i of lists.get(key) ?? []) a += i;
      // Why.
      const list = lists.get(key);
      if (list) list.push(3);
      else lists.set(key, [3]);`);
    expect(loop).toMatchObject({ kind: 'each', name: 'i', list: { kind: 'listAt' } });
    expect(added).toMatchObject({ kind: 'push', list: { kind: 'listAt' }, why: ['Why.'] });
    expect(rest).toEqual([]);
  });

  it('has wide keys, of what is written with an exponent', () => {
    const [, key] = extra(
      'export function extra(): number { const a = 1; const b = a + 4e7; return b; }',
    ).body;
    if (key?.kind !== 'let' || key.type.kind !== 'number') throw new Error('No number.');
    expect(key.type.slot).toMatchObject({ isFloat: false, isWide: true });
  });

  it('is not added to under another key, nor another item', () => {
    const begin = 'const list = lists.get(key); if (list) list.push(3);';
    const others = ['else lists.set(key + 1, [3]);', 'else lists.set(key, [4]);'];
    const faults = notRefusedWith(
      others.map((other) => [
        other,
        textWith(`${begin} ${other}`),
        '`lists.get(key)` cannot be translated',
      ]),
    );
    expect(faults).toEqual([]);
  });
});

it('a loop over numbers that follow each other counts, one over others is none', () => {
  const loop = (numbers: string) =>
    extra(`export function extra(): number {
      let sum = 0;
      for (const n of [${numbers}]) sum += n;
      return sum;
    }`).body[1];
  expect(loop('-1, 0, 1')).toMatchObject({ kind: 'count', from: { value: -1 }, to: { value: 2 } });
  expect(loop('-1, 1')).toMatchObject({ kind: 'each' });
});

describe('names', () => {
  it('of loops that do not count by one are their own', () => {
    const { body } = extra(`export function extra(a: number): number {
      let sum = a;
      for (let p = 0; p < 9; p += 2) sum += p;
      for (let p = 1; p < 9; p += 2) sum += p;
      return sum;
    }`);
    expect(body.flatMap((one) => (one.kind === 'let' ? [one.name] : []))).toEqual([
      'sum',
      'p2',
      'p3',
    ]);
  });
});

describe('an object with methods', () => {
  /** A file that creates an object with a method `add` of these lines. */
  const counter = (lines: string, add = 'add: (by) => { kept.sum += by; return kept.sum; }') => `
interface Kept { sum: number }
interface Counter { readonly add: (by: number) => number }
export function extra(): Counter {
${lines}
  const counter: Counter = { ${add} };
  return counter;
}
function start(): Kept { return { sum: 0 }; }`;

  it('has methods that take it first, and the constants that they close over as its fields', () => {
    const { functions, structs } = library(counter('  const kept = start();'));
    const { fields, methods } = structs.get('Counter')!;
    expect(methods).toEqual(['Counter.add']);
    expect(fields.map(({ name, initial }) => [name, initial?.kind])).toEqual([['kept', 'call']]);
    const method = functions.get('Counter.add')!;
    expect(method.method).toEqual({ of: 'Counter', name: 'add' });
    expect(method.parameters.map(({ name }) => name)).toEqual(['counter', 'by']);
    expect(functions.get('extra')!.body.map(({ kind }) => kind)).toEqual(['let', 'return']);
    expect(functions.get('extra')!.uses).toEqual([]);
  });

  it('has no variable that changes, and no method that is a value', () => {
    const variable = counter('  let kept = start();');
    const value = counter('  const kept = start();', 'add: (by) => kept.sum + by');
    const faults = notRefusedWith([
      ['a variable', variable, 'src/lib/extra.ts:5: ', '`kept = start()`'],
      ['a value', value, 'src/lib/extra.ts:6: ', '`kept.sum + by`'],
    ]);
    expect(faults).toEqual([]);
  });
});

describe('buffers and lists that change their size', () => {
  const kept = (lines: string) => `
interface Kept { ids: Int32Array; list: number[]; spare: number[] }
export function extra(): void { change({ ids: new Int32Array(2), list: [], spare: [] }); }
function change(kept: Kept): void {
${lines}
}`;
  const changes = (lines: string) => library(kept(lines)).functions.get('change')!.body;

  it('grow, are cut and change places in a statement each', () => {
    const body = changes(`  const { ids } = kept;
  kept.ids = new Int32Array(8);
  kept.ids.set(ids);
  kept.list.length = 3;
  kept.list.length = 0;
  [kept.list, kept.spare] = [kept.spare, kept.list];`);
    expect(body.map(({ kind }) => kind)).toEqual(['grow', 'truncate', 'clear', 'swap']);
  });

  it('do not go round by three, nor cut a buffer', () => {
    const lines = ['[kept.list, kept.spare] = [kept.list, kept.list];', 'kept.ids.length = 3;'];
    const faults = notRefusedWith(
      lines.map((line) => [
        line,
        kept(`  ${line}`),
        'src/lib/extra.ts:5: ',
        'cannot be translated',
      ]),
    );
    expect(faults).toEqual([]);
  });
});

it('says of a value in an error what it is called', () => {
  const text = `export function extra(id: number): void {
    if (id < 0) throw new RangeError(\`id \${id} is not there; it is \${told(id)}.\`);
  }
  function told(id: number): number { return id; }`;
  const [only] = extra(text).body;
  const [fail] = only?.kind === 'if' ? only.yes : [];
  expect(fail?.kind === 'throw' && fail.message).toBe('id is not there; it is id.');
});
