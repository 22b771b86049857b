import { figurePlaces, findPlace } from '#figure/all-figures.ts';
import { unknownName } from '#figure/nearest-names.ts';
import type { Declaration } from '#trace/source/declarations.ts';
import { Library } from '#trace/source/library.ts';
import { type Group, groups } from './groups.ts';

/** A function of the library and its place in the reference. */
export interface Entry {
  readonly name: string;
  readonly declaration: Declaration;
  readonly group: Group;
  /** The chapter that teaches the function, and a figure of that chapter about its question. */
  readonly chapter: string;
  readonly figure: string;
  /** The figure's initial preset, if its first preset shows another function. */
  readonly preset?: string | undefined;
}

/**
 * The functions of the library in the order of the reference. A doc comment without a known group
 * and figure fails the build.
 */
export function entriesOf(library = new Library()): Entry[] {
  const entries = library.offered().map(entryOf);
  return groups.flatMap((group) => entries.filter((entry) => entry.group === group));
}

const groupIds = groups.map(({ id }) => id);

function entryOf(declaration: Declaration): Entry {
  const { name, file, node, tags } = declaration;
  try {
    const id = tagOf(tags, 'group', groupIds);
    const group = groups.find((one) => one.id === id);
    if (!group) throw unknownName('a group of the reference', id, groupIds);
    return { name, declaration, group, ...findPlace(tagOf(tags, 'figure', figurePlaces)) };
  } catch (error) {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(`${file}:${line + 1}: ${name}: ${(error as Error).message}`);
  }
}

function tagOf(tags: Declaration['tags'], tag: string, known: readonly string[]): string {
  const value = tags[tag];
  if (value !== undefined) return value;
  throw new Error(`Expected "@${tag} NAME" in the doc comment. The names are ${known.join(', ')}.`);
}
