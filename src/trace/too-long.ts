/** The most code that is compiled in one task, so that the page stays responsive. */
export const maxCode = { characters: 10_000, lines: 500, words: 3000 } as const;

export function isTooLong(text: string): boolean {
  return (
    text.length > maxCode.characters ||
    text.split('\n').length > maxCode.lines ||
    (text.match(/[\w$]+|[^\s\w$]/g)?.length ?? 0) > maxCode.words
  );
}

const numbers = new Intl.NumberFormat('en');

export const limitWords =
  `at most ${numbers.format(maxCode.characters)} characters in ${maxCode.lines} lines, ` +
  `with ${numbers.format(maxCode.words)} words and signs`;

export const tooLongWords = `The code is too long to run here. Shorten it to ${limitWords}.`;
