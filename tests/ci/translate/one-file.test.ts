import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext, APIRoute } from 'astro';
import { describe, expect, it } from 'vitest';
import { givenAway } from '#source/given-away.ts';
import { translatedWords } from '#source/take-home-words.ts';
import { fileIn, type LanguageFiles, usageOf } from '#translate/language-files.ts';
import { type FilePiece, joined, type Section } from '#translate/one-file.ts';
import {
  floatLanguages,
  languages,
  namesIn,
  translate,
  translatedNames,
} from '#translate/translate.ts';
import { GET as getPieces } from '../../../src/pages/code/pieces.[extension].json.ts';

// Files of other languages that a browser joins from pieces are those that the build writes.

const names = translatedNames();

/** What the site gives a browser of a language. */
async function served(extension: string): Promise<LanguageFiles> {
  const context = { params: { extension } } as unknown as APIContext;
  return ((await (getPieces as APIRoute)(context)) as Response).json();
}

/** The functions of each chapter's table. */
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

describe.each(all.map((one) => [one.name, one] as const))('%s', (_, language) => {
  it('is joined in a browser as it is written: each function, pairs, tables and all', async () => {
    const files = await served(language.extension);
    const there = namesIn(language);
    const together = [...pairs.filter(([a, b]) => a !== b), ...tables(), names];
    expect(tables().length).toBeGreaterThan(10);
    const few = together.map((some) => some.filter((name) => there.includes(name)));
    for (const asked of [
      ...there.map((name) => [name]),
      ...few.filter(({ length }) => length > 0),
    ]) {
      expect(fileIn(files, asked).text).toBe(translate(language, asked).text);
    }
  });

  it('has what the page says: the function, and how code gets at it', async () => {
    const files = await served(language.extension);
    const own = files.pieces.circlesIntersect!.own!;
    const { text } = translate(language, ['circlesIntersect']);
    expect(text).toMatch(new RegExp(`\\b${own}\\(`));
    expect(usageOf(files, ['circlesIntersect'], 'x')).not.toContain('$');
  });
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
    'using static FirstContact;',
    '#include "nine_zones.hpp"',
    '#include "nine_zones.h"',
    'const FirstContact = preload("res://nine_zones.gd")',
    'precision highp float; // then nine-zones.glsl',
    'FirstContact.distance(…)',
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

it.each(all.map((one) => [one.name, one] as const))(
  'says why a function is not in %s, and has all others',
  async (_, { extension, lacks = new Map() }) => {
    const { pieces, untranslated } = await served(extension);
    const missing = givenAway.filter((name) => !pieces[name]);
    expect(Object.keys(untranslated).sort()).toEqual([...missing].sort());
    expect([...lacks.keys()].sort()).toEqual([...missing].sort());
    if (extension.startsWith('32.')) expect(missing).toEqual(['createCircleGrid']);
    for (const reason of Object.values(untranslated)) {
      expect(reason).toMatch(/^(only there with 64 bits|not in GLSL).*\.$/);
    }
  },
);

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

  it('leaves out what is given otherwise', () => {
    expect(of(['a'], ['b']).text).not.toContain('b()');
  });
});
