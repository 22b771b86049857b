import type { Piece } from '#source/take-home.ts';
import { oneFile } from '#source/take-home.ts';
import { compile } from '#trace/compile.ts';
import { codeOf } from './code-of.ts';
import { page } from './export-page.ts';
import { placed, type Scene } from './scene.ts';

/**
 * The playground as a TypeScript file: the functions of the library that it uses, its cells, its shapes,
 * and the call. `pieces` are of each of these functions; what a cell declares takes the library's place.
 */
export function typescriptOf(
  scene: Scene,
  pieces: readonly (readonly Piece[])[],
  declared: readonly string[],
  types: readonly Piece[],
): string {
  const needed = neededTypes(scene.cells.join('\n'), types);
  const kept = without(pieces, declared);
  const known = new Set(kept.flat().map(({ name }) => name));
  const missing = needed.filter(({ name }) => !known.has(name));
  const library = oneFile(kept, 'typescript').text;
  const parts = [library.trimEnd(), ...missing.map(({ typescript }) => typescript)];
  return `${[...parts, ...scene.cells.map((text) => text.trim()), shapesText(scene), callText(scene)].join('\n\n')}\n`;
}

/** The playground as one HTML file that draws the shapes, lets them be dragged, and shows the answer. */
export function htmlOf(
  scene: Scene,
  pieces: readonly (readonly Piece[])[],
  declared: readonly string[],
): string {
  const kept = without(pieces, declared);
  const library = kept.length > 0 ? oneFile(kept, 'module').text.replaceAll(/^export /gm, '') : '';
  const cells = scene.cells.map((text) => withoutTypes(text));
  return page({
    title: scene.asked.fn,
    library,
    cells: cells.join('\n\n'),
    shapes: placed(scene.shapes),
    asked: scene.asked,
  });
}

function without(
  pieces: readonly (readonly Piece[])[],
  declared: readonly string[],
): (readonly Piece[])[] {
  return pieces
    .map((of) => of.filter(({ name, kind }) => kind === 'type' || !declared.includes(name)))
    .filter((of) => of.length > 0);
}

/** The types that a text names, and those that they are made of. */
function neededTypes(text: string, types: readonly Piece[]): readonly Piece[] {
  const needed = new Set<Piece>();
  const need = (code: string) => {
    const names = new Set(code.match(/\b[A-Z]\w*/g));
    for (const one of types) {
      if (!names.has(one.name) || needed.has(one)) continue;
      needed.add(one);
      need(one.typescript);
    }
  };
  need(text);
  return [...needed];
}

function withoutTypes(text: string): string {
  const { code } = compile(text, { file: 'cell', probes: false, exportsAll: false });
  return code.replace(/;return\{\};\s*$/, '').trim();
}

function shapesText({ shapes }: Scene): string {
  return Object.entries(placed(shapes))
    .map(([name, shape]) => `const ${name} = ${codeOf(shape)};`)
    .join('\n');
}

function callText({ asked: { fn, given } }: Scene): string {
  return `console.log(${fn}(${given.join(', ')}));`;
}
