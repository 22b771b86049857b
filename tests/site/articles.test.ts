import { describe, expect, test } from 'vitest';
import { findFigure, findPreset } from '#kit/all-figures.ts';
import * as library from '#lib/index.ts';
import { articles, beyondArticles } from '#site/articles.ts';
import { chapters } from '../support/chapters.ts';

const listings = articles.flatMap(({ listings }) => listings);

test('there are five articles, and no listing twice', () => {
  expect(articles).toHaveLength(5);
  const places = articles.flatMap(({ title, listings }) =>
    listings.map(({ does }) => `${title}: ${does}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

describe.each(listings)('$does', ({ functions, chapter, figure, preset }) => {
  test('is taught by functions of the library, in a chapter that shows the figure', () => {
    expect(functions.length).toBeGreaterThan(0);
    for (const name of functions) expect(library).toHaveProperty(name);
    const { text } = chapters.find(({ name }) => name === `${chapter}`)!;
    expect(text).toContain(`<Figure name="${figure}" />`);
    expect(findPreset(findFigure(figure), preset).name).toBe(preset);
    // Each is printed, given away or named where it is taught.
    expect(functions.some((name) => text.includes(name))).toBe(true);
  });
});

test('every function that a chapter prints is in the table, or is our own', () => {
  const taught = new Set([...listings.flatMap(({ functions }) => functions), ...beyondArticles]);
  const printed = chapters.flatMap(({ text }) =>
    [...text.matchAll(/<Listing[^>]*fn="(\w+)"/g)].map(([, name]) => name!),
  );
  expect(printed.length).toBeGreaterThan(8);
  const missing = printed.filter((name) => !taught.has(name));
  expect(missing, 'add them to src/site/articles.ts: to an article or to beyondArticles').toEqual(
    [],
  );
  expect(new Set(listings.map(({ chapter }) => chapter)).size).toBeGreaterThanOrEqual(7);
});
