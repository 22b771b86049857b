import type { Piece } from '#source/take-home.ts';
import { oneFile } from '#source/take-home.ts';
import { codeOf } from './code-of.ts';
import { page } from './export-page.ts';
import { javascriptOf } from './export-script.ts';
import { placed, type Scene } from './scene.ts';

/**
 * The playground as a TypeScript file: the functions of the library that it uses, its cells, its shapes,
 * and the call. `pieces` are of each of these functions; what a cell declares takes the library's place.
 * Throws, in words, where a name is declared twice, because a file is not nested as cells are.
 */
export function typescriptOf(
  scene: Scene,
  pieces: readonly (readonly Piece[])[],
  byCell: readonly (readonly string[])[],
  types: readonly Piece[],
): string {
  const declared = byCell.flat();
  const all = [...declared, ...scene.shapes.map(({ name }) => name)];
  const twice = all.find((name, i) => all.indexOf(name) < i);
  if (twice) throw new Error(`A .ts file can declare ${twice} only once. Rename one of the two.`);
  const needed = neededTypes(scene.cells.join('\n'), types);
  const kept = without(pieces, declared);
  const known = new Set(kept.flat().map(({ name }) => name));
  const missing = needed.filter(({ name }) => !known.has(name));
  const library = oneFile(kept, 'typescript').text;
  const parts = [library.trimEnd(), ...missing.map(({ typescript }) => typescript)];
  return `${[...parts, ...scene.cells.map((text) => text.trim()), shapesText(scene), callText(scene)].join('\n\n')}\n`;
}

/** The playground as one HTML file that draws the shapes, lets them be dragged, and shows the answer. */
export function htmlOf(scene: Scene, pieces: readonly (readonly Piece[])[]): string {
  return page({
    title: scene.asked.fn,
    library: pieces.length > 0 ? javascriptOf(oneFile(pieces, 'module').text) : '',
    cells: scene.cells.map(javascriptOf),
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

function shapesText({ shapes }: Scene): string {
  return Object.entries(placed(shapes))
    .map(([name, shape]) => `const ${name} = ${codeOf(shape)};`)
    .join('\n');
}

function callText({ asked: { fn, given } }: Scene): string {
  return `console.log(${fn}(${given.join(', ')}));`;
}
