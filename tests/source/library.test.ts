import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import type { Declaration } from '#source/declarations.ts';
import { Library } from '#source/library.ts';
import { fileText, functions, library } from '../support/library.ts';
import { usesByCompiler } from '../support/program.ts';

const uses = usesByCompiler();
const isFunction = ({ node }: Declaration) => ts.isFunctionDeclaration(node);
const keyOf = ({ file, name }: Declaration) => `${file} ${name}`;

describe.each(functions)('$name', (declaration) => {
  const closure = library.closure(declaration);

  test('is a piece of its file, byte for byte, at the line it says', () => {
    for (const { file, text, line } of closure) {
      const whole = fileText(file);
      expect(whole).toContain(text);
      const before = whole.slice(0, whole.indexOf(text));
      expect(before.split('\n')).toHaveLength(line);
    }
  });

  test('is whole: from its doc comment to its closing brace', () => {
    const { name, text } = declaration;
    expect(text).toMatch(/^\/\*\*\s/);
    expect(text).toContain(`*/\nexport function ${name}(`);
    expect(text).toMatch(/\n\}$/);
    expect(text.match(/^\}/gm)).toHaveLength(1);
  });

  test('has with it all that it uses, and nothing else', () => {
    const expected = uses.get(keyOf(declaration))!;
    expect(closure.map(keyOf).toSorted()).toEqual([...expected].toSorted());
  });

  test('has types first, then helpers, itself last', () => {
    expect(closure.at(-1)).toBe(declaration);
    const kinds = closure.map(isFunction);
    expect(kinds).toEqual(kinds.toSorted((a, b) => Number(a) - Number(b)));
  });
});

test('helpers stand in the order in which they are first used', () => {
  const names = library.closure(library.findFunction('assertCircle')).map(({ name }) => name);
  expect(names).toEqual(['Circle', 'Vec2', 'fields', 'show', 'finite', 'numberOf', 'assertCircle']);
});

test('types stand in the order in which they are first used', () => {
  const names = library.closure(library.findFunction('boundingBox')).map(({ name }) => name);
  expect(names).toEqual(['Vec2', 'Box', 'boundingBox']);
});

describe('findFunction', () => {
  test.each(['pointInCircel', 'pointincircle', 'Vec2', 'isMember', '', '__proto__', 'index'])(
    'knows no "%s", and tells the near names',
    (name) => {
      expect(() => library.findFunction(name)).toThrow(
        `Expected the name of an exported function of src/lib, found "${name}". The nearest names`,
      );
    },
  );

  test('of near names, the nearest comes first', () => {
    expect(() => library.findFunction('pointInCircel')).toThrow(/names are "pointInCircle", /);
    expect(() => library.findFunction('boundingbx')).toThrow(/names are "boundingBox", /);
  });

  test('tells where the function is', () => {
    expect(library.findFunction('pointInCircle').file).toBe('src/lib/point-in-circle.ts');
    expect(library.findFunction('containsBySquares').file).toBe(
      'src/published/monogame-circles.ts',
    );
  });
});

describe('a small library', () => {
  const root = mkdtempSync(join(tmpdir(), 'library-'));
  const folder = join(root, 'src/lib');
  mkdirSync(folder, { recursive: true });
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  write(
    'one.ts',
    '// Of the file.\n\n/** Not its own. */\n\n/** Its own. */\nfunction help() {}\n',
  );
  write('two.ts', 'export function bare() {\n  return help();\n}\nfunction help() {}\n');
  write('three.ts', 'export function local() {\n  const bare = 1;\n  return { help: bare };\n}\n');
  write('index.ts', 'export function inIndex() {}\n');
  write('notes.txt', 'export function inNotes() {}\n');
  const small = new Library(root);

  test('is read file by file, all but the index', () => {
    expect(small.findFunction('bare').text).toBe('export function bare() {\n  return help();\n}');
    expect(() => small.findFunction('inIndex')).toThrow('Expected the name');
    expect(() => small.findFunction('inNotes')).toThrow('Expected the name');
  });

  test('a helper of the file itself goes before one of the same name elsewhere', () => {
    const [help] = small.closure(small.findFunction('bare'));
    expect(help).toMatchObject({ file: 'src/lib/two.ts', text: 'function help() {}' });
  });

  test('a local name or a key is no use of a function of that name', () => {
    const names = small.closure(small.findFunction('local')).map(({ name }) => name);
    expect(names).toEqual(['local']);
  });
});
