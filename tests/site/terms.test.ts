import { describe, expect, test } from 'vitest';
import { questions } from '#site/asked.ts';
import { everyday, idOf, terms } from '#site/terms.ts';
import { chapters } from '../support/chapters.ts';

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

  test('everyday words are terms', () => {
    expect(everyday.filter((word) => !names.includes(word))).toEqual([]);
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
