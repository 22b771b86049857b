const isComment = (line: string) => /^\s*(\/\/|--|#(?!include|\[)|\/\*|\*)/.test(line);

const plain = (text: string) => text.replaceAll('_', '').toLowerCase();

export interface PartsOfFile {
  /** The types and helpers that stand before the function. */
  readonly before: string;
  /** Its comment: the first paragraph, and the lines of the rest if that is long. */
  readonly comment: readonly string[];
  readonly own: string;
}

/**
 * Cuts the file of a function in any language. Its parts stand apart by empty lines: the last that has
 * the function's name is the function.
 */
export function partsOfFile(text: string, fn: string): PartsOfFile {
  const parts = text.trimEnd().split(/\n\n+/);
  const at = Math.max(
    0,
    parts.findLastIndex((part) => plain(part).includes(`${plain(fn)}(`)),
  );
  const lines = parts.slice(at).join('\n\n').split('\n');
  const indent = Math.min(
    ...lines.filter((line) => /^\s*\w/.test(line)).map((line) => line.search(/\S/)),
  );
  // In a class everything is indented; shown alone the function is not.
  const own = lines.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), ''));
  const end = own.findIndex((line) => !isComment(line));
  const paragraph = own.findIndex((line, i) => i < end && /^\W*$/.test(line) && i > 0);
  const isLong = paragraph > 0 && end - paragraph > 3;
  const comment = isLong
    ? [own.slice(0, paragraph).join('\n'), ...own.slice(paragraph, end)]
    : end > 0
      ? [own.slice(0, end).join('\n')]
      : [];
  return {
    before: parts.slice(0, at).join('\n\n'),
    comment,
    own: own.slice(Math.max(0, end)).join('\n'),
  };
}
