import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as index from '#lib/index.ts';
import type { Declaration } from '#trace/source/declarations.ts';
import { withoutBuildTags } from '#trace/source/doc-comment.ts';
import { Library } from '#trace/source/library.ts';

export const library = new Library();

const published = ['containsBySquareRoot', 'containsBySquares'];
export const functions: Declaration[] = [...Object.keys(index), ...published].map((name) =>
  library.findFunction(name),
);

/**
 * Whether a listing is a part of its file: its doc comment without build tags, and its code on the
 * stated lines.
 */
export function isPiece({
  file,
  text,
  line,
}: Pick<Declaration, 'file' | 'text' | 'line'>): boolean {
  const source = fileText(file);
  const code = text.replace(/^\/\*\*.*?\*\/\n/s, '').split('\n');
  const end = line - 1 + text.split('\n').length;
  const found = source.split('\n').slice(end - code.length, end);
  const isWhole = `\n\n${withoutBuildTags(source)}\n`.includes(`\n\n${text}\n\n`);
  return isWhole && found.join('\n') === code.join('\n');
}

export function fileText(file: string): string {
  return readFileSync(join(process.cwd(), file), 'utf8');
}
