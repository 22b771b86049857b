/** Invisible characters, and those that reverse the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text of the reader's code as part of a sentence. */
export function shortText(text: string, most: number): string {
  const seen = text.slice(0, most).replaceAll(unseen, '�');
  return text.length > most ? `${seen}…` : seen;
}
