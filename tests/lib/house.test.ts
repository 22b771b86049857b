import { posix } from 'node:path';
import { expect, test } from 'vitest';
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

/** Lines that cannot be broken, because an import or a function has one long name. */
const unbreakable = /^(import (type )?\{ \w+ \} from '.*';|export function \w+\()$/;

/** The offenders of a rule, each with its file. */
const offenders = (all: readonly SourceFile[], rule: (file: SourceFile) => readonly string[]) =>
  all.flatMap((file) => rule(file).map((found) => `${file.name}: ${found}`));

test('no line is longer than 53 columns, so that it fits a phone', () => {
  const long = offenders(notIndex, ({ text }) =>
    text.split('\n').filter((line) => line.length > 53 && !unbreakable.test(line)),
  );
  expect(long).toEqual([]);
});

test('has a doc comment at every export', () => {
  const bare = offenders(notIndex, ({ text }) => {
    const lines = text.split('\n');
    return lines.filter((line, index) => {
      const opening = lines.slice(0, index).findLast((above) => above.startsWith('/*'));
      const ends = lines[index - 1]?.endsWith('*/');
      return line.startsWith('export ') && !(ends && opening?.startsWith('/**'));
    });
  });
  expect(bare).toEqual([]);
});

// `export { name }` or a default export would evade the rule above, and the index.
test('exports nothing without a declaration', () => {
  const others = offenders(notIndex, (file) => {
    const exports = file.text.split('\n').filter((line) => line.startsWith('export '));
    return exports.length === exportedNames(file).length ? [] : exports;
  });
  expect(others).toEqual([]);
});

test('imports nothing from outside the library', () => {
  const names = files.map(({ name }) => name);
  const outside = offenders(files, (file) => imports(file).filter((path) => !names.includes(path)));
  expect(outside).toEqual([]);
});

test('does not depend on random numbers or the time', () => {
  const random = /Math\.random|\bDate\b|performance\.now|\bcrypto\b/;
  const found = offenders(files, ({ text }) => text.match(random) ?? []);
  expect(found).toEqual([]);
});

test('no other file imports a published variant', () => {
  const others = files.filter((file) => !isPublished(file));
  const published = others.flatMap(imports).filter((path) => path.startsWith('published/'));
  expect(published).toEqual([]);
});
