import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { exportedNames, isPublished, sourceFiles } from './source-files.ts';

const files = sourceFiles().filter(({ name }) => name !== 'lib/index.ts');
const indexText = sourceFiles().find(({ name }) => name === 'lib/index.ts')!.text;
const reexported = [...indexText.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
  .flatMap(([, names]) => names!.split(','))
  .map((name) => name.trim())
  .filter((name) => name !== '');

const own = files.filter((file) => !isPublished(file));
const isToRead = ({ name }: { readonly name: string }) => name.startsWith('lib/plain/');

test('the index exports every function that has an example, and nothing published', () => {
  const withExample = own.flatMap(({ text }) =>
    [...text.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\nexport function (\w+)/gs)]
      .filter(([, comment]) => comment!.includes('@example'))
      .map(([, , name]) => name!),
  );
  expect(withExample.length).toBeGreaterThan(60);
  expect(reexported).toEqual(expect.arrayContaining(withExample));
  const published = files.filter(isPublished).flatMap(exportedNames);
  expect(reexported.filter((name) => published.includes(name))).toEqual([]);
  expect(reexported.toSorted()).toEqual([...new Set(reexported)].toSorted());
});

test('a function that it does not export is used by another file of the library', () => {
  const unused = own
    .filter((file) => !isToRead(file))
    .flatMap((file) =>
      [...file.text.matchAll(/^export function (\w+)/gm)]
        .map(([, name]) => name!)
        .filter((name) => !reexported.includes(name))
        .filter((name) => own.every((one) => one === file || !one.text.includes(name)))
        .map((name) => `${name} of ${file.name}`),
    );
  expect(unused).toEqual([]);
});

test('every export is defined', () => {
  for (const [name, value] of Object.entries(library)) {
    expect(value, name).toBeTypeOf('function');
    expect(reexported).toContain(name);
  }
  expect(Object.keys(library)).toEqual(expect.arrayContaining(['pointInCircle', 'assertCircle']));
});

test('no two files export the same name', () => {
  const names = files.flatMap(exportedNames);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
