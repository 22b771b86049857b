import { describe, expect, test } from 'vitest';
import { mostEvents, record } from '#trace/recorder.ts';
import { analyse } from '#trace/run.ts';
import { runWords } from '#trace/sentences.ts';
import { eventSentence } from '#trace/words.ts';
import { both } from './support/program.ts';

function traced(body: string) {
  return both(`export function f(a, b) { ${body}\n}`).traced.f! as (
    ...values: unknown[]
  ) => unknown;
}

function sentences(body: string, ...values: unknown[]): string[] {
  const f = traced(body);
  const trace = record(() => f(...values));
  return Array.from({ length: trace.length }, (_, i) => eventSentence(trace, i)).filter(Boolean);
}

describe('what never ends is ended', () => {
  test.each([
    ['an empty loop', 'for (;;);'],
    ['a loop without braces', 'while (true) a = 1;'],
    ['a loop that catches everything', 'while (true) { try { a = 1 } catch {} }'],
    ['a loop in what catches everything', 'while (true) try { for (;;) a += 1 } catch { a = 0 }'],
    ['a loop that goes on in the end', 'while (true) { try { a = 1 } finally { continue } }'],
    ['what is caught, and all is well', 'try { for (;;); } catch {} return 3;'],
    ['what gives back in the end', 'try { for (;;); } finally { return 3 }'],
    ['another error in its place', 'try { for (;;); } catch { throw new Error("mine") }'],
    [
      'functions that call each other',
      'const g = () => [1].map(h); const h = () => { for (;;) a += 1 }; return g();',
    ],
  ])('%s', (_, body) => {
    const f = traced(body);
    const trace = record(() => f(1, 2));
    expect(trace).toMatchObject({ isCut: true, length: mostEvents });
    expect(trace).not.toHaveProperty('result');
    expect(trace).not.toHaveProperty('error');
    expect(runWords(analyse(trace))).toMatch(/^A long run: its first \d+ steps?$/);
  });

  test('also where the caller catches it', () => {
    const f = traced('for (;;);');
    const trace = record(() => {
      try {
        return f();
      } catch {
        return 3;
      }
    });
    expect(trace).toMatchObject({ isCut: true, length: mostEvents });
  });

  test('what just fits is whole', () => {
    const f = traced('for (let i = 0; i < a; i += 1);');
    const lengthOf = (turns: number) => record(() => f(turns)).length;
    const [start, turn] = [lengthOf(0), lengthOf(1) - lengthOf(0)];
    const most = Math.floor((mostEvents - start) / turn);
    expect(record(() => f(most))).toMatchObject({ isCut: false, length: start + most * turn });
    expect(record(() => f(most + 1))).toMatchObject({ isCut: true, length: mostEvents });
  });
});

describe('values are as they were at the time', () => {
  test('an object changed later', () => {
    expect(sentences('const p = { x: 1, y: 2 }; p.x = 5; return p;')).toEqual([
      'f is called',
      'a = undefined',
      'b = undefined',
      'p = (1, 2)',
      'p.x = 5',
      'gives back (5, 2)',
    ]);
  });

  test('an object in an object', () => {
    const found = sentences(
      'const c = { center: { x: 1, y: 2 }, radius: 3 }; c.center.x = 5; return c;',
    );
    expect(found[3]).toBe('c = (1, 2) r 3');
    expect(found.at(-1)).toBe('gives back (5, 2) r 3');
  });

  test('a list that grows, shrinks, changes', () => {
    const found = sentences(
      'const l = [1]; l.push(2); const m = l; l.length = 0; const n = l; n.push({ x: 1, y: 1 }); return n',
    );
    expect(found.slice(3)).toEqual([
      'l = [1]',
      'm = [1, 2]',
      'l.length = 0',
      'n = 0 items',
      'gives back 1 point',
    ]);
    expect(sentences('const l = [1, 2]; l[0] = 7; return l').slice(3)).toEqual([
      'l = [1, 2]',
      'l[0] = 7',
      'gives back [7, 2]',
    ]);
  });

  test('a map, another thing, a name taken apart, ++', () => {
    const found = sentences(
      'const m = new Map(); m.set(1, 1); let n = m, i = 0; const { size } = n; const e = i++; [i] = [5]; const d = {}; return n',
    );
    expect(found.slice(3)).toEqual([
      'm = 0 entries',
      'n = 1 entry',
      'i = 0',
      'size = 1',
      'i = 1',
      'e = 0',
      'i = 5',
      'd = {}',
      'gives back 1 entry',
    ]);
  });
});

test('an error is kept, of whatever kind, and not taken for a result', () => {
  const f = traced('throw a;');
  for (const error of [new Error('no'), undefined, 0]) {
    const trace = record(() => f(error));
    expect(trace).toHaveProperty('error', error);
    expect(trace).not.toHaveProperty('result');
    expect(trace.isCut).toBe(false);
  }
});

test('two runs in a row do not mix, nor does what runs between them', () => {
  const f = traced('const p = { x: a, y: b }; return p.x > 1 ? p : [a];');
  const first = record(() => f(5, 2));
  const copy = structuredClone({ ...first });
  f(7, 7);
  const second = record(() => f(0, 1));
  f(8, 8);
  expect(structuredClone({ ...first })).toEqual(copy);
  expect(second.result).toEqual([0]);
  const words = Array.from({ length: second.length }, (_, i) => eventSentence(second, i));
  expect(words.filter(Boolean)).toEqual([
    'f is called',
    'a = 0',
    'b = 1',
    'p = (0, 1)',
    'p.x > 1 is false',
    'gives back [0]',
  ]);
  expect(record(() => f(5, 2)).sites).toEqual(first.sites);
});

test('after an error, and after a run that was cut, the next is as if alone', () => {
  const f = traced('if (a === 1) throw b; while (a === 2); return a;');
  const alone = record(() => f(3));
  record(() => f(1));
  expect(record(() => f(3)).sites).toEqual(alone.sites);
  record(() => f(2));
  expect(record(() => f(3))).toEqual(alone);
});
