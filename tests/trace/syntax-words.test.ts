import { expect, it } from 'vitest';
import { parse, TraceError } from '#trace/compile.ts';
import { rule } from '../support/rule.ts';

function wordsFor(source: string): string {
  try {
    parse(source, 'test.ts');
  } catch (error) {
    if (error instanceof TraceError) return error.problem;
    throw error;
  }
  return 'no error';
}

const equalsLast = 'Write <= and >=, with the = last.';
const told = [
  {
    name: 'bool circlesIntersect(Circle a, Circle b) { return true; }',
    words: 'Write function circlesIntersect instead of bool circlesIntersect.',
  },
  { name: 'f = (a) => a.radius =< 1;', words: equalsLast },
  { name: 'if (a =< b) c;', words: equalsLast },
  { name: 'if (a.b + 1 =< c) d;', words: equalsLast },
  { name: 'x = a and b;', words: 'Write && instead of and.' },
  { name: 'x = a or b;', words: 'Write || instead of or.' },
  { name: 'if (not a) b;', words: 'Write ! instead of not.' },
  { name: 'let\u200b x;', words: 'Delete the invisible character here (U+200B).' },
  {
    name: 'function f(eval) {}',
    words: 'The language reserves the name eval. Choose another name.',
  },
  { name: 'eval = 1;', words: 'The language reserves the name eval. Choose another name.' },
  { name: 'x = 010;', words: 'Write the number without a 0 before its first digit.' },
  { name: 'function f(a, a) {}', words: 'Two parameters have the same name.' },
];

rule(
  'what is written as in another language, or is not seen, has words',
  told,
  ({ name, words }) => {
    expect(wordsFor(name)).toBe(words);
  },
);

it.each([
  ['float dx = 3;', 'Write const dx instead of float dx, or let dx if it changes.'],
  [
    'if (a) { bool isHit = b; }',
    'Write const isHit instead of bool isHit, or let isHit if it changes.',
  ],
  ['const float dx = 3;', 'Write const dx instead of float dx, or let dx if it changes.'],
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
