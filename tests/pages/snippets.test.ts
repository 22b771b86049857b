import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRight } from '#lab/judge/compare.ts';
import { readSuite, suitePath } from '#lab/judge/read.ts';
import { resolveFunctions } from '#lab/judge/resolve-functions.ts';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { buildTags } from '#trace/source/doc-comment.ts';
import { wrongAnswers } from '../support/right-answers.ts';
import { type Language, loadSnippet, snippetFaults } from './run-snippet.ts';
import { base, fileAt, filesNamed, pages, textAt } from './support.ts';

interface Snippet {
  path: string;
  label: string;
  name: string;
  language: Language;
  source: string;
}

/**
 * The code that pages offer to copy, and the files that they link to. tests/ci/languages tests
 * other languages.
 */
const given: Snippet[] = pages().flatMap(({ path, document }) => {
  const all = [...elements(document)];
  const copied = all
    .filter(({ tagName }) => tagName === 'copy-button')
    .map((element) => {
      const inside = [...elements(element)];
      const template = inside.find(({ tagName }) => tagName === 'template')!;
      const button = inside.find(({ tagName }) => tagName === 'button')!;
      return { label: attribute(button, 'aria-label') ?? '', source: textOf(template) };
    });
  const linked = all
    .map((element) => attribute(element, 'href') ?? '')
    .filter((href) => /code\/\w+\.[tj]s$/.test(href))
    .map((href) => ({
      label: href,
      source: textAt(href.slice(base.length)),
    }));
  // The museum offers tests with imports, see museum.test.ts.
  const functions = copied.filter(({ label }) => !label.startsWith('Copy as a test'));
  return [...functions, ...linked].map(({ label, source }) => ({
    path,
    label,
    name:
      /^\/\/ (\w+), from First Contact [\d.]+\n\/\/ SPDX-License-Identifier: MIT\n/.exec(
        source,
      )?.[1] ?? '',
    language: label.endsWith('.js') ? 'js' : 'ts',
    source,
  }));
});

/** Each once, because several pages offer exactly the same. */
const snippets = [
  ...new Map(given.map((one) => [`${one.language} ${one.label} ${one.source}`, one])).values(),
];

it('no file of the site has the tags by which the build reads doc comments', () => {
  const tag = new RegExp(`@(${buildTags.join('|')}) `);
  const files = filesNamed(/\.(html|js|json|txt|[a-z]{1,2}|cpp|glsl|java|lua)$/);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((name) => tag.test(textAt(name)))).toEqual([]);
});

it('finds what the chapters give away', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(7);
  expect(snippets.filter(({ language }) => language === 'js').length).toBeGreaterThanOrEqual(7);
});

const called = ({ path, label }: Snippet) => `${path} “${label}”`;

it('says what each is, and that it may be used', () => {
  const unnamed = snippets.filter(({ name, label }) => name === '' || !label.includes(name));
  expect(unnamed.map(called)).toEqual([]);
});

it('gives away what stands alone', () => {
  const importing = snippets.filter(({ source }) => /^\s*import\b/m.test(source));
  expect(importing.map(called)).toEqual([]);
  const texts = snippets.map(({ language, source }, i) => [`snippet-${i}.${language}`, source]);
  const faults = Object.values(snippetFaults(Object.fromEntries(texts)));
  expect(
    faults.flatMap((found, i) => found.map((one) => `${called(snippets[i]!)}: ${one}`)),
  ).toEqual([]);
});

it('gives away functions that give right answers', async () => {
  const wrong: string[] = [];
  for (const snippet of snippets) {
    const exported = await loadSnippet(snippet.source, snippet.language);
    const found = [
      ...wrongAnswers(snippet.name, exported[snippet.name]),
      // In TypeScript it is the same function.
      ...(snippet.language === 'js' ? wrongCases(snippet.name, exported[snippet.name]!) : []),
    ];
    wrong.push(...found.map((one) => `${called(snippet)}: ${one}`));
  }
  expect(wrong).toEqual([]);
});

/** The judge's cases that a function fails. */
function wrongCases(name: string, fn: (...values: never[]) => unknown): string[] {
  const file = fileAt(suitePath(name));
  if (!existsSync(file)) return [];
  const suite = readSuite(readFileSync(file, 'utf8'));
  return suite.cases.flatMap((one) => {
    const { values, expected } = one;
    const value = fn(...(resolveFunctions(structuredClone(values)) as never[]));
    return isRight(suite.compare, one, { value })
      ? []
      : [
          `${name}(${JSON.stringify(values)}): ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`,
        ];
  });
}
