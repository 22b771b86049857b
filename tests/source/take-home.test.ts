import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { companionsOf } from '#trace/source/companions.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { home, version } from '#trace/source/home.ts';
import { firstSentence, piecesOf } from '#trace/source/pieces.ts';
import { makeSnippet } from '#trace/source/snippet.ts';
import { credit, type Form, oneFile, type Piece } from '#trace/source/take-home.ts';
import { contentsWords, fileName, usage } from '#trace/source/take-home-words.ts';
import { full } from '../lib/bench/check-scenes.ts';
import { loadSnippet } from '../pages/run-snippet.ts';
import { chapters } from '../support/chapters.ts';
import { library } from '../support/library.ts';
import { offenders } from '../support/offenders.ts';
import { faultsOf } from '../support/program.ts';
import { wrongAnswers } from '../support/right-answers.ts';

/** The functions that each chapter's page offers. */
const tables = chapters.flatMap(({ name: chapter, text }) => {
  const [, list] = /<TakeHome\s+fns=\{\[(.*?)\]\}/s.exec(text) ?? [];
  return list === undefined ? [] : [{ chapter, names: list.match(/\w+/g) ?? [] }];
});

const pieces = new Map(givenAway.map((name) => [name, piecesOf(library, name)]));
const file = (choice: readonly string[], form: Form) =>
  oneFile(
    choice.map((name) => pieces.get(name)!),
    form,
  );

/** Every function alone, every pair, and all, each set once. */
const choices = [
  ...new Map(
    tables.flatMap(({ names }) =>
      [
        ...names.map((name) => [name]),
        ...names.flatMap((one, i) => names.slice(i + 1).map((other) => [one, other])),
        names,
      ].map((choice) => [choice.join(' '), choice] as const),
    ),
  ).values(),
];

/**
 * The selections that are compiled and run, which are all in the long run. If one function calls
 * the other, the file differs from the pieces of both, so these run each time, with some others.
 */
const runChoices = choices.filter((choice, index) => {
  const [one = '', other = ''] = choice;
  const calls = (name: string, used: string) =>
    pieces.get(name)!.some((piece) => piece.name === used);
  const isPair = choice.length === 2;
  return full || !isPair || calls(one, other) || calls(other, one) || index % 20 === 0;
});

/** Sample calls of each function in a file, because a wrong helper is wrong in nearly all. */
const calls = 3;

function wrongIn(choice: readonly string[], exported: Readonly<Record<string, unknown>>): string[] {
  return choice.flatMap((name) => wrongAnswers(name, exported[name], calls));
}

const wrongChoices = (
  among: readonly (readonly string[])[],
  check: (choice: readonly string[]) => unknown,
) => offenders(among, (choice) => choice.join(' and '), check);

/** A page's own realm, in which scripts run in turn. Its errors are this realm's. */
const emptyPage = () => vm.createContext({ Error, RangeError, TypeError });

