import { describe, expect, test } from 'vitest';
import { run, type Trace } from '#trace/program.ts';
import { maxEvents, tags } from '#trace/recorder.ts';
import { analyse } from '#trace/run.ts';
import { runWords } from '#trace/sentences.ts';
import { eventSentence } from '#trace/words.ts';
import { programOf } from './support/program.ts';

/** A program of a function of this body, and how to run it. */
function traced(body: string) {
  const program = programOf(`export function f(a, b) { ${body}\n}`);
  return { program, runWith: (...values: unknown[]) => run(program, 'f', values) };
}

function sentences(body: string, ...values: unknown[]): string[] {
  const trace = traced(body).runWith(...values);
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
    ['a return in the end', 'try { for (;;); } finally { return 3 }'],
    ['another error in its place', 'try { for (;;); } catch { throw new Error("mine") }'],
    [
      'functions that call each other',
      'const g = () => [1].map(h); const h = () => { for (;;) a += 1 }; return g();',
    ],
  ])('%s', (_, body) => {
    const trace = traced(body).runWith(1, 2);
    expect(trace).toMatchObject({ isCut: true, length: maxEvents });
    expect(trace).not.toHaveProperty('result');
    expect(trace).not.toHaveProperty('error');
    expect(runWords(analyse(trace))).toMatch(/^A long run: its first \d+ steps?$/);
  });

  test('also where the caller catches it', () => {
    const { functions, recorder } = traced('for (;;);').program;
    const trace = recorder.record(() => {
      try {
        return functions.f!();
      } catch {
        return 3;
      }
    });
    expect(trace).toMatchObject({ isCut: true, length: maxEvents });
  });

  test('what just fits is whole', () => {
    const { runWith } = traced('for (let i = 0; i < a; i += 1);');
    const lengthOf = (iterations: number) => runWith(iterations).length;
    const [start, each] = [lengthOf(0), lengthOf(1) - lengthOf(0)];
    const most = Math.floor((maxEvents - start) / each);
    expect(runWith(most)).toMatchObject({ isCut: false, length: start + most * each });
    expect(runWith(most + 1)).toMatchObject({ isCut: true, length: maxEvents });
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
      'returns (5, 2)',
    ]);
  });

  test('an object in an object', () => {
    const found = sentences(
      'const c = { center: { x: 1, y: 2 }, radius: 3 }; c.center.x = 5; return c;',
    );
    expect(found[3]).toBe('c = (1, 2) r 3');
    expect(found.at(-1)).toBe('returns (5, 2) r 3');
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
      'returns 1 point',
    ]);
    expect(sentences('const l = [1, 2]; l[0] = 7; return l').slice(3)).toEqual([
      'l = [1, 2]',
      'l[0] = 7',
      'returns [7, 2]',
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
      'returns 1 entry',
    ]);
  });
});

test('an error is kept, of whatever kind, and not taken for a result', () => {
  const { runWith } = traced('throw a;');
  for (const error of [new Error('no'), undefined, 0]) {
    const trace = runWith(error);
    expect(trace).toHaveProperty('error', error);
    expect(trace).not.toHaveProperty('result');
    expect(trace.isCut).toBe(false);
  }
});

test('two runs in a row do not mix, nor does what runs between them', () => {
  const { program, runWith } = traced('const p = { x: a, y: b }; return p.x > 1 ? p : [a];');
  const eventsOf = ({ siteTable: _, ...events }: Trace) => structuredClone(events);
  const first = runWith(5, 2);
  const copy = eventsOf(first);
  program.functions.f!(7, 7);
  const second = runWith(0, 1);
  program.functions.f!(8, 8);
  expect(eventsOf(first)).toEqual(copy);
  expect(second.result).toEqual([0]);
  const words = Array.from({ length: second.length }, (_, i) => eventSentence(second, i));
  expect(words.filter(Boolean)).toEqual([
    'f is called',
    'a = 0',
    'b = 1',
    'p = (0, 1)',
    'p.x > 1 is false',
    'returns [0]',
  ]);
  expect(runWith(5, 2).sites).toEqual(first.sites);
});

test('after an error, and after a run that was cut, the next is as if alone', () => {
  const { runWith } = traced('if (a === 1) throw b; while (a === 2); return a;');
  const alone = runWith(3);
  runWith(1);
  expect(runWith(3).sites).toEqual(alone.sites);
  runWith(2);
  expect(runWith(3)).toEqual(alone);
});

test('a getter that runs while its object is recorded does not mix up the values', () => {
  const trace = traced(
    'const inner = () => { const list = [1, 2]; return list; };' +
      'const held = { get it() { return inner(); } }; const other = "z"; return other;',
  ).runWith();
  const values = Array.from({ length: trace.length }, (_, i) => {
    const kept = trace.tags[i] === tags.other || trace.tags[i] === tags.list;
    return kept ? trace.objects[trace.numbers[i] ?? -1] : undefined;
  });
  // The list of each call of the getter, and the object itself, each under its own name.
  for (const [i, value] of values.entries()) {
    const { kind, name } = trace.siteTable.at(trace.sites[i] ?? 0);
    if (kind === 'value' && name === 'list') expect(value).toEqual([1, 2]);
    if (kind === 'value' && name === 'held') expect(value).toEqual({ it: [1, 2] });
    if (kind === 'value' && name === 'other') expect(value).toBe('z');
  }
  expect(values).toContainEqual({ it: [1, 2] });
});
