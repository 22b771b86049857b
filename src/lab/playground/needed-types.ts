import type { Piece } from '#trace/source/take-home.ts';

/** Returns the types that a text names, and the types that those use. */
export function neededTypes(text: string, types: readonly Piece[]): readonly Piece[] {
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
