import { partsOfFile } from './parts-of-file.ts';

// The example of a function, from the comment in its file in any language. Some languages mark the
// code in a comment; in the others it is indented.

const opens = /^(<example><code>|<pre>\{@code|```ignore)$/;
const closes = /^(<\/code><\/example>|\}<\/pre>|```)$/;

/** Null if the function has no example in this language. */
export function exampleOfFile(text: string, fn: string): string | null {
  const { comment, own } = partsOfFile(text, fn);
  const lines = comment.length > 0 ? comment.join('\n').split('\n').map(bare) : docstring(own);
  const open = lines.findIndex((line) => opens.test(line));
  if (open >= 0) {
    const inside = lines.slice(open + 1);
    const end = inside.findIndex((line) => closes.test(line));
    const code = inside.slice(0, end).join('\n');
    return lines[open]!.startsWith('<example>') ? unescaped(code) : code;
  }
  const from = lines.findIndex((line, i) => lines[i - 1] === '' && /^ {4}/.test(line));
  if (from < 0) return null;
  const rest = lines.slice(from).map((line) => line.slice(4));
  const end = rest.indexOf('');
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

const bare = (line: string): string => line.replace(/^\s*(\/\*\*?|\/{2,3}|#{1,2}|-{2,3}|\*) ?/, '');

/** C#'s comments are XML. */
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns the lines of Python's docstring, which is inside the function. */
function docstring(own: string): string[] {
  const [, text = ''] = /"""([\s\S]*?)"""/.exec(own) ?? [];
  return text.split('\n').map((line) => line.replace(/^ {4}/, ''));
}
