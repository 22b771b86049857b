import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { syntaxWords } from '#trace/syntax-words.ts';

function wordsFor(source: string): string {
  try {
    parse(source, { ecmaVersion: 'latest' });
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number };
    return syntaxWords(message, source, pos);
  }
  return 'no error';
}

it.each([
  ['float dx = 3;', 'In place of float dx write const dx, or let dx if it changes.'],
  [
    'if (a) { bool isHit = b; }',
    'In place of bool isHit write const isHit, or let isHit if it changes.',
  ],
  ['const float dx = 3;', 'In place of float dx write const dx, or let dx if it changes.'],
])('a variable declared as in another language is told how: %s', (source, words) => {
  expect(wordsFor(source)).toBe(words);
});

it.each([
  ['a b;', 'b is not expected here.'],
  ['shape.float dx;', 'dx is not expected here.'],
  ['afloat dx;', 'dx is not expected here.'],
  ['float = = 3;', '= is not expected here.'],
  ['const float 3;', '3 is not expected here.'],
])('what is no such variable is not taken for one: %s', (source, words) => {
  expect(wordsFor(source)).toBe(words);
});
