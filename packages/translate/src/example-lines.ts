// How the example of a function stands in its comment, from what a language's writer made of it.

/** The value of a line and what comes of it, as functions of the language. */
export interface ExampleLine {
  readonly call: string;
  readonly result: string;
}

/**
 * The lines of an example: what is made, and each line with what comes of it as a comment. Null if they
 * do not all make the same, or a value takes more than one line of code.
 */
export function exampleLines(
  lines: readonly ExampleLine[],
  style: { readonly comment: string; readonly width: number },
): string[] | null {
  const all = lines.map(({ call, result }) => ({ calling: inTwo(call), coming: inTwo(result) }));
  const [first] = all;
  if (!first) return null;
  const made = first.calling.before.join('\n');
  const isOne = all.every(
    ({ calling, coming }) => coming.before.length === 0 && calling.before.join('\n') === made,
  );
  if (!isOne) return null;
  return [
    ...first.calling.before,
    ...all.flatMap(({ calling, coming }) => withResult(calling.last, coming.last, style)),
  ];
}

function withResult(
  call: readonly string[],
  result: readonly string[],
  { comment, width }: { readonly comment: string; readonly width: number },
): string[] {
  const said = result.map((line) => line.trim()).join(' ');
  const short = said.replaceAll(/([([]) |,? (?=[)\]])/g, '$1').replaceAll(/, }/g, ' }');
  const end = `${call.at(-1)}${comment === '#' ? '  ' : ' '}${comment} ${short}`;
  if (end.length <= width) return [...call.slice(0, -1), end];
  return [
    ...call,
    ...(short.length < width ? [short] : result).map((line) => `${comment} ${line}`),
  ];
}

/** The statements of a function that only returns a value at its end; and that value. */
function inTwo(text: string): { before: string[]; last: string[] } {
  const lines = text.split('\n');
  const outer = Math.min(...lines.map(indentOf));
  const own = lines.map((line) => line.slice(outer));
  const inner = own.filter((line) => /^\s/.test(line) || line === '');
  const step = Math.min(...inner.filter((line) => line !== '').map(indentOf));
  const body = inner.map((line) => line.slice(step)).filter((line) => line !== '');
  const at = body.findLastIndex((line) => !/^[\s)\]}]/.test(line));
  const last = body.slice(at);
  last[0] = last[0]!.replace(/^return /, '');
  last.push(last.pop()!.replace(/;$/, ''));
  // What a language sets further in for `return` stands without it.
  const further = /^\s+[)\]}]+$/.test(last.at(-1)!) ? indentOf(last.at(-1)!) : 0;
  return {
    before: body.slice(0, at),
    last: last.map((line, i) => (i > 0 ? line.slice(further) : line)),
  };
}

const indentOf = (line: string): number =>
  line === '' ? Number.POSITIVE_INFINITY : line.search(/\S|$/);
