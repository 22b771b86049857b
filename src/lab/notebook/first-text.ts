import type { LibrarySource } from '#trace/source/library-source.ts';
import type { LiveListing } from '#trace/ui/live-listing.ts';

export interface EditedText {
  readonly file: string;
  readonly text: string;
  readonly firstLine: number;
  /** The name shown to the reader. */
  readonly name?: string;
}

/** Returns the exercise's initial text, or the function itself outside exercises. */
export function firstText(
  { files, exported }: LibrarySource,
  { fn, root }: LiveListing,
): EditedText {
  const file = exported[fn] ?? '';
  const found = files[file]?.find(({ name }) => name === fn);
  if (!found) throw new Error(`The library has no source for ${fn}.`);
  const given =
    root.querySelector<HTMLTemplateElement>('template[data-start]')?.content.textContent;
  return given
    ? { file, text: given, firstLine: 1 }
    : { file, text: found.text, firstLine: found.line };
}
