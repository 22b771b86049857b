import type { APIContext, APIRoute } from 'astro';
import { expect, it } from 'vitest';
import { givenAway } from '#source/given-away.ts';
import { makeSnippet } from '#source/snippet.ts';
import { translatedLibrary } from '#translate/library.ts';
import {
  allLanguages,
  type Language,
  languages,
  translate,
  translatedNames,
} from '#translate/translate.ts';
import { loadSnippet } from '../../pages/run-snippet.ts';
import { library as source } from '../../support/library.ts';
import { answerOf, type Functions, questionsTo } from '../languages/support/cases.ts';
import { flat } from '../languages/support/driver.ts';

// What every language is given away by. What their compilers say stands in tests/languages.

const languageOf = (id: string): Language => allLanguages.find((one) => one.id === id)!;
const typescript = languageOf('typescript');
const javascript = languageOf('javascript');
const names = translatedNames();
const library = translatedLibrary();

/** What a page of the site answers for a function. */
async function served(get: APIRoute, name: string): Promise<string> {
  const response = (await get({ params: { name } } as unknown as APIContext)) as Response;
  return response.text();
}

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
  // What is imported by its file's name has no hyphen there.
  const snake = ['circles_intersect', 'first_contact', 'nine_zones'];
  for (const id of ['c', 'cpp', 'gdscript', 'lua', 'python', 'rust']) {
    const { extension } = languageOf(id);
    expect(namesOf(id)).toEqual(snake.map((name) => `${name}.${extension}`));
  }
  // Java wants a file to be named after its class.
  expect(namesOf('java')).toEqual(Array(3).fill('FirstContact.java'));
  expect(namesOf('csharp')).toEqual(Array(3).fill('FirstContact.cs'));
});

it.each(languages.map((one) => [one.name, one] as const))(
  'says in %s who a file is from, and under which licence',
  (_, language) => {
    const [first] = translate(language, ['circlesIntersect', 'slide']).text.split('\n');
    const mark = language.comment ?? '//';
    expect(first).toBe(`${mark} circlesIntersect, slide, from First Contact. MIT License.`);
  },
);

it('gives TypeScript and JavaScript as the site does, byte for byte', async () => {
  const pages = [
    [typescript, await import('../../../src/pages/code/[name].ts.ts')],
    [javascript, await import('../../../src/pages/code/[name].js.ts')],
  ] as const;
  // The pages read the whole library for each file.
  const some = givenAway.filter((_, i) => i % 10 === 0);
  for (const [language, { GET }] of pages) {
    for (const name of some) expect(translate(language, [name]).text).toBe(await served(GET, name));
  }
  for (const name of givenAway) {
    const snippet = makeSnippet(source, name);
    expect(translate(typescript, [name]).text).toBe(snippet.typescript);
    expect(translate(javascript, [name]).text).toBe(snippet.javascript);
  }
});

const load = async (language: Language, text: string): Promise<Functions> =>
  await loadSnippet(text, language === javascript ? 'js' : 'ts');

/** The questions to which functions have another answer than ours. */
function differences(asked: readonly string[], functions: Functions): string[] {
  return asked.flatMap((name) => {
    const tree = library.functions.get(name)!;
    return questionsTo(tree, library, 120).flatMap(({ values }) => {
      const [ours, theirs] = [answerOf(name, values), answerOf(name, values, functions)].map(
        (answer) => flat(answer, tree.returns, library),
      ) as [number[], number[]];
      const isSame =
        ours.length === theirs.length && ours.every((number, i) => Object.is(number, theirs[i]));
      return isSame ? [] : [`${name}(${JSON.stringify(values)}): ${theirs}, not ${ours}`];
    });
  });
}

it.each([typescript, javascript].map((one) => [one.name, one] as const))(
  'answers every question in %s as the library does, from each file and from one of all',
  async (_, language) => {
    for (const name of names) {
      const alone = await load(language, translate(language, [name]).text);
      expect(Object.keys(alone)).toContain(name);
      expect(differences([name], alone)).toEqual([]);
    }
    const all = await load(language, translate(language, names).text);
    expect(Object.keys(all)).toEqual(expect.arrayContaining(names));
    expect(differences(names, all)).toEqual([]);
  },
);
