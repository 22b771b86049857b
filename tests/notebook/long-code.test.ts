import { expect, test } from 'vitest';
import type { CodeEditor } from '#lab/editor/editor.ts';
import { EditorCard } from '#lab/notebook/editor-card.ts';
import { linkCode } from '#lab/notebook/link-code.ts';
import { readEdit, writeEdit } from '#lab/notebook/shared-edit.ts';
import { nextArrival } from '#trace/breakpoints.ts';
import { neighborsAt } from '#trace/neighbors.ts';
import { run } from '#trace/program.ts';
import { analyse } from '#trace/run.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { isTooLong, tooLongWords } from '#trace/too-long.ts';
import { rule } from '../support/rule.ts';
import { programOf } from '../trace/support/program.ts';

// The page is blocked while code is laid out and its run is shown, so both must cost only linear
// time.

const many = (size: number, one: (i: number) => string) =>
  Array.from({ length: size }, (_, i) => one(i)).join('');
const inFunction = (body: string) => `export function f(n) {${body} return n; }`;

/** Shapes of code that once took seconds, by size. */
const shapes = [
  {
    name: 'names, and as many empty lines',
    of: (size: number) =>
      `${inFunction('')}\nlet ${many(size, (i) => `n${i}, `)}last;${'\n'.repeat(3 * size)}`,
  },
  { name: 'empty lines', of: (size: number) => inFunction('') + '\n'.repeat(20 * size) },
  { name: 'comments', of: (size: number) => inFunction(`${'\n//'.repeat(10 * size)}\n`) },
  {
    name: 'comments above a line of statements',
    of: (size: number) => inFunction(`${'\n//'.repeat(3 * size)}\n${'n;'.repeat(3 * size)}`),
  },
  { name: 'statements', of: (size: number) => inFunction('n;\n'.repeat(3 * size)) },
  { name: 'statements in a line', of: (size: number) => inFunction('n;'.repeat(3 * size)) },
  { name: 'operands', of: (size: number) => inFunction(`n${'||n'.repeat(size / 2)};`) },
  {
    name: 'functions',
    of: (size: number) => `${inFunction('')}\n${many(size, (i) => `const f${i} = (n) => n;\n`)}`,
  },
  {
    name: 'functions that call each other',
    of: (size: number) =>
      `function f0() {}\n${many(size / 2, (i) => `function f${i + 1}() { f${i}(); }\n`)}${inFunction(`f${size / 2}();`)}`,
  },
  {
    name: 'conditions in a loop that skips them',
    of: (size: number) =>
      inFunction(
        `for (let i = 0; i < ${size}; i++) { if (i === 0) { ${'if (i) n;\n'.repeat(size)} } }`,
      ),
  },
  {
    name: 'deep recursion of a function without a name',
    of: (size: number) => inFunction(`(function g(i) { return i < ${size} && g(i + 1); })(0);`),
  },
  {
    name: 'deep recursion that calls back',
    of: (size: number) =>
      `function h(g, i) { g(); if (i < ${size}) h(g, i + 1); }\n${inFunction('h(() => n, 0);')}`,
  },
];

/** Processor time, in milliseconds, for laying out a text and showing its run at the last and the first step. */
function work(text: string): number {
  const program = programOf(text);
  const trace = run(program, 'f', [1]);
  const declared = [...text.matchAll(/\b(?:function|const) (\w+)|\b(n\d+),/g)].flatMap(
    ([, one, other]) => one ?? other ?? [],
  );
  const editor = { showLines() {} } as unknown as CodeEditor;
  const before = processorTime();
  const card = new EditorCard(editor, program.siteTable, declared, {
    file: 'test.ts',
    text,
    firstLine: 1,
  });
  const made = analyse(trace);
  for (const step of [made.steps.length - 1, 0]) {
    for (const draw of card.draw(made, step, true)) draw();
    neighborsAt(made, step);
  }
  nextArrival(made, 0, () => true);
  return processorTime() - before;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Linear work takes a third of it on a usual machine. */
const most = 150;

const leastOf = (times: number, measure: () => number) =>
  Math.min(...Array.from({ length: times }, measure));

// A slow machine alone breaks no rule, because on it a quarter of the code takes a quarter of
// the time, and a sixteenth if the work is quadratic. Both are measured by turns, because other
// work on the machine comes and goes.
rule('much code is laid out and shown in a moment', shapes, ({ of }) => {
  const isQuick = () => work(of(3000)) < most;
  if (isQuick() || isQuick() || isQuick()) return [];
  let quarter = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= 30; round += 1) {
    quarter = Math.min(quarter, work(of(750)));
    whole = Math.min(whole, work(of(3000)));
    if (round >= 5 && whole < 8 * quarter) return [];
  }
  return [`${whole.toFixed()} ms, ${(whole / quarter).toFixed(1)} times that of a quarter`];
});

const source = librarySource(new Library(), ['circlesIntersect']);
const file = 'src/lib/circles-intersect.ts';
const head = 'function circlesIntersect(a, b) { return true; }\n';

/** Texts of 200,000 characters, and short addresses of long texts. */
const long = [
  {
    name: 'names and empty lines',
    text: `${head}let ${many(1600, (i) => `n${i},`)}n;${'\n'.repeat(10_000)}`,
  },
  { name: 'empty lines', text: head + '\n'.repeat(200_000) },
  { name: 'comment lines', text: head + '//\n'.repeat(66_000) },
  { name: 'statements', text: head.replace('{', `{ ${'a;\n'.repeat(66_000)}`) },
  {
    name: 'functions',
    text: many(4500, (i) => `function circlesIntersect${i}(a, b) { return true; }\n`),
  },
  { name: 'calls', text: head.replace('true', `a${'(b)'.repeat(66_000)}`) },
  { name: 'brackets', text: head.replace('true', '('.repeat(200_000)) },
  { name: 'numbers in a line', text: head.replace('true', `[${'1,'.repeat(100_000)}]`) },
  { name: 'a text', text: head.replace('true', `'${'x'.repeat(200_000)}'`) },
  { name: 'spaces', text: head + ' '.repeat(200_000) },
];

rule('what is too long is refused in words, before it is parsed', long, ({ text }) => {
  const least = leastOf(3, () => {
    const before = processorTime();
    expect(() => linkCode(source, { file, text, firstLine: 1 })).toThrow(tooLongWords);
    return processorTime() - before;
  });
  expect(least).toBeLessThan(25);
});

rule('an address brings no code that is too long', long, async ({ text }) => {
  // For any readable address.
  const fragment = await writeEdit({ listing: 'one', text: text.slice(0, 19_900) });
  await expect(readEdit(fragment)).rejects.toThrow(/that is too long to run here/);
});

test('the longest functions of the library are far from too long', () => {
  const all = librarySource(new Library(), [
    'findIntersectingPairsByGrid',
    'collideConvexPolygonCircle',
  ]);
  const texts = Object.values(all.files).flatMap((functions) => functions.map(({ text }) => text));
  expect(texts.filter((text) => isTooLong(text + text))).toEqual([]);
});

/** The parser tries these as type arguments or parameters, and then reads them again. */
const triedTwice = ['a<b>(', '(a<b>', '<T>(', 'async<T>('].map((name) => ({ name }));

rule('what may be a type is not read again and again', triedTwice, ({ name }) => {
  const text = head.replace('true', name.repeat(100));
  const before = processorTime();
  expect(() => linkCode(source, { file, text, firstLine: 1 })).toThrow('nested too deeply');
  expect(processorTime() - before).toBeLessThan(most);
});
