import { inspect } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { makeCall } from '#lab/playground/callables.ts';
import { htmlOf, typescriptOf } from '#lab/playground/export-program.ts';
import { type KindName, kinds } from '#lab/playground/kinds.ts';
import { linkCells } from '#lab/playground/link-cells.ts';
import { offersOf } from '#lab/playground/offers.ts';
import { libraryShapes, type Scene, type Shape, withShape } from '#lab/playground/scene.ts';
import { readScene } from '#lab/playground/shared-scene.ts';
import { sourceOf } from '#lab/playground/ui/source-of.ts';
import * as lib from '#lib/index.ts';
import { givenAway } from '#trace/source/given-away.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { piecesOf, typePieces } from '#trace/source/pieces.ts';
import { offenders } from '../support/offenders.ts';
import { faultsOf } from '../support/program.ts';

const library = new Library();
const source = librarySource(library, givenAway);
const types = typePieces(library);
const shapes = (Object.keys(kinds) as KindName[])
  .flatMap((kind) => [kind, kind])
  .reduce<readonly Shape[]>((all, kind) => withShape(all, kind), []);

/** The compiler's messages about files, each a program by itself. */
function problemsOf(texts: Readonly<Record<string, string>>): string[] {
  const faults = faultsOf(texts, {
    moduleDetection: ts.ModuleDetectionKind.Force,
    noUncheckedIndexedAccess: false,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  });
  return Object.entries(faults).flatMap(([name, all]) => all.map((fault) => `${name}: ${fault}`));
}

/** The output of a TypeScript file. */
function printed(text: string): unknown[] {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.CommonJS },
  });
  const all: unknown[] = [];
  new Function('console', 'exports', outputText)({ log: (value: unknown) => all.push(value) }, {});
  return all;
}

function exported(scene: Scene) {
  const { usedOfLibrary, declaredByCell } = linkCells(source, scene.cells, scene.call.fn);
  const pieces = usedOfLibrary.map((fn) => piecesOf(library, fn));
  return {
    get typescript() {
      return typescriptOf(scene, pieces, declaredByCell, types);
    },
    get html() {
      return htmlOf(scene, pieces);
    },
  };
}

const offers = offersOf(library);

