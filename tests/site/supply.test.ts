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

  test('fails with whatever npm could not install alike everywhere', () => {
    const resolved = (to: string) => faults({ ...good, resolved: to }).join();
    expect(resolved('https://host.example/a.tgz')).toContain('comes from https://host');
    expect(resolved('http://registry.npmjs.org/a.tgz')).toContain('comes from http:');
    expect(resolved('git+ssh://git@host.example/a.git')).toContain('comes from git+ssh');
    expect(resolved('file:a')).toContain('comes from file:a');
    expect(faults({ ...good, link: true }).join()).toContain('is a folder');
    expect(faults({ version: '1.2.3' }).join()).toContain('has no SHA-512');
    const weaker = { ...good, integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' };
    expect(faults(weaker).join()).toContain('has no SHA-512');
    expect(faults({ integrity }).join()).toContain('has no version');
    expect(faults({ ...good, hasInstallScript: true }).join()).toContain('has an install script');
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

test('package.json may ask for nothing but exact versions', () => {
  const packages = { '': {}, ...scripted };
  for (const wanted of ['^1.2.3', '~1.2.3', '*', 'latest', '>=1.2.3', 'github:a/b']) {
    const a = { a: wanted };
    expect(supplyFaults({ packages }, { dependencies: a }), wanted).toHaveLength(1);
    expect(supplyFaults({ packages }, { devDependencies: a }), wanted).toHaveLength(1);
  }
});
