import { describe, expect, test } from 'vitest';
import { workerSources } from '#site/integrations/service-worker.ts';
import { unknownFiles } from '#site/integrations/shipped.ts';
import { Origins, packageOf } from '#site/shipped/origins.ts';
import { licencesText, shippedPackages, shippingFaults } from '#site/shipped/packages.ts';
import { offenders } from '../support/offenders.ts';

describe('the package of a file', () => {
  test('is the innermost one of its path', () => {
    const files: Readonly<Record<string, string | undefined>> = {
      '/site/node_modules/acorn/dist/acorn.mjs': 'acorn',
      '/site/node_modules/@lezer/common/index.js?v=1': '@lezer/common',
      'C:\\site\\node_modules\\leven\\index.js': 'leven',
      'node_modules/d3-path/src/path.js': 'd3-path',
      '\0/site/node_modules/acorn/dist/acorn.js': 'acorn',
      // Another package may contain another version of it.
      '/site/node_modules/a/node_modules/@b/c/d.js': 'a/node_modules/@b/c',
      'src/site/fonts/@fontsource/c/d.woff2': '@fontsource/c',
      '/site/src/lib/dot.ts': undefined,
      '\0rolldown/runtime.js': undefined,
    };
    const found = Object.keys(files).map((file) => [file, packageOf(file)]);
    expect(Object.fromEntries(found)).toEqual(files);
  });

  test('is noted once, for all files', () => {
    const origins = new Origins();
    origins.add('a.js', ['/node_modules/b/b.js', '/src/a.ts']);
    origins.add('c.js', ['/node_modules/b/c.js', '/node_modules/a/c.js']);
    expect(origins.packages()).toEqual(['a', 'b']);
    expect(origins.files()).toEqual(['a.js', 'c.js']);
  });
});

describe('a build', () => {
  const faults = (found: string[], known: string[], licences = ['MIT']) =>
    shippingFaults(found, known, () => licences);

  test('in which all is as it is said passes', () => {
    expect(faults(['a', 'b'], ['b', 'a'])).toEqual([]);
    expect(faults(['a'], ['a'], ['MIT', 'OFL-1.1'])).toEqual([]);
  });

  test('fails where a package ships unnoticed', () => {
    expect(faults(['a', 'b'], ['a'])).toEqual([expect.stringContaining('b reaches readers')]);
  });

  test('fails where a reason is left over', () => {
    expect(faults(['a'], ['a', 'b'])).toEqual([expect.stringContaining('b does not reach')]);
  });

  test('fails on licences that forbid what readers may do', () => {
    for (const one of ['GPL-3.0', 'CC-BY-NC-4.0', 'UNLICENSED', '(MIT OR GPL-3.0)']) {
      expect(faults(['a'], ['a'], [one])).toEqual([expect.stringContaining(one)]);
    }
  });

  test('fails without a licence', () => {
    expect(faults(['a'], ['a'], [])).toEqual(['a names no licence.']);
  });

  test('fails on a file that nobody made', () => {
    const known = ['_astro/a.12345678.css', '_astro/b.js'];
    const files = ['_astro/a.abcdefgh.css', '_astro/b.js', 'index.html', 'code/dot.js', 'embed.js'];
    expect(unknownFiles(files, known)).toEqual([]);
    const others = ['_astro/c.js', 'd.wasm', 'e.woff2', 'lib/f.mjs', '_astro/g.12345678.css'];
    expect(unknownFiles([...files, ...others], known)).toEqual(others);
  });
});

test('the service worker has something of Workbox', async () => {
  const packages = (await workerSources()).map(packageOf);
  expect(packages).toContain('workbox-precaching');
});

describe('the licences', () => {
  const text = licencesText();

  test('have licence, copyright and reason of each package', async () => {
    const broken = await offenders(
      shippedPackages(),
      ({ name }) => name,
      (one) => {
        expect(text).toContain(`${one.name} ${one.version} (${one.licences.join(' and ')})`);
        expect(text).toContain(one.text);
        expect(one.text.length).toBeGreaterThan(500);
        expect(one.why).toMatch(/^[A-Z].{15,}\.$/);
      },
    );
    expect(broken).toEqual([]);
  });

  test('keep the lines that fonts have in themselves', () => {
    expect(text).toContain('with Reserved Font Name ‘Source’');
    expect(text).toContain('Reserved Font Names KaTeX_Main');
  });
});
