// Builds the example in a function's comment from a writer's output.

/** A line's value and its result, as functions of the language. */
export interface ExampleLine {
  readonly call: string;
  readonly result: string;
}

/**
 * Returns an example's setup, and each line with its result as a comment. Returns null if the lines
 * need different setups, or a value needs more than one line.
 */
export function exampleLines(
  lines: readonly ExampleLine[],
  style: { readonly comment: string; readonly width: number },
): string[] | null {
  const all = lines.map(({ call, result }) => ({ call: inTwo(call), result: inTwo(result) }));
  const [first] = all;
  if (!first) return null;
  const made = first.call.before.join('\n');
  const isOne = all.every(
    ({ call, result }) => result.before.length === 0 && call.before.join('\n') === made,
  );
  if (!isOne) return null;
  return [
    ...first.call.before,
    ...all.flatMap(({ call, result }) => withResult(call.last, result.last, style)),
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

/** Separates a function's final return value from the statements before it. */
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
  // Remove the extra indentation that a language adds after `return`.
  const further = /^\s+[)\]}]+$/.test(last.at(-1)!) ? indentOf(last.at(-1)!) : 0;
  return {
    before: body.slice(0, at),
    last: last.map((line, i) => (i > 0 ? line.slice(further) : line)),
  };
}

const indentOf = (line: string): number =>
  line === '' ? Number.POSITIVE_INFINITY : line.search(/\S|$/);
