import { snake } from '../names.ts';
import type { FilePiece } from '../one-file.ts';

/**
 * Wraps a piece in an include guard, because several headers may contain it. Guards of types end in
 * _T, because a function may have a type's name.
 */
export function guarded(piece: FilePiece, name: string, prefix: string): FilePiece {
  if (piece.text === '') return piece;
  const bare = name.replace(/^\+/, '');
  const own = snake(bare).replace('.', '_');
  const macro = `${prefix}_${own}${/^[A-Z]\w*$/.test(bare) ? '_t' : ''}`.toUpperCase();
  return { ...piece, text: `#ifndef ${macro}\n#define ${macro}\n${piece.text}\n#endif` };
}
