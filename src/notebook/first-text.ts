import type { LibrarySource } from '#source/library-source.ts';
import type { LiveListing } from '#trace/ui/live-listing.ts';

/** Where the code in an editor stands. */
export interface EditedText {
  readonly file: string;
  readonly text: string;
  readonly firstLine: number;
  /** What a reader knows it by. */
  readonly name?: string;
}

/** What an edit begins with: the text that an exercise gives, or else the function as it is. */
export function firstText(
  { files, exported }: LibrarySource,
  { fn, root }: LiveListing,
): EditedText {
  const file = exported[fn] ?? '';
  const found = files[file]?.find(({ name }) => name === fn);
  if (!found) throw new Error(`The source of ${fn} is not there.`);
  const given =
    root.querySelector<HTMLTemplateElement>('template[data-start]')?.content.textContent;
  return given
    ? { file, text: given, firstLine: 1 }
    : { file, text: found.text, firstLine: found.line };
}
