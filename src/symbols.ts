import { unknownName } from './nearest-names.ts';

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

export function findSymbol(name: string): SymbolMeaning {
  const symbol = symbols[name];
  if (!symbol) throw unknownName('a symbol', name, Object.keys(symbols));
  return symbol;
}

/** The element that stands for a symbol anywhere in the text. `name` may carry a subscript: `c_x`. */
export function symbolHtml(name: string): string {
  const [base = '', subscript] = name.split('_');
  const { role } = findSymbol(base);
  const low = subscript ? `<sub>${subscript}</sub>` : '';
  return `<i class="symbol ${role}" data-symbol="${base}">${base}${low}</i>`;
}

/** Plain text with symbols between dollar signs, as HTML: "Drag $p$ or $c$". */
export function withSymbols(text: string): string {
  return text
    .split(/\$([^$]+)\$/)
    .map((piece, i) => (i % 2 === 1 ? symbolHtml(piece) : escapeHtml(piece)))
    .join('');
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
