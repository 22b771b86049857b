import { expect, test } from 'vitest';
import { chapters } from '../support/chapters.ts';

/** The pages that teach one thing. */
const book = chapters.filter(({ text }) => text.includes('<Summary') || /## The idea/.test(text));

test('a chapter has at most nine sections', () => {
  expect(book.length).toBeGreaterThan(20);
  const sectionsOf = (text: string) => text.match(/^## /gm)?.length ?? 0;
  const long = book.filter(({ text }) => sectionsOf(text) > 9);
  expect(long.map(({ name, text }) => `${name}: ${sectionsOf(text)}`)).toEqual([]);
});

test('a chapter says once where a reader can stop', () => {
  const stopsIn = (text: string) => text.match(/You can stop here/g)?.length ?? 0;
  const others = book.filter(({ text }) => stopsIn(text) !== 1);
  expect(others.map(({ name, text }) => `${name}: ${stopsIn(text)}`)).toEqual([]);
});