/** The names declared at a text's top level, with repetitions. */
const declaredIn = (text: string) =>
  [...text.matchAll(/^(?:export )?(?:function|interface|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

test('finds what each chapter gives away', () => {
  const written = chapters.filter(({ text }) => /<TakeHome\s+fns/.test(text));
  expect(tables.map(({ chapter }) => chapter)).toEqual(written.map(({ name }) => name));
  expect(tables.length).toBeGreaterThanOrEqual(7);
  for (const { names } of tables) expect(names.length).toBeGreaterThan(1);
  expect(choices.length).toBeGreaterThan(250);
  expect(runChoices.length).toBeGreaterThan(100);
});

test('as TypeScript every choice compiles and gives right answers', async () => {
  const texts = new Map(
    runChoices.map((choice) => [choice.join('-'), file(choice, 'typescript').text]),
  );
  // One function alone is the snippet that snippet.test.ts compiles.
  for (const { typescript, name } of givenAway.map((name) => makeSnippet(library, name))) {
    if (texts.get(name) === typescript) texts.delete(name);
  }
  expect(texts.size).toBeGreaterThan(30);
  const faults = faultsOf(Object.fromEntries(texts));
  const found = await wrongChoices(runChoices, async (choice) => {
    const exported = await loadSnippet(file(choice, 'typescript').text, 'ts');
    return [...(faults[choice.join('-')] ?? []), ...wrongIn(choice, exported)];
  });
  expect(found).toEqual([]);
});

test('as TypeScript and as a module every choice has what was asked for first, and no name twice', async () => {
  const found = await wrongChoices(choices, (choice) =>
    (['typescript', 'module'] as const).flatMap((form) => {
      const { text } = file(choice, form);
      const names = declaredIn(text);
      const twice = names.filter((name, i) => names.indexOf(name) < i);
      const functions = [...text.matchAll(/^(?:export )?function (\w+)/gm)].map(([, one]) => one!);
      const first = functions.slice(0, choice.length).join();
      return [
        ...twice.map((name) => `declares ${name} twice`),
        ...(first === choice.join() ? [] : [`has ${first} first`]),
        ...(text.match(/^\s*import\b.*/gm) ?? []),
      ];
    }),
  );
  expect(found).toEqual([]);
});

test('as a module every choice loads as it is, and gives right answers', async () => {
  const found = await wrongChoices(runChoices, async (choice) => {
    return wrongIn(choice, await loadSnippet(file(choice, 'module').text, 'js'));
  });
  expect(found).toEqual([]);
});

test('for a plain script every choice can be called at once, and adds no other name', async () => {
  const found = await wrongChoices(runChoices, (choice) => {
    const { text } = file(choice, 'script');
    const page = emptyPage();
    const before = Object.keys(page);
    vm.runInContext(text, page);
    const added = Object.keys(page).filter((name) => !before.includes(name));
    return [
      ...(text.match(/^\s*(import|export)\b.*/gm) ?? []),
      ...(added.toSorted().join() === choice.toSorted().join() ? [] : [`adds ${added.join(', ')}`]),
      ...wrongIn(choice, page),
    ];
  });
  expect(found).toEqual([]);
});

test('every choice is a head and pieces of the library, each once', async () => {
  const found = await wrongChoices(choices, (choice) => {
    const { text, lines, helpers, types } = file(choice, 'typescript');
    const wanted = new Set(
      choice.flatMap((name) => pieces.get(name)!.map((one) => one.typescript)),
    );
    const [head = '', ...rest] = text.trimEnd().split(/\n\n(?=\/\*\*|\w)/);
    const count = choice.length + helpers + types;
    const lineCount = text.split('\n').length - 1;
    return [
      ...(head === credit(choice) ? [] : [`begins ${head}`]),
      ...head.split('\n').filter((line) => line.length > 90),
      ...rest.filter((piece) => !wanted.has(piece)).map((piece) => `not a piece: ${piece}`),
      ...(rest.length === wanted.size ? [] : [`${rest.length} pieces of ${wanted.size}`]),
      ...(rest.length === count ? [] : [`says ${count} pieces, and has ${rest.length}`]),
      ...(lines === lineCount ? [] : [`says ${lines} lines, and has ${lineCount}`]),
    ];
  });
  expect(found).toEqual([]);
});

test('the functions of every chapter, a script each, work on one page', () => {
  for (const { chapter, names } of tables) {
    const page = emptyPage();
    // The page has functions named like helpers.
    vm.runInContext(
      'function show() { return "mine"; } function finite() { return "mine"; }',
      page,
    );
    for (const name of names) vm.runInContext(file([name], 'script').text, page);
    // Once more, as one file.
    vm.runInContext(file(names, 'script').text, page);
    expect(wrongIn(names, page), chapter).toEqual([]);
    expect(vm.runInContext('show() + finite()', page), chapter).toBe('minemine');
  }
});

describe('oneFile', () => {
  const piece = (name: string, kind: Piece['kind'], typescript: string): Piece => ({
    name,
    kind,
    typescript,
    javascript: kind === 'type' ? `// ${name}` : typescript,
  });
  const type = piece('T', 'type', 'export interface T {}');
  const help = piece('help', 'function', 'function help() {}');
  const one = piece('one', 'function', 'export function one() {\n  help();\n\n  return 1;\n}');
  const two = piece('two', 'function', 'export function two() { one(); }');

  test('has types, then what was asked for in the order it was asked, then helpers', () => {
    const { text, ...counts } = oneFile(
      [
        [type, help, one, two],
        [type, help, one],
      ],
      'typescript',
    );
    expect(declaredIn(text)).toEqual(['T', 'two', 'one', 'help']);
    expect(counts).toEqual({ lines: 17, helpers: 1, types: 1 });
  });

  test('refuses two different pieces of one name, also a helper called as a function is', () => {
    const other = { ...help, typescript: 'function help() { return 2; }' };
    const both = () =>
      oneFile(
        [
          [help, one],
          [other, two],
        ],
        'module',
      );
    expect(both).toThrow('Two different pieces of one file are named help.');
    const asOne = piece('one', 'function', 'function one() {}');
    expect(() => oneFile([[one], [asOne, two]], 'script')).toThrow('named one.');
  });

  test('as a script keeps helpers to itself; without helpers nothing is wrapped', () => {
    expect(oneFile([[type, one]], 'script').text).toBe(
      `${credit(['one'])}\n\n// T\n\nfunction one() {\n  help();\n\n  return 1;\n}\n`,
    );
    expect(oneFile([[help, one]], 'script').text).toBe(
      `${credit(['one'])}

var { one } = (() => {
  function one() {
    help();

    return 1;
  }

  function help() {}

  return { one };
})();
`,
    );
  });

  test('of nothing is no more than its credit', () => {
    expect(oneFile([], 'script').text).toBe(`${credit([])}\n`);
  });
});

test('no string of the library goes over lines: a script is indented', () => {
  const source = [...pieces.values()].flat().map(({ javascript }) => javascript);
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteral(node)) expect(node.getText()).not.toContain('\n');
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('all.js', source.join('\n'), ts.ScriptTarget.Latest, true));
});

describe('the head of a file', () => {
  test('says what it is, whose, where to read of it, and what it needs', () => {
    const words = { comment: '#', needs: 'Python 3.9', own: ['box_zone'] };
    expect(credit(['boxZone'], words).replaceAll(home, 'https://site/')).toBe(
      `# box_zone, from First Contact ${version}
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The First Contact authors
# https://site/reference/boxZone/
# To get several functions in one file: https://site/reference/
# Needs Python 3.9.`,
    );
  });

  test('of several functions sends to the list of all', () => {
    const lines = credit(['slide', 'reflect']).split('\n');
    expect(lines[0]).toBe(`// slide, reflect, from First Contact ${version}`);
    expect(lines[3]).toBe(`// ${home}reference/`);
  });

  test('has the version of the package and the copyright of the licence', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(version);
    const [copyright = ''] = /Copyright .*/.exec(readFileSync('LICENSE', 'utf8')) ?? [];
    expect(credit([])).toContain(`// ${copyright}\n`);
  });
});

