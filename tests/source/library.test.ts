import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, test } from 'vitest';
import type { Declaration } from '#trace/source/declarations.ts';
import { Library } from '#trace/source/library.ts';
import { functions, isPiece, library } from '../support/library.ts';
import { usesByCompiler } from '../support/program.ts';

const uses = usesByCompiler();
const isFunction = ({ node }: Declaration) => ts.isFunctionDeclaration(node);
const keyOf = ({ file, name }: Declaration) => `${file} ${name}`;

const closures = functions.map((declaration) => ({
  declaration,
  closure: library.closure(declaration),
}));

/** The functions that break a rule. */
function offenders(isRight: (one: (typeof closures)[number]) => boolean): string[] {
  expect(closures.length).toBeGreaterThan(70);
  return closures.filter((one) => !isRight(one)).map(({ declaration }) => declaration.name);
}

test('every declaration is a piece of its file, byte for byte, at the line it says', () => {
  expect(offenders(({ closure }) => closure.every(isPiece))).toEqual([]);
});

test('every function is whole: from its doc comment to its closing brace', () => {
  const isWhole = ({ name, text }: Declaration) =>
    /^\/\*\*\s/.test(text) &&
    text.includes(`*/\nexport function ${name}(`) &&
    /\n\}$/.test(text) &&
    text.match(/^\}/gm)?.length === 1;
  expect(offenders(({ declaration }) => isWhole(declaration))).toEqual([]);
});

test('every function has with it all that it uses, and nothing else', () => {
  const faults = closures.flatMap(({ declaration, closure }) => {
    const expected = [...uses.get(keyOf(declaration))!].toSorted().join(', ');
    const found = closure.map(keyOf).toSorted().join(', ');
    return found === expected ? [] : [`${declaration.name}: ${found}, not ${expected}`];
  });
  expect(faults).toEqual([]);
});

test('every function has types first, then helpers, itself last', () => {
  const isOrdered = (closure: readonly Declaration[]) =>
    closure
      .map((one) => Number(isFunction(one)))
      .every((kind, i, all) => kind >= (all[i - 1] ?? 0));
  const faults = offenders(
    ({ declaration, closure }) => closure.at(-1) === declaration && isOrdered(closure),
  );
  expect(faults).toEqual([]);
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
