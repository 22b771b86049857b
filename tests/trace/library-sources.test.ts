import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { compile } from '#trace/compile.ts';
import { sourceFiles } from '../lib/source-files.ts';
import { offenders } from '../support/offenders.ts';
import { compiled } from './support/program.ts';
import { treeOf } from './support/without-probes.ts';

const files = sourceFiles().map((file) => ({
  ...file,
  ...compile(file.text, { file: file.name }),
}));

const wrongFiles = (check: (file: (typeof files)[number]) => unknown) =>
  offenders(files, ({ name }) => name, check);

const linesOf = (text: string) => text.split('\n').length;

test('every file keeps its lines', () => {
  const changed = files.filter(({ code, text }) => linesOf(code) !== linesOf(text));
  expect(changed.map(({ name }) => name)).toEqual([]);
});

test('every file without its probes is what the TypeScript compiler makes of it', async () => {
  const changed = await wrongFiles(({ code, text }) => {
    const [found, expected] = [treeOf(code), treeOf(compiled(text))];
    return isDeepStrictEqual(found, expected) ? [] : [firstDifference(found, expected)];
  });
  expect(changed).toEqual([]);
});

test('every probe has the number of a site of its own', async () => {
  const wrong = await wrongFiles(({ code, sites }) => {
    const numbers = [...code.matchAll(/\$\$\.\w\((\d+)/g)].map(([, number]) => Number(number));
    const found = numbers.toSorted((a, b) => a - b).join();
    const own = sites.flatMap(({ kind }, i) => (kind === 'parameter' ? [] : [i])).join();
    return found === own ? [] : [`${found}, not ${own}`];
  });
  expect(wrong).toEqual([]);
});

test('every site lies in its function, in order', async () => {
  const wrong = await wrongFiles(({ sites, text }) => {
    const lines = text.split('\n');
    return sites.flatMap(({ at, fn, loop, kind }) => {
      const [line, column, endLine, endColumn] = at;
      const isIn =
        sites[fn]?.kind === 'enter' && (loop === undefined || sites[loop]?.kind === 'loop');
      const within = sites[fn]?.at ?? at;
      const isOrdered =
        line * 1000 + column >= within[0] * 1000 + within[1] &&
        endLine * 1000 + endColumn <= within[2] * 1000 + within[3] &&
        lines[endLine - 1]!.length >= endColumn;
      return isIn && isOrdered ? [] : [`${kind} at ${at.join()}, in ${within.join()}`];
    });
  });
  expect(wrong).toEqual([]);
});

/** The first lines of two trees that differ. */
function firstDifference(found: unknown, expected: unknown): string {
  const [own, other] = [found, expected].map((tree) => JSON.stringify(tree, null, 1).split('\n'));
  const at = own!.findIndex((line, i) => line !== other![i]);
  return `${own![at]}, not ${other![at]}`;
}
