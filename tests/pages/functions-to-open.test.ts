import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test } from 'vitest';
import { descendants } from '#site/integrations/html.ts';
import { classesOf, functionsToOpen, pages } from './support.ts';

// Browser tests open only some function pages, which together show everything in the template.
// Drawings are tested in the chapters.

/** The kinds of elements outside drawings, by classes, role and attributes. */
function kindsOn(document: Tree.Document): Set<string> {
  const kinds = new Set<string>();
  const outside = descendants(document, ({ tagName }) => tagName !== 'svg');
  for (const one of outside) {
    if (!('tagName' in one)) continue;
    kinds.add(one.tagName);
    for (const name of classesOf(one)) kinds.add(`${one.tagName}.${name}`);
    for (const { name, value } of one.attrs) {
      const isOfAFew = name === 'role' || name === 'type';
      kinds.add(`${one.tagName}[${name}${isOfAFew ? `=${value}` : ''}]`);
    }
  }
  return kinds;
}

test('no page of a function has a kind of thing that none of those to open has', () => {
  const all = pages().flatMap(({ path, document }) => {
    const [, name] = /\/reference\/(\w+)\/$/.exec(path) ?? [];
    return name && name !== 'types' ? [{ name, kinds: kindsOn(document) }] : [];
  });
  const opened = all.filter(({ name }) => functionsToOpen.includes(name));
  expect(opened.map(({ name }) => name)).toEqual(functionsToOpen);
  expect(all.length).toBeGreaterThan(opened.length);
  const seen = opened.reduce((sum, { kinds }) => sum.union(kinds), new Set<string>());
  const unseen = all.flatMap(({ name, kinds }) =>
    [...kinds.difference(seen)].map((kind) => `${name}: ${kind}`),
  );
  expect(unseen).toEqual([]);
});
