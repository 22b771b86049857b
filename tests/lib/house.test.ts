import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedNames, isPublished, type SourceFile, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const notIndex = files.filter(({ name }) => name !== 'lib/index.ts');

/** What a file imports or re-exports, as paths inside src. */
function imports({ name, text }: SourceFile): string[] {
  const specifiers = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...specifiers].map(([, path]) =>
    path!.startsWith('.') ? posix.join(posix.dirname(name), path!) : path!.replace(/^#/, ''),
  );
}

test('the library is found', () => {
  expect(files.map(({ name }) => name)).toContain('lib/point-in-circle.ts');
  expect(files.some(isPublished)).toBe(true);
});

/** One name cannot be broken: that of a file in an import, that of a function before its "(". */
const unbreakable = /^(import (type )?\{ \w+ \} from '.*';|export function \w+\()$/;

describe.each(notIndex)('$name', (file) => {
  test('fits a phone: no line is longer than 53 columns', () => {
    const lines = file.text.split('\n').filter((line) => !unbreakable.test(line));
    expect(lines.filter((line) => line.length > 53)).toEqual([]);
  });

  test('has a doc comment at every export', () => {
    const lines = file.text.split('\n');
    const isBare = (line: string, index: number) => {
      const opening = lines.slice(0, index).findLast((above) => above.startsWith('/*'));
      const ends = lines[index - 1]?.endsWith('*/');
      return line.startsWith('export ') && !(ends && opening?.startsWith('/**'));
    };
    const bare = lines.filter(isBare);
    expect(bare).toEqual([]);
    // `export { name }` or a default would pass by the line above, and by the index.
    const exports = lines.filter((line) => line.startsWith('export '));
    expect(exportedNames(file)).toHaveLength(exports.length);
  });
});

describe.each(files)('$name', (file) => {
  test('imports nothing from outside the library', () => {
    const names = files.map(({ name }) => name);
    expect(imports(file).filter((path) => !names.includes(path))).toEqual([]);
  });

  test('gives the same answer every time', () => {
    expect(file.text).not.toMatch(/Math\.random|\bDate\b|performance\.now|\bcrypto\b/);
  });
});

test('what was published stays apart: no other file imports it', () => {
  const others = files.filter((file) => !isPublished(file));
  const published = others.flatMap(imports).filter((path) => path.startsWith('published/'));
  expect(published).toEqual([]);
});