describe('as a TypeScript file', () => {
  test('compiles and answers as the page, with functions of the reader', () => {
    const cells = [
      'const factor = 2;',
      'function gap(circle: Circle, box: Box) {\n  return factor * signedDistanceToBox(circle.center, box) - circle.radius;\n}',
    ];
    const scene = { shapes, cells, call: { fn: 'gap', inputs: ['circle', 'box'] }, moved: '' };
    const { circle, box } = libraryShapes(shapes) as unknown as {
      circle: lib.Circle;
      box: lib.Box;
    };
    const gap = 2 * lib.signedDistanceToBox(circle.center, box) - circle.radius;
    const { typescript } = exported(scene);
    expect(problemsOf({ gap: typescript })).toEqual([]);
    expect(printed(typescript)).toEqual([gap]);
  });

  const programs = offers.map((offer) => {
    const call = makeCall(offer, shapes, []);
    const cells = [sourceOf(source, offer.fn)];
    return { call, typescript: exported({ shapes, cells, call, moved: '' }).typescript };
  });

  test('every function compiles, with its source in a cell', () => {
    const texts = programs.map(({ call, typescript }) => [call.fn, typescript]);
    expect(problemsOf(Object.fromEntries(texts))).toEqual([]);
  });

  test('every function prints the result of the library', () => {
    const all = libraryShapes(shapes);
    expect(programs.length).toBeGreaterThan(35);
    const wrong = programs.flatMap(({ call: { fn, inputs }, typescript }) => {
      const values = inputs.map((one) => (typeof one === 'string' ? all[one] : one));
      const call = (lib as unknown as Record<string, (...values: unknown[]) => unknown>)[fn]!;
      const [found, expected] = [printed(typescript), [call(...values)]].map((one) => inspect(one));
      return found === expected ? [] : [`${fn} prints ${found}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });
});

/** The page's result, with a stage that ignores drawing. */
function shownBy(html: string): string {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? [];
  const output = { textContent: 'nothing' };
  const canvas = {
    addEventListener() {},
    getContext: () => new Proxy({}, { get: () => () => {} }),
  };
  const document = { querySelector: (name: string) => (name === 'output' ? output : canvas) };
  new Function('document', 'getComputedStyle', script)(document, () => ({}));
  return output.textContent;
}

describe('a link', () => {
  const sceneOf = (change: object) =>
    JSON.stringify({
      shapes: [['circle', 'circle', 30, 30, 3]],
      cells: ['const quiet = (a) => a;'],
      asked: { fn: 'quiet', given: ['circle'] },
      moved: '',
      ...change,
    });

  test('puts nothing into an export beside its cells', () => {
    const code = "1));\nfetch('http://elsewhere.example');\nconsole.log((1";
    const scene = readScene(sceneOf({ asked: { fn: 'quiet', given: [code, 'circle', 2] } }));
    expect(scene.call.inputs).toEqual(['', 'circle', 2]);
    const both = exported(scene);
    expect(both.typescript + both.html).not.toContain('elsewhere');
  });

  test('names its shapes and its function as a playground does', async () => {
    const names = [
      'if',
      'console',
      'constructor',
      'circlet',
      'circle9999',
      'box',
      'circle;',
      'xcircle',
      '1circle',
      '',
    ];
    const shaped = names.map((name) => [name, { shapes: [[name, 'circle', 30, 30, 3]] }] as const);
    const functions = ['', '1a', 'a b', 'a.b', 'a();b'].map(
      (fn) => [fn, { asked: { fn, given: [] } }] as const,
    );
    const found = await offenders(
      [...shaped, ...functions],
      ([name]) => name,
      ([, change]) => expect(() => readScene(sceneOf(change))).toThrow('cannot be read'),
    );
    expect(found).toEqual([]);
    expect(readScene(sceneOf({})).shapes).toHaveLength(1);
  });

  test('refuses a function that every object has', () => {
    expect(() => linkCells(source, [], 'constructor')).toThrow('No cell declares constructor');
  });
});

test('a name that a file cannot declare twice is refused in words', () => {
  const cells = ['function circle() {}', 'function one(circle: Circle) {}'];
  const scene = { shapes, cells, call: { fn: 'one', inputs: ['circle'] }, moved: '' };
  expect(() => exported(scene).typescript).toThrow('can declare circle only once');
});

describe('as a page', () => {
  const of = (cells: readonly string[], fn: string, inputs: readonly (string | number)[]) =>
    exported({ shapes, cells, call: { fn, inputs }, moved: '' }).html;
  const one = 'function one(circle) { return 1; }';
  const end = (text: string) => `function one(circle) { const a = 2; return ${text}; }`;

  test('shows the result, whatever its cells look like', async () => {
    /** Cells that declare `one`, and what it returns. */
    const all: readonly (readonly [string, readonly string[], unknown])[] = [
      ['ends in a comment', [`${one}\n// note`], 1],
      ['ends in a comment behind the last statement', [`${one} // note`], 1],
      ['is only comments', ['// note', '/* note */', one], 1],
      ['is empty', ['', one], 1],
      ['is exported', [`export ${one}`], 1],
      ['is exported by name', [`${one}\nexport { one };`], 1],
      ['has types only', ['export interface Odd { a: number }\nexport type Even = Odd;', one], 1],
      [
        'speaks of exports',
        [`// before\nconst a = \`\nexport no\`;\n${end('`\nexport no`.length')}`],
        10,
      ],
      ['speaks of a return', [`${one}\n// ;return{};`], 1],
      [
        'declares a name again',
        ['const a = 1;', 'const a = 2;', one, 'function one(circle) { return 3; }'],
        3,
      ],
      [
        'has names of the page',
        ['const document = 1;\nconst shapes = 2, given = 3, runPage = 4;', one],
        1,
      ],
      [
        'has a name of the library',
        ['const circlesIntersect = 5;', 'function one(circle) { return circlesIntersect; }'],
        5,
      ],
      ['ends the script in a text', [end('"</script>"')], '</script>'],
      ['ends the script behind a backslash', [end('"\\</script>"')], '</script>'],
      ['ends the script in a template', [end('`</SCRIPT>`')], '</SCRIPT>'],
      ['ends the script in a tagged template', [end('String.raw`\\</script>`')], '\\</script>'],
      ['ends the script in a regular expression', [end('/[</script>]/.test("/")')], true],
      ['ends the script by an operator', [end('a </script/.source.length')], true],
      ['ends the script in a comment', [end('1 /* </script> */')], 1],
      ['ends the script in a type', [`type End = '</script>';\n${one}`], 1],
      ['fails as it loads', ['const a = null;\nconst b = a.c;', one], /^TypeError/],
    ];
    const found = await offenders(
      all,
      ([name]) => name,
      ([, cells, expected]) => {
        const html = of(cells, 'one', ['circle']);
        expect(html.match(/<\/script/gi)).toHaveLength(1);
        const shown = shownBy(html);
        if (expected instanceof RegExp) expect(JSON.parse(shown)).toMatch(expected);
        else expect(JSON.parse(shown)).toEqual(expected);
      },
    );
    expect(found).toEqual([]);
  });

  test('shows the result of every function of the library', async () => {
    const all = libraryShapes(shapes);
    const found = await offenders(
      offers.map((offer) => makeCall(offer, shapes, [])),
      ({ fn }) => fn,
      ({ fn, inputs }) => {
        const values = inputs.map((each) => (typeof each === 'string' ? all[each] : each));
        const call = (lib as unknown as Record<string, (...values: unknown[]) => unknown>)[fn]!;
        const expected = JSON.stringify(call(...values)) ?? 'undefined';
        expect(shownBy(of([`export ${sourceOf(source, fn)}`], fn, inputs))).toBe(expected);
      },
    );
    expect(found).toEqual([]);
  });

  test('may load nothing, send nothing and make no code of text', () => {
    const [, policy = ''] =
      /Content-Security-Policy" content="([^"]*)"/.exec(of([one], 'one', ['circle'])) ?? [];
    const rules = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)));
    expect(rules).toMatchObject({
      'default-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
    });
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(of([one], 'one', ['circle'])).not.toMatch(/https?:|src=|import /);
  });
});
