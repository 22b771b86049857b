import { unknownName } from './nearest-names.ts';
import { type SymbolMeaning, splitSymbol, symbols } from './symbol-table.ts';

export function findSymbol(name: string): SymbolMeaning {
  const symbol = Object.hasOwn(symbols, name) ? symbols[name] : undefined;
  if (!symbol) throw unknownName('a symbol', name, Object.keys(symbols));
  return symbol;
}

/** A name as `splitSymbol` reads it, with its role. An unknown symbol fails the build. */
export function readSymbol(name: string) {
  const parts = splitSymbol(name);
  return { ...parts, role: findSymbol(parts.base).role };
}

/** The element that stands for a symbol anywhere in the text. */
export function symbolHtml(name: string): string {
  const { base, role, letters, coordinate } = readSymbol(name);
  const below = coordinate && `<sub>${coordinate}</sub>`;
  return `<i class="symbol ${role}" data-symbol="${base}">${letters}${below}</i>`;
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