describe('words', () => {
  const made = { text: '', lines: 84, helpers: 1, types: 3 };

  test('tell what is in the file', () => {
    expect(contentsWords(['a', 'b'], 'typescript', made)).toBe(
      '2 functions, 1 helper, 3 types: 84 lines without imports, MIT License.',
    );
    expect(contentsWords(['a'], 'script', { ...made, helpers: 0 })).toBe(
      '1 function: 84 lines without imports, MIT License.',
    );
  });

  test('tell how the reader’s code gets at it', () => {
    expect(fileName(['reflect'], 'circles', 'typescript')).toBe('reflect.ts');
    expect(fileName(['reflect', 'a'], 'circles', 'script')).toBe('circles.global.js');
    expect(usage(['a', 'b'], 'module', 'x.js')).toBe("import { a, b } from './x.js';");
    expect(usage(['a', 'b'], 'script', 'x.js')).toBe('<script src="x.js"></script>');
  });
});

test('a function that takes another comes with all that fit, and no function else', () => {
  const found = givenAway.map((name) => [name, companionsOf(library, name).toSorted()] as const);
  const casts = givenAway.filter((name) => name.startsWith('castCircle'));
  expect(casts.length).toBeGreaterThan(7);
  expect(found.filter(([, others]) => others.length > 0)).toEqual([
    ['moveAndSlide', casts.toSorted()],
    ['moveOnGround', casts.toSorted()],
    ['moveAndBounce', casts.toSorted()],
  ]);
});

test('every function is told in one sentence', () => {
  const sentences = givenAway.map((name) => firstSentence(library.findFunction(name)));
  expect(sentences.length).toBeGreaterThan(70);
  const isSentence = (text: string) =>
    /^[A-Z][^*\n]+\.$/.test(text) && text.length < 160 && text.split('`').length % 2 === 1;
  expect(sentences.filter((text) => !isSentence(text))).toEqual([]);
});
