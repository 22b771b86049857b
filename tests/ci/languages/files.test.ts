import type { APIContext, APIRoute } from 'astro';
import { expect, it } from 'vitest';
import { givenAway } from '#trace/source/given-away.ts';
import { allLanguages, type Language, translate, wholeFiles } from '#trace/source/languages.ts';
import { makeSnippet } from '#trace/source/snippet.ts';
import { credit } from '#trace/source/take-home.ts';
import { languages } from '#translate/languages.ts';
import { translatedLibrary } from '#translate/library.ts';
import { filesOf, translatedNames } from '#translate/translate.ts';
import { GET as getCode } from '../../../src/pages/code/[name].[extension].ts';
import { loadSnippet } from '../../pages/run-snippet.ts';
import { library as source } from '../../support/library.ts';
import { answerOf, type Functions, questionsTo, sampleOf, stride } from './support/cases.ts';
import { flat } from './support/driver.ts';

// The files of every language. tests/ci/languages compiles them.

const languageOf = (id: string): Language => allLanguages.find((one) => one.id === id)!;
const typescript = languageOf('typescript');
const javascript = languageOf('javascript');
const names = translatedNames();
const library = translatedLibrary();

/** The site's response for a function. */
async function served(name: string, extension: string): Promise<string> {
  const context = { params: { name, extension } } as unknown as APIContext;
  return ((await (getCode as APIRoute)(context)) as Response).text();
}

it('refuses a function that a language lacks, with the reason', () => {
  for (const language of languages) {
    for (const [name, reason] of language.lacks ?? []) {
      expect(() => translate(language, [name])).toThrow(`${name} is ${reason}`);
    }
  }
});

it('has each language once, by its id, its name and its extension', () => {
  for (const key of ['id', 'name', 'extension'] as const) {
    const all = allLanguages.map((one) => one[key]);
    expect(all).toEqual([...new Set(all)]);
  }
});

it('names a file by its one function or its page, as the language wants it', () => {
  const one = ['circlesIntersect'];
  const two = ['circlesIntersect', 'pointInCircle'];
  const namesOf = (id: string) => [
    translate(languageOf(id), one).fileName,
    translate(languageOf(id), two).fileName,
    translate(languageOf(id), two, 'nine-zones').fileName,
  ];
  expect(namesOf('javascript')).toEqual([
    'circlesIntersect.js',
    'first-contact.js',
    'nine-zones.js',
  ]);
  // A module imported by its file name cannot contain a hyphen.
  const snake = ['circles_intersect', 'first_contact', 'nine_zones'];
  for (const id of ['c', 'cpp', 'gdscript', 'lua', 'python', 'rust']) {
    const { extension } = languageOf(id);
    expect(namesOf(id)).toEqual(snake.map((name) => `${name}.${extension}`));
  }
  // Java requires that a file is named after its class.
  expect(namesOf('java')).toEqual(Array(3).fill('FirstContact.java'));
  expect(namesOf('csharp')).toEqual(Array(3).fill('FirstContact.cs'));
});

it('says in every language what a file is, by its own names, and what it needs', () => {
  const faults = languages.flatMap((language) => {
    const { text } = translate(language, ['circlesIntersect', 'slide']);
    const [head = ''] = text.split('\n\n');
    const { pieces } = filesOf(language);
    const own = ['circlesIntersect', 'slide'].map((name) => pieces[name]?.own ?? '');
    const { comment = '//', needs } = language;
    const right = credit(['circlesIntersect', 'slide'], { comment, needs, own });
    const isDeclared = own.every((name) => new RegExp(`\\b${name}\\(`).test(text));
    return head === right && isDeclared ? [] : [`${language.name}: ${head}`];
  });
  expect(languages.length).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});

it('gives TypeScript and JavaScript as the site does, byte for byte', async () => {
  const faults: string[] = [];
  for (const name of givenAway) {
    const { typescript, javascript } = makeSnippet(source, name);
    if ((await served(name, 'ts')) !== typescript) faults.push(`${name}.ts`);
    if ((await served(name, 'js')) !== javascript) faults.push(`${name}.js`);
  }
  expect(faults).toEqual([]);
});

it('has the whole library as one file of each language, under a name that can be imported', () => {
  expect(wholeFiles().map(({ path, fileName }) => [path, fileName])).toEqual(
    [
      ['first-contact.ts'],
      ['first-contact.js'],
      ['FirstContact.cs'],
      ['FirstContact.32.cs', 'FirstContact.cs'],
      ['first_contact.hpp'],
      ['first_contact.32.hpp', 'first_contact.hpp'],
      ['first_contact.h'],
      ['first_contact.gd'],
      ['first-contact.glsl'],
      ['FirstContact.java'],
      ['first_contact.lua'],
      ['first_contact.py'],
      ['first_contact.rs'],
    ].map(([path, saved = path]) => [path, saved]),
  );
});

const load = async (language: Language, text: string): Promise<Functions> =>
  await loadSnippet(text, language === javascript ? 'js' : 'ts');

/** Calls in which functions return something other than ours. */
function differences(asked: readonly string[], functions: Functions): string[] {
  return asked.flatMap((name) => {
    const tree = library.functions.get(name)!;
    return questionsTo(tree, library, 120 / stride).flatMap(({ values }) => {
      const [ours, theirs] = [answerOf(name, values), answerOf(name, values, functions)].map(
        (answer) => flat(answer, tree.returns, library),
      ) as [number[], number[]];
      const isSame =
        ours.length === theirs.length && ours.every((number, i) => Object.is(number, theirs[i]));
      return isSame ? [] : [`${name}(${JSON.stringify(values)}): ${theirs}, not ${ours}`];
    });
  });
}

it('returns in TypeScript and JavaScript what the library returns, from each file and from one of all', async () => {
  const faults: string[] = [];
  for (const language of [typescript, javascript]) {
    for (const some of [...sampleOf(names).map((name) => [name]), names]) {
      const functions = await load(language, translate(language, some).text);
      const missing = some.filter((name) => !Object.hasOwn(functions, name));
      const there = some.filter((name) => !missing.includes(name));
      const found = [
        ...missing.map((name) => `${name} is not there`),
        ...differences(there, functions),
      ];
      faults.push(...found.map((fault) => `${language.name}: ${fault}`));
    }
  }
  expect(faults.slice(0, 9)).toEqual([]);
});
