import { readFileSync } from 'node:fs';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { givenAway } from '#source/given-away.ts';
import { piecesOf } from '#source/pieces.ts';
import { makeSnippet } from '#source/snippet.ts';
import { oneFile } from '#source/take-home.ts';
import { floatLanguages, languages, namesIn } from '#translate/translate.ts';
import { library } from '../support/library.ts';
import { bases, type Page, pages, siteFile, siteFiles, sites } from './support.ts';

// The table of what a chapter gives away, and the files that it is made of.

const inside = (node: Tree.Node, tagName: string) =>
  [...elements(node)].filter((element) => element.tagName === tagName);

/** As a file for a plain script, which is chosen first. */
const linesOf = (name: string) => oneFile([piecesOf(library, name)], 'script').lines;

const tablesOf = (page: Page) => inside(page.document, 'take-home').map((root) => ({ page, root }));

describe.each(sites)('%s', (site) => {
  const fileText = (name: string) => readFileSync(siteFile(site, `code/${name}`), 'utf8');
  const tables = pages(site).flatMap(tablesOf);

  it('has a table in each chapter that gives something away, and one only', () => {
    expect(tables.length).toBeGreaterThanOrEqual(7);
    const paths = tables.map(({ page }) => page.path);
    expect(paths).toEqual([...new Set(paths)]);
  });

  it.each(givenAway)('has the files of %s: two to read, and one for the tables', (name) => {
    const { typescript, javascript } = makeSnippet(library, name);
    expect(fileText(`${name}.ts`)).toBe(typescript);
    expect(fileText(`${name}.js`)).toBe(javascript);
    const pieces = [JSON.parse(fileText(`${name}.json`))];
    expect(oneFile(pieces, 'typescript').text).toBe(typescript);
    expect(oneFile(pieces, 'module').text).toBe(javascript);
  });

  it('has no other files there, and search and site map do not know them', () => {
    const names = siteFiles(site, /^code\/(?!index\.html$)./).map((name) =>
      name.replace('code/', ''),
    );
    const expected = givenAway.flatMap((name) =>
      ['js', 'json', 'ts'].map((one) => `${name}.${one}`),
    );
    const translations = [...languages, ...floatLanguages].flatMap((language) => {
      const { extension } = language;
      const files = namesIn(language).map((name) => `${name}.${extension}`);
      return [`pieces.${extension}.json`, ...files];
    });
    // The playground takes the types from there.
    const all = [...expected, ...translations, 'types.json'];
    expect(names.toSorted()).toEqual(all.toSorted());
    for (const map of siteFiles(site, /sitemap.*\.xml$/)) {
      expect(readFileSync(siteFile(site, map), 'utf8')).not.toMatch(/\/code\/\w/);
    }
  });

  describe.each(tables.map(({ page, root }) => ({ path: page.path, root })))(
    '$path',
    ({ root }) => {
      const [, ...rows] = inside(root, 'tr');
      const boxes = inside(root, 'input').filter((one) => attribute(one, 'type') === 'checkbox');
      const names = boxes.flatMap((one) => attribute(one, 'value') ?? []);

      it('has a row for each function: its name, its sentence, its lines, its files', () => {
        expect(rows.map((row) => textOf(inside(row, 'code')[0]!))).toEqual(names);
        for (const [i, row] of rows.entries()) {
          const name = names[i]!;
          const [lines] = inside(row, 'td');
          expect(textOf(lines!)).toBe(String(linesOf(name)));
          const sentence = textOf(inside(row, 'span')[0]!).trim();
          const comment = library.findFunction(name).text.replaceAll("'", '’');
          expect(comment.replaceAll('`', '').replaceAll(/\s+\*?\s*/g, ' ')).toContain(
            sentence.split(' ').slice(0, 5).join(' '),
          );
          expect(sentence).toMatch(/\.$/);
          expect(inside(row, 'a').map((link) => attribute(link, 'href'))).toEqual([
            `${bases[site]}code/${name}.ts`,
            `${bases[site]}code/${name}.js`,
            `${bases[site]}reference/${name}/`,
          ]);
        }
      });

      it('fetches its pieces from where they are', () => {
        expect(attribute(root, 'data-code')).toBe(`${bases[site]}code/`);
      });

      it('has the first function ticked, and says what file comes of it', () => {
        const ticked = boxes.filter((one) => attribute(one, 'checked') !== undefined);
        expect(ticked.map((one) => attribute(one, 'value'))).toEqual(names.slice(0, 1));
        expect(textOf(root)).toContain(
          `: ${linesOf(names[0]!)} lines without imports, MIT License.`,
        );
        expect(textOf(root)).toContain(`<script src="${names[0]}.js"></script>`);
      });

      it('carries no code itself', () => {
        expect(inside(root, 'pre').map(textOf)).toEqual(['']);
      });
    },
  );
});
