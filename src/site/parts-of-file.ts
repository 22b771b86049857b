import { snake } from '#translate/names.ts';

const isComment = (line: string) => /^\s*(\/\/|--|#(?!include|\[)|\/\*|\*)/.test(line);

/** How a language may write the head of a function: its own name first, as a type may be called alike. */
function headsOf(fn: string): RegExp[] {
  const pascal = fn[0]!.toUpperCase() + fn.slice(1);
  // The last is for a language that has a function of that name itself: cross2d in GLSL.
  return [
    `(?:${fn}|(?:fc_)?${snake(fn)})`,
    `static [^=(]*\\b${pascal}`,
    pascal,
    `${fn}[A-Z\\d]\\w*`,
  ].map((name) => new RegExp(`^(?!.*\\breturn\\b)[^=("'#/*]*\\b${name}(?:<.*>)?\\(`, 'm'));
}

const classHead = /^( *public static (?:partial )?class \w+\n *\{\n)(?= +\/\/\/)/m;

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
  // A class that begins with the function is no part of it.
  const parts = text.trimEnd().replace(classHead, '$1\n').split(/\n\n+/);
  const found = headsOf(fn).map((head) => parts.findIndex((part) => head.test(part)));
  const at = found.find((place) => place >= 0) ?? 0;
  const lines = parts.slice(at).join('\n\n').split('\n');
  const indent = Math.min(
    ...lines.filter((line) => /^\s*\w/.test(line)).map((line) => line.search(/\S/)),
  );
  // In a class everything is indented. What ends a class, a namespace or a guard is no part of the function.
  const isEnd = (line = '') =>
    line.length <= indent ? /^ *\}?$/.test(line) : /^(#endif|\} \/\/ namespace \w+)$/.test(line);
  while (isEnd(lines.at(-1))) lines.pop();
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
