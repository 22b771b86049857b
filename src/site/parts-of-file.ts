import { snake } from '#translate/names.ts';

const isComment = (line: string) => /^\s*(\/\/|--|#(?!include|\[)|\/\*|\*)/.test(line);

/** How a language may declare a function: its own name first, because a type may share the name. */
function headsOf(fn: string): RegExp[] {
  const pascal = fn[0]!.toUpperCase() + fn.slice(1);
  // The last is for GLSL, which has its own cross2d.
  return [
    `(?:${fn}|(?:fc_|_)?${snake(fn)})`,
    `static [^=(]*\\b${pascal}`,
    pascal,
    `${fn}[A-Z\\d]\\w*`,
  ].map((name) => new RegExp(`^(?!.*\\breturn\\b)[^=("'#/*]*\\b${name}(?:<.*>)?\\(`, 'm'));
}

const classHead = /^( *public static (?:partial )?class \w+\n *\{\n)(?= +\/\/\/)/m;

export interface PartsOfFile {
  /** The types before the function, and the helpers that some languages need there. */
  readonly before: string;
  /** The rest of the file after the function, usually helpers. */
  readonly after: string;
  /** The function's comment: the first paragraph, then the lines of the rest if it is long. */
  readonly comment: readonly string[];
  readonly own: string;
}

/**
 * Splits the file of a function, in any language, at its empty lines. The part that declares the
 * function also contains its overloads and the more deeply indented parts after it.
 */
export function partsOfFile(text: string, fn: string): PartsOfFile {
  // If a class starts right before the function, split it off.
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
  // Everything in a class is indented. The end of a class, namespace or guard is left out.
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
