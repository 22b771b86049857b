import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attribute, elements, textOf } from '#site/integrations/html.ts';
import { rightAnswers } from './right-answers.ts';
import { compileErrors, type Language, loadSnippet } from './run-snippet.ts';
import { pages, siteFile } from './support.ts';

interface Snippet {
  path: string;
  label: string;
  name: string;
  language: Language;
  source: string;
}

/**
 * The code that the pages offer to copy, and the files that they link to. Those in other languages than
 * ours are in tests/languages.
 */
const given: Snippet[] = pages('dist').flatMap(({ path, document }) => {
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
    .filter((href) => /^\/code\/.*\.[tj]s$/.test(href))
    .map((href) => ({
      label: href,
      source: readFileSync(siteFile('dist', href.slice(1)), 'utf8'),
    }));
  // What the museum gives away is tests, which import: see museum.test.ts.
  const functions = copied.filter(({ label }) => !label.startsWith('Copy as a test'));
  return [...functions, ...linked].map(({ label, source }) => ({
    path,
    label,
    name: /^\/\/ (\w+), from First Contact\. MIT License\.\n/.exec(source)?.[1] ?? '',
    language: label.endsWith('.js') ? 'js' : 'ts',
    source,
  }));
});

/** Each once: what several pages give away is the same to the letter. */
const snippets = [
  ...new Map(given.map((one) => [`${one.language} ${one.label} ${one.source}`, one])).values(),
];

it('finds what the chapters give away', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(7);
  expect(snippets.filter(({ language }) => language === 'js').length).toBeGreaterThanOrEqual(7);
});

describe.each(snippets)('$path “$label”', ({ label, name, language, source }) => {
  it('says what it is, and that it may be used', () => {
    expect(name).not.toBe('');
    expect(label).toContain(name);
  });

  it('stands alone', () => {
    expect(source).not.toMatch(/^\s*import\b/m);
    expect(compileErrors(source, language)).toEqual([]);
  });

  it('exports the function, which gives right answers', async () => {
    const exported = await loadSnippet(source);
    expect(Object.keys(exported)).toContain(name);
    expect(Object.keys(rightAnswers), 'the table of tests/pages/right-answers.ts').toContain(name);
    rightAnswers[name]?.(exported[name]);
  });
});
