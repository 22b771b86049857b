import ts from 'typescript';
import { expect, test } from 'vitest';
import * as index from '#lib/index.ts';
import { check, claimsOf, exampleIn, withChecks } from '../support/examples.ts';
import { library } from '../support/library.ts';
import { faultsOf } from '../support/program.ts';
import { testEach } from './bench/in-each.ts';

const names = Object.keys(index);
const functions = names.map((name) => {
  const { text } = library.findFunction(name);
  return { name, text, example: exampleIn(text) ?? '' };
});

testEach('every function has an example that is true', functions, ({ name, example }) => {
  expect(claimsOf(example).length).toBeGreaterThan(0);
  expect(example).toContain(`${name}(`);
  const { outputText } = ts.transpileModule(withChecks(example), {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  new Function('check', ...names, outputText)(check, ...Object.values(index));
});

testEach(
  'the first sentence begins with its verb, and the last paragraph states the cost',
  functions,
  ({ name, text }) => {
    const doc = text.slice(0, text.indexOf('*/')).replaceAll(/^ \* ?/gm, '');
    const [first] = doc.replace(/^\/\*\*\n/, '').split('\n\n');
    expect(first).toMatch(/^(Returns|Finds|Moves|Throws) [^.]*\.$/);
    expect(doc.indexOf('@remarks')).toBeGreaterThan(doc.indexOf('@example'));
    if (!name.startsWith('assert')) expect(doc).toMatch(/\n\*Cost\*: [^\n]/);
    if (/Intersects|Intersect|pointIn|inBox|collide|closest|voronoi|signed/.test(name)) {
      expect(doc).toMatch(/\n\*Accuracy\*: [^\n]/);
    }
  },
);

test('every example compiles as a reader would write it', () => {
  const faults = faultsOf(
    Object.fromEntries(
      functions.map(({ name, example }) => [
        name,
        `import { ${names.join(', ')} } from './src/lib/index.ts';\n${example}`,
      ]),
    ),
  );
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});

test('the first sentence about a predicate states that touching counts', () => {
  const predicates = functions.filter(({ text }) => /\): boolean \{/.test(text));
  expect(predicates.length).toBeGreaterThan(12);
  for (const { name, text } of predicates) {
    const [first = ''] = text.split('\n *\n');
    expect([name, first.replaceAll(/\s+\*\s+/g, ' ')]).toEqual([
      name,
      expect.stringMatching(/touching|counts|rim/),
    ]);
  }
});

test('a false example is found', () => {
  const claims = claimsOf('const a = 1;\na + 1; // 3\n[\n  a,\n];\n// [\n//   1]\na;');
  expect(claims.map(({ says }) => says)).toEqual(['3', '[\n  1]']);
  expect(() => check(() => 2, '3')).toThrow();
  expect(() => check(() => 2, 'throws two')).toThrow();
  expect(exampleIn('/**\n * One.\n */\nfunction one() {}')).toBeNull();
});
