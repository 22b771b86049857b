import { snake } from '../names.ts';
import type { FilePiece } from '../one-file.ts';

/**
 * A piece that is compiled once, although several headers contain it. The macros of types end in _T, because
 * a function may have the name of a type.
 */
export function guarded(piece: FilePiece, name: string, prefix: string): FilePiece {
  if (piece.text === '') return piece;
  const bare = name.replace(/^\+/, '');
  const own = snake(bare).replace('.', '_');
  const macro = `${prefix}_${own}${/^[A-Z]\w*$/.test(bare) ? '_t' : ''}`.toUpperCase();
  return { ...piece, text: `#ifndef ${macro}\n#define ${macro}\n${piece.text}\n#endif` };
}
