import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { countOperations } from '#trace/source/cost.ts';
import { Library } from '#trace/source/library.ts';
import { library } from '../support/library.ts';

const none = {
  additions: 0,
  multiplications: 0,
  divisions: 0,
  comparisons: 0,
  extremes: 0,
  absolutes: 0,
  roots: 0,
};

/** Counted independently, in the characters of the body without comments. */
function countCharacters(text: string) {
  const body = text.slice(text.indexOf('boolean {')).replaceAll(/\/\/.*|\/\*.*?\*\//gs, '');
  const count = (pattern: RegExp) => (body.match(pattern) ?? []).length;
  return {
    additions: count(/ [+-] /g),
    multiplications: count(/ \* /g),
    divisions: count(/ \/ /g),
    comparisons: count(/ [<>]=? /g),
    extremes: count(/Math\.(min|max)/g),
    absolutes: count(/Math\.abs/g),
    roots: count(/Math\.(sqrt|hypot)/g),
  };
}

test('pointInCircle takes 3 additions, 3 multiplications, 2 comparisons, and no root', () => {
  const found = library.findFunction('pointInCircle');
  const expected = { ...none, additions: 3, multiplications: 3, comparisons: 2 };
  expect(countOperations(found, library)).toEqual(expected);
  expect(countCharacters(found.text)).toEqual(expected);
  // "Nothing loops and nothing is allocated."
  expect(found.text.slice(found.text.indexOf('{'))).not.toMatch(/\b(for|while|do|new)\b|=>|= [[{]/);
});

describe('a function of each operation', () => {
  const root = mkdtempSync(join(tmpdir(), 'cost-'));
  const folder = join(root, 'src/lib');
  mkdirSync(folder, { recursive: true });
  afterAll(() => rmSync(root, { recursive: true }));

  const costOf = (body: string) => {
    writeFileSync(
      join(folder, 'one.ts'),
      `export function one(a, b) {\n  ${body}\n}\n\nfunction two(a) {\n  return a * a + 1;\n}\n`,
    );
    const one = new Library(root);
    return countOperations(one.findFunction('one'), one);
  };
  test.each([
    ['return a;', none],
    ['return a + b - 1;', { ...none, additions: 2 }],
    ['a += b; a -= 1;', { ...none, additions: 2 }],
    ['return a * b;', { ...none, multiplications: 1 }],
    ['a *= b;', { ...none, multiplications: 1 }],
    ['return [a < b, a <= b, a > b, a >= b];', { ...none, comparisons: 4 }],
    ['return Math.sqrt(a) + Math.sqrt(b);', { ...none, additions: 1, roots: 2 }],
    ['return a / b;', { ...none, divisions: 1 }],
    ['return a === b || a !== b;', { ...none, comparisons: 2 }],
    ['return Math.max(a, Math.min(b, Math.abs(a)));', { ...none, extremes: 2, absolutes: 1 }],
    // Each call also costs what the called function costs.
    ['return two(a) - two(b);', { ...none, additions: 3, multiplications: 2 }],
    // A comment or a text is not an operation.
    ['// a + b * c\n  return "a < b";', none],
  ])('%s', (body, expected) => {
    expect(costOf(body)).toEqual(expected);
  });

  // It must not silently skip what it cannot count, because the chapter would promise too little.
  test.each(['return Math.hypot(a, b);', 'return three(a);', 'return a ** b;', 'return a % b;'])(
    '%s is not free',
    (body) => {
      let cost: unknown = 'refused';
      try {
        cost = costOf(body);
      } catch {
        // Refusing is also right.
      }
      expect(cost).not.toEqual(none);
    },
  );
});
