/** Marks a code paragraph, which is not wrapped. */
const code = '\u0001';

/** Replaces the example in a doc comment by one in the target language. */
export const withListing = (doc: string, lines: readonly string[]): string =>
  doc.replace(/@example[\s\S]*?(?=\n@|$)/, () => `@listing\n${lines.join('\n')}\n`);

export const withoutListing = (doc: string): string => doc.replace(/@listing[\s\S]*?(?=\n@|$)/, '');

/** Returns a code paragraph's lines, or null for other paragraphs. */
export const codeLines = (paragraph: string): string[] | null =>
  paragraph.startsWith(code) ? paragraph.slice(1).split('\n') : null;

/**
 * Returns a doc comment's paragraphs. A listing follows the first one, and a TypeScript example is
 * left out.
 */
export function docParagraphs(doc: string, nameOf: (name: string) => string): string[] {
  const [, listing] = /@listing\n([\s\S]*?)(?=\n@|$)/.exec(doc) ?? [];
  const [first, ...rest] = paragraphsOf(withoutListing(doc), nameOf);
  if (first === undefined) return [];
  return [first, ...(listing === undefined ? [] : [code + listing.trimEnd()]), ...rest];
}

function paragraphsOf(doc: string, nameOf: (name: string) => string): string[] {
  const text = doc
    .replace(/@example[\s\S]*?(?=\n@|$)/, '')
    .replace(/@remarks\s*/, '\n')
    .replaceAll(/`(\w+)(…?)`/g, (_, name: string, more) => `\`${nameOf(name)}${more}\``)
    .replaceAll(/\*(\w+)\*:/g, '$1:');
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}
