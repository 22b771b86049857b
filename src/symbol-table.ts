/** What a symbol stands for decides its colour: see the roles in styles/roles.css. */
export type Role = 'circle' | 'point' | 'distance' | 'plain';

export interface SymbolMeaning {
  readonly role: Role;
  /** What it stands for, as the legend says it. */
  readonly meaning: string;
  /** The names that mean it in the library's source. */
  readonly code: readonly string[];
}

/** One symbol, one name, one colour: in figure, formula, listing and prose alike. */
export const symbols: Readonly<Record<string, SymbolMeaning>> = {
  c: { role: 'circle', meaning: 'centre of the circle', code: ['circle.center', 'center'] },
  r: { role: 'circle', meaning: 'its radius', code: ['circle.radius', 'radius'] },
  p: { role: 'point', meaning: 'the point we ask about', code: ['point'] },
  d: { role: 'distance', meaning: 'distance from $p$ to $c$', code: [] },
  a: { role: 'point', meaning: 'a number', code: [] },
  b: { role: 'circle', meaning: 'another number', code: [] },
  x: { role: 'plain', meaning: 'across', code: [] },
  y: { role: 'plain', meaning: 'up', code: [] },
};

/**
 * A symbol is a letter, or a letter and a digit: `c`, `c_1`. A name may ask for a coordinate of it:
 * `c_x`, `c.x`, `c_1.x`. Gives back the symbol, its letter, and what stands below the letter.
 */
export function splitSymbol(name: string) {
  const [base = '', coordinate = ''] = name.split(/[._](?=[a-z]$)/);
  const [letter = '', digit = ''] = base.split('_');
  return { base, letter, low: digit + coordinate };
}

/** A symbol as it is said: "c 1". */
export function sayable(name: string): string {
  return name.replace('_', ' ');
}
