import ts from 'typescript';
import { expect, test } from 'vitest';
import { withoutBuildTags } from '#trace/source/doc-comment.ts';
import { makeSnippet } from '#trace/source/snippet.ts';
import { credit as head } from '#trace/source/take-home.ts';
import { loadSnippet } from '../pages/run-snippet.ts';
import { fileText, functions, library } from '../support/library.ts';
import { offenders } from '../support/offenders.ts';
import { faultsOf } from '../support/program.ts';
import { wrongAnswers } from '../support/right-answers.ts';

const snippets = functions.map(({ name }) => makeSnippet(library, name));
type Snippet = (typeof snippets)[number];

const declarationsOf = ({ name }: Snippet) => library.closure(library.findFunction(name));

const wrongSnippets = (check: (snippet: Snippet) => unknown) =>
  offenders(snippets, ({ name }) => name, check);

test('every snippet compiles alone, as TypeScript', async () => {
  const faults = faultsOf(
    Object.fromEntries(snippets.map(({ name, typescript }) => [name, typescript])),
  );
  expect(await wrongSnippets(({ name }) => faults[name]!)).toEqual([]);
  expect(
    await wrongSnippets(({ typescript }) => typescript.match(/^\s*import\b.*/gm) ?? []),
  ).toEqual([]);
});

test('every snippet is its credit and pieces of the library, byte for byte', async () => {
  const faults = await wrongSnippets((snippet) => {
    const { name, typescript } = snippet;
    const [credit, ...pieces] = typescript.trimEnd().split(/\n\n(?=\/\*\*|\w)/);
    const declarations = declarationsOf(snippet);
    const files = [...new Set(declarations.map(({ file }) => withoutBuildTags(fileText(file))))];
    const strange = pieces.filter((piece) => !files.some((text) => text.includes(piece)));
    const found = strange.map((piece) => `not in the library: ${piece}`);
    if (credit !== head([name])) found.push(`begins ${credit}`);
    if (pieces.length !== declarations.length) {
      found.push(`${pieces.length} pieces of ${declarations.length}`);
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test('every snippet has as many lines, helpers and types as it says', async () => {
  const faults = await wrongSnippets(({ typescript, lines, helpers, types }) => {
    const counted = {
      lines: typescript.split('\n').length - 1,
      helpers: (typescript.match(/^(export )?function /gm)?.length ?? 0) - 1,
      types: typescript.match(/^(export )?(interface|type) /gm)?.length ?? 0,
    };
    const said = JSON.stringify({ lines, helpers, types });
    return said === JSON.stringify(counted) ? [] : [`${JSON.stringify(counted)}, not ${said}`];
  });
  expect(faults).toEqual([]);
});

test('as JavaScript every snippet has no types', async () => {
  const faults = await wrongSnippets(({ javascript }) => {
    const code = javascript.replaceAll(/\/\*.*?\*\/|\/\/.*?$/gms, '');
    return code.match(/\b(interface|readonly|asserts|as) \w|use strict|blank line|import/g) ?? [];
  });
  expect(faults).toEqual([]);
});

test('every snippet does what the library does, in both languages', async () => {
  const wrong: string[] = [];
  for (const { name, typescript, javascript } of snippets) {
    const [first, second] = [
      await loadSnippet(typescript, 'ts'),
      await loadSnippet(javascript, 'js'),
    ];
    wrong.push(...wrongAnswers(name, first[name], 30), ...wrongAnswers(name, second[name], 30));
  }
  expect(wrong).toEqual([]);
});

test('as JavaScript every snippet keeps comments, blank lines and two spaces of indentation', async () => {
  /** The comments without JSDoc's types. */
  const commentsIn = (text: string) =>
    (text.match(/\/\*\*.*?\*\//gs) ?? [])
      .map((one) =>
        one.replace(/@(param|returns|type|typedef) [\s\S]*/, '').replaceAll(/[/*\s]+/g, ' '),
      )
      .filter((one) => one.trim() !== '');
  const faults = await wrongSnippets((snippet) => {
    const { javascript } = snippet;
    const functions = declarationsOf(snippet).filter(({ node }) => ts.isFunctionDeclaration(node));
    // The requested function comes first, although the library names it last.
    const inFunctions = [...functions.slice(-1), ...functions.slice(0, -1)].flatMap(({ text }) =>
      commentsIn(text),
    );
    const lines = javascript.split('\n');
    const indentOf = (line: string) => /^ */.exec(line)![0].length;
    const least = Math.min(...lines.filter((line) => /^ +[^ *]/.test(line)).map(indentOf));
    // A doc comment has one more space.
    const isOdd = (line: string) =>
      indentOf(line) % 2 !== (line.trimStart().startsWith('*') ? 1 : 0);
    const found = lines.filter((line) => line !== line.trimEnd() || isOdd(line));
    if (commentsIn(javascript).join() !== inFunctions.join()) found.push('has other comments');
    if (least !== 2) found.push(`is indented by ${least}`);
    return found;
  });
  expect(faults).toEqual([]);
});

test('as JavaScript it has its types in comments', () => {
  const { javascript } = makeSnippet(library, 'boxIntersectsCircle');
  for (const part of [
    '/** @typedef {{ center: Vec2, radius: number }} Circle */',
    ' *   rotation?: undefined,\n * }} Box\n */',
    ' * @param {Box} box\n * @param {Circle} circle\n * @returns {boolean}\n */\nexport function',
  ]) {
    expect(javascript).toContain(part);
  }
});

test('the snippet of the first test is short', () => {
  const { lines, helpers, types } = snippets.find(({ name }) => name === 'pointInCircle')!;
  expect({ helpers, types }).toEqual({ helpers: 0, types: 2 });
  expect(lines).toBeLessThan(55);
});
