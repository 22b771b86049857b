import { expect, test } from 'vitest';
import { firstSentence } from '#trace/source/first-sentence.ts';
import { Library } from '#trace/source/library.ts';

test('is all of a paragraph that has one sentence, on one line', () => {
  const text =
    '/**\n * Whether the circle touches\n * the box; touching counts.\n *\n * More.\n */\nf();';
  expect(firstSentence(text)).toBe('Whether the circle touches the box; touching counts.');
});

test('ends at its full stop, not at one in a number', () => {
  expect(firstSentence('/** Within 0.5 of `p`. Then {@link more}. */\nf();')).toBe(
    'Within 0.5 of p.',
  );
});

test('names what is linked', () => {
  expect(firstSentence('/**\n * Like {@link closest}\n *\n * More.\n */')).toBe('Like closest');
});

test('is empty without a comment', () => {
  expect(firstSentence('f(); /** Later. */')).toBe('');
});

test('is one that can be read of every function that is listed', () => {
  const library = new Library();
  for (const name of ['pointInCircle', 'voronoiRegion', 'boxIntersectsCircleByZone']) {
    expect(firstSentence(library.findFunction(name).text)).toMatch(/^[A-Z][^*]{20,}\.$/);
  }
});
