import { expect, test } from 'vitest';
import type { TracedCall } from '#kit/figure.ts';
import { linkCode } from '#notebook/link-code.ts';
import { Library } from '#source/library.ts';
import { librarySource } from '#source/library-source.ts';
import { link } from '#trace/program.ts';
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

test.each(calls)('$name links by its own text, and answers as before', async (one) => {
  const { name, call, states } = one;
  const { traced, plain } = evaluate(linkCode(source, textOf(name)).script);
  const { functions } = link((await call.load()).default);
  for (const state of states) {
    const values = call.values(state);
    if (!values) continue;
    const answer = functions[name]?.(...values);
    expect(plain[name]?.(...values)).toEqual(answer);
    expect(traced[name]?.(...values)).toEqual(answer);
  }
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
