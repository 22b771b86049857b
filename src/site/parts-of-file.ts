import { snake } from '#translate/names.ts';

const isComment = (line: string) => /^\s*(\/\/|--|#(?!include|\[)|\/\*|\*)/.test(line);

/** Whether a part of a file declares the function, in whatever way the language writes its name. */
function declares(part: string, fn: string): boolean {
  const pascal = fn[0]!.toUpperCase() + fn.slice(1);
  const declaration = new RegExp(
    `^(?!.*\\breturn\\b)[^=("'#/*]*\\b(?:${fn}|${snake(fn)}|${pascal})(?:<.*>)?\\(`,
    'm',
  );
  return declaration.test(part);
}

export interface PartsOfFile {
  /** The types and helpers that stand before the function. */
  readonly before: string;
  /** Its comment: the first paragraph, and the lines of the rest if that is long. */
  readonly comment: readonly string[];
  readonly own: string;
}

/**
 * Cuts the file of a function in any language. Its parts stand apart by empty lines: the one
 * that declares it is the function, with its other forms behind it.
 */
export function partsOfFile(text: string, fn: string): PartsOfFile {
  const parts = text.trimEnd().split(/\n\n+/);
  const at = Math.max(
    0,
    parts.findIndex((part) => declares(part, fn)),
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
