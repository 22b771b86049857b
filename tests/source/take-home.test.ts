import vm from 'node:vm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { givenAway } from '#source/given-away.ts';
import { firstSentence, piecesOf } from '#source/pieces.ts';
import { type Form, oneFile, type Piece } from '#source/take-home.ts';
import { contentsWords, fileName, usage } from '#source/take-home-words.ts';
import { rightAnswers } from '../pages/right-answers.ts';
import { loadSnippet } from '../pages/run-snippet.ts';
import { chapters } from '../support/chapters.ts';
import { library } from '../support/library.ts';
import { faultsOf } from '../support/program.ts';

/** What each chapter gives away, as its page says. */
const tables = chapters.flatMap(({ name: chapter, text }) => {
  const [, list] = /<TakeHome\s+fns=\{\[(.*?)\]\}/s.exec(text) ?? [];
  return list === undefined ? [] : [{ chapter, names: list.match(/\w+/g) ?? [] }];
});

/** Every function alone, every two, and all: no set of functions twice. */
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

const pieces = new Map(givenAway.map((name) => [name, piecesOf(library, name)]));
const file = (choice: readonly string[], form: Form) =>
  oneFile(
    choice.map((name) => pieces.get(name)!),
    form,
  );

const check = (name: string, fn: unknown) => {
  expect(Object.keys(rightAnswers), 'the table of tests/pages/right-answers.ts').toContain(name);
  rightAnswers[name]!(fn);
};

/** A page's own world, in which scripts are run one after the other; its errors are those of here. */
const emptyPage = () => vm.createContext({ Error, RangeError, TypeError });

/** The names that a text declares at its top level, as often as it does. */
function declaredIn(text: string): string[] {
  const source = ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((node) =>
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
      ? [node.name?.text ?? '']
      : [],
  );
}

test('finds what each chapter gives away', () => {
  const written = chapters.filter(({ text }) => text.includes('<TakeHome'));
  expect(tables.map(({ chapter }) => chapter)).toEqual(written.map(({ name }) => name));
  expect(tables.length).toBeGreaterThanOrEqual(7);
  for (const { names } of tables) expect(names.length).toBeGreaterThan(1);
});

const faults = faultsOf(
  Object.fromEntries(choices.map((choice) => [choice.join('-'), file(choice, 'typescript').text])),
);

describe.each(choices.map((choice) => ({ choice, called: choice.join(' and ') })))(
  '$called',
  ({ choice }) => {
    test('as TypeScript: compiles, declares no name twice, and answers rightly', async () => {
      const { text } = file(choice, 'typescript');
      expect(faults[choice.join('-')]).toEqual([]);
      const names = declaredIn(text);
      expect(names).toEqual([...new Set(names)]);
      expect(names.slice(-choice.length)).toEqual(choice);
      expect(text).not.toMatch(/^\s*import\b/m);
      const exported = await loadSnippet(text);
      for (const name of choice) check(name, exported[name]);
    });

    test('as a module: the browser takes it as it stands, and it answers rightly', async () => {
      const { text } = file(choice, 'module');
      const names = declaredIn(text);
      expect(names).toEqual([...new Set(names)]);
      const address = `data:text/javascript,${encodeURIComponent(text)}`;
      const exported = await import(/* @vite-ignore */ address);
      for (const name of choice) check(name, exported[name]);
    });

    test('for a plain script: can be called at once, adds no other name, and answers rightly', () => {
      const { text } = file(choice, 'script');
      expect(text).not.toMatch(/^\s*(import|export)\b/m);
      const page = emptyPage();
      const before = Object.keys(page);
      vm.runInContext(text, page);
      const added = Object.keys(page).filter((name) => !before.includes(name));
      expect(added.toSorted()).toEqual(choice.toSorted());
      for (const name of choice) check(name, page[name]);
    });

    test('is one line of credit, and pieces of the library, each once', () => {
      const { text, lines, helpers, types } = file(choice, 'typescript');
      const wanted = new Set(
        choice.flatMap((name) => pieces.get(name)!.map((one) => one.typescript)),
      );
      const [credit = '', ...rest] = text.trimEnd().split(/\n\n(?=\/\*\*|\w)/);
      expect(credit.replaceAll(/\n?\/\/ /g, ' ').trim()).toBe(
        `${choice.join(', ')}, from First Contact. MIT License.`,
      );
      for (const line of credit.split('\n')) expect(line.length).toBeLessThanOrEqual(90);
      expect(rest.toSorted()).toEqual([...wanted].toSorted());
      expect(rest.length).toBe(choice.length + helpers + types);
      expect(text.split('\n')).toHaveLength(lines + 1);
    });
  },
);

test.each(tables)('the functions of $chapter, a script each, do well on one page', ({ names }) => {
  const page = emptyPage();
  // The page has functions of its own, called as helpers are.
  vm.runInContext('function show() { return "mine"; } function finite() { return "mine"; }', page);
  for (const name of names) vm.runInContext(file([name], 'script').text, page);
  // Once more, as one file.
  vm.runInContext(file(names, 'script').text, page);
  for (const name of names) check(name, page[name]);
  expect(vm.runInContext('show() + finite()', page)).toBe('minemine');
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

  test('has types, then helpers, then what was asked for in the order it was asked', () => {
    const { text, ...counts } = oneFile(
      [
        [type, help, one, two],
        [type, help, one],
      ],
      'typescript',
    );
    expect(declaredIn(text)).toEqual(['T', 'help', 'two', 'one']);
    expect(counts).toEqual({ lines: 13, helpers: 1, types: 1 });
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
      '// one, from First Contact. MIT License.\n// T\n\nfunction one() {\n  help();\n\n  return 1;\n}\n',
    );
    expect(oneFile([[help, one]], 'script').text).toBe(
      `// one, from First Contact. MIT License.

var { one } = (() => {
  function help() {}

  function one() {
    help();

    return 1;
  }

  return { one };
})();
`,
    );
  });

  test('of nothing is no more than its credit', () => {
    expect(oneFile([], 'script').lines).toBe(1);
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
    expect(fileName(['reflect', 'a'], 'circles', 'script')).toBe('circles.js');
    expect(usage(['a', 'b'], 'module', 'x.js')).toBe("import { a, b } from './x.js';");
    expect(usage(['a', 'b'], 'script', 'x.js')).toBe('<script src="x.js"></script>');
  });
});

test.each(givenAway)('%s is told in one sentence', (name) => {
  const sentence = firstSentence(library.findFunction(name));
  expect(sentence).toMatch(/^[A-Z][^*\n]+\.$/);
  expect(sentence.length).toBeLessThan(160);
  expect(sentence.split('`').length % 2).toBe(1);
});
