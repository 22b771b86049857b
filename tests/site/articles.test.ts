import { expect, test } from 'vitest';
import { findFigure, findPreset } from '#kit/all-figures.ts';
import * as library from '#lib/index.ts';
import { articles, beyondArticles } from '#site/articles.ts';
import { chapters } from '../support/chapters.ts';
import { offenders } from '../support/offenders.ts';

const listings = articles.flatMap(({ listings }) => listings);

test('there are five articles, and no listing twice', () => {
  expect(articles).toHaveLength(5);
  const places = articles.flatMap(({ title, listings }) =>
    listings.map(({ does }) => `${title}: ${does}`),
  );
  expect(new Set(places).size).toBe(places.length);
});

test('each is taught by functions of the library, in a chapter that shows the figure', async () => {
  const broken = await offenders(
    listings,
    ({ does }) => does,
    ({ functions, chapter, figure, preset }) => {
      expect(functions.length).toBeGreaterThan(0);
      for (const name of functions) expect(library).toHaveProperty(name);
      const { text } = chapters.find(({ name }) => name === `${chapter}`)!;
      expect(text).toContain(`<Figure name="${figure}" />`);
      expect(findPreset(findFigure(figure), preset).name).toBe(preset);
      // One of them is printed, offered or named where it is taught.
      expect(functions.filter((name) => text.includes(name))).not.toEqual([]);
    },
  );
  expect(broken).toEqual([]);
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
