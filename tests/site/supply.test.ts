import { describe, expect, test } from 'vitest';
import {
  faultsHere,
  needlessReasons,
  supplyFaults,
  withInstallScript,
} from '../../scripts/check-supply.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;
const good = { version: '1.2.3', integrity };
const scripted = Object.fromEntries(
  Object.keys(withInstallScript).map((name) => [
    `node_modules/${name}`,
    { ...good, hasInstallScript: true },
  ]),
);
const names = Object.keys(withInstallScript);

const faults = (locked: object, path = 'node_modules/a') =>
  supplyFaults({ packages: { '': {}, [path]: locked } }, {});

test('the lock files of the project have no fault', () => {
  expect(faultsHere()).toEqual([]);
});

describe('a lock file', () => {
  test('without a fault passes', () => {
    expect(faults(good)).toEqual([]);
    expect(faults({ ...good, resolved: 'https://registry.npmjs.org/a/-/a-1.2.3.tgz' })).toEqual([]);
  });

  test.each([
    [
      'another host',
      { ...good, resolved: 'https://host.example/a.tgz' },
      'comes from https://host',
    ],
    ['plain http', { ...good, resolved: 'http://registry.npmjs.org/a.tgz' }, 'comes from http:'],
    ['git', { ...good, resolved: 'git+ssh://git@host.example/a.git' }, 'comes from git+ssh'],
    ['a file', { ...good, resolved: 'file:a' }, 'comes from file:a'],
    ['a link', { ...good, link: true }, 'is a folder'],
    ['no integrity', { version: '1.2.3' }, 'has no SHA-512'],
    ['SHA-1', { ...good, integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'has no SHA-512'],
    ['no version', { integrity }, 'has no version'],
    ['an unknown install script', { ...good, hasInstallScript: true }, 'has an install script'],
  ])('with %s fails', (_, locked, message) => {
    expect(faults(locked).join()).toContain(message);
  });

  test('with nothing in it fails', () => {
    expect(supplyFaults({ packages: { '': {} } }, {})).toHaveLength(1);
  });

  test('tells of an install script that is gone', () => {
    const without = { packages: { 'node_modules/a': good } };
    expect(names.length).toBeGreaterThan(0);
    expect(needlessReasons([without])).toHaveLength(names.length);
    expect(needlessReasons([without, { packages: scripted }])).toEqual([]);
  });
});

test.each(['^1.2.3', '~1.2.3', '*', 'latest', '>=1.2.3', 'github:a/b'])(
  'package.json may not ask for %s',
  (wanted) => {
    const packages = { '': {}, ...scripted };
    expect(supplyFaults({ packages }, { dependencies: { a: wanted } })).toHaveLength(1);
    expect(supplyFaults({ packages }, { devDependencies: { a: wanted } })).toHaveLength(1);
  },
);
