import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as library from '#lib/index.ts';
import { exampleOfFile } from '#site/example-of-file.ts';
import { partsOfFile } from '#site/parts-of-file.ts';
import { entriesOf } from '#site/reference/entries.ts';
import { filterWords } from '#site/reference/filter-words.ts';
import { functionPages } from '#site/reference/pages.ts';
import { readDocComment } from '#trace/source/doc-comment.ts';
import { allLanguages, namesIn, translate, whyNotIn } from '#trace/source/languages.ts';
import { Library } from '#trace/source/library.ts';
import { languages, type Translation } from '#translate/languages.ts';
import { translatedLibrary } from '#translate/library.ts';
import { filesOf, withExamples } from '#translate/translate.ts';
import { offenders } from '../support/offenders.ts';

const names = Object.keys(library).sort();
const entries = entriesOf();
const pages = functionPages();
const pageOf = (name: string) => pages.find((page) => page.name === name)!;

const namesThatBreak = (rule: (name: string) => void) => offenders(names, String, rule);

describe('the groups of the reference', () => {
  it('have every function of the library once', () => {
    expect(entries.map(({ name }) => name).sort()).toEqual(names);
  });

  it('do not take a function whose doc comment lacks a known group or figure', () => {
    const root = mkdtempSync(join(tmpdir(), 'reference-'));
    mkdirSync(join(root, 'src/lib'), { recursive: true });
    writeFileSync(join(root, 'src/lib/index.ts'), "export { one } from './one.ts';\n");
    const faultOf = (tags: string) => {
      const source = `/**\n * Returns 1.\n *\n${tags} */\nexport function one() {}\n`;
      writeFileSync(join(root, 'src/lib/one.ts'), source);
      try {
        return entriesOf(new Library(root)).map(({ preset }) => preset);
      } catch (error) {
        return (error as Error).message;
      }
    };
    const group = ' * @group touch\n';
    const figure = ' * @figure clamp-projection/push-out\n';
    expect(faultOf(group + figure)).toEqual([undefined]);
    expect(faultOf(figure)).toMatch(
      /^src\/lib\/one.ts:6: one: Expected "@group NAME" .* The names are touch, inside, /,
    );
    expect(faultOf(group)).toMatch(
      /^src\/lib\/one.ts:6: .*"@figure NAME".* clamp-projection\/push-out/,
    );
    expect(faultOf(` * @group touhc\n${figure}`)).toMatch(
      /^src\/lib\/one.ts:7: .*found "touhc".*"touch"/,
    );
    expect(faultOf(`${group} * @figure clamp-projection/push\n`)).toMatch(
      /^src\/lib\/one.ts:7: .*nearest names are "clamp-projection\/push-out"/,
    );
    expect(faultOf(`${group} * @figure clamp-projection/push-out#nowhere\n`)).toMatch(
      /^src\/lib\/one.ts:7: .*a preset of the figure push-out, found "nowhere"/,
    );
    rmSync(root, { recursive: true });
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

  it('has all its words on the page of its function', async () => {
    const titles = ['example', 'remarks', 'accuracy', 'cost'];
    const words = (text: string) =>
      (text.toLowerCase().match(/[\w.]+/g) ?? []).filter((word) => !titles.includes(word)).sort();
    const broken = await namesThatBreak((name) => {
      const { doc, declaration } = pageOf(name);
      const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(declaration.text) ?? [];
      const { answers, meaning, example, accuracy, cost } = doc;
      const shown = [answers, example, ...meaning, accuracy, cost].join(' ');
      expect(words(shown)).toEqual(words(comment));
    });
    expect(broken).toEqual([]);
  });
});

/**
 * Translating is slow, so each language gets a share of the functions, and all of them in the long
 * run.
 */
const isShareOf = (language: number, name: number) =>
  process.env.FULL === '1' || (language + name) % languages.length === 0;

describe('the call of a function', () => {
  const plain = (text: string) => text.replaceAll('_', '').toLowerCase();

  it('is there in every language, by its name, with its parameters, and without its body', async () => {
    const broken = await namesThatBreak((name) => {
      const { signatures, declaration } = pageOf(name);
      expect(signatures.map(({ language }) => language)).toEqual(allLanguages.map(({ id }) => id));
      const [, first = name] = /^ {2}(\w+)\??: \w/m.exec(declaration.text) ?? [];
      for (const { language, text } of signatures) {
        expect(plain(text), language).toContain(plain(name));
        expect(text.split('(').length, language).toBe(text.split(')').length);
        expect(text, language).not.toMatch(/[{};]\s*$|\breturn\b/);
        expect(text.split('\n').length, language).toBeLessThan(16);
        expect(plain(text).includes(plain(first)) || language !== 'typescript', text).toBe(true);
      }
    });
    expect(broken).toEqual([]);
  });

  it('stands below the type of its callback where the language has to declare one', () => {
    const inC = pageOf('moveOnGround').signatures.find(({ language }) => language === 'c');
    const [callback, head] = inC!.text.split('\n\n');
    expect(callback).toMatch(/^typedef bool \(\*fc_CircleCast\)\(/);
    expect(head).toContain('fc_CircleCast cast');
  });

  it('is found in each file, below the comment', async () => {
    const inFiles = allLanguages.filter((one) => !('form' in one));
    const broken = await namesThatBreak((name) => {
      for (const language of inFiles.filter((_, i) => isShareOf(i, names.indexOf(name)))) {
        const { text } = pageOf(name).signatures.find((one) => one.language === language.id)!;
        const reason = whyNotIn(language, name);
        if (reason) expect(text).toBe(`${name} is ${reason}`);
        else {
          const file = translate(language, [name]).text;
          const { own, after, comment } = partsOfFile(file, name);
          expect(comment.join('\n'), language.id).not.toContain('#ifndef');
          expect(own, language.id).toContain(text.split('\n\n').at(-1)!.split('\n')[0]);
          const piece = filesOf(language as Translation).pieces[name]!;
          const lines = (piece.offered ?? piece.text).split('\n').length;
          expect(own.split('\n').length, language.id).toBeLessThanOrEqual(lines);
          expect(file.replaceAll(/\n\n+/g, '\n\n').trimEnd().endsWith(after), language.id).toBe(
            true,
          );
        }
      }
    });
    expect(broken).toEqual([]);
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

  // Writing a language's examples takes a second, so only the long run does it for each.
  it('is all of it', async () => {
    const isTried = ({ id }: { id: string }) => ['python', 'csharp'].includes(id);
    const broken = await offenders(
      process.env.FULL === '1' ? languages : languages.filter(isTried),
      ({ name }) => name,
      (language) => {
        const { functions } = withExamples(translatedLibrary(), language);
        const all = namesIn(language);
        const examples = all.map((name) => exampleIn(language.id, name));
        const written = all.map((name) => {
          const [, text] = /@listing\n([\s\S]*?)\n(?=@|$)/.exec(functions.get(name)!.doc) ?? [];
          return text?.trimEnd() ?? null;
        });
        expect(examples).toEqual(written);
        // Some languages have no short word for a list or for a missing value.
        expect(examples.filter(Boolean).length / all.length).toBeGreaterThan(0.7);
      },
    );
    expect(broken).toEqual([]);
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
