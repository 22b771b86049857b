import { unknownName } from './nearest-names.ts';
import { type SymbolMeaning, splitSymbol, symbols } from './symbol-table.ts';

export function findSymbol(name: string): SymbolMeaning {
  const symbol = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
  if (!symbol) throw unknownName('a symbol', name, Object.keys(symbols));
  return symbol;
}

/** Splits a name with `splitSymbol` and adds its role. An unknown symbol fails the build. */
export function readSymbol(name: string) {
  const parts = splitSymbol(name);
  return { ...parts, role: findSymbol(parts.base).role };
}

/** Returns the element of a symbol in text. */
export function symbolHtml(name: string): string {
  const { base, role, letters, coordinate } = readSymbol(name);
  const below = coordinate && `<sub>${coordinate}</sub>`;
  return `<i class="symbol ${role}" data-symbol="${base}">${letters}${below}</i>`;
}

/** Converts text with symbols between dollar signs, such as "Drag $p$ or $c$", to HTML. */
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
