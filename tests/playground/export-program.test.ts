import { inspect } from 'node:util';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as lib from '#lib/index.ts';
import { htmlOf, typescriptOf } from '#playground/export-program.ts';
import { type KindName, kinds } from '#playground/kinds.ts';
import { linkCells } from '#playground/link-cells.ts';
import { callOf } from '#playground/offers.ts';
import { placed, type Scene, type Shape, withShape } from '#playground/scene.ts';
import { sourceOf } from '#playground/ui/source-of.ts';
import { givenAway } from '#source/given-away.ts';
import { Library } from '#source/library.ts';
import { librarySource } from '#source/library-source.ts';
import { offersOf } from '#source/offers.ts';
import { piecesOf, typePieces } from '#source/pieces.ts';
import { faultsOf } from '../support/program.ts';

const library = new Library();
const source = librarySource(library, givenAway);
const types = typePieces(library);
const shapes = (Object.keys(kinds) as KindName[])
  .flatMap((kind) => [kind, kind])
  .reduce<readonly Shape[]>((all, kind) => withShape(all, kind), []);

/** What the compiler has against some files, each a program by itself. */
function problemsOf(texts: Readonly<Record<string, string>>): string[] {
  const faults = faultsOf(texts, {
    moduleDetection: ts.ModuleDetectionKind.Force,
    noUncheckedIndexedAccess: false,
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  });
  return Object.entries(faults).flatMap(([name, all]) => all.map((fault) => `${name}: ${fault}`));
}

/** What a file of TypeScript prints. */
function printed(text: string): unknown[] {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.CommonJS },
  });
  const all: unknown[] = [];
  new Function('console', 'exports', outputText)({ log: (value: unknown) => all.push(value) }, {});
  return all;
}

function exported(scene: Scene) {
  const { ofLibrary, declared } = linkCells(source, scene.cells, scene.asked.fn);
  const pieces = ofLibrary.map((fn) => piecesOf(library, fn));
  return {
    typescript: typescriptOf(scene, pieces, declared, types),
    html: htmlOf(scene, pieces, declared),
  };
}

const offers = offersOf(library);

describe('as a TypeScript file', () => {
  test('compiles and answers as the page, with functions of the reader', () => {
    const cells = [
      'const factor = 2;',
      'function gap(circle: Circle, box: Box) {\n  return factor * signedDistanceToBox(circle.center, box) - circle.radius;\n}',
    ];
    const scene = { shapes, cells, asked: { fn: 'gap', given: ['circle', 'box'] }, moved: '' };
    const { circle, box } = placed(shapes) as unknown as { circle: lib.Circle; box: lib.Box };
    const gap = 2 * lib.signedDistanceToBox(circle.center, box) - circle.radius;
    const { typescript } = exported(scene);
    expect(problemsOf({ gap: typescript })).toEqual([]);
    expect(printed(typescript)).toEqual([gap]);
  });

  const programs = offers.map((offer) => {
    const asked = callOf(offer, shapes, []);
    const cells = [sourceOf(source, offer.fn)];
    return { asked, ...exported({ shapes, cells, asked, moved: '' }) };
  });

  test('every function compiles, with its source in a cell', () => {
    const texts = programs.map(({ asked, typescript }) => [asked.fn, typescript]);
    expect(problemsOf(Object.fromEntries(texts))).toEqual([]);
  });

  test('every function prints the result of the library', () => {
    const all = placed(shapes);
    expect(programs.length).toBeGreaterThan(35);
    const wrong = programs.flatMap(({ asked: { fn, given }, typescript }) => {
      const values = given.map((one) => (typeof one === 'string' ? all[one] : one));
      const call = (lib as unknown as Record<string, (...values: unknown[]) => unknown>)[fn]!;
      const [found, expected] = [printed(typescript), [call(...values)]].map((one) => inspect(one));
      return found === expected ? [] : [`${fn} prints ${found}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('as a page', () => {
  const scene = {
    shapes,
    cells: ['function odd(circle: Circle) {\n  return "</script><b>" + circle.radius;\n}'],
    asked: { fn: 'odd', given: ['circle'] },
    moved: '',
  };
  const { html } = exported(scene);

  test('is whole: it loads nothing, and its script does not end in the middle', () => {
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/https?:|src=|import /);
  });

  test('its script is JavaScript', () => {
    const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain('function odd(circle');
  });
});
