import { readdirSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { load } from '#trace/load.ts';
import { link, run, type Trace, type TracedModule } from '#trace/program.ts';
import { eventSentence } from '#trace/words.ts';
import { full } from '../lib/bench/check-scenes.ts';
import { programOf } from './support/program.ts';

const sentences = (trace: Trace) =>
  Array.from({ length: trace.length }, (_, event) => eventSentence(trace, event)).filter(Boolean);

describe('two programs', () => {
  // Each has more sites than the other up to the same number: taken for each other's, they differ.
  const double = programOf('export const f = (n) => n * 2;', 'double.ts');
  const call = programOf(
    'export function f(g) {\n  let m = 0;\n  m = g(1);\n  return m;\n}',
    'call.ts',
  );

  test('are told apart, though their sites have the same numbers', () => {
    const [first, second] = [run(double, 'f', [4]), run(call, 'f', [Math.sign])];
    expect(first.sites[0]).toBe(second.sites[0]);
    expect(sentences(first)).toEqual(['f is called', 'n = 4', 'returns 8']);
    expect(sentences(second)).toEqual([
      'f is called',
      'g = a function',
      'm = 0',
      'm = 1',
      'returns 1',
    ]);
  });

  test('one calls a function of the other, which is not being followed', () => {
    const trace = run(call, 'f', [double.functions.f]);
    expect(trace.result).toBe(2);
    expect(sentences(trace)).toHaveLength(5);
  });

  test('one is run inside the run of the other', () => {
    const inner: Trace[] = [];
    const outer = run(call, 'f', [
      (n: number) => {
        inner.push(run(double, 'f', [n]));
        return inner[0]?.result;
      },
    ]);
    expect(inner.map(sentences)).toEqual([['f is called', 'n = 1', 'returns 2']]);
    expect(sentences(outer).slice(2)).toEqual(['m = 0', 'm = 2', 'returns 2']);
  });

  test('a program is run inside its own run, and the inner one fails or is cut', () => {
    const program = programOf(`export function f(g, n) {
  if (n === 1) throw n;
  while (n === 2);
  return g ? g() : n;
}`);
    for (const n of [0, 1, 2]) {
      const inner: Trace[] = [];
      const outer = run(program, 'f', [() => inner.push(run(program, 'f', [null, n])), 3]);
      expect(outer).toMatchObject({ isCut: false, result: 1 });
      expect(sentences(outer)).toEqual(sentences(run(program, 'f', [() => 1, 3])));
      expect(inner[0]?.isCut).toBe(n === 2);
      expect('error' in inner[0]!).toBe(n === 1);
    }
  });
});

test('a function that is not there cannot be run', () => {
  expect(() => run(programOf('export const f = () => 1;'), 'g', [])).toThrow('no function g');
});

describe('modules', () => {
  const moduleOf = (
    file: string,
    source: string,
    modules: Readonly<Record<string, TracedModule>> = {},
  ) => load(compile(source, { file }), modules);
  const base = moduleOf(
    'base.ts',
    'const factor = 2;\nexport const twice = (n) => n * factor, { a, b: [c] } = { a: 5, b: [6] };',
  );

  test('import from each other, in all ways, and export; each is there once', () => {
    const middle = moduleOf(
      'middle.ts',
      "export { twice as double, a } from 'base';\nexport { own as mine };\nconst own = (n) => twice(n) + 1; // after its use\nimport { twice } from 'base'; // at the end",
      { base },
    );
    const main = moduleOf(
      'main.ts',
      "import type { T } from 'types';\nimport * as all from 'middle';\nimport { double, mine as own } from 'middle';\nimport { twice } from 'base';\nimport 'base';\nexport function f(n: T) {\n  return [own(n), all.double === twice, double(n), all.a];\n}",
      { base, middle },
    );
    const program = link(main);
    expect(Object.keys(program.functions)).toEqual(['f']);
    const trace = run(program, 'f', [10]);
    expect(trace.result).toEqual([21, true, 20, 5]);
    expect(sentences(trace)).toEqual([
      'f is called',
      'n = 10',
      'own is called',
      'n = 10',
      'twice is called',
      'n = 10',
      'returns 20',
      'returns 21',
      'twice is called',
      'n = 10',
      'returns 20',
      'returns 4 items',
    ]);
    // Each has its own file, and its lines.
    expect(program.siteTable.at(trace.sites[0]!)).toMatchObject({
      file: 'main.ts',
      at: [6, 7, 8, 1],
    });
    const files = new Set(Array.from(trace.sites, (site) => program.siteTable.at(site).file));
    expect([...files]).toEqual(['main.ts', 'middle.ts', 'base.ts']);
    expect(link(base).functions).toMatchObject({ a: 5, c: 6 });
    expect(program.siteTable.ofListing('base.ts', 'twice')).toHaveLength(3);
    expect(program.siteTable.ofListing('base.ts', 'own')).toEqual([]);
  });

  test('a default import', () => {
    const plain = { ...base, make: () => ({ default: () => 7 }) };
    const main = moduleOf('m.ts', "import seven from 'b';\nexport const f = () => seven();", {
      b: plain,
    });
    expect(run(link(main), 'f', []).result).toBe(7);
  });

  test('what is missing, and what imports itself, is told', () => {
    expect(() => moduleOf('m.ts', "import { a } from 'nowhere';")).toThrow('m.ts imports nowhere');
    const circle: TracedModule = { ...base, imports: () => [circle] };
    expect(() => link(circle)).toThrow('base.ts imports itself');
  });
});

describe('nothing is left behind', () => {
  test('by hundreds of compiled and run sources', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const known: WeakRef<object>[] = [];
    for (let i = 0; i < (full ? 3000 : 400); i += 1) {
      const program = programOf(`export const f = (n) => n > ${i} ? [n] : { n };`, `edit-${i}.ts`);
      const trace = run(program, 'f', [i]);
      expect(trace.length).toBeGreaterThan(3);
      known.push(new WeakRef(program.siteTable), new WeakRef(program.functions.f!));
    }
    // A weak reference keeps its object until this task is over.
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    const left = known.filter((one) => one.deref() !== undefined);
    // The last one may still be in a register.
    expect(left.length).toBeLessThan(10);
  });

  test('no file has a variable of its own, or a list that grows', () => {
    const folder = 'src/trace';
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    // What is in source/ runs at build only.
    const sources = files.filter((name) => name.endsWith('.ts') && !name.startsWith('source'));
    expect(sources.length).toBeGreaterThan(20);
    for (const name of sources) {
      const text = readFileSync(`${folder}/${name}`, 'utf8');
      const changing = /^(export )?(let|var) .*|^(export )?const \w+.*= (\[\]|new \w+\(\)).*/gm;
      expect(text.match(changing) ?? [], name).toEqual([]);
    }
  });
});
