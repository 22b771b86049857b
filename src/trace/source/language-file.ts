import { bareFileIn, type LanguageFiles, ownNames } from '#translate/language-files.ts';
import type { JoinedFile } from '#translate/one-file.ts';
import { credit } from './take-home.ts';

/** These functions in one file of another language, with all that they need. */
export function fileIn(files: LanguageFiles, names: readonly string[]): JoinedFile {
  const file = bareFileIn(files, names);
  return { ...file, text: `${headOf(files, names)}\n\n${file.text}` };
}

/** The comment at the top of a file. */
export const headOf = (
  { pieces, comment, needs }: Pick<LanguageFiles, 'pieces' | 'comment' | 'needs'>,
  names: readonly string[],
): string => credit(names, { comment, needs, own: ownNames(pieces, names) });

export { fileNameOf, usageOf } from '#translate/language-files.ts';
