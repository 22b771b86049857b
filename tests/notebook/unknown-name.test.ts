import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageNames, unknownName } from '#lab/notebook/unknown-name.ts';

const unbound = new Map([
  ['later', 9],
  ['Math', 2],
  ['known', 3],
  ['first', 5],
]);

test('the first unknown name is told, with its line', () => {
  expect(unknownName(unbound, (name) => name === 'known')).toEqual({
    problem: 'Nothing here is called first.',
    line: 5,
  });
  expect(unknownName(unbound, () => true)).toBeNull();
});

test('a name from another language comes with what is written here', () => {
  const problem = (name: string) => unknownName(new Map([[name, 1]]), () => false)?.problem;
  expect(problem('sqrt')).toBe('Nothing here is called sqrt. Write Math.sqrt.');
  expect(problem('Mathf')).toMatch(/^Nothing here is called Mathf\. Write Math, as in Math\.sqrt/);
  expect(problem('Vector2')).toMatch(/\{ x: 3, y: 4 \}/);
  expect(problem('constructor')).toBe('Nothing here is called constructor.');
});

test('the names of the language are those that the sandbox leaves', () => {
  const files = readdirSync('src/lab/sandbox').map((file) =>
    readFileSync(`src/lab/sandbox/${file}`, 'utf8'),
  );
  const [, left = ''] = /new Set<PropertyKey>\(\s*`([^`]*)`/.exec(files.join()) ?? [];
  expect([...languageNames]).toEqual(left.split(/\s+/));
});
