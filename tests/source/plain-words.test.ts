import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folders whose comments are in plain English: all of them. */
const rooms = ['bench', 'packages', 'scripts', 'src', 'tests'];

const things = '(function|test|listing|code|page|figure|library|browser|script|formula|number)s?';

/** Constructions that an English reader has to translate, and what to write. */
const instead: readonly (readonly [string, string])[] = [
  ['likewise', 'also, or the same'],
  ['anew', 'again'],
  ['all the while', 'steadily'],
  ['but for', 'except for'],
  ['besides', 'in addition to, or except for'],
  ['by a hair|a hair (away|off|to)', 'slightly, or 1 ulp'],
  ['in earnest|for good', 'really, or permanently'],
  ['mend(s|ed|ing)?', 'fix'],
  ['deeds?', 'action'],
  ['parted|parts? the (two|circles|balls)', 'separate'],
  ['turned box(es)?', 'rotated box'],
  ['g[ai]v(e|es|en) (it )?back', 'return'],
  ['g[ai]v(e|es|en) (it )?away', 'export, or download'],
  ['comes? to an end', 'end'],
  ['(did|does) not come', 'could not be loaded'],
  ['(is|are) none', 'does not exist, or “not” before the verb'],
  ['(?<!there )(is|are) no(?! (longer|more than|less than))', 'is not a'],
  ['whoever', 'the name of the person or thing'],
  ['nobody', 'no reader, unused, or “not” before the verb'],
  ['everybody', 'every circle, or all readers'],
  ['(what|who) (comes|looks|asks|leads|stands)', 'the name of the thing'],
  ['what (is|was) (said|told|asked)', 'the name of the thing'],
  ['stands? (beside|behind|there)', 'is'],
  ['(comes?|came) to (it|be|know)', 'reach, become, or find'],
  [`${things} (is |are |was |were )?(asks?|asked|tells?|told|says?)`, 'call, return, or show'],
  ['asked this way', 'written with `!` so that'],
];

/** A comment's text, in which every line begins where the line of its file does. */
interface Comment {
  readonly line: number;
  readonly text: string;
}

function commentsIn(source: string): Comment[] {
  const found = source.matchAll(/^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm);
  return [...found].map(({ 0: text, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: text.replaceAll(/^[ \t]*(\/\*+|\*\/|\*|\/\/)/gm, ''),
  }));
}

function faultsIn(comment: string): { readonly at: number; readonly fault: string }[] {
  return instead.flatMap(([words, better]) => {
    const pattern = new RegExp(`\\b(?:${words.replaceAll(' ', '\\s+')})\\b`, 'gi');
    return [...comment.matchAll(pattern)].map(({ 0: words, index }) => ({
      at: comment.slice(0, index).split('\n').length - 1,
      fault: `“${words.replaceAll(/\s+/g, ' ')}”; write ${better}`,
    }));
  });
}

test('comments are in plain English', () => {
  const files = globSync(rooms.map((room) => `${room}/**/*.{ts,mjs,astro}`));
  const comments = files.flatMap((file) =>
    commentsIn(readFileSync(file, 'utf8')).map((comment) => ({ file, ...comment })),
  );
  expect(comments.length).toBeGreaterThan(1500);
  const offenders = comments.flatMap(({ file, line, text }) =>
    faultsIn(text).map(({ at, fault }) => `${file}:${line + at}: ${fault}`),
  );
  expect(offenders).toEqual([]);
});

test.each([
  ['the page asks\n   * for a map', ['“page asks”; write call, return, or show']],
  ['The page no longer needs it. There is no limit.', []],
  ['NaN is no number', ['“is no”; write is not a']],
])('the words of a comment are found across lines: %j', (comment, faults) => {
  const [{ text } = { text: '' }] = commentsIn(`/** ${comment} */`);
  expect(faultsIn(text).map(({ fault }) => fault)).toEqual(faults);
});
