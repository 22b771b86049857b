import { expect, it } from 'vitest';
import { htmlOf, linkProgram, typescriptOf } from '#lab/program/link-program.ts';
import type { ProgramLibrary } from '#lab/program/program-library.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { piecesOf, typePieces } from '#trace/source/pieces.ts';
import { makeProgram } from '#trace/source/program.ts';
import { findPrograms } from '#trace/source/programs.ts';
import { library as whole } from '../support/library.ts';
import { offenders } from '../support/offenders.ts';
import { faultsOf } from '../support/program.ts';

const library: ProgramLibrary = {
  names: givenAway,
  piecesOf: async (name) => piecesOf(whole, name),
  types: async () => typePieces(whole),
};

const programs = findPrograms().map((source) => makeProgram(whole, source));
const link = (text: string) => linkProgram(text, library);
const file = async (text: string) =>
  typescriptOf({ name: 'own', title: 'Own' }, await link(text), library);

const rules = { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'] };

it('gives each program as a file that compiles alone, and as a page with a script', async () => {
  const files = await Promise.all(
    programs.map(async (one) => [one.name, await typescriptOf(one, await link(one.code), library)]),
  );
  const faults = faultsOf(Object.fromEntries(files), rules);
  const found = await offenders(
    programs,
    ({ name }) => name,
    async (one) => {
      const html = htmlOf(one, await link(one.code));
      const script = /<script type="module">(.*)<\/script>/s.exec(html)?.[1] ?? '';
      expect(() => new Function(script)).not.toThrow();
      return faults[one.name];
    },
  );
  expect(found).toEqual([]);
});

it('adds each function that is called, its helpers and the types that are named', async () => {
  const text = `const a: Circle = { center: { x: 0, y: 0 }, radius: 1 };
const s: Segment = { a: a.center, b: { x: 1, y: 0 } };
console.log(collideCircles(a, a), s);`;
  const { script } = await link(text);
  expect(script).toMatch(/^const a = /);
  const made = await file(text);
  expect(faultsOf({ own: made }, rules).own).toEqual([]);
  expect(made).toContain('interface Segment');
});

it('lets the reader write a function of the library anew', async () => {
  const { script } = await link(
    'function circlesIntersect() { return true; }\ncirclesIntersect();',
  );
  expect(script.match(/function circlesIntersect/g)).toHaveLength(1);
});

const faults: readonly (readonly [code: string, line: number, problem: RegExp])[] = [
  ['const a = 1;\nconst b = ;', 2, /^; is not expected here\.$/],
  ["const a = 1;\nimport { b } from './b.ts';", 2, /^Leave out import and export\./],
  ['export const a = 1;', 1, /^Leave out import and export\./],
  ['const a = 1;\nawait a;', 2, /^a is not expected here\.$/],
  ['async function a() {}', 1, /^Async code can’t be used here\./],
  ['const a = 1;\nimport("./b.js");', 2, /^import\(\) can’t be used here\./],
  ['const speed = 1;\nlet b = sped;', 2, /^sped is not defined\. Did you mean speed\?$/],
  ['colideCircles();', 1, /^colideCircles is not defined\. Did you mean collideCircles\?$/],
  ['collideCircles({}, {});\ntype Circle = number;', 2, /already uses the name Circle\./],
  ['enum A { B }', 1, /^An enum cannot be used here\./],
  [`${'const a = 1;\n'.repeat(501)}`, 1, /^The code is too long/],
  [
    'collideCircles({}, {});\nconst circlesIntersect = 1;',
    2,
    /^A library function that you call already uses the name circlesIntersect\. Rename yours\.$/,
  ],
];

it('says on which line a fault is', async () => {
  const found = await offenders(
    faults,
    ([code]) => code.slice(0, 60),
    async ([code, line, problem]) => {
      const error = await link(code).catch((one: unknown) => one);
      expect(error).toMatchObject({ line, problem: expect.stringMatching(problem) });
    },
  );
  expect(found).toEqual([]);
});

it('removes the types of classes, overloads and casts', async () => {
  const text = `interface Shown { show(): string }
abstract class Shape<T> implements Shown {
  [key: string]: unknown;
  static readonly count: number = 1;
  private name?: string;
  size!: T;
  protected declare area: number;
  abstract grow(): void;
  constructor(size: T) { this.size = size; }
  show(): string;
  public show(this: Shape<T>, often?: number): string { return this.size + ' ' + often; }
}
class Disc extends Shape<number> { override grow(): void { this.size += 1; } }
function twice(a: number): number;
function twice(a: any) { return 2 * a; }
declare const unused: number;
class Later {
  y = 3
  public ['q'] = 4
  readonly [Symbol.toStringTag] = 'Later'
  five() { return <number>
    5 }
}
const later = new Later()
const x = 1 as number
;(later as any).seen = x
const four = later.q as any
[0].toString()
const disc = new Disc(<number>(twice(2)))
type After = number
(disc as any).grow()
globalThis.seen = [disc.show(), Shape.count, later.q, String(later), four, later.five()]`;
  const { script } = await link(text);
  expect(script.split('\n').length).toBeGreaterThanOrEqual(text.split('\n').length);
  const seen = new Function(`${script}\nreturn globalThis.seen;`)();
  expect(seen).toEqual(['5 undefined', 1, 4, '[object Later]', 4, 5]);
});

it('gives a page whose script the HTML parser does not end', async () => {
  const html = htmlOf({ name: 'own', title: 'Own' }, await link("console.log('</script>');"));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
