import { describe, expect, it } from 'vitest';
import * as library from '#lib/index.ts';
import { exampleOfFile } from '#site/example-of-file.ts';
import { partsOfFile } from '#site/parts-of-file.ts';
import { filterWords } from '#site/reference/filter-words.ts';
import { entries } from '#site/reference/groups.ts';
import { functionPages } from '#site/reference/pages.ts';
import { readDocComment } from '#source/doc-comment.ts';
import { Library } from '#source/library.ts';
import { translatedLibrary } from '#translate/library.ts';
import {
  allLanguages,
  languages,
  namesIn,
  translate,
  whyNotIn,
  withExamples,
} from '#translate/translate.ts';
import { figures } from '../support/all-figures.ts';

const names = Object.keys(library).sort();
const pages = functionPages();
const pageOf = (name: string) => pages.find((page) => page.name === name)!;

describe('the groups of the reference', () => {
  it('have every function of the library once', () => {
    expect(entries.map(({ name }) => name).sort()).toEqual(names);
  });

  it('show a figure of the chapter that they name', () => {
    for (const { name, chapter, figure } of entries) {
      const paths = figures.map((one) => one.path);
      expect(paths, name).toContain(`${chapter}/figures/${figure}.ts`);
    }
  });
});

describe('a doc comment', () => {
  it('is read in its parts', () => {
    const text = `/**
 * Whether it is so; just
 * so counts.
 *
 * @example
 * isSo(1);
 *
 * isSo(2); // true
 *
 * @remarks
 * It means this.
 *
 * And that.
 *
 * *Accuracy*: exact.
 *
 * *Cost*: O(1).
 */
function isSo() {}`;
    expect(readDocComment(text)).toEqual({
      answers: 'Whether it is so; just so counts.',
      meaning: ['It means this.', 'And that.'],
      example: 'isSo(1);\n\nisSo(2); // true',
      accuracy: 'Exact.',
      cost: 'O(1).',
    });
  });

  it.each(names)('of %s has all its words on its page', (name) => {
    const { doc, declaration } = pageOf(name);
    const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(declaration.text) ?? [];
    const words = (text: string) => text.toLowerCase().match(/[\w.]+/g) ?? [];
    const { answers, meaning, example, accuracy, cost } = doc;
    const shown = words([answers, example, ...meaning, accuracy, cost].join(' '));
    const titles = ['example', 'remarks', 'accuracy', 'cost'];
    expect(shown.filter((word) => !titles.includes(word)).sort()).toEqual(
      words(comment)
        .filter((word) => !titles.includes(word))
        .sort(),
    );
  });
});

describe.each(names)('the call of %s', (name) => {
  const { signatures, declaration } = pageOf(name);
  const plain = (text: string) => text.replaceAll('_', '').toLowerCase();

  it('is there in every language, by its name, with its parameters, and without its body', () => {
    expect(signatures.map(({ language }) => language)).toEqual(allLanguages.map(({ id }) => id));
    const parameters = [...declaration.text.matchAll(/^ {2}(\w+)\??: \w/gm)].map(([, one]) => one!);
    for (const { language, text } of signatures) {
      expect(plain(text), language).toContain(`${plain(name)}`);
      expect(text.split('(').length, language).toBe(text.split(')').length);
      expect(text, language).not.toMatch(/[{};]\s*$|\breturn\b/);
      expect(text.split('\n').length, language).toBeLessThan(16);
      const [first = name] = parameters;
      expect(plain(text).includes(plain(first)) || language !== 'typescript', text).toBe(true);
    }
  });

  it('is found in each file, below the comment', () => {
    for (const language of allLanguages.filter((one) => !('form' in one))) {
      const reason = whyNotIn(language, name);
      if (reason) {
        const { text } = signatures.find((one) => one.language === language.id)!;
        expect(text).toBe(`${name} is ${reason}`);
        continue;
      }
      const { own } = partsOfFile(translate(language, [name]).text, name);
      const [head = ''] = signatures.find((one) => one.language === language.id)!.text.split('\n');
      expect(own, language.id).toContain(head);
    }
  });
});

describe('the example of a function', () => {
  const exampleIn = (id: string, name: string) => {
    const language = allLanguages.find((one) => one.id === id)!;
    return exampleOfFile(translate(language, [name]).text, name);
  };

  it('is found in the comment of its file', () => {
    expect(exampleIn('python', 'circlesIntersect')).toBe(
      'a = Circle(Vec2(0.0, 0.0), 2.0)\nb = Circle(Vec2(3.0, 4.0), 3.0)\ncircles_intersect(a, b)  # True',
    );
    expect(exampleIn('csharp', 'slide')).toBe(
      'var up = new Vec2(0.0, 1.0);\n' +
        'Slide(new Vec2(3.0, -4.0), up) // new Vec2(3.0, 0.0)\n' +
        'Slide(new Vec2(3.0, 4.0), up) // new Vec2(3.0, 4.0)',
    );
  });

  it.each(languages)('is all of it, in $name', (language) => {
    const { functions } = withExamples(translatedLibrary(), language);
    const names = namesIn(language);
    for (const name of names) {
      const [, written] = /@listing\n([\s\S]*?)\n(?=@|$)/.exec(functions.get(name)!.doc) ?? [];
      expect(exampleIn(language.id, name), name).toBe(written?.trimEnd() ?? null);
    }
    // Some languages have no short word for a list, or for what is missing.
    const count = names.filter((name) => exampleIn(language.id, name) !== null).length;
    expect(count / names.length).toBeGreaterThan(0.75);
  });
});

it('leads to what has the same shapes, and to callers and called', () => {
  const related = (name: string) =>
    Object.fromEntries(pageOf(name).related.map((one) => [one.title, one.names]));
  const box = related('boxIntersectsCircle');
  expect(box['Other questions about the same shapes']).toContain('castCircleAgainstBox');
  expect(box['Other questions about the same shapes']).not.toContain('collideCircles');
  expect(related('circlesIntersect')['Called by']).toContain('collideCircles');
  expect(related('collideBoxCircle')['It calls']).toEqual(['closestPointInBox']);
  expect(pageOf('dot').related).toEqual(expect.not.arrayContaining([{ names: [] }]));
});

it('is filtered by what people call things elsewhere', () => {
  const source = new Library();
  const found = (...wanted: string[]) =>
    entries
      .filter(({ name, group }) => {
        const words = filterWords(source.findFunction(name), group.title);
        return wanted.every((word) => words.includes(word));
      })
      .map(({ name }) => name);
  expect(found('aabb', 'collision')).toContain('boxIntersectsCircle');
  expect(found('rectangle', 'penetration')).toContain('collideBoxCircle');
  expect(found('tunnelling')).toContain('castCircleAgainstCircle');
  expect(found('grid')).toContain('createCircleGrid');
  expect(found('wall', 'hit')).toContain('segmentIntersectsCircle');
});
