/** The first sentence of the doc comment that a declaration begins with; "" if it has none. */
export function firstSentence(text: string): string {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(text) ?? [];
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\* ?/, '').trim());
  const blank = lines.findIndex((line, i) => i > 0 && line === '' && lines[i - 1] !== '');
  const paragraph = lines
    .slice(0, blank < 0 ? undefined : blank)
    .join(' ')
    .trim();
  const [sentence = paragraph] = /^.*?\.(?= |$)/.exec(paragraph) ?? [];
  return sentence.replaceAll('`', '').replaceAll(/\{@link (\w+)\}/g, '$1');
}
