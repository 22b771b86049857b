import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile, TraceError } from '#trace/compile.ts';
import tracePlugin from '#trace/vite-plugin.ts';

/** What is wrong stands in line 3. */
const refused: readonly (readonly [what: string, source: string, words: string])[] = [
  ['a class', 'class A {}', 'A class'],
  ['a class as a value', 'export const A = class { private x = 1 };', 'A class'],
  ['a class in a function', 'function f() { return class {} }', 'A class'],
  ['a class as a default value', 'function f(A = class { x!: number }) {}', 'A class'],
  ['an enum', 'enum A { b }', 'An enum'],
  ['an async function', 'async function f() {}', 'Async'],
  ['an async arrow function', 'function f() { return async () => 1 }', 'Async'],
  ['a generator', 'function* f() {}', 'Generators'],
  ['a default export', 'export default function f() {}', 'A default export'],
  ['an export of everything', 'export * from "./a.ts";', 'An export of everything'],
  ['a label', 'function f() { out: for (;;) break out }', 'A label'],
  ['await', 'const f = () => (await 1);', 'await'],
  ['import()', 'const f = () => import("a");', 'import()'],
  ['code outside functions', 'console.log(1);', 'Write only functions'],
  ['a declaration alone', 'declare const a: number;', 'without a value'],
  [
    'names taken apart in a for header',
    'function f() { for (let [a] = [1];;) break }',
    'before the loop',
  ],
  ['a type of this', 'function f(this: Date) {}', 'this'],
  ['a type in angle brackets', 'const f = (a: unknown) => <number>a;', 'A type in angle brackets'],
  ['debugger', 'function f() { debugger }', 'debugger can’t be traced'],
  ['a namespace', 'namespace A {}', 'A namespace'],
  ['an overload', 'function f(a: number): number;', 'A function without a body'],
  ['types of a call without the call', 'const f = () => g<number>;', 'A type in angle brackets'],
  ['new.target', 'function f() { return new.target }', 'new.target'],
  ['a condition outside functions', 'if (a) b();', 'Code outside of functions'],
  ['an open bracket', 'function f( ]', ''],
  ['no TypeScript', 'const = 3;', ''],
  ['a bad number', 'const f = () => 3x;', ''],
  ['a recorder of its own', 'function f($$: number) {}', 'The name $$ is taken'],
  ['a number of its own', 'const f = () => { const $0 = 1 };', 'The name $0 is taken'],
  ['a call of its own', 'const f = () => { try {} catch ($1) {} };', 'The name $1 is taken'],
];

const wholeFile = (source: string) => `// One\nconst before = () => 1;\n${source}\n`;

describe.each(refused)('%s', (_, source, words) => {
  test('is refused, with file and line', () => {
    let error: unknown;
    try {
      compile(wholeFile(source), { file: 'src/lib/a.ts' });
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(TraceError);
    const { message, line } = error as TraceError;
    expect(line).toBe(3);
    expect(message).toMatch(/^src\/lib\/a\.ts:3: /);
    expect(message).toContain(words);
    expect(message).not.toMatch(/\(\d+:\d+\)$/);
  });
});

/** The plugin's hook, as Vite calls it. */
function load(id: string) {
  const instrumented: string[] = [];
  const hook = tracePlugin().load as (this: unknown, id: string) => { code: string } | null;
  const loaded = hook.call({ addWatchFile: (path: string) => instrumented.push(path) }, id);
  return { loaded, instrumented };
}

describe('the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trace-'));
  const path = join(folder, 'a.ts');
  const write = (source: string) => writeFileSync(path, source);

  test('fails with file and line', () => {
    write(wholeFile('class A {}'));
    expect(() => load(`${path}?trace`)).toThrow(/a\.ts:3: A class/);
  });

  test('leaves other files alone', () => {
    write(wholeFile('class A {}'));
    expect(load(path).loaded).toBeNull();
  });

  test('traces what is imported, and keeps lines', () => {
    const source = [
      "import type { T } from './t.ts';",
      'import {',
      '  b,',
      '  type C,',
      '  d as e,',
      "} from './b.ts';",
      "import all, * as rest from '#lib/all.ts';",
      "export { f, type G } from '../f.ts';",
      'const own = (x: T): C => b(e, all, rest, x);',
      'export { own as mine };',
    ].join('\n');
    write(source);
    const { loaded, instrumented } = load(`${path}?trace`);
    expect(instrumented).toEqual([path]);
    const lines = loaded!.code.split('\n');
    const froms = ['./b.ts', '#lib/all.ts', '../f.ts'].map((name) => `"${name}?trace"`);
    expect(lines[0]).toContain(
      `import $m0 from ${froms[0]};import $m1 from ${froms[1]};import $m2 from ${froms[2]};`,
    );
    expect(lines[0]).toContain('imports:()=>[$m0,$m1,$m2]');
    expect(lines.slice(1, 8)).toEqual(Array(7).fill(''));
    expect(lines[8]).toMatch(/^const own = \(x\) => .*b\(e, all, rest, x\)/);
    expect(lines.slice(10)).toEqual(['}};']);
  });

  test('refuses what is imported from outside the library, with its line', () => {
    write(`const a = 1;\nimport all from 'elsewhere';\n`);
    expect(() => load(`${path}?trace`)).toThrow(/a\.ts:2: An import from "elsewhere" can’t/);
    rmSync(folder, { recursive: true });
  });
});
