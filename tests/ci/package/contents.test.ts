import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { buildTags } from '#trace/source/doc-comment.ts';
import { packageFiles } from '../../../scripts/package.mjs';

const files = packageFiles();
const manifest = JSON.parse(files.get('package.json')!);
const root = JSON.parse(readFileSync('package.json', 'utf8'));
const sources = globSync('src/lib/**/*.ts').map((path) => path.replaceAll('\\', '/'));

test('holds a module and its types for each file of the library, and nothing that it does not name', () => {
  const expected = sources.flatMap((path) => {
    const name = path.replace(/^src\/lib\/(.*)\.ts$/, '$1');
    return [`${name}.js`, `${name}.d.ts`];
  });
  expect(sources.length).toBeGreaterThan(80);
  expect([...files.keys()].sort()).toEqual(
    [...expected, 'LICENSE', 'README.md', 'package.json'].sort(),
  );
});

test('has no tags by which the build reads doc comments', () => {
  const tag = new RegExp(`@(${buildTags.join('|')}) `);
  expect([...files].filter(([, text]) => tag.test(text)).map(([path]) => path)).toEqual([]);
});

test('imports only files that are in it', () => {
  const missing = [...files].flatMap(([path, text]) =>
    [...text.matchAll(/\bfrom '([^']+)'/g)].flatMap(([, specifier]) => {
      if (path === 'README.md') return specifier === 'first-contact' ? [] : [specifier];
      const target = new URL(specifier!, `file:///${path}`).pathname.slice(1);
      return specifier!.startsWith('.') && files.has(target) ? [] : [`${path}: ${specifier}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('can be published and depends on nothing', () => {
  expect(manifest).toMatchObject({
    name: 'first-contact',
    version: root.version,
    type: 'module',
    sideEffects: false,
    license: 'MIT',
  });
  const unwanted = /^(private|scripts|(\w*d|D)ependencies|homepage|repository)$/;
  expect(Object.keys(manifest).filter((key) => unwanted.test(key))).toEqual([]);
});

test('names the site and the repository where they are published', () => {
  const homepage = 'https://name.example/first-contact/';
  const repository = 'https://github.com/name/first-contact';
  const published = packageFiles({ homepage, repository });
  expect(JSON.parse(published.get('package.json')!)).toMatchObject({
    homepage,
    repository: { type: 'git', url: `git+${repository}.git` },
  });
  expect(published.get('README.md')).toContain(`(${homepage})`);
  expect(files.get('README.md')).not.toContain('://');
});

test('has a readme with the first sentence of every function', () => {
  const readme = files.get('README.md')!;
  expect(readme).not.toMatch(/\{\{|\}\}\n/);
  const rows = [...readme.matchAll(/^\| `(\w+)` \| ([A-Z][^|]+\.) \|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(library).sort());
});

test('is under the licence of the code alone', () => {
  const licence = files.get('LICENSE')!;
  expect(licence).toMatch(
    /^MIT License\n\nCopyright \(c\) \d{4} The First Contact authors\n\nPerm/,
  );
  expect(licence.trimEnd()).toMatch(/SOFTWARE\.$/);
  expect(licence).not.toContain('Creative Commons');
});

test('is published by hand alone, from a tag, with provenance', () => {
  const workflows = globSync('.github/workflows/*').map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));
  const publishing = workflows.filter(({ text }) => /npm publish/.test(text));
  expect(publishing.map(({ path }) => path)).toEqual(['.github/workflows/package.yml']);
  const { text } = publishing[0]!;
  const [, triggers] = /^on:\n((?: .*\n)+)/m.exec(text) ?? [];
  expect(triggers).toBe('  workflow_dispatch:\n');
  expect(text).toMatch(/^ {4}if: startsWith\(github\.ref, 'refs\/tags\/v'\)$/m);
  expect(text).toMatch(/^ {6}id-token: write$/m);
  expect(text).toMatch(/npm publish --provenance --access public$/m);
  expect(Object.values<string>(root.scripts).filter((one) => /publish/.test(one))).toEqual([]);
});
