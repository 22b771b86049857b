import { snake } from '#translate/names.ts';

const isComment = (line: string) => /^\s*(\/\/|--|#(?!include|\[)|\/\*|\*)/.test(line);

/** How a language may write the head of a function: its own name first, as a type may be called alike. */
function headsOf(fn: string): RegExp[] {
  const pascal = fn[0]!.toUpperCase() + fn.slice(1);
  // The last is for a language that has a function of that name itself: cross2d in GLSL.
  return [
    `(?:${fn}|(?:fc_|_)?${snake(fn)})`,
    `static [^=(]*\\b${pascal}`,
    pascal,
    `${fn}[A-Z\\d]\\w*`,
  ].map((name) => new RegExp(`^(?!.*\\breturn\\b)[^=("'#/*]*\\b${name}(?:<.*>)?\\(`, 'm'));
}

const classHead = /^( *public static (?:partial )?class \w+\n *\{\n)(?= +\/\/\/)/m;

export interface PartsOfFile {
  /** The types that stand before the function, and helpers where a language wants them there. */
  readonly before: string;
  /** What stands after it: helpers, as a rule. */
  readonly after: string;
  /** Its comment: the first paragraph, and the lines of the rest if that is long. */
  readonly comment: readonly string[];
  readonly own: string;
}

/**
 * Cuts the file of a function in any language. Its parts stand apart by empty lines: the one that
 * declares it is the function, with its other forms and what stands further in behind it.
 */
export function partsOfFile(text: string, fn: string): PartsOfFile {
  // A class that begins with the function is no part of it.
  const parts = text.trimEnd().replace(classHead, '$1\n').split(/\n\n+/);
  const heads = headsOf(fn).map((head) => ({
    head,
    at: parts.findIndex((part) => head.test(part)),
  }));
  const { head, at } = heads.find((one) => one.at >= 0) ?? { head: /^/, at: 0 };
  const edge = parts[at]!.search(/\S/);
  const isOther = (part: string): boolean => part.search(/\S/) <= edge && !head.test(part);
  const next = parts.findIndex((part, i) => i > at && isOther(part));
  const end = next < 0 ? parts.length : next;
  const lines = parts.slice(at, end).join('\n\n').split('\n');
  const indent = Math.min(
    ...lines.filter((line) => /^\s*\w/.test(line)).map((line) => line.search(/\S/)),
  );
  // In a class everything is indented. What ends a class, a namespace or a guard is no part of the function.
  const isEnd = (line = '') =>
    line.length <= indent ? /^ *\}?$/.test(line) : /^(#endif|\} \/\/ namespace \w+)$/.test(line);
  while (isEnd(lines.at(-1))) lines.pop();
  if (lines[0]?.startsWith('#ifndef')) lines.splice(0, 2);
  const own = lines.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), ''));
  const code = own.findIndex((line) => !isComment(line));
  const paragraph = own.findIndex((line, i) => i < code && /^\W*$/.test(line) && i > 0);
  const isLong = paragraph > 0 && code - paragraph > 3;
  const comment = isLong
    ? [own.slice(0, paragraph).join('\n'), ...own.slice(paragraph, code)]
    : code > 0
      ? [own.slice(0, code).join('\n')]
      : [];
  const rest = parts.slice(end).join('\n\n');
  return {
    before: parts.slice(0, at).join('\n\n'),
    comment,
    after: rest.split('\n').every(isEnd) ? '' : rest,
    own: own.slice(Math.max(0, code)).join('\n'),
  };
}
