import { describe, expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { compiled } from './support/program.ts';
import { treeOf } from './support/without-probes.ts';

const files = sourceFiles();
describe.each(files)('$name', ({ name, text }) => {
  const { code, sites } = compile(text, { file: name });

  test('keeps its lines', () => {
    expect(code.split('\n')).toHaveLength(text.split('\n').length);
  });

  test('without the probes is what the TypeScript compiler makes of it', () => {
    expect(treeOf(code)).toEqual(treeOf(compiled(text)));
  });

  test('each probe has the number of a site of its own', () => {
    const numbers = [...code.matchAll(/\$\$\.\w\((\d+)/g)].map(([, number]) => Number(number));
    const own = sites.flatMap(({ kind }, i) => (kind === 'parameter' ? [] : [i]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(own);
  });

  test('each site lies in its function, in order', () => {
    const lines = text.split('\n');
    for (const { at, fn, loop } of sites) {
      const [line, column, endLine, endColumn] = at;
      expect(sites[fn]?.kind).toBe('enter');
      if (loop !== undefined) expect(sites[loop]?.kind).toBe('loop');
      const within = sites[fn]!.at;
      expect(line * 1000 + column).toBeGreaterThanOrEqual(within[0] * 1000 + within[1]);
      expect(endLine * 1000 + endColumn).toBeLessThanOrEqual(within[2] * 1000 + within[3]);
      expect(lines[endLine - 1]!.length).toBeGreaterThanOrEqual(endColumn);
    }
  });
});

test('the library is found', () => {
  // A loop over an empty list of files would prove nothing.
  expect(files.length).toBeGreaterThan(50);
});
