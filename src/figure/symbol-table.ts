/** The role of a symbol determines its colour, see styles/roles.css. */
export type Role = 'circle' | 'point' | 'shape' | 'normal' | 'distance' | 'plain';

export interface SymbolMeaning {
  readonly role: Role;
  /** Its meaning, as shown in the legend. */
  readonly meaning: string;
  /** The names for it in the library's source. */
  readonly code: readonly string[];
}

const corner = (index: number): SymbolMeaning => ({
  role: 'shape',
  meaning: `corner ${index}`,
  code: [],
});

/**
 * Each symbol has one name and one colour in figures, formulas, listings and prose. The legend of a
 * figure lists its symbols in this order.
 */
export const symbols: Readonly<Record<string, SymbolMeaning>> = {
  p: { role: 'point', meaning: 'the point to test', code: ['point'] },
  a: { role: 'shape', meaning: 'start of the segment', code: ['a', 'segment.a'] },
  b: { role: 'shape', meaning: 'end of the segment', code: ['b', 'segment.b'] },
  c_1: { role: 'shape', meaning: 'centre of the first circle', code: ['a.center'] },
  r_1: { role: 'shape', meaning: 'its radius', code: ['a.radius'] },
  u: { role: 'point', meaning: 'a number', code: [] },
  "u'": { role: 'point', meaning: 'the same for the other one', code: [] },
  c: { role: 'circle', meaning: 'centre of the circle', code: ['circle.center', 'center'] },
  r: { role: 'circle', meaning: 'its radius', code: ['circle.radius', 'radius'] },
  m: { role: 'shape', meaning: 'centre of the box', code: ['box.center'] },
  c_2: { role: 'circle', meaning: 'centre of the second circle', code: ['b.center'] },
  r_2: { role: 'circle', meaning: 'its radius', code: ['b.radius'] },
  v: { role: 'circle', meaning: 'another number', code: [] },
  "v'": { role: 'circle', meaning: 'the velocity afterwards', code: [] },
  e: { role: 'shape', meaning: 'the vector from $a$ to $b$', code: [] },
  "c'": { role: 'circle', meaning: 'position of $c$ when the circle touches', code: [] },
  f: { role: 'plain', meaning: 'foot of the perpendicular', code: [] },
  w: { role: 'shape', meaning: 'half its width', code: ['halfWidth', 'box.halfWidth'] },
  h: { role: 'shape', meaning: 'half its height', code: ['halfHeight', 'box.halfHeight'] },
  g: { role: 'plain', meaning: 'gap to the near side', code: ['gapX', 'gapY'] },
  q: { role: 'point', meaning: 'the closest point to $c$', code: ['closest'] },
  x: { role: 'plain', meaning: 'across', code: [] },
  y: { role: 'plain', meaning: 'up', code: [] },
  n: {
    role: 'normal',
    meaning: 'the normal, away from the shape, of length 1 (drawn longer)',
    code: ['normal'],
  },
  d: { role: 'distance', meaning: 'distance from $p$ to $c$', code: ['distance'] },
  s: { role: 'normal', meaning: 'the depth: how far to push', code: ['depth', 'contact.depth'] },
  m_1: { role: 'point', meaning: 'mass of the first', code: ['a.mass'] },
  m_2: { role: 'circle', meaning: 'mass of the second', code: ['b.mass'] },
  q_1: { role: 'point', meaning: 'contact point of one tangent', code: [] },
  q_2: { role: 'point', meaning: 'contact point of the other tangent', code: [] },
  k: { role: 'plain', meaning: 'number of circles', code: ['circles.length'] },
  i: { role: 'normal', meaning: 'the box’s own $x$ axis, of length 1', code: [] },
  j: { role: 'normal', meaning: 'the box’s own $y$ axis, of length 1', code: [] },
  l: { role: 'plain', meaning: 'length of the displacement $v$', code: [] },
  t: { role: 'plain', meaning: 'position along the segment, 0 at $a$ and 1 at $b$', code: ['t'] },
  α: { role: 'plain', meaning: 'an angle', code: [] },
  "p'": { role: 'point', meaning: '$p$ in local coordinates', code: [] },
  p_1: { role: 'point', meaning: 'the first point where they cross', code: [] },
  p_2: { role: 'point', meaning: 'the second one', code: [] },
  e_1: { role: 'point', meaning: 'the direction of $e$, a unit vector', code: [] },
  ...Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`v_${i}`, corner(i)])),
};

/**
 * A symbol is a letter, a letter and a digit, or a letter and a prime: `c`, `c_1`, `c'`. A name may be
 * a coordinate of it: `c_x`, `c.x`, `c_1.x`. Returns the symbol, its letter, and its subscript `low`; and, for text, the
 * symbol's own `letters`, "c₁", with the `coordinate` still to be set below them.
 */
export function splitSymbol(name: string) {
  const [base = '', coordinate = ''] = name.split(/[._](?=[a-z]$)/);
  const [letter = '', digit = ''] = base.split('_');
  const letters = letter.replace("'", '′') + (digit && '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit)));
  return { base, letter, low: digit + coordinate, letters, coordinate };
}

/** Returns the spoken form of a symbol, such as "c 1". */
export function sayable(name: string): string {
  return name.replace('_', ' ').replace("'", ' prime');
}
