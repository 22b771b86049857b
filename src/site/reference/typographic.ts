/** A sentence of a doc comment as it is set in the text of a page. */
export function typographic(text: string): string {
  return text.replaceAll("'", '\u2019').replaceAll('+-', '\u00b1');
}
