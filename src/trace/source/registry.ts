import { givenAway } from './given-away.ts';
import type { Library } from './library.ts';
import { firstSentence, piecesOf } from './pieces.ts';
import { oneFile, type Piece } from './take-home.ts';

// The library as a registry in shadcn's universal format, which `shadcn` and `jsrepo` read. Each
// function is an item with one file, which contains everything that the function needs, as at
// /code/. Helpers cannot be separate items, because shadcn identifies dependencies by address and
// jsrepo by name. To use many functions, install `all`, which contains each helper once.

export interface RegistryItem {
  readonly name: string;
  readonly type: 'registry:item';
  readonly title: string;
  readonly description: string;
  readonly files: readonly [RegistryFile];
}

export interface RegistryFile {
  readonly path: string;
  /** A file of this type has only a path, without framework or settings. */
  readonly type: 'registry:file';
  /** Its path in the reader's project. */
  readonly target: string;
  /** Only in an item's own file, not in the list of items. */
  readonly content?: string;
}

/** The item that has the whole library in one file. */
const whole = 'all';

export const registryNames: readonly string[] = [...givenAway, whole];

/** An item of the list, without the text of its file. */
export function listedItem(library: Library, name: string): RegistryItem {
  const path = `${name}.ts`;
  return {
    name,
    type: 'registry:item',
    title: name === whole ? 'The whole library' : name,
    description:
      name === whole
        ? 'All functions of First Contact in one file.'
        : firstSentence(library.findFunction(name)).replaceAll('`', ''),
    files: [{ path, type: 'registry:file', target: `first-contact/${path}` }],
  };
}

/** An item with the text of its file. */
export function registryItem(library: Library, name: string): RegistryItem {
  const item = listedItem(library, name);
  const functions: Piece[][] = (name === whole ? givenAway : [name]).map((one) =>
    piecesOf(library, one),
  );
  return { ...item, files: [{ ...item.files[0], content: oneFile(functions, 'typescript').text }] };
}
