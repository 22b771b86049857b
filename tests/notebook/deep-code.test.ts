import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { linkCode } from '#lab/notebook/link-code.ts';
import { compile } from '#trace/compile.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { tooLongWords } from '#trace/too-long.ts';

// Code is linked after each pause in typing, so deep nesting must cost only linear time. The test
// counts work instead of time.

const source = librarySource(new Library(), ['distance']);

const nestings: [string, (depth: number) => string][] = [
  ['conditions behind conditions', (depth) => `${'a?b:'.repeat(depth)}c`],
  ['conditions between conditions', (depth) => `${'a?'.repeat(depth)}b${':c'.repeat(depth)}`],
  ['conditions of conditions', (depth) => `${'('.repeat(depth)}a${'?b:c)'.repeat(depth)}`],
  ['ands and ors', (depth) => `${'a&&(b||'.repeat(depth)}c${')'.repeat(depth)}`],
  ['properties', (depth) => `c${'.b'.repeat(depth)}`],
  ['calls', (depth) => `${'distance('.repeat(depth)}a${',b)'.repeat(depth)}`],
];
const codeOf = (expression: string) => `function distance(a, b, c) {\n  return ${expression};\n}`;
const link = (text: string) =>
  linkCode(source, { file: 'src/lib/distance.ts', text, firstLine: 1 });

afterEach(() => vi.restoreAllMocks());

describe.each(nestings)('%s', (_, nesting) => {
  const [less, more] = [codeOf(nesting(60)), codeOf(nesting(240))];

  test('have their nodes visited a few times each, however deep they lie', () => {
    link(less);
    // Each visit of a node reads its fields.
    const visits = vi.spyOn(Object, 'keys');
    const visitsFor = (text: string) => {
      visits.mockClear();
      link(text);
      return visits.mock.calls.length;
    };
    expect(visitsFor(more)).toBeLessThan(4.5 * visitsFor(less));
  });

  test('hand nothing up through all that they lie in', () => {
    const generators = Object.getPrototypeOf(Object.getPrototypeOf((function* () {})()));
    const steps = vi.spyOn(generators, 'next');
    const stepsFor = (text: string) => {
      steps.mockClear();
      link(text);
      return steps.mock.calls.length;
    };
    stepsFor(less);
    expect(stepsFor(more)).toBeLessThanOrEqual(4.5 * stepsFor(less) + 50);
  });

  test('have names for their probes that are no longer than the code, each a few times', () => {
    const namesOf = (text: string) =>
      compile(text, { file: 'test.ts' }).sites.reduce((sum, { name = '' }) => sum + name.length, 0);
    expect(namesOf(more)).toBeLessThan(600 * 1000);
    const deeper = codeOf(nesting(480));
    expect(namesOf(deeper)).toBeLessThan(2.5 * namesOf(more) + 100);
  });
});

test('a nesting that is too deep with its probes is told in plain words', () => {
  const told = ['The code is nested too deeply.', tooLongWords];
  const problems = [400, 700, 1400, 8000].flatMap((depth) =>
    nestings.flatMap(([, nesting]) => {
      try {
        link(codeOf(nesting(depth)));
        return [];
      } catch (error) {
        return (error as { problem?: string }).problem;
      }
    }),
  );
  expect(problems.filter((problem) => !told.includes(problem ?? ''))).toEqual([]);
  expect(problems).toContain(tooLongWords);
});

/** The result in a new thread, whose unoptimized code needs more stack. */
function toldWith(stackSizeMb: number, text: string): Promise<string> {
  const script = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.linker).then(({ compileEdited }) => {
      compileEdited({ file: 'test.ts', text: workerData.text, firstLine: 1 });
      parentPort.postMessage('compiled');
    }).catch((error) => parentPort.postMessage(error.problem ?? String(error)));`;
  const linker = new URL('../../src/lab/notebook/linker.ts', import.meta.url).href;
  const resourceLimits = { stackSizeMb };
  const worker = new Worker(script, { eval: true, resourceLimits, workerData: { linker, text } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

test('where the stack ends while the parser tries type arguments, that is told in plain words', async () => {
  const nested = codeOf(`${'a<b>('.repeat(480)}c${')'.repeat(480)}`);
  expect(await toldWith(1, nested)).toBe('The code is nested too deeply.');
});
