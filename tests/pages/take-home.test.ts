import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { withCompanions } from '#trace/source/companions.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { home } from '#trace/source/home.ts';
import { codeFiles } from '#trace/source/languages.ts';
import { piecesOf } from '#trace/source/pieces.ts';
import { makeSnippet } from '#trace/source/snippet.ts';
import { oneFile } from '#trace/source/take-home.ts';
import { floatLanguages, languages } from '#translate/languages.ts';
import { library } from '../support/library.ts';
import { base, filesNamed, pages, textAt } from './support.ts';

// The table of a chapter's downloads, and its files.

const inside = (node: Tree.Node, tagName: string) =>
  [...elements(node)].filter((element) => element.tagName === tagName);

/** As a file for a plain script, which is preselected. */
const linesOf = (name: string) => oneFile([piecesOf(library, name)], 'script').lines;

const tables = pages().flatMap((page) =>
  inside(page.document, 'take-home').map((root) => {
    const boxes = inside(root, 'input').filter((one) => attribute(one, 'type') === 'checkbox');
    const names = boxes.flatMap((one) => attribute(one, 'value') ?? []);
    const hasAll = attribute(root, 'class')?.includes('has-all') ?? false;
    return { path: page.path, root, boxes, names, hasAll };
  }),
);

type Table = (typeof tables)[number];

const offenders = (faultsOf: (table: Table) => readonly string[]) =>
  tables.flatMap((table) => faultsOf(table).map((fault) => `${table.path}: ${fault}`));

it('has a table in each chapter that gives something away, and one only', () => {
  expect(tables.length).toBeGreaterThanOrEqual(7);
  const paths = tables.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

it('has one table of all functions, of which those of the chapters are parts', () => {
  const whole = tables.filter(({ hasAll }) => hasAll);
  expect(whole.map(({ names }) => names.toSorted())).toEqual([givenAway.toSorted()]);
});

it('offers the casts with the function that needs one', () => {
  const faults = offenders(({ names }) =>
    withCompanions(library, names).filter((name) => !names.includes(name)),
  );
  expect(faults).toEqual([]);
  const offering = tables.filter(({ boxes }) =>
    boxes.some((one) => attribute(one, 'data-with')?.includes('castCircleAgainstBox')),
  );
  expect(offering.length).toBeGreaterThan(1);
});

/** A code file as published without a folder, because its first line names the site. */
const codeAt = (name: string) => textAt(`code/${name}`).replaceAll(new URL(base, home).href, home);

it('has the files of each function: two to read, and one for the tables', () => {
  const changed = givenAway.filter((name) => {
    const { typescript, javascript } = makeSnippet(library, name);
    const pieces = [JSON.parse(textAt(`code/${name}.json`))];
    return (
      codeAt(`${name}.ts`) !== typescript ||
      codeAt(`${name}.js`) !== javascript ||
      oneFile(pieces, 'typescript').text !== typescript ||
      oneFile(pieces, 'module').text !== javascript
    );
  });
  expect(givenAway.length).toBeGreaterThan(70);
  expect(changed).toEqual([]);
});

it('has no other files there, and search and site map do not know them', () => {
  const names = filesNamed(/^code\/(?!index\.html$)./).map((name) => name.replace('code/', ''));
  const pieces = [
    ...givenAway,
    ...[...languages, ...floatLanguages].map(({ extension }) => `pieces.${extension}`),
    // The playground and edited programs load these from there.
    'types',
    'names',
  ];
  const all = [...codeFiles().map(({ path }) => path), ...pieces.map((name) => `${name}.json`)];
  expect(names.toSorted()).toEqual(all.toSorted());
  for (const map of filesNamed(/sitemap.*\.xml$/)) {
    expect(textAt(map)).not.toMatch(/\/code\/\w/);
  }
});

it('has a row in a chapter for each function: its name, its sentence, its lines, its files', () => {
  const faults = offenders(({ root, names, hasAll }) => {
    if (hasAll) return [];
    const rows = inside(root, 'tr').filter((row) => inside(row, 'td').length > 0);
    const shown = rows.map((row) => textOf(inside(row, 'code')[0]!));
    const wrong = rows.flatMap((row, i) => {
      const name = names[i]!;
      const [lines] = inside(row, 'td');
      const sentence = textOf(inside(row, 'span')[0]!).trim();
      const comment = library.findFunction(name).text.replaceAll("'", '’');
      const isOwn = comment
        .replaceAll('`', '')
        .replaceAll(/\s+\*?\s*/g, ' ')
        .includes(sentence.split(' ').slice(0, 5).join(' '));
      const links = inside(row, 'a').map((link) => attribute(link, 'href'));
      const files = [`code/${name}.ts`, `code/${name}.js`, `reference/${name}/`];
      const isLinked = links.filter(Boolean).join() === files.map((file) => base + file).join();
      return [
        ...(textOf(lines!) === String(linesOf(name)) ? [] : [`${name}: ${textOf(lines!)} lines`]),
        ...(isOwn && sentence.endsWith('.') ? [] : [`${name}: ${sentence}`]),
        ...(isLinked ? [] : [`${name} links to ${links.join()}`]),
      ];
    });
    return shown.join() === names.join() ? wrong : [...wrong, `shows ${shown.join()}`];
  });
  expect(faults).toEqual([]);
});

it('has an entry in the whole list for each function: its name, its page, its sentence', () => {
  const faults = offenders(({ root, names, hasAll }) => {
    const entries = hasAll ? inside(root, 'dt') : [];
    const shown = entries.map((entry) => textOf(entry).trim());
    const sentences = inside(root, 'dd').map(textOf);
    const wrong = entries.flatMap((entry, i) => {
      const [link] = inside(entry, 'a').map((one) => attribute(one, 'href'));
      return [
        ...(link === `${base}reference/${names[i]}/` ? [] : [`${names[i]} links to ${link}`]),
        ...(sentences[i]?.endsWith('.') ? [] : [`${names[i]}: ${sentences[i]}`]),
      ];
    });
    return !hasAll || shown.join() === names.join() ? wrong : [`shows ${shown.join()}`];
  });
  expect(faults).toEqual([]);
});

it('fetches its pieces from where they are, and carries no code itself', () => {
  const faults = offenders(({ root }) => [
    ...(attribute(root, 'data-code') === `${base}code/`
      ? []
      : [attribute(root, 'data-code') ?? '']),
    ...(inside(root, 'pre').map(textOf).join('|') === '' ? [] : ['carries code']),
    ...(inside(root, 'pre').length === 1 ? [] : ['has not one place for code']),
  ]);
  expect(faults).toEqual([]);
});

it('has the first function of a chapter ticked, and says what file comes of it', () => {
  const faults = offenders(({ path, root, boxes, names, hasAll }) => {
    const [page = ''] = path.split('/').slice(-2);
    const first = hasAll ? [] : withCompanions(library, names.slice(0, 1));
    const lines = oneFile(
      first.map((name) => piecesOf(library, name)),
      'script',
    ).lines;
    const ticked = boxes
      .filter((one) => attribute(one, 'checked') !== undefined)
      .map((one) => attribute(one, 'value'));
    const file = first.length === 1 ? first[0] : page;
    const words = hasAll
      ? ['Nothing is ticked']
      : [
          `: ${lines} lines without imports, MIT License.`,
          `<script src="${file}.global.js"></script>`,
        ];
    return [
      ...(ticked.join() === first.join() ? [] : [`has ${ticked.join()} ticked`]),
      ...words.filter((one) => !textOf(root).includes(one)).map((one) => `does not say ${one}`),
    ];
  });
  expect(faults).toEqual([]);
});
