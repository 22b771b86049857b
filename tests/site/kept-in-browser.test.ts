import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptInBrowser } from '#site/kept-in-browser.ts';

// The privacy page lists everything that the site stores in the browser.

/** Storage keys of files whose calls do not contain them literally. */
const named: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'src/site/client/code-language.ts': { name: ['code-language', 'code-bits'] },
  'src/site/client/take-home.ts': { key: ['code-language'] },
  'src/site/client/take-home-table.ts': { key: ['code-language'], bitsKey: ['code-bits'] },
  'src/site/client/translated-listing.ts': {
    key: ['code-language'],
    bitsKey: ['code-bits'],
    where: ['code-language', 'code-bits'],
  },
  'src/lab/notebook/stored-text.ts': {
    key: [
      'first-contact:edit:…',
      'first-contact:solved:…',
      'first-contact:playground',
      'first-contact:playground:before',
    ],
  },
};

const files = ['src/**/*.{ts,astro,mdx}', 'public/**/*.js']
  .flatMap((pattern) => globSync(pattern))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file !== 'src/site/kept-in-browser.ts');
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The storage keys in a text. Unknown ones begin with "?". */
function keysIn(file: string, text: string): string[] {
  const uses = [
    ...text.matchAll(/localStorage\b(?:\s*\.\s*(?:get|set|remove)Item\(\s*([^,)]+))?/g),
  ];
  return uses.flatMap(([, argument = 'no name']) => {
    const [, plain] = /^'([^']*)'$/.exec(argument) ?? [];
    return plain !== undefined ? [plain] : (named[file]?.[argument] ?? [`? ${file}: ${argument}`]);
  });
}

const used = [...texts].flatMap(([file, text]) => keysIn(file, text));

test('whatever the site keeps in localStorage is named', () => {
  expect([...new Set(used)].sort()).toEqual(Object.keys(keptInBrowser).sort());
});

test('each name stands in the code', () => {
  const all = [...texts.values()].join('\n');
  const unused = Object.keys(keptInBrowser).filter(
    (key) => !all.includes(`'${key.replace('…', '')}'`),
  );
  expect(unused).toEqual([]);
});

test('a name that is new, or comes from a variable, is noticed', () => {
  expect(keysIn('src/a.ts', "localStorage.setItem('new', '')")).toEqual(['new']);
  expect(keysIn('src/a.ts', 'localStorage.getItem(name)')).toEqual(['? src/a.ts: name']);
  expect(keysIn('src/a.ts', 'const { length } = localStorage;')).toEqual(['? src/a.ts: no name']);
});

test('the site uses no other storage than localStorage and caches', () => {
  const elsewhere = /\b(sessionStorage|indexedDB|cookieStore|document\.cookie|sendBeacon)\b/;
  // The sandbox lists the globals that readers' code may not use.
  const other = [...texts].filter(
    ([file, text]) => elsewhere.test(text) && !/^src\/sandbox\//.test(file),
  );
  expect(other.map(([file]) => file)).toEqual([]);
});

test('the site uses caches in the service worker alone', () => {
  const caching = [...texts].filter(([, text]) => /\bcaches\./.test(text)).map(([file]) => file);
  expect(caching.filter((file) => !file.startsWith('src/offline/'))).toEqual([]);
  expect(caching).not.toEqual([]);
});
