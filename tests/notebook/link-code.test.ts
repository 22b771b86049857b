import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import type { TracedCall } from '#figure/figure.ts';
import { linkCode } from '#lab/notebook/link-code.ts';
import { TraceError } from '#trace/compile.ts';
import { link, type TracedModule } from '#trace/program.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { figures } from '../support/all-figures.ts';
import { evaluate } from '../support/linked.ts';

const calls = figures.flatMap(({ figure }) =>
  Object.entries<TracedCall<unknown>>(figure.calls ?? {}).map(([name, call]) => ({
    name,
    call,
    states: figure.presets.map(({ state }) => state),
  })),
);
const source = librarySource(new Library(), [...new Set(calls.map(({ name }) => name))]);

const textOf = (name: string) => {
  for (const [file, functions] of Object.entries(source.files)) {
    const found = functions.find((one) => one.name === name);
    if (found) return { file, text: found.text, firstLine: found.line };
  }
  throw new Error(`${name} is not in the source.`);
};

test('every function in a listing links by its own text, and has the same results', async () => {
  const linked = new Map(
    calls.map(({ name }) => [name, evaluate(linkCode(source, textOf(name)).script)]),
  );
  expect(linked.size).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const { name, call, states } of calls) {
    const { functions } = link((await call.load()).default as TracedModule);
    const all = states.map((state) => call.values(state)).filter((values) => values !== null);
    const results = ({ [name]: fn }: typeof functions) =>
      inspect(
        all.map((values) => fn?.(...values)),
        { depth: null, compact: true },
      );
    const { plain, traced } = linked.get(name)!;
    const expected = results(functions);
    for (const found of [results(plain), results(traced)]) {
      if (found !== expected) faults.push(`${name}: ${found}, not ${expected}`);
    }
  }
  expect(faults).toEqual([]);
});

const one = (text: string) =>
  linkCode(source, { file: 'src/lib/distance.ts', text, firstLine: 20 });

test('functions of the library are called by their names', () => {
  const { script, declared } = one(`function distance(a, b) {
  return Math.sqrt(dot({ x: a.x - b.x, y: a.y - b.y }, { x: a.x - b.x, y: a.y - b.y }));
}`);
  expect(declared).toEqual(['distance']);
  expect(evaluate(script).plain.distance?.({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
});

test('what the reader declares is meant before what the library has', () => {
  const { script } = one(`const dot = () => 9;
function distance() { return dot(); }`);
  expect(evaluate(script).plain.distance?.()).toBe(9);
});

test('a fault is told with its line', () => {
  expect(() => one('function distance(a, b) {\n  return a +;\n}')).toThrow(
    expect.objectContaining({ line: 21 }),
  );
  expect(() => one('function distance(a, b) {\n  return a + c;\n}')).toThrow(
    expect.objectContaining({ line: 21, problem: 'Nothing here is called c.' }),
  );
  expect(() => one('import x from "y"')).toThrow(expect.objectContaining({ line: 20 }));
  expect(() => one('function f() {\n  return 1 <!-- 2\n}')).toThrow(
    expect.objectContaining({ line: 21 }),
  );
  expect(() => one('function f() { return import("x"); }')).toThrow('import()');
});

test.each([
  ['import() outside of functions', 'const a = [() => import("/a")];', 'import()'],
  ['import() in a default', 'function f(a = import("/a")) {}', 'import()'],
  ['async code outside of functions', 'const a = [async () => 1];', 'Async'],
  ['await outside of functions', 'const a = await 1;', ''],
  ['import.meta', 'const a = [() => import.meta];', 'import.meta'],
  ['a source map', 'const a = 1; //# sourceMappingURL=http://a', 'source map'],
  ['a source map in a long comment', 'const a = 1; /*@ sourceMappingURL=a */', 'source map'],
  ['a line of the shell', '#!/usr/bin/env node', ''],
  ['brackets that close the code', 'const a = 1; })(); (() => {', ''],
  ['a nesting that no stack has room for', `const a = ${'!'.repeat(20_000)}1;`, 'too long to run'],
])('code may not leave its place: %s', (_, text, problem) => {
  expect(() => one(`${text}\nfunction f() {}`)).toThrow(TraceError);
  if (problem) expect(() => one(text)).toThrow(problem);
});

test('a fault that only the second parser finds has its line, too', () => {
  expect(() => one('const a = 1;\nconst b = [() => import("/a")];')).toThrow(
    expect.objectContaining({ line: 21 }),
  );
});
