import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { exportedNames, isPublished, sourceFiles } from './source-files.ts';

/** Exported for other files of the library and its tests, not for readers. */
const internal = [
  'CircleStore',
  'Entry',
  'Grid',
  'IdList',
  'KeptPairs',
  'addCircle',
  'append',
  'areFinite',
  'assertEntry',
  'assertId',
  'castAgainstCorner',
  'castAgainstEdge',
  'castAroundOrigin',
  'castFromContact',
  'cellsSearched',
  'createIdList',
  'createPairs',
  'createStore',
  'dropCircle',
  'earlierCast',
  'enterDisc',
  'farFor',
  'farOf',
  'fields',
  'finite',
  'finitePoint',
  'hashOfBlock',
  'isTooShort',
  'leadsInwards',
  'listInBlock',
  'listOf',
  'magnitude',
  'makeGrid',
  'meetEdge',
  'moveCircle',
  'numberOf',
  'pointOf',
  'pointsOf',
  'polygonMessage',
  'searchAll',
  'searchLevel',
  'settle',
  'shortestWayOut',
  'show',
  'surelyBeyondReach',
  'toInteger',
  'tooShort',
  'updatePairs',
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
