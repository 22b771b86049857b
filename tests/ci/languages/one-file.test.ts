import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext, APIRoute } from 'astro';
import { describe, expect, it } from 'vitest';
import { givenAway } from '#trace/source/given-away.ts';
import { fileIn } from '#trace/source/language-file.ts';
import { namesIn, translate } from '#trace/source/languages.ts';
import { translatedWords } from '#trace/source/take-home-words.ts';
import { type LanguageFiles, usageOf } from '#translate/language-files.ts';
import { floatLanguages, languages } from '#translate/languages.ts';
import { type FilePiece, joined, type Section } from '#translate/one-file.ts';
import { translatedNames } from '#translate/translate.ts';
import { GET as getPieces } from '../../../src/pages/code/pieces.[extension].json.ts';

// A browser joins the same files from pieces as the build.

const names = translatedNames();

/** A language's pieces, as the site serves them. */
async function served(extension: string): Promise<LanguageFiles> {
  const context = { params: { extension } } as unknown as APIContext;
  return ((await (getPieces as APIRoute)(context)) as Response).json();
}

/** The functions in each chapter's table. */
function tables(): string[][] {
  const docs = 'src/content/docs';
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx'))
    .flatMap((path) => {
      const text = readFileSync(join(docs, path), 'utf8');
      return [...text.matchAll(/<TakeHome\s+fns=\{\[([^\]]*)\]\}/g)];
    })
    .map(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name!))
    .map((fns) => fns.filter((name) => names.includes(name)))
    .filter((fns) => fns.length > 0);
}

const pairs = names.map((name, i) => [name, names[(i * 29 + 7) % names.length]!]);

const all = [...languages, ...floatLanguages];

/** The faults of all languages, with the language's name. */
async function faultsOfAll(
  faultsOf: (language: (typeof all)[number], files: LanguageFiles) => string[],
): Promise<string[]> {
  expect(all.length).toBeGreaterThan(10);
  const faults: string[] = [];
  for (const language of all) {
    const found = faultsOf(language, await served(language.extension));
    faults.push(...found.map((fault) => `${language.name}: ${fault}`));
  }
  return faults;
}

it('is joined in a browser as it is written: each function, pairs, tables and all', async () => {
  expect(tables().length).toBeGreaterThan(10);
  const together = [...pairs.filter(([a, b]) => a !== b), ...tables(), names];
  const faults = await faultsOfAll((language, files) => {
    const there = namesIn(language);
    const few = together.map((some) => some.filter((name) => there.includes(name)));
    return [...there.map((name) => [name]), ...few.filter(({ length }) => length > 0)]
      .filter((asked) => fileIn(files, asked).text !== translate(language, asked).text)
      .map((asked) => `${asked.join(', ')} is joined otherwise than it is written`);
  });
  expect(faults).toEqual([]);
});

it('has what the page says: the function, and how code gets at it', async () => {
  const faults = await faultsOfAll((language, files) => {
    const own = files.pieces.circlesIntersect!.own!;
    const { text } = translate(language, ['circlesIntersect']);
    const usage = usageOf(files, ['circlesIntersect'], 'x');
    return [
      ...(new RegExp(`\\b${own}\\(`).test(text) ? [] : [`no ${own} in ${text}`]),
      ...(usage.includes('$') ? [usage] : []),
    ];
  });
  expect(faults).toEqual([]);
});

it('has the function that was asked for above its helpers, but in Lua', async () => {
  const faults = await faultsOfAll((language, { sections, pieces }) => {
    if (language.id === 'lua') return [];
    return namesIn(language).flatMap((name) => {
      const { text } = translate(language, [name]);
      const { text: own, offered = own } = pieces[name]!;
      const at = text.indexOf(offered);
      return (
        Object.entries(pieces)
          .filter(
            ([other, { section }]) => other !== name && sections[section]!.counts === 'functions',
          )
          // A C++ class and a C macro cannot be declared in advance.
          .filter(
            ([, { section, declared }]) => sections[section]!.front !== 'declared' || declared,
          )
          .filter(([, { text: helper }]) => helper !== '' && text.slice(0, at).includes(helper))
          .map(([other]) => `${name} stands below ${other}`)
      );
    });
  });
  expect(faults).toEqual([]);
});

it('of 32 bits has floats, and the name that its language wants', () => {
  const { fileName, text } = translate(floatLanguages[1]!, ['circlesIntersect']);
  expect(fileName).toBe('circles_intersect.hpp');
  expect(text).toContain('float radius;');
  expect(text).not.toMatch(/\bdouble\b/);
});

