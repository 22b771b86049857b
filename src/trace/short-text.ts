/** Invisible characters, and those that reverse the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Shortens a text of the reader's code for use in a sentence. */
export function shortText(text: string, maxLength: number): string {
  const visible = text.slice(0, maxLength).replaceAll(invisible, '�');
  return text.length > maxLength ? `${visible}…` : visible;
}
