import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { exportedNames, isPublished, sourceFiles } from './source-files.ts';

/** Exported for other files of the library and its tests, not for readers. */
const internal = [
  'Entry',
  'Grid',
  'castAgainstCorner',
  'castAgainstEdge',
  'castAroundOrigin',
  'castFromContact',
  'collideFromInside',
  'earlierCast',
  'enterDisc',
  'facing',
  'farOf',
  'fields',
  'finite',
  'finitePoint',
  'isTooShort',
  'leadsInwards',
  'listOf',
  'makeGrid',
  'numberOf',
  'pointOf',
  'pointsOf',
  'polygonMessage',
  'show',
  'toInteger',
  'tooShort',
  'wholeNear',
];

const files = sourceFiles().filter(({ name }) => name !== 'lib/index.ts');
const indexText = sourceFiles().find(({ name }) => name === 'lib/index.ts')!.text;
const reexported = [...indexText.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
  .flatMap(([, names]) => names!.split(','))
  .map((name) => name.trim())
  .filter((name) => name !== '');

test('the index exports all that is public, once, and nothing published', () => {
  const expected = files
    .filter((file) => !isPublished(file))
    .flatMap(exportedNames)
    .filter((name) => !internal.includes(name));
  expect(expected).toContain('pointInCircle');
  expect(reexported.toSorted()).toEqual(expected.toSorted());
});

test('what it exports is there', () => {
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
