/** Typesets a sentence of a doc comment for the text of a page. */
export function typographic(text: string): string {
  return text.replaceAll("'", '\u2019').replaceAll('+-', '\u00b1');
}
