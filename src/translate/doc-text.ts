/** The paragraphs of a doc comment without its example, whose code is of another language. */
export function docParagraphs(doc: string, nameOf: (name: string) => string): string[] {
  const text = doc
    .replace(/@example[\s\S]*?(?=\n@|$)/, '')
    .replace(/@remarks\s*/, '\n')
    .replaceAll(/`(\w+)`/g, (_, name: string) => `\`${nameOf(name)}\``)
    .replaceAll(/\*(\w+)\*:/g, '$1:');
  return text
    .split(/\n\s*\n/)
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
}

/** Words in lines of at most a width. */
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
