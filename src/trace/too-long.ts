/** The most code that is compiled in one task, so that the page stays responsive. */
export const mostCode = { characters: 10_000, lines: 500, words: 3000 } as const;

export function isTooLong(text: string): boolean {
  return (
    text.length > mostCode.characters ||
    text.split('\n').length > mostCode.lines ||
    (text.match(/[\w$]+|[^\s\w$]/g)?.length ?? 0) > mostCode.words
  );
}

const numbers = new Intl.NumberFormat('en');

export const mostWords =
  `at most ${numbers.format(mostCode.characters)} characters in ${mostCode.lines} lines, ` +
  `with ${numbers.format(mostCode.words)} words and signs`;

export const tooLongWords = `The code is too long to run here. Shorten it to ${mostWords}.`;
