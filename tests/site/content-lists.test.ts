import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPlace } from '#figure/all-figures.ts';
import * as lists from '#site/content-lists.ts';
import { idOf } from '#site/content-lists.ts';
import { chapters } from '../support/chapters.ts';

const [questions, terms, articles] = [lists.questions(), lists.terms(), lists.articles()];
const names = terms.map(({ term }) => term);
const lower = (text: string) => text.toLowerCase();

describe('the glossary', () => {
  test('has each term once, in the order of the alphabet', () => {
    expect(names.map(lower)).toEqual(
      [...new Set(names.map(lower))].sort((a, b) => (a < b ? -1 : 1)),
    );
    expect(new Set(terms.map(idOf)).size).toBe(terms.length);
  });

  test('gives no word two meanings', () => {
    const words = terms.flatMap(({ term, also }) => [term, ...also]).map(lower);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });

  test('says each in one or two sentences', () => {
    for (const { term, means } of terms) {
      expect(means, term).toMatch(/^[A-Z].*\.$/);
      expect(means.split(/\.(?:\s|$)/).filter(Boolean).length, term).toBeLessThanOrEqual(2);
    }
  });

  test('each term is used by the chapter that is said to teach it', () => {
    const missing = terms.filter(({ term, also, to }) => {
      const text = chapters.find(({ name }) => name === to.split('#')[0])?.text ?? '';
      return ![term, ...also].some((word) => lower(text).includes(lower(word)));
    });
    expect(missing.map(({ term, to }) => `${term}: ${to}`)).toEqual([]);
  });
});

test('no question is asked twice, and each has an answer', () => {
  const all = questions.flatMap(({ question, words }) => [question, ...words]).map(lower);
  expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
  for (const { question, answer } of questions) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
  }
});

test('there are five articles, and no listing twice', () => {
  expect(articles).toHaveLength(5);
  const all = articles.flatMap(({ title, listings }) =>
    listings.map(({ does }) => `${title}: ${does}`),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('each listing of an article is taught in a chapter that shows the figure and names a function', () => {
  const listings = articles.flatMap((one) => one.listings);
  const untaught = listings.filter(({ functions, figure: place }) => {
    const { chapter, figure } = findPlace(place);
    const { text } = chapters.find(({ name }) => name === chapter)!;
    const isNamed = functions.some((name) => text.includes(name));
    return !isNamed || !text.includes(`<Figure name="${figure}" />`);
  });
  expect(untaught).toEqual([]);
});

describe('an entry that does not fit', () => {
  const faultOf = (entry: string) => {
    const root = mkdtempSync(join(tmpdir(), 'lists-'));
    mkdirSync(join(root, 'src/content'), { recursive: true });
    writeFileSync(join(root, 'src/content/glossary.yaml'), entry);
    try {
      return lists.terms(root).length;
    } catch (error) {
      return (error as Error).message;
    } finally {
      rmSync(root, { recursive: true });
    }
  };

  test('fails with its file, its name and what was expected', () => {
    const right = '- term: chord\n  means: A piece.\n  to: vectors';
    expect(faultOf(right)).toBe(1);
    const where = 'src/content/glossary.yaml: "chord": ';
    expect(faultOf(right.replace('means', 'meaning'))).toMatch(
      `${where}✖ Unrecognized key: "meaning"`,
    );
    expect(faultOf(right.replace('vectors', '/vectors/'))).toMatch(
      `${where}✖ Expected "folder" or "folder#heading"`,
    );
  });

  test('is named by an error of what maps the list', async () => {
    const make = () => {
      throw new Error('Expected a page.');
    };
    await expect(lists.mapEntries('glossary', terms.slice(0, 1), make)).rejects.toThrow(
      'src/content/glossary.yaml: "axis-aligned box": Expected a page.',
    );
  });
});
