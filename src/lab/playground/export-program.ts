import type { Piece } from '#trace/source/take-home.ts';
import { oneFile } from '#trace/source/take-home.ts';
import { codeOf } from './code-of.ts';
import { page } from './export-page.ts';
import { javascriptOf } from './export-script.ts';
import { neededTypes } from './needed-types.ts';
import { libraryShapes, type Scene } from './scene.ts';

/**
 * Returns the playground as a TypeScript file with its library functions, cells, shapes and call. A
 * cell's declaration replaces the library's. Throws if a name is declared twice, because a file
 * does not nest cells.
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
  const used = without(pieces, declared);
  const known = new Set(used.flat().map(({ name }) => name));
  const missing = needed.filter(({ name }) => !known.has(name));
  const library = oneFile(used, 'typescript').text;
  const parts = [library.trimEnd(), ...missing.map(({ typescript }) => typescript)];
  return `${[...parts, ...scene.cells.map((text) => text.trim()), shapesText(scene), callText(scene)].join('\n\n')}\n`;
}

/** Returns the playground as one HTML file with draggable shapes and the result. */
export function htmlOf(scene: Scene, pieces: readonly (readonly Piece[])[]): string {
  return page({
    title: scene.call.fn,
    library: pieces.length > 0 ? javascriptOf(oneFile(pieces, 'module').text) : '',
    cells: scene.cells.map(javascriptOf),
    shapes: libraryShapes(scene.shapes),
    call: scene.call,
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

function shapesText({ shapes }: Scene): string {
  return Object.entries(libraryShapes(shapes))
    .map(([name, shape]) => `const ${name} = ${codeOf(shape)};`)
    .join('\n');
}

function callText({ call: { fn, inputs } }: Scene): string {
  return `console.log(${fn}(${inputs.join(', ')}));`;
}