it('tells what a user writes to have the functions', async () => {
  const usages = await Promise.all(
    languages.map(async (language) =>
      usageOf(await served(language.extension), ['distance', 'dot'], 'nine-zones'),
    ),
  );
  expect(usages).toEqual([
    'using FirstContact; using static FirstContact.Collisions;',
    '#include "nine_zones.hpp" // first_contact::distance(…)',
    '#include "nine_zones.h"',
    'const FirstContact = preload("res://nine_zones.gd")',
    'precision highp float; // then nine-zones.glsl',
    'import static firstcontact.FirstContact.*;',
    'local contact = require("nine_zones")',
    'from nine_zones import distance, dot',
    'mod nine_zones; use nine_zones::*;',
  ]);
});

it('says what is in the file, and what is in no file of the language', () => {
  const file = { text: 'a\nb\n', helpers: 1, types: 2 };
  const words = '1 function, 1 helper, 2 types: 2 lines, MIT License.';
  expect(translatedWords(['a'], file)).toBe(words);
  expect(translatedWords(['a'], file, [['b', 'elsewhere.']])).toBe(`${words} b is elsewhere.`);
  expect(translatedWords([], file, [['b', 'elsewhere.']])).toBe('b is elsewhere.');
});

it('says why a function is not in a language, and has all others', async () => {
  const faults = await faultsOfAll(({ extension, lacks = new Map() }, files) => {
    const { pieces, untranslated } = files;
    const missing = givenAway.filter((name) => !pieces[name]).sort();
    const listed = [untranslated, Object.fromEntries(lacks)].map((one) => Object.keys(one).sort());
    const reasons = Object.values(untranslated);
    return [
      ...listed.flatMap((some) =>
        String(some) === String(missing) ? [] : [`lacks ${missing}, and says so of ${some}`],
      ),
      ...(extension.startsWith('32.') && String(missing) !== 'createCircleGrid'
        ? [`lacks ${missing}`]
        : []),
      ...reasons.filter(
        (reason) => !/^(available only with 64 bits|not in GLSL).*\.$/.test(reason),
      ),
    ];
  });
  expect(faults).toEqual([]);
});

describe('a joined file', () => {
  const sections: Section[] = [
    { before: '', between: '\n', order: ['+x', '+y'] },
    { before: '\n\n', between: '\n\n', counts: 'types' },
    { before: '\n', between: '', text: 'class {' },
    { before: '\n', between: '\n', counts: 'functions' },
    { before: '\n', between: '', offers: ['return ', '$ ', 'end'] },
  ];
  const pieces: Record<string, FilePiece> = {
    '+x': { section: 0, text: 'import x', needs: [] },
    '+y': { section: 0, text: 'import y', needs: [] },
    Point: { section: 1, text: 'private Point', offered: 'public Point', needs: [] },
    a: {
      section: 3,
      text: 'a()',
      offered: 'public a()',
      needs: ['b', '+y'],
      meets: ['Point'],
      own: 'A',
    },
    b: { section: 3, text: 'b()', needs: ['Point', '+x'] },
  };
  const of = (asked: string[], given?: string[]) =>
    joined(sections, (name) => pieces[name]!, asked, given);

  it('has each piece once, after what it needs, and offers what was asked for', () => {
    expect(of(['a'])).toEqual({
      text: 'import x\nimport y\n\npublic Point\nclass {\nb()\npublic a()\nreturn A end\n',
      helpers: 1,
      types: 1,
    });
  });

  it('keeps to itself what nobody asked for', () => {
    expect(of(['b']).text).toBe('import x\n\nprivate Point\nclass {\nb()\nreturn b end\n');
  });

  it('has what was asked for first, in order, below declarations of what it calls', () => {
    const pieceOf: Record<string, FilePiece> = {
      a: { section: 0, text: 'a() {}', needs: ['Shape', 'b', 'c'], declared: 'a();' },
      b: { section: 0, text: 'b() {}', needs: ['e'], declared: 'b();' },
      c: { section: 0, text: 'c() {}', needs: [], declared: 'c();' },
      d: { section: 0, text: 'd() {}', needs: ['a', 'b'], declared: 'd();' },
      e: { section: 0, text: 'e() {}', needs: [], declared: 'e();' },
      Shape: { section: 0, text: 'class Shape', needs: ['e'] },
    };
    const of = (asked: 'first' | 'declared', names: string[], given?: string[]) =>
      joined([{ before: '', between: ' ', front: asked }], (name) => pieceOf[name]!, names, given)
        .text;
    expect(of('declared', ['d', 'c'])).toBe(
      'a();\nb(); d() {} c() {} e() {} class Shape b() {} a() {}\n',
    );
    expect(of('declared', ['a'])).toBe(
      'e();\nb();\nc(); class Shape a() {} e() {} b() {} c() {}\n',
    );
    expect(of('declared', ['a'], ['b', 'e'])).toBe('c(); class Shape a() {} c() {}\n');
  });

  it('leaves out what is given otherwise', () => {
    expect(of(['a'], ['b']).text).not.toContain('b()');
  });
});
