import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offenders } from '../support/offenders.ts';

// An installation gets the same bytes everywhere and runs no code of a package.

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly inBundle?: boolean;
}

/** Packages with an install script that nothing here needs: esbuild's only checks its own program. */
const scripted = /^node_modules\/esbuild$/;

/** Whether it is the project itself or one of its workspaces. */
const isOwn = (path: string, { link, resolved }: Locked) =>
  path === '' || path.startsWith('packages/') || (link && resolved?.startsWith('packages/'));

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each(['.', 'tests/nightly/registries/registry-tools'])(
  'the packages of %s',
  async (folder) => {
    const packages: Record<string, Locked> = read(`${folder}/package-lock.json`).packages;
    const broken = await offenders(
      Object.entries(packages).filter(([path, one]) => !isOwn(path, one)),
      ([path]) => path,
      ([path, { resolved, integrity = '', link = false, hasInstallScript = false, inBundle }]) => {
        // Without an address npm uses the configured registry, and the hash decides what it accepts.
        expect(resolved ?? 'https://registry.npmjs.org/').toMatch(
          /^https:\/\/registry\.npmjs\.org\//,
        );
        // The hash of a package covers what it bundles.
        if (!inBundle) expect(integrity).toMatch(/^sha512-/);
        expect({ link, hasInstallScript: hasInstallScript && !scripted.test(path) }).toEqual({
          link: false,
          hasInstallScript: false,
        });
      },
    );
    expect(broken).toEqual([]);
  },
);

test('package.json names exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const isExact = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
  expect(all.filter(([, version]) => !isExact.test(String(version)))).toEqual([]);
});
