import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headersOf, places, typeOf, types } from '#site/headers.ts';
import { offenders } from '../support/offenders.ts';
import { filesNamed, textAt } from './support.ts';

// public/_headers and hosting/nginx.conf are written by hand, for a site at the root of a host.

/** The headers that `_headers` gives each path: several rules may match one. */
const rules = textAt('_headers')
  .split(/\n(?=[/#])/)
  .filter((rule) => rule.startsWith('/'))
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n');
    const source = path.replaceAll('.', '\\.').replace('*', '.*').replace(/:\w+/, '[^/]+');
    const headers = lines.map((line) =>
      line
        .trim()
        .split(/: (.*)/s)
        .slice(0, 2),
    );
    return { pattern: new RegExp(`^${source}$`), headers };
  });

it('_headers gives each file the headers of the site, each of them once', async () => {
  const broken = await offenders(
    filesNamed(/\.\w+$/),
    (file) => file,
    (file) => {
      const path = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      const sent = rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ headers }) => headers);
      const wanted: Record<string, string> = { ...headersOf(file) };
      // These hosts revalidate each file by default.
      if (wanted['Cache-Control'] === 'no-cache') delete wanted['Cache-Control'];
      if (/^(code|programs)\/.*\.(?!txt)/.test(file) && typeOf(file).startsWith('text/plain')) {
        wanted['Content-Type'] = typeOf(file);
      }
      // Only a page can be framed.
      const isPage = file.endsWith('.html');
      if (!isPage) delete wanted['Content-Security-Policy'];
      const own = sent.filter(([name]) => isPage || name !== 'Content-Security-Policy');
      expect(own.toSorted()).toEqual(Object.entries(wanted).toSorted());
    },
  );
  expect(broken).toEqual([]);
});

it('nginx.conf has the same headers, folders and types', () => {
  const nginx = readFileSync('hosting/nginx.conf', 'utf8');
  const values = [...nginx.matchAll(/(?:add_header [\w-]+|set \$\w+) "([^"]*)"/g)];
  const wanted = places.flatMap(({ folder }) => Object.values(headersOf(folder)));
  expect(new Set(values.map(([, value]) => value))).toEqual(new Set([...wanted, '']));
  /** The folders for which a variable has a value of its own. */
  const foldersOf = (variable: string) =>
    nginx
      .match(new RegExp(`if \\(\\$uri ~ "\\^/\\(([^)]*)\\)/"\\) \\{\\s*set \\$${variable} `))?.[1]
      ?.split('|')
      .toSorted();
  const [rest] = places;
  const differing = (name: string) =>
    places
      .filter(({ headers }) => headers[name] !== rest!.headers[name])
      .map(({ folder }) => folder.slice(0, -1))
      .toSorted();
  expect(foldersOf('first_contact_cache')).toEqual(differing('Cache-Control'));
  expect(foldersOf('first_contact_framing')).toEqual(differing('Content-Security-Policy'));
  for (const [extension, type] of Object.entries(types)) {
    const plain = type.split(';')[0]!.replace('+', '\\+');
    expect(nginx, extension).toMatch(new RegExp(`^ {4}${plain} (\\w+ )*${extension}\\b`, 'm'));
  }
});

it('gives hosts the headers, and readers none of them', () => {
  expect(textAt('service-worker.js')).not.toContain('_headers');
});
